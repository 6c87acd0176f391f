"""A strike: declared, perhaps met by a defender or led away, and carried out at once."""
from .attacks import declare_attack, may_be_attacked, notice_strike
from .deeds import means_something
from .doer import Due
from .fight import strike_wounds
from .life_deeds import lay_wounds
from .nature import OPPONENT, Speaker
from .redirect import redirect
from .setoff import set_off, set_off_targets
from .statics import is_barred, is_untargetable
from .table import refuse_unless
from .triggers import queue_item

WOUND = {"verb": "wound"}


def check_attacker(player, card):
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
    check_attacker(player, cards.get(act["attacker"]))
    check_target(table, player, cards.get(act["target"]))
    attacker, target = act["attacker"], act["target"]
    declare_attack(table, player, attacker, target)
    notice_strike(table, table.card(attacker))
    named = [{"at": [0, 0], "cards": [target], "amounts": None}]
    item = queue_item(table, "attack", Speaker(player, attacker), None, named)
    set_off_targets(table, named, by_spell=False)
    defender = yield from choose_defender(table, item, attacker, target)
    (hit,), _ = yield from redirect(table, item, [0, 0], [defender or target])
    exchange(table, item, attacker, hit)
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
    answer = yield {
        "player": player, "kind": "defender", "source": attacker, "ability": None, "at": [0, 0],
        "item": item["id"], "options": options, "min": 0, "max": 1,
    }
    if not answer["cards"]:
        return None
    table.emit("defended", item=item["id"], defender=answer["cards"][0])
    return answer["cards"][0]


def exchange(table, item, attacker, target):
    """Blows are exchanged at once, so a creature that is ready strikes back though it die of the first."""
    striker, struck = table.card(attacker), table.card(target)
    blow(table, item, [0, 0], striker, struck)
    if strikes_back(striker, struck) and not table.state["lost"]:
        blow(table, item, [1, 0], struck, striker)


def strikes_back(striker, struck):
    able = struck["type"] == "creature" and not struck["exhausted"] and struck.get("strike") is not None
    return able and struck["id"] != striker["id"]


def blow(table, item, at, striker, struck):
    """
    Lays the wounds of a strike. No text is carried out by it, so none kills (505.1.1). `striker` is a card as
    it was before the blows, which it may not have survived.
    """
    table.emit("settled", item=item["id"], at=at, targets=[struck["id"]])
    table.emit("begun", item=item["id"], at=at)
    card = table.card(struck["id"])
    if means_something(card, WOUND) and not is_barred(table, card, "wound"):
        moment, cause, due = table.new_moment(), {"by": "item", "item": item["id"], "at": at}, Due()
        table.emit("did", moment, card=card["id"], cause=cause)
        if lay_wounds(table, card, strike_wounds(table, striker, card), cause, moment):
            due.lives[card["id"]] = []
        due.settle(table)
    table.emit("ended", item=item["id"], at=at)
    set_off(table, striker, "strike", table.clock)


def finish(table, item, fighters):
    """Attacker and defender are exhausted together by the attack itself, which no text bars."""
    moment, cause = table.new_moment(), {"by": "item", "item": item["id"], "at": [0, 0]}
    for card in map(table.card, fighters):
        if card["zone"] == "play" and not card["exhausted"]:
            table.emit("flag", moment, card=card["id"], flag="exhausted", value=True, cause=cause)
    table.emit("left", item=item["id"])
