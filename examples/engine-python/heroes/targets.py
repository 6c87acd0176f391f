"""Who may be named as a target, and whether an ability can be declared at all (502.9, 117.1)."""
from .filters import fits
from .table import OPPONENT
from .texts import choices, is_barred, is_untargetable


def legal_targets(table, instruction, player, source):
    """All restrictions together: the text's own and those that the cards themselves impose."""
    verb = instruction["deed"]["verb"]
    return [
        card["id"]
        for card in table.state["cards"].values()
        if fits(card, instruction["object"]["filter"], player, source)
        and not is_untargetable(table, card)
        and not is_barred(table, card, verb)
    ]


def most_of(thing, options):
    return len(options) if thing["max"] is None else thing["max"]


def can_name(table, step, player, source):
    """
    Whether the targets of a step can be named: each choice can reach its minimum, and where the step
    chooses at all there is some legal target (502.9). A step that chooses nothing always can (502.6).
    """
    found = [
        (len(legal_targets(table, one, player, source)), one["object"]["min"])
        for _, one in choices(step, 0)
    ]
    return all(n >= least for n, least in found) and (not found or any(n > 0 for n, _ in found))


def complaint(thing, cards, options):
    """What is wrong with the cards named for a choice, or None."""
    if len(set(cards)) != len(cards):
        return "a card is named twice"
    stray = next((card for card in cards if card not in options), None)
    if stray is not None:
        return f"{stray} is no legal target"
    if not thing["min"] <= len(cards) <= most_of(thing, options):
        return f"{len(cards)} cards are named, which is not between {thing['min']} and the most allowed"
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
        "max": most_of(thing, options),
    }
