"""A game: takes acts, one at a time, and says what came of each."""
from . import rules
from .carry_out import carry_out
from .declare import declare
from .deeds import Doer, means_something, perform
from .life import fresh
from .strike import strike
from .table import OPPONENT, Refused, Table
from .triggers import declare_all, set_off
from .zones import BY_ACT, draw

# Texts can set each other off for ever; one «resolve all» carries out no more items than this.
MOST_ITEMS = 100


class Game:
    """What happens runs as a script, a generator that yields whenever somebody has to choose."""

    def __init__(self, board):
        self.table = Table(board)
        self.pending = None
        self._script = None

    @property
    def state(self):
        return self.table.state

    def act(self, act):
        """The reply to an act. A refusal changes nothing."""
        self.table.begin_reply()
        reason = None
        try:
            self._put(act)
        except Refused as refusal:
            reason = str(refusal)
        return {
            "outcome": "accepted" if reason is None else "refused",
            "reason": reason,
            "events": self.table.events,
            "pending": self.pending,
            "state": self.state,
        }

    def _put(self, act):
        handler = self.HANDLERS[act["act"]]
        if self.state["lost"]:
            raise Refused("the game is over")
        if self.pending and act["act"] != "choose":
            raise Refused("a choice is pending")
        handler(self, act)

    def _run(self, script):
        self._script = script
        self._advance(None)

    def _advance(self, answer):
        try:
            self.pending = self._script.send(answer)
        except StopIteration:
            self.pending = self._script = None

    def _then_declare(self):
        self._run(declare_all(self.table))

    def choose(self, act):
        if not self.pending:
            raise Refused("no choice is pending")
        cards, asked = act["cards"], self.pending
        if act["player"] != asked["player"]:
            raise Refused(f"the choice is for {asked['player']}")
        if len(set(cards)) != len(cards) or not set(cards) <= set(asked["options"]):
            raise Refused("only different cards among the options can be chosen")
        if not asked["min"] <= len(cards) <= asked["max"]:
            raise Refused(f"from {asked['min']} to {asked['max']} cards are to be chosen")
        self._advance(cards)

    def declare(self, act):
        self._run(self._with_triggers(declare(self.table, act)))

    def attack(self, act):
        self._run(self._with_triggers(strike(self.table, act)))

    def _with_triggers(self, script):
        yield from script
        yield from declare_all(self.table)

    def resolve(self, _act=None):
        if not self.state["queue"]:
            raise Refused("nothing waits in the queue")
        self._run(self._with_triggers(carry_out(self.table, self.state["queue"][0])))

    def resolve_all(self, _act):
        for _ in range(MOST_ITEMS):
            if not self.state["queue"] or self.pending or self.state["lost"]:
                return
            self.resolve()

    def enter(self, act):
        cards = act["cards"]
        known = self.state["cards"]
        if not cards or len(set(cards)) != len(cards):
            raise Refused("different cards enter, at least one")
        for card_id in cards:
            card = known.get(card_id)
            if card is None or card["zone"] != "hand" or card["whose"] != card["owner"]:
                raise Refused(f"{card_id} is not in its owner's hand")
            if card["type"] == "spell":
                raise Refused(f"{card_id} is a spell and does not come into play")
        self._arrive(cards)
        self._then_declare()

    def _arrive(self, cards):
        moment = self.table.new_moment()
        for card_id in cards:
            life = self.table.card(card_id)["life"]
            self.table.emit(
                "moved", moment, card=card_id, zone="play", whose=None,
                life=life and fresh(life), cause=BY_ACT,
            )
        for card_id in cards:
            set_off(self.table, self.table.card(card_id), "hire", moment)

    def end_turn(self, act):
        if act["player"] != self.state["active"]:
            raise Refused("it is the other player's turn")
        if self.state["queue"]:
            raise Refused("something waits in the queue")
        following = OPPONENT[act["player"]]
        rules.expire(self.table, "end of turn")
        rules.expire(self.table, f"start of turn {following}")
        if not self.state["lost"]:
            self.table.emit("turn", player=following)
            rules.ready_all(self.table, following)
            draw(self.table, following)
        self._then_declare()

    def change(self, act):
        card, deed = self.state["cards"].get(act["card"]), act["deed"]
        zone = card["zone"] if card and deed["verb"] == "move" else "play"
        if card is None or not means_something(card, deed, zone):
            raise Refused(f"«{deed['verb']}» means nothing for {act['card']}")
        perform(self.table, [card["id"]], deed, Doer(BY_ACT))
        self._then_declare()

    HANDLERS = {
        "choose": choose, "declare": declare, "resolve": resolve, "resolve all": resolve_all,
        "enter": enter, "end turn": end_turn, "change": change, "attack": attack,
    }
