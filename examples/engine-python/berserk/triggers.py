"""Triggered abilities: declared by the game when nothing is being carried out."""
from .attacks import attacks_with, shoot
from .declarable import can_name
from .nature import Speaker
from .setoff import set_off_targets
from .targets import apart_from, ask, can_reach, is_late, legal_targets

# Declarations can set each other off by what they name; more than this at one time are not made.
MOST_DECLARED = 100


def declare_all(table):
    """
    Declares what has been set off: in order of time, and of one moment the non-active player's first
    (example of 501.4). What that sets off comes after it. Yields each choice that somebody has to make.
    """
    active, count = table.state["active"], 0
    while table.set_off:
        waiting = sorted(table.set_off, key=lambda one: (one.moment, one.player == active))
        table.set_off = []
        if table.state["lost"]:
            return
        for one in waiting:
            count += 1
            if count > MOST_DECLARED or key_of(one) in one.behind:
                lapse(table, one)
            else:
                yield from declare_one(table, one)


def key_of(one):
    return one.ref["card"], one.ref["ability"]


def lapse(table, one):
    table.emit("lapsed", source=one.ref["card"], ability=one.ref["ability"])


def declare_one(table, one):
    speaker = Speaker(one.player, one.ref["card"])
    step = table.texts[one.ref["ability"]]["steps"][0]
    if not can_name(table, [step], speaker):
        lapse(table, one)
        return
    named = yield from name_all(table, one.ref["ability"], speaker, {})
    if all(len(entry["cards"]) >= least for entry, least in zip(named, least_of(table, step))):
        enqueue(table, one.ref, speaker, named, (*one.behind, key_of(one)))
    else:
        lapse(table, one)


def least_of(table, step):
    chooses = [one for one in step if one["object"]["kind"] == "choose" and not is_late(table, one)]
    return [one["object"]["min"] for one in chooses]


def name_all(table, ability, speaker, chosen):
    """
    The targets of the first step: those that are `chosen` already, and for the rest somebody is asked. A choice
    to which «another» and the choices before have left too few cards names none.
    """
    steps, named, attacked = table.texts[ability]["steps"], dict(chosen), False
    for part, instruction in enumerate(steps[0]):
        at, entry = (0, part), {"cards": []}
        if instruction["object"]["kind"] == "choose" and not is_late(table, instruction):
            if at not in named:
                options = legal_targets(table, instruction, speaker, attacked, apart_from(steps, at, named))
                named[at] = {"cards": [], "amounts": None}
                if options and can_reach(table, instruction, options, speaker.x):
                    named[at] = yield ask(table, ability, at, instruction, options, speaker)
            entry = named[at]
        attacked = attacked or attacks_with(instruction, entry["cards"])
    return [{"at": list(at), **named[at]} for at in sorted(named)]


def queue_item(table, kind, speaker, ability, named, **more):
    """Puts something declared at the end of the queue; its one source is the card that declares (502.2)."""
    item = {
        "id": f"item-{table.count('item')}", "kind": kind, "sources": [speaker.source], "ability": ability,
        "controller": speaker.player, "named": named, **more,
    }
    table.emit("queued", item=item)
    return item


def enqueue(table, ref, speaker, named, behind=()):
    """Queues a declared ability, tells its shots, and notes who has become a target."""
    text = table.texts[ref["ability"]]
    x = {} if speaker.x is None else {"x": speaker.x}
    item = queue_item(table, "ability", speaker, ref["ability"], named, **x)
    table.behind_items[item["id"]] = Behind(ref, table.moves_of(speaker.source))
    set_off_targets(table, named, text["kind"] == "spell", behind)
    cards = {tuple(entry["at"]): entry["cards"] for entry in named}
    for part, instruction in enumerate(text["steps"][0]):
        shoot(table, instruction, speaker.player, speaker.source, cards.get((0, part), []))
    return item


class Behind:
    """What nobody sees of an item: its text, how often its source had moved, and what is to be paid later."""

    def __init__(self, ref, moves):
        self.ref = ref
        self.moves = moves
        self.price = None
