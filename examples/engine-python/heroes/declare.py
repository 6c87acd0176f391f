"""The declaration of an activated ability or a spell by a player."""
from .rules import by_rules
from .table import Refused
from .targets import ask, can_name, complaint, legal_targets
from .texts import choices
from .triggers import enqueue


def refuse_unless(condition, reason):
    if not condition:
        raise Refused(reason)


def check_source(table, player, card, ability):
    """The legality of the source, tested now and never again (502.3)."""
    text = table.texts.get(ability)
    refuse_unless(text is not None, f"there is no text {ability}")
    refuse_unless(player == table.state["active"], "abilities are declared in one's own turn")
    if text["kind"] == "activated":
        refuse_unless(card["zone"] == "play", f"{card['id']} is not in play")
        refuse_unless(card["controller"] == player, f"{player} does not control {card['id']}")
        refuse_unless(ability in card["abilities"], f"{card['id']} does not have {ability}")
        refuse_unless(not card["exhausted"], f"{card['id']} is exhausted and cannot pay")
    elif text["kind"] == "spell":
        refuse_unless(card["zone"] == "hand", f"{card['id']} is not in a hand")
        refuse_unless(card["whose"] == player, f"{card['id']} is not in the hand of {player}")
        refuse_unless(ability in card["printed"], f"{card['id']} does not have {ability}")
    else:
        raise Refused(f"a {text['kind']} ability is not declared by a player")
    return text


def check_declarable(table, text, player, source):
    """A spell needs every ability of its list (117.1), any other text only its first step (116.1)."""
    steps = text["steps"] if text["kind"] == "spell" else text["steps"][:1]
    for step in steps:
        refuse_unless(can_name(table, step, player, source), "there are not enough legal targets")


def read_named(targets):
    """The cards that the declaration names, by place."""
    named = {}
    for entry in targets:
        at, cards = tuple(entry["at"]), entry["cards"]
        refuse_unless(at not in named, "targets are named twice for one instruction")
        refuse_unless(entry.get("amounts") is None, "no amount is divided here")
        if cards:
            named[at] = cards
    return named


def check_named(table, text, player, source, targets):
    """What the player names for its own choices of the first step, and nothing for anything else."""
    named = read_named(targets)
    result = {}
    for at, instruction in choices(text["steps"][0], 0):
        if instruction["object"]["by"] == "controller":
            cards = named.pop(tuple(at), [])
            options = legal_targets(table, instruction, player, source)
            wrong = complaint(instruction["object"], cards, options)
            refuse_unless(wrong is None, wrong)
            result[tuple(at)] = cards
    refuse_unless(not named, "targets are named where this player has none to name now")
    return result


def declare(table, act):
    """Declares and pays. Yields the choices that the text leaves to the opponent."""
    player, source, ability = act["player"], act["source"], act["ability"]
    card = table.state["cards"].get(source)
    refuse_unless(card is not None, f"there is no card {source}")
    text = check_source(table, player, card, ability)
    check_declarable(table, text, player, source)
    chosen = check_named(table, text, player, source, act.get("targets", []))
    named = []
    for at, instruction in choices(text["steps"][0], 0):
        cards = chosen.get(tuple(at), [])
        if instruction["object"]["by"] == "opponent":
            options = legal_targets(table, instruction, player, source)
            if options:
                cards = yield ask(ability, at, instruction, options, player, source)
        named.append({"at": at, "cards": cards, "amounts": None})
    enqueue(table, source, ability, player, named)
    pay(table, text, card)


def pay(table, text, card):
    """Payment is a rules effect without source or target (501.3, 503.1), so no text can bar it."""
    if text["kind"] == "activated":
        table.emit("flag", card=card["id"], flag="exhausted", value=True, cause=by_rules("payment"))
    else:
        table.emit(
            "moved", card=card["id"], zone="graveyard", whose=card["owner"], life=None, cause={"by": "act"}
        )
