"""Who is behind a deed, and what a deed leaves to be settled."""
from . import rules
from .texts import amount_of
from .zones import shuffle


class Doer:
    """The cause, the player, the text and its X; a bare change has a cause alone."""

    def __init__(self, cause, player=None, text=None, x=None, is_spell=False):
        self.cause = cause
        self.player = player
        self.text = text
        self.x = x
        self.is_spell = is_spell

    @property
    def killers(self):
        return [] if self.text is None else [self.text]

    @property
    def item(self):
        return self.cause.get("item")

    def amount(self, deed):
        return amount_of(deed, self.x)

    def blows(self, deed):
        """What static texts may call the wounds of this deed."""
        shot = ("attacks", "shots") if deed.get("as") == "shot" else ()
        return (*shot, "spells") if self.is_spell else shot


class Due:
    """What follows at once: lives that have changed, with their killers, and decks that have been touched."""

    def __init__(self):
        self.lives = {}
        self.decks = []

    def settle(self, table):
        rules.settle(table, self.lives)
        shuffle(table, self.decks)
