"""A fight: two cards wound one another at the same time, each by the strike of the other."""
from .life_deeds import lay_wounds
from .statics import is_barred, strike_of, wounds_of

STRIKES = ("attacks",)


def strike_wounds(table, striker, card):
    """How many wounds a strike lays on a card, as the texts of both change it; none where a text bars wounds."""
    if is_barred(table, card, "wound"):
        return 0
    return wounds_of(table, strike_of(table, striker), striker["id"], card, STRIKES)


def fight(table, card, foe, doer, moment):
    return lay_wounds(table, card, strike_wounds(table, table.card(foe), card), doer.cause, moment)
