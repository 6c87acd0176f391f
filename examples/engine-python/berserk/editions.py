"""What the two games decide differently. Everything else is shared."""
from typing import NamedTuple


class Edition(NamedTuple):
    name: str
    is_stack: bool
    """The last item declared is carried out first."""
    pays_late: bool
    """An item is paid, and its source looked at once more, when it leaves the stack (classic 502.3)."""
    needs_a_target: bool
    """What chooses at all needs some legal target, even where none would do (heroes 502.9)."""
    spells_look_ahead: bool
    """A spell needs every step to be possible when it is declared (heroes 117.1)."""
    shots_have_one_target: bool
    """An attack has one target always (heroes 502.5), not only by default (classic 502.5)."""
    settles_late: bool
    """A target that a die decides is named when the die has been thrown (classic 502.8)."""
    both_declare: bool
    """The player who is not active may answer with an ability."""
    draws: bool
    """The player whose turn begins takes a card from the deck."""


HEROES = Edition(
    name="heroes", is_stack=False, pays_late=False, needs_a_target=True, spells_look_ahead=True,
    shots_have_one_target=True, settles_late=False, both_declare=False, draws=True,
)
CLASSIC = Edition(
    name="classic", is_stack=True, pays_late=True, needs_a_target=False, spells_look_ahead=False,
    shots_have_one_target=False, settles_late=True, both_declare=True, draws=False,
)
EDITIONS = {edition.name: edition for edition in (HEROES, CLASSIC)}
