"""Requests and what they are answered with."""
from .batch import play_case
from .editions import EDITIONS, HEROES
from .game import Game
from .greeting import greeting
from .selfcheck import CheckedGame


class NotUnderstood(Exception):
    """A request that this engine cannot read or do."""


class Desk:
    """Takes requests; holds the one game that is played by hand. Batches share nothing with it."""

    def __init__(self, check=False):
        self.closed = False
        self.game = None
        self.edition = HEROES
        self._game = CheckedGame if check else Game

    def start(self, board):
        return self._game(board, self.edition)

    def handle(self, request):
        method = request.get("method")
        handler = self.HANDLERS.get(method) if isinstance(method, str) else None
        if handler is None:
            raise NotUnderstood(f"unknown method: {method!r}")
        return handler(self, request)

    def hello(self, request):
        """The edition asked for holds from here on."""
        if request["edition"] not in EDITIONS:
            raise NotUnderstood(f"there is no edition {request['edition']!r}; there are {', '.join(EDITIONS)}")
        self.edition = EDITIONS[request["edition"]]
        return {"hello": greeting(self.edition)}

    def load(self, request):
        self.game = self.start(request["board"])
        return {"state": self.game.state}

    def act(self, request):
        return {"reply": self._loaded().act(request["do"])}

    def observe(self, _request):
        return {"state": self._loaded().state}

    def batch(self, request):
        return {"records": [play_case(case, self.start) for case in request["cases"]]}

    def bye(self, _request):
        self.closed = True
        return {}

    def _loaded(self):
        if self.game is None:
            raise NotUnderstood("no board has been loaded")
        return self.game

    HANDLERS = {
        "hello": hello, "load": load, "act": act, "observe": observe, "batch": batch, "bye": bye,
    }
