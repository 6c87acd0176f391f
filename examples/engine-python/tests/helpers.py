"""Short ways to lay out boards and texts."""
from berserk.editions import HEROES
from berserk.selfcheck import CheckedGame


def card(name, owner="A", zone="play", kind="creature", life=5, texts=(), **more):
    living = kind in ("hero", "creature")
    return {
        "id": name, "name": name, "owner": owner, "controller": owner, "zone": zone,
        "whose": None if zone == "play" else owner, "type": kind,
        "printed": list(texts), "abilities": list(texts),
        "life": {"starting": life} if living else None, **more,
    }


def choose(types=("creature",), low=1, high=1, by="controller", **wanted):
    return {"kind": "choose", "min": low, "max": high, "by": by, "filter": {"types": list(types), **wanted}}


def each(types=("creature",), **wanted):
    return {"kind": "each", "filter": {"types": list(types), **wanted}}


ITSELF = {"kind": "itself"}


def do(verb, thing, **more):
    return {"deed": {"verb": verb, **more}, "object": thing}


def activated(*steps, **more):
    return {"kind": "activated", "steps": [list(step) for step in steps], **more}


def spell(*steps, **more):
    return {"kind": "spell", "steps": [list(step) for step in steps], **more}


def triggered(trigger, *steps):
    return {"kind": "triggered", "trigger": trigger, "steps": [list(step) for step in steps]}


def cannot_be(verb):
    return static("cannot be", verb=verb)


def static(kind, **more):
    return {"kind": "static", "static": {"text": kind, **more}}


UNTARGETABLE = static("cannot be target")


def named(*cards, at=(0, 0), amounts=None):
    return {"at": list(at), "cards": list(cards), "amounts": amounts}


class Play:
    """A checked game with one method an act; each keeps the reply in `last`."""

    def __init__(self, cards, failed=None, coins=None, dice=None, edition=HEROES, **texts):
        board = {"active": "A", "cards": cards, "texts": texts}
        more = {"failedDraws": failed, "coins": coins, "dice": dice}
        board.update({field: value for field, value in more.items() if value is not None})
        self.game = CheckedGame(board, edition)
        self.last = None

    def put(self, act, **more):
        self.last = self.game.act({"act": act, **more})
        return self.last["outcome"]

    def declare(self, source, ability, *targets, player="A", **more):
        return self.put("declare", player=player, source=source, ability=ability, targets=list(targets), **more)

    def attack(self, attacker, target, player="A"):
        return self.put("attack", player=player, attacker=attacker, target=target)

    def change(self, card_id, verb, **more):
        return self.put("change", card=card_id, deed={"verb": verb, **more})

    def choose(self, player, *cards, **more):
        return self.put("choose", player=player, cards=list(cards), **more)

    def resolve_all(self):
        return self.put("resolve all")

    def end_turn(self, player="A"):
        return self.put("end turn", player=player)

    def card(self, card_id):
        return self.game.state["cards"][card_id]

    def level(self, card_id):
        return self.card(card_id)["life"]["level"]

    def zone(self, card_id):
        return self.card(card_id)["zone"]

    def waiting(self):
        return [item["ability"] for item in self.game.state["queue"]]

    def wounds(self, *cards):
        return [self.card(card_id)["life"]["wounds"] for card_id in cards]

    def history(self, field):
        return self.game.state["history"][field]

    def events(self, kind):
        return [event for event in self.last["events"] if event["kind"] == kind]

    def kinds(self):
        return [event["kind"] for event in self.last["events"]]
