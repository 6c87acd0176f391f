"""Triggered abilities: set off at once, declared by the game when nothing is being carried out."""
from .attacks import declare_attack, is_attack
from .targets import ask, can_name, legal_targets

# Declarations can set each other off by what they name; more than this at one time are not made.
MOST_DECLARED = 100


def set_off(table, card, trigger, moment, behind=()):
    """
    Notes the triggers of a card as it is now, with who controls it now. `behind` are the texts whose
    declarations have led to this one.
    """
    for name in card["abilities"]:
        text = table.texts.get(name)
        if text and text["kind"] == "triggered" and text["trigger"] == trigger:
            table.set_off.append((moment, card["id"], name, card["controller"], behind))


def set_off_targets(table, named, behind=()):
    """The cards in play that a declaration names become targets, each once however often it is named."""
    for card_id in dict.fromkeys(card for entry in named for card in entry["cards"]):
        card = table.card(card_id)
        if card["zone"] == "play":
            set_off(table, card, "targeted", table.clock, behind)


def declare_all(table):
    """
    Declares what has been set off: in order of time, and of one moment the non-active player's first
    (example of 501.4). What that sets off comes after it. Yields each choice that somebody has to make.
    """
    active, count = table.state["active"], 0
    while table.set_off:
        waiting = sorted(table.set_off, key=lambda one: (one[0], one[3] == active))
        table.set_off = []
        if table.state["lost"]:
            return
        for _, source, ability, player, behind in waiting:
            count += 1
            if count > MOST_DECLARED or (source, ability) in behind:
                table.emit("lapsed", source=source, ability=ability)
            else:
                yield from declare_one(table, source, ability, player, behind)


def declare_one(table, source, ability, player, behind):
    step = table.texts[ability]["steps"][0]
    if not can_name(table, [step], player, source):
        table.emit("lapsed", source=source, ability=ability)
        return
    named = yield from name_all(table, ability, player, source, {})
    enqueue(table, source, ability, player, named, (*behind, (source, ability)))


def name_all(table, ability, player, source, chosen):
    """The targets of the first step: those that are `chosen` already, and for the rest somebody is asked."""
    step, named, attacked = table.texts[ability]["steps"][0], [], False
    for part, instruction in enumerate(step):
        at, cards = [0, part], []
        if instruction["object"]["kind"] == "choose":
            options = legal_targets(table, instruction, player, source, attacked)
            if (0, part) in chosen:
                cards = chosen[0, part]
            elif options:
                cards = yield ask(ability, at, instruction, options, player, source)
            named.append({"at": at, "cards": cards, "amounts": None})
        attacked = attacked or attacks_with(instruction, cards)
    return named


def attacks_with(instruction, cards):
    """Whether the instruction is an attack, given the cards named for it."""
    return is_attack(instruction) and (instruction["object"]["kind"] == "itself" or bool(cards))


def shoot(table, instruction, player, source, cards):
    """Tells of the attack that an instruction is, if it is one."""
    if attacks_with(instruction, cards):
        for card in [source] if instruction["object"]["kind"] == "itself" else cards:
            declare_attack(table, player, source, card)


def queue_item(table, kind, source, ability, player, named):
    """Puts something declared at the end of the queue; its one source is the card that declares (502.2)."""
    item = {
        "id": table.new_item(), "kind": kind, "sources": [source], "ability": ability,
        "controller": player, "named": named,
    }
    table.emit("queued", item=item)
    return item


def enqueue(table, source, ability, player, named, behind=()):
    """Queues a declared ability, tells its shots, and notes who has become a target."""
    queue_item(table, "ability", source, ability, player, named)
    set_off_targets(table, named, behind)
    cards = {tuple(entry["at"]): entry["cards"] for entry in named}
    for part, instruction in enumerate(table.texts[ability]["steps"][0]):
        shoot(table, instruction, player, source, cards.get((0, part), []))
