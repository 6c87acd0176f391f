"""Triggered abilities: set off at once, declared by the game when nothing is being carried out."""
from .targets import ask, can_name, legal_targets
from .texts import choices


def set_off(table, card, trigger, moment):
    """Notes the triggers of a card as it is now, with who controls it now."""
    for name in card["abilities"]:
        text = table.texts.get(name)
        if text and text["kind"] == "triggered" and text["trigger"] == trigger:
            table.set_off.append((moment, card["id"], name, card["controller"]))


def declare_all(table):
    """
    Declares what has been set off: in order of time, and of one moment the non-active player's first
    (example of 501.4). Yields each choice that somebody has to make.
    """
    active = table.state["active"]
    waiting = sorted(table.set_off, key=lambda one: (one[0], one[3] == active))
    table.set_off = []
    if table.state["lost"]:
        return
    for _, source, ability, player in waiting:
        yield from declare_one(table, source, ability, player)


def declare_one(table, source, ability, player):
    step = table.texts[ability]["steps"][0]
    if not can_name(table, step, player, source):
        table.emit("lapsed", source=source, ability=ability)
        return
    named = []
    for at, instruction in choices(step, 0):
        options = legal_targets(table, instruction, player, source)
        cards = []
        if options:
            cards = yield ask(ability, at, instruction, options, player, source)
        named.append({"at": at, "cards": cards, "amounts": None})
    enqueue(table, source, ability, player, named)


def enqueue(table, source, ability, player, named):
    """Puts a declared ability at the end of the queue; its one source is the card that declares (502.2)."""
    item = {
        "id": table.new_item(), "kind": "ability", "sources": [source], "ability": ability,
        "controller": player, "named": named,
    }
    table.emit("queued", item=item)
