"""Who may be named as a target, and whether an ability can be declared at all (502.9, 117.1)."""
from .attacks import is_attack, is_shot, may_be_attacked
from .filters import fits
from .table import OPPONENT
from .texts import is_barred, is_untargetable


def legal_targets(table, instruction, player, source, attacked=False):
    """
    All restrictions together: the text's own, those that the cards themselves impose, and for an attack
    the challenges, unless the same declaration has `attacked` before.
    """
    verb = instruction["deed"]["verb"]
    return [
        card["id"]
        for card in table.state["cards"].values()
        if fits(card, instruction["object"]["filter"], player, source)
        and not is_untargetable(table, card)
        and not is_barred(table, card, verb)
        and (attacked or not is_shot(instruction) or may_be_attacked(table, player, card["id"]))
    ]


def most_of(instruction, options):
    """How many may be named: a shot is an attack, which has one target (502.5)."""
    if is_shot(instruction):
        return 1
    most = instruction["object"]["max"]
    return len(options) if most is None else most


def can_reach(instruction, options):
    """Whether a choice can reach its minimum."""
    return instruction["object"]["min"] <= min(len(options), most_of(instruction, options))


def can_name(table, steps, player, source):
    """
    Whether the targets of some steps can be named: each choice can reach its minimum, and where a step
    chooses at all it has some legal target (502.9). A step that chooses nothing always can (502.6).
    """
    attacked = False
    for step in steps:
        found = []
        for one in step:
            chooses = one["object"]["kind"] == "choose"
            if chooses:
                found.append(legal_targets(table, one, player, source, attacked))
                if not can_reach(one, found[-1]):
                    return False
            attacked = attacked or (is_attack(one) and (not chooses or bool(found[-1])))
        if found and not any(found):
            return False
    return True


def complaint(instruction, cards, options):
    """What is wrong with the cards named for a choice, or None."""
    if len(set(cards)) != len(cards):
        return "a card is named twice"
    stray = next((card for card in cards if card not in options), None)
    if stray is not None:
        return f"{stray} is no legal target"
    least, most = instruction["object"]["min"], most_of(instruction, options)
    if not least <= len(cards) <= most:
        return f"{len(cards)} cards are named, not from {least} to {most}"
    return None


def ask(ability, at, instruction, options, player, source, item=None):
    """The pending choice for an instruction; `player` controls the ability and may not be who chooses."""
    thing = instruction["object"]
    return {
        "player": player if thing["by"] == "controller" else OPPONENT[player],
        "source": source,
        "ability": ability,
        "at": at,
        "item": item,
        "options": options,
        "min": thing["min"],
        "max": most_of(instruction, options),
    }
