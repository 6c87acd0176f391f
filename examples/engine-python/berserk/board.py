"""Reads a board into the first state; what a message leaves out gets its default."""
from .life import with_level

CARD_DEFAULTS = {
    "cost": 0, "element": None, "exhausted": False, "poisoned": False,
    "printed": [], "abilities": [], "effects": [], "life": None,
}


def read_life(life, in_play):
    if life is None:
        return None
    effects = [{"by": None, "until": "lasting", **effect} for effect in life.get("effects", [])]
    full = {"starting": life["starting"], "wounds": life.get("wounds", 0), "effects": effects}
    return with_level(full) if in_play else {**full, "level": None}


def read_card(card):
    full = {**CARD_DEFAULTS, **card}
    full["effects"] = [{"by": None, "until": "lasting", **effect} for effect in full["effects"]]
    full["life"] = read_life(full["life"], full["zone"] == "play")
    return full


def read_board(board):
    """The state that a board begins with. Loading is silent: nothing happens by it."""
    failed = {"A": 0, "B": 0, **board.get("failedDraws", {})}
    return {
        "active": board.get("active", "A"),
        "turn": 1,
        "phase": "choice",
        "cards": {card["id"]: read_card(card) for card in board["cards"]},
        "queue": [],
        "lost": [],
        "coins": board.get("coins"),
        "history": {"arrived": [], "attacks": [], "defended": [], "failedDraws": failed},
    }
