"""Which cards fit a description (118.6-118.9, 502.7)."""
from .nature import OPPONENT, fits_nature
from .statics import cost_of


def fits_zone(card, wanted, player):
    """No zone means play (118.7); a zone without an owner is the controller's own (118.6)."""
    zone = wanted.get("zone", "play")
    if card["zone"] != zone:
        return False
    if zone == "play":
        return True
    whose = wanted.get("whose", "own")
    return whose == "any" or card["whose"] == (player if whose == "own" else OPPONENT[player])


def fits_cost(table, card, wanted, speaker):
    """A cost that equals a number which nobody has paid or thrown is no card's."""
    if wanted is None:
        return True
    cost = cost_of(table, card)
    equals = {"X": speaker.x, "rolled": speaker.rolled}.get(wanted.get("equals"), cost)
    return wanted.get("atLeast", 0) <= cost <= wanted.get("atMost", cost) and cost == equals


def fits_condition(card, wanted):
    """Negative life is no wound (504.4), so «wounded» asks for wounds alone."""
    wounded = card["life"] is not None and card["life"]["wounds"] > 0
    return (
        wanted.get("wounded", wounded) == wounded
        and wanted.get("poisoned", card["poisoned"]) == card["poisoned"]
        and wanted.get("exhausted", card["exhausted"]) == card["exhausted"]
    )


def fits(table, card, wanted, speaker):
    """Whether a card fits a filter of a text, as seen by whoever speaks it."""
    return (
        fits_zone(card, wanted, speaker.player)
        and fits_nature(card, wanted, speaker)
        and fits_condition(card, wanted)
        and fits_cost(table, card, wanted.get("cost"), speaker)
    )


def fitting(table, wanted, speaker):
    return [card for card in table.state["cards"].values() if fits(table, card, wanted, speaker)]
