"""What the engine claims, for each edition."""
from .deeds import DEEDS

PROTOCOL = 1
VOCABULARY = 3

TERMS = {
    "verbs": list(DEEDS),
    "abilities": ["activated", "triggered", "spell", "static"],
    "triggers": [
        "hire", "death", "healed", "wounded", "targeted", "targeted by a spell", "paying", "strike", "kills",
        "ally attacks", "creature dies", "opposing graveyard", "turn start", "turn end",
    ],
    "objects": ["choose", "each", "itself"],
    "steps": True,
    "parts": True,
    "counts": True,
    "prices": ["exhaust itself", "exhaust", "sacrifice", "coins", "wounds"],
    "zones": ["play", "hand", "deck", "graveyard"],
    "shots": True,
    "statics": ["life", "gives", "cost", "strike", "wounds dealt", "wounds taken", "instead", "redirects"],
    "x": True,
    "divided": True,
    "different": True,
    "into": ["graveyard", "play"],
}

EVENTS = [
    "queued", "lapsed", "named", "settled", "begun", "did", "ended", "left", "life", "flag",
    "abilities", "effects", "control", "moved", "destroyed", "lost", "turn",
    "defended", "attacked", "shuffled", "draw failed", "rolled", "coins", "replaced", "redirected", "placed",
]


def greeting(edition):
    return {
        "protocol": PROTOCOL,
        "vocabulary": VOCABULARY,
        "engine": "berserk-python 0.3",
        "edition": edition.name,
        "capabilities": {
            "terms": TERMS,
            "changes": True,
            "enter": True,
            "attacks": True,
            "draws": edition.draws,
            "life": "effects",
            "level": True,
            "events": EVENTS,
            "options": True,
            "determinism": True,
            "trusts": [],
        },
    }
