"""A game: takes acts, one at a time, and says what came of each."""
from .carry_out import carry_out
from .cells import land, step
from .declare import declare
from .deeds import means_something, perform
from .doer import Doer
from .editions import HEROES
from .shares import share_out
from .strike import strike
from .table import Refused, Table, refuse_unless
from .triggers import declare_all
from .turns import end_turn, enter
from .zones import BY_ACT

# Texts can set each other off for ever; one «resolve all» carries out no more items than this.
MOST_ITEMS = 100

# For these there is nothing to do without a text and its other cards.
NEVER_BARE = ("fight",)


class Game:
    """What happens runs as a script, a generator that yields whenever somebody has to choose."""

    def __init__(self, board, edition=HEROES):
        self.table = Table(board, edition)
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
        refuse_unless(not self.state["lost"], "the game is over")
        refuse_unless(not self.pending or act["act"] == "choose", "a choice is pending")
        handler(self, act)

    def _run(self, script):
        self._script = self._with_triggers(script)
        self._advance(None)

    def _with_triggers(self, script):
        yield from script
        yield from declare_all(self.table)

    def _advance(self, answer):
        try:
            self.pending = self._script.send(answer)
        except StopIteration:
            self.pending = self._script = None

    def choose(self, act):
        refuse_unless(self.pending, "no choice is pending")
        cards, asked = act["cards"], self.pending
        refuse_unless(act["player"] == asked["player"], f"the choice is for {asked['player']}")
        known = len(set(cards)) == len(cards) and set(cards) <= set(asked["options"])
        refuse_unless(known, "only different cards among the options can be chosen")
        fits = asked["min"] <= len(cards) <= asked["max"]
        refuse_unless(fits, f"from {asked['min']} to {asked['max']} cards are to be chosen")
        self._advance({"cards": cards, "amounts": share_out(cards, act.get("amounts"), asked.get("divide"))})

    def declare(self, act):
        self._run(declare(self.table, act))

    def attack(self, act):
        self._run(strike(self.table, act))

    def resolve(self, _act=None):
        queue = self.state["queue"]
        refuse_unless(queue, "nothing waits in the queue")
        item = queue[-1 if self.table.edition.is_stack else 0]
        if item["kind"] == "movement":
            land(self.table, item)
        else:
            self._run(carry_out(self.table, item))

    def resolve_all(self, _act):
        for _ in range(MOST_ITEMS):
            if not self.state["queue"] or self.pending or self.state["lost"]:
                return
            self.resolve()

    def enter(self, act):
        enter(self.table, act["cards"])
        self._run(())

    def step(self, act):
        step(self.table, act)

    def end_turn(self, act):
        self._run(end_turn(self.table, act["player"]))

    def change(self, act):
        card, deed = self.state["cards"].get(act["card"]), act["deed"]
        zone = card["zone"] if card and deed["verb"] == "move" else "play"
        stays = card and card["zone"] == deed.get("into")
        sensible = card and not stays and deed["verb"] not in NEVER_BARE and means_something(card, deed, zone)
        refuse_unless(sensible, f"«{deed['verb']}» means nothing for {act['card']}")
        perform(self.table, [card["id"]], deed, Doer(BY_ACT))
        self._run(())

    HANDLERS = {
        "choose": choose, "declare": declare, "resolve": resolve, "resolve all": resolve_all,
        "enter": enter, "end turn": end_turn, "change": change, "attack": attack, "step": step,
    }
