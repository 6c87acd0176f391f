"""What a game consists of: the observed state, the texts, and the little that nobody sees."""
from .board import read_board
from .fold import fold
from .texts import read_texts

OPPONENT = {"A": "B", "B": "A"}


class Refused(Exception):
    """An act that the rules do not allow; it has changed nothing."""


def refuse_unless(condition, reason):
    if not condition:
        raise Refused(reason)


def by_rules(effect):
    return {"by": "rules", "effect": effect}


class Table:
    """The state changes by `emit` alone, so the events always tell all of it."""

    def __init__(self, board):
        self.state = read_board(board)
        self.texts = read_texts(board.get("texts", {}))
        self.events = []
        self.set_off = []
        self.attackers = set()
        self.clock = 0
        self._reply_began = 0
        self._items = 0
        self._effects = 0
        self._taken = {e["id"] for card in self.state["cards"].values() for e in effects_on(card)}
        self._unseen = {card["id"]: unseen(card) for card in self.state["cards"].values()}

    def begin_reply(self):
        self.events = []
        self._reply_began = self.clock

    def new_moment(self):
        """A new point in time; events of one moment are simultaneous."""
        self.clock += 1
        return self.clock

    def emit(self, kind, moment=None, **fields):
        at = self.new_moment() if moment is None else moment
        event = {"kind": kind, "group": at - self._reply_began - 1, **fields}
        self.events.append(event)
        self.state = fold(self.state, event)
        if kind == "moved":
            self._unseen[event["card"]] = unseen(self.card(event["card"]))
        elif kind == "turn":
            self.attackers = set()

    def card(self, card_id):
        return self.state["cards"][card_id]

    def in_play(self):
        return [card for card in self.state["cards"].values() if card["zone"] == "play"]

    def new_item(self):
        self._items += 1
        return f"item-{self._items}"

    def new_effect(self):
        self._effects += 1
        name = f"effect-{self._effects}"
        return self.new_effect() if name in self._taken else name

    def remember_control(self, card_id, effect_id, player):
        self._unseen[card_id]["controls"][effect_id] = player

    def texts_due(self, card):
        """The texts that a card has by its effects: none while it is silenced."""
        silenced = any(effect["kind"] == "silence" for effect in card["effects"])
        return [] if silenced else self._unseen[card["id"]]["abilities"]

    def controller_due(self, card):
        """Who controls a card by its effects: the latest change that still lasts decides."""
        mine = self._unseen[card["id"]]
        changes = [effect["id"] for effect in card["effects"] if effect["kind"] == "control"]
        return mine["controls"][changes[-1]] if changes else mine["controller"]


def effects_on(card):
    return card["effects"] + (card["life"]["effects"] if card["life"] else [])


def unseen(card):
    """What a card goes back to when its effects end, and whom each change of control serves."""
    kinds = {effect["kind"] for effect in card["effects"]}
    return {
        "abilities": card["printed"] if "silence" in kinds else card["abilities"],
        "controller": card["owner"] if "control" in kinds else card["controller"],
        "controls": {e["id"]: card["controller"] for e in card["effects"] if e["kind"] == "control"},
    }
