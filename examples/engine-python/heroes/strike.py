"""A strike: declared, perhaps met by a defender, and carried out at once."""
from . import life as layers
from . import rules
from .attacks import declare_attack, may_be_attacked
from .deeds import means_something
from .table import OPPONENT, refuse_unless
from .texts import is_barred, is_untargetable
from .triggers import queue_item, set_off_targets

WOUND = {"verb": "wound"}


def check_attacker(table, player, card):
    refuse_unless(card is not None and card["zone"] == "play", "the attacker is not in play")
    refuse_unless(card["controller"] == player, f"{player} does not control {card['id']}")
    refuse_unless(card.get("strike") is not None, f"{card['id']} has no strike")
    refuse_unless(not card["exhausted"], f"{card['id']} is exhausted")


def check_target(table, player, card):
    """Only the naming is limited: «cannot be wounded» bars the wounds and not the attack."""
    refuse_unless(card is not None and means_something(card, WOUND), "this cannot be struck")
    refuse_unless(card["controller"] != player, f"{card['id']} is not the opponent's")
    refuse_unless(not is_untargetable(table, card), f"{card['id']} cannot be a target")
    refuse_unless(may_be_attacked(table, player, card["id"]), "the first attack must be at another card")


def strike(table, act):
    player, cards = act["player"], table.state["cards"]
    refuse_unless(player == table.state["active"], "strikes are declared in one's own turn")
    refuse_unless(not table.state["queue"], "something waits in the queue")
    check_attacker(table, player, cards.get(act["attacker"]))
    check_target(table, player, cards.get(act["target"]))
    attacker, target = act["attacker"], act["target"]
    declare_attack(table, player, attacker, target)
    named = [{"at": [0, 0], "cards": [target], "amounts": None}]
    item = queue_item(table, "attack", attacker, None, player, named)
    set_off_targets(table, named)
    defender = yield from choose_defender(table, item, attacker, target)
    exchange(table, item, attacker, defender or target)
    if not table.state["lost"]:
        finish(table, item, [attacker] if defender is None else [attacker, defender])


def defenders(table, player, target):
    """The other ready creatures of the player that have not defended in this turn."""
    return [
        card["id"]
        for card in table.in_play()
        if card["controller"] == player
        and card["type"] == "creature"
        and card["life"] is not None
        and card["id"] != target
        and not card["exhausted"]
        and card["id"] not in table.state["history"]["defended"]
    ]


def choose_defender(table, item, attacker, target):
    """The defender becomes the one target in place of the card that was named (502.1, 502.5)."""
    player = OPPONENT[item["controller"]]
    options = defenders(table, player, target)
    if not options:
        return None
    chosen = yield {
        "player": player, "kind": "defender", "source": attacker, "ability": None, "at": [0, 0],
        "item": item["id"], "options": options, "min": 0, "max": 1,
    }
    if not chosen:
        return None
    table.emit("defended", item=item["id"], defender=chosen[0])
    return chosen[0]


def exchange(table, item, attacker, target):
    """Blows are exchanged at once, so a creature that is ready strikes back though it die of the first."""
    struck = table.card(target)
    strikes_back = (
        struck["type"] == "creature" and not struck["exhausted"] and struck.get("strike") is not None
    )
    blow(table, item, [0, 0], target, table.card(attacker)["strike"])
    if strikes_back and not table.state["lost"]:
        blow(table, item, [1, 0], attacker, struck["strike"])


def blow(table, item, at, card_id, amount):
    """Lays the wounds of a strike. No text is carried out by it, so none kills (505.1.1)."""
    table.emit("settled", item=item["id"], at=at, targets=[card_id])
    table.emit("begun", item=item["id"], at=at)
    card = table.card(card_id)
    if means_something(card, WOUND) and not is_barred(table, card, "wound"):
        moment, cause = table.new_moment(), {"by": "item", "item": item["id"], "at": at}
        table.emit("did", moment, card=card_id, cause=cause)
        if amount > 0:
            table.emit("life", moment, card=card_id, life=layers.wound(card["life"], amount), cause=cause)
            rules.check_life(table, [card_id], [])
    table.emit("ended", item=item["id"], at=at)


def finish(table, item, fighters):
    """Attacker and defender are exhausted together by the attack itself, which no text bars."""
    moment, cause = table.new_moment(), {"by": "item", "item": item["id"], "at": [0, 0]}
    for card in map(table.card, fighters):
        if card["zone"] == "play" and not card["exhausted"]:
            table.emit("flag", moment, card=card["id"], flag="exhausted", value=True, cause=cause)
    table.emit("left", item=item["id"])
