"""Carrying out an item of the queue, one instruction after the other."""
from .attacks import is_attack, shoot
from .deeds import perform
from .doer import Doer
from .filters import fitting
from .late import leave_stack
from .nature import speaker_of
from .redirect import redirect
from .setoff import set_off_targets
from .targets import apart_from, ask, can_reach, is_late, legal_targets


def carry_out(table, item):
    """
    Carries an item out to its end. In Heroes neither its source (502.3, 502.3.1) nor the fitness of its
    targets (501.4) is looked at again. Once a player has lost, no further instruction begins.
    """
    if not table.edition.pays_late or leave_stack(table, item):
        yield from follow_all(table, item["id"], table.texts[item["ability"]])
    if not table.state["lost"]:
        table.emit("left", item=item["id"])


def follow_all(table, item_id, text):
    for index, step in enumerate(text["steps"]):
        if index > 0:
            yield from name_targets(table, item_id, text, index)
        for part, instruction in enumerate(step):
            at = (index, part)
            if table.state["lost"]:
                return
            if is_late(table, instruction):
                yield from name_target(table, item_id, text, at)
            yield from follow(table, table.item(item_id), text, at)


def name_targets(table, item_id, text, index):
    """The targets of a later step are named when it is reached (116.1)."""
    for part, instruction in enumerate(text["steps"][index]):
        if instruction["object"]["kind"] == "choose":
            if not is_late(table, instruction):
                yield from name_target(table, item_id, text, (index, part))
        else:
            item = table.item(item_id)
            shoot(table, instruction, item["controller"], item["sources"][0], [])


def name_target(table, item_id, text, at):
    """One choice on the way; what cannot be named is passed over."""
    item, instruction = table.item(item_id), text["steps"][at[0]][at[1]]
    speaker = speaker_of(item)
    apart = apart_from(text["steps"], at, named_in(item))
    options = legal_targets(table, instruction, speaker, apart=apart)
    if not options or not can_reach(table, instruction, options, speaker.x):
        return
    pending = ask(table, item["ability"], at, instruction, options, speaker, item_id)
    entry = yield pending
    amounts = {} if entry["amounts"] is None else {"amounts": entry["amounts"]}
    table.emit("named", item=item_id, at=list(at), cards=entry["cards"], player=pending["player"], **amounts)
    set_off_targets(table, [entry], text["kind"] == "spell")
    shoot(table, instruction, speaker.player, speaker.source, entry["cards"])


def named_in(item):
    return {tuple(entry["at"]): entry for entry in item["named"]}


def follow(table, item, text, at):
    """One instruction: what it is directed at, then the deed on every card that it can be done to."""
    instruction = text["steps"][at[0]][at[1]]
    deed, kind, place = instruction["deed"], instruction["object"]["kind"], list(at)
    entry = named_in(item).get(at, {"cards": [], "amounts": None}) if kind == "choose" else None
    targets = entry["cards"] if entry else item["sources"] if kind == "itself" else []
    shares = dict(zip(entry["cards"], entry["amounts"])) if entry and entry["amounts"] else None
    if entry and is_attack(instruction):
        targets, shares = yield from redirect(table, item, place, targets, shares)
    table.emit("settled", item=item["id"], at=place, targets=targets)
    table.emit("begun", item=item["id"], at=place)
    aimed = described(table, item, instruction) if kind == "each" else targets
    cause = {"by": "item", "item": item["id"], "at": place}
    ref = table.behind_items[item["id"]].ref
    doer = Doer(cause, item["controller"], ref, item.get("x"), text["kind"] == "spell")
    perform(table, aimed, deed, doer, shares, works_in(text, instruction))
    table.emit("ended", item=item["id"], at=place)


def described(table, item, instruction):
    """The cards of a mass instruction, as they are when it is carried out (502.6)."""
    return [card["id"] for card in fitting(table, instruction["object"]["filter"], speaker_of(item))]


def works_in(text, instruction):
    """
    The zone that an instruction works with (118.6, 118.7). A text that speaks of its own card means it
    where it is once the text is declared: in the graveyard for a spell or a death, else in play.
    """
    if instruction["deed"]["verb"] != "move":
        return "play"
    if instruction["object"]["kind"] != "itself":
        return instruction["object"]["filter"].get("zone", "play")
    return "graveyard" if text["kind"] == "spell" or text.get("trigger") == "death" else "play"
