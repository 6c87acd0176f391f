"""Requests and what they are answered with."""
from .batch import play_case
from .deeds import DEEDS
from .game import Game
from .selfcheck import CheckedGame

PROTOCOL = 1
VOCABULARY = 2

EVENTS = [
    "queued", "lapsed", "named", "settled", "begun", "did", "ended", "left", "life", "flag",
    "abilities", "effects", "control", "moved", "destroyed", "lost", "turn",
    "defended", "attacked", "shuffled", "draw failed",
]

GREETING = {
    "protocol": PROTOCOL,
    "vocabulary": VOCABULARY,
    "engine": "heroes-python 0.2",
    "edition": "heroes",
    "capabilities": {
        "terms": {
            "verbs": list(DEEDS),
            "abilities": ["activated", "triggered", "spell", "static"],
            "triggers": ["hire", "death", "healed", "targeted"],
            "objects": ["choose", "each", "itself"],
            "steps": True,
            "parts": True,
            "counts": True,
            "prices": ["exhaust itself", "exhaust", "sacrifice"],
            "zones": ["play", "hand", "deck", "graveyard"],
            "shots": True,
        },
        "changes": True,
        "enter": True,
        "attacks": True,
        "draws": True,
        "life": "effects",
        "level": True,
        "events": EVENTS,
        "options": True,
        "determinism": True,
        "trusts": [],
    },
}


class NotUnderstood(Exception):
    """A request that this engine cannot read or do."""


class Desk:
    """Takes requests; holds the one game that is played by hand. Batches share nothing with it."""

    def __init__(self, check=False):
        self.closed = False
        self.game = None
        self.start = CheckedGame if check else Game

    def handle(self, request):
        method = request.get("method")
        handler = self.HANDLERS.get(method) if isinstance(method, str) else None
        if handler is None:
            raise NotUnderstood(f"unknown method: {method!r}")
        return handler(self, request)

    def hello(self, _request):
        return {"hello": GREETING}

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
