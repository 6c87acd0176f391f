"""What a game consists of: the observed state, the texts, and the little that nobody sees."""
from .board import read_board
from .fold import fold
from .texts import read_texts, static_kinds


class Refused(Exception):
    """An act that the rules do not allow; it has changed nothing."""


def refuse_unless(condition, reason):
    if not condition:
        raise Refused(reason)


def by_rules(effect):
    return {"by": "rules", "effect": effect}


class Table:
    """The state changes by `emit` alone, so the events always tell all of it."""

    def __init__(self, board, edition):
        self.edition = edition
        self.state = self.then = read_board(board)
        self.texts = read_texts(board.get("texts", {}))
        self.static_kinds = static_kinds(self.texts)
        self.events = []
        self.set_off = []
        self.attackers = set()
        self.held = {}
        self.behind_items = {}
        self.clock = 0
        self._dice = board.get("dice") or [1]
        self._counts = {"reply": 0, "item": 0, "effect": 0, "die": 0}
        self._moves = {}
        self._taken = {e["id"] for card in self.state["cards"].values() for e in effects_on(card)}
        self._unseen = {card["id"]: unseen(card) for card in self.state["cards"].values()}

    def begin_reply(self):
        self.events = []
        self._counts["reply"] = self.clock

    def new_moment(self):
        """A new point in time; events of one moment are simultaneous. `then` is the state before them."""
        self.clock += 1
        self.then = self.state
        return self.clock

    def emit(self, kind, moment=None, **fields):
        at = self.new_moment() if moment is None else moment
        event = {"kind": kind, "group": at - self._counts["reply"] - 1, **fields}
        self.events.append(event)
        self.state = fold(self.state, event)
        if kind == "moved":
            self._forget(event["card"])
        elif kind == "turn":
            self.attackers = set()

    def _forget(self, card_id):
        """A card that has moved is a new one."""
        self._unseen[card_id] = unseen(self.card(card_id))
        self._moves[card_id] = self.moves_of(card_id) + 1
        self.held = {key: effect for key, effect in self.held.items() if key[2] != card_id}

    def moves_of(self, card_id):
        return self._moves.get(card_id, 0)

    def card(self, card_id):
        return self.state["cards"][card_id]

    def item(self, item_id):
        return next(item for item in self.state["queue"] if item["id"] == item_id)

    def in_play(self):
        return [card for card in self.state["cards"].values() if card["zone"] == "play"]

    def count(self, what):
        self._counts[what] += 1
        return self._counts[what]

    def new_effect(self):
        name = f"effect-{self.count('effect')}"
        return self.new_effect() if name in self._taken else name

    def throw_die(self):
        return self._dice[(self.count("die") - 1) % len(self._dice)]

    def remember_control(self, card_id, effect_id, player):
        self._unseen[card_id]["controls"][effect_id] = player

    def texts_due(self, card):
        """The texts that a card has by its effects: none while it is silenced, each once."""
        if any(effect["kind"] == "silence" for effect in card["effects"]):
            return []
        granted = [effect["ability"] for effect in card["effects"] if effect["kind"] == "grant"]
        return list(dict.fromkeys(self._unseen[card["id"]]["abilities"] + granted))

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
    granted = {effect["ability"] for effect in card["effects"] if effect["kind"] == "grant"}
    own = [name for name in card["abilities"] if name in card["printed"] or name not in granted]
    return {
        "abilities": card["printed"] if "silence" in kinds else own,
        "controller": card["owner"] if "control" in kinds else card["controller"],
        "controls": {e["id"]: card["controller"] for e in card["effects"] if e["kind"] == "control"},
    }
