"""A game that checks itself: the events of each reply must lead from the state before to the state after."""
import json

from .editions import HEROES
from .fold import fold
from .game import Game


class Incomplete(Exception):
    """The events of a reply do not account for the state after it."""


def frozen(value):
    return json.loads(json.dumps(value))


class CheckedGame(Game):
    """Folds copies taken at the time, so that a state altered behind its events is found as well."""

    def __init__(self, board, edition=HEROES):
        super().__init__(board, edition)
        self._seen = frozen(self.state)

    def act(self, act):
        reply = super().act(act)
        told = frozen(reply)
        state = self._seen
        for event in told["events"]:
            state = fold(state, event)
        if state != told["state"]:
            raise Incomplete(f"the events of {act} do not give the state after it")
        self._seen = told["state"]
        return reply
