"""Carrying out an item of the queue, one instruction after the other."""
from .deeds import Doer, means_something, perform
from .filters import fits
from .targets import ask, can_reach, legal_targets
from .texts import is_barred
from .triggers import set_off_targets, shoot


def carry_out(table, item):
    """
    Carries an item out to its end. Neither its source (502.3, 502.3.1) nor the fitness of its targets
    (501.4) is looked at again. Once a player has lost, no further instruction begins.
    """
    named = {tuple(entry["at"]): entry["cards"] for entry in item["named"]}
    for index, step in enumerate(table.texts[item["ability"]]["steps"]):
        if index > 0:
            yield from name_targets(table, item, step, index, named)
        for part, instruction in enumerate(step):
            follow(table, item, instruction, [index, part], named.get((index, part), []))
            if table.state["lost"]:
                return
    table.emit("left", item=item["id"])


def name_targets(table, item, step, index, named):
    """The targets of a later step are named when it is reached (116.1); what cannot be named is left."""
    player, source = item["controller"], item["sources"][0]
    for part, instruction in enumerate(step):
        at, cards = [index, part], []
        if instruction["object"]["kind"] == "choose":
            options = legal_targets(table, instruction, player, source)
            if options and can_reach(instruction, options):
                pending = ask(item["ability"], at, instruction, options, player, source, item["id"])
                cards = named[index, part] = yield pending
                table.emit("named", item=item["id"], at=at, cards=cards, player=pending["player"])
                set_off_targets(table, [{"at": at, "cards": cards}])
        shoot(table, instruction, player, source, cards)


def follow(table, item, instruction, at, named):
    """One instruction: what it is directed at, then the deed on every card that it can be done to."""
    kind, deed = instruction["object"]["kind"], instruction["deed"]
    source = item["sources"][0]
    targets = {"choose": named, "itself": [source], "each": []}[kind]
    table.emit("settled", item=item["id"], at=at, targets=targets)
    table.emit("begun", item=item["id"], at=at)
    aimed = described(table, item, instruction) if kind == "each" else targets
    zone = works_in(table.texts[item["ability"]], instruction)
    hit = [card for card in aimed if can_be_done(table, card, deed, zone)]
    cause = {"by": "item", "item": item["id"], "at": at}
    text = {"card": source, "ability": item["ability"], "grantedBy": None}
    perform(table, hit, deed, Doer(cause, item["controller"], text))
    table.emit("ended", item=item["id"], at=at)


def described(table, item, instruction):
    """The cards of a mass instruction, as they are when it is carried out (502.6)."""
    player, source = item["controller"], item["sources"][0]
    wanted = instruction["object"]["filter"]
    return [c["id"] for c in table.state["cards"].values() if fits(c, wanted, player, source)]


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


def can_be_done(table, card_id, deed, zone):
    card = table.card(card_id)
    return means_something(card, deed, zone) and not is_barred(table, card, deed["verb"])
