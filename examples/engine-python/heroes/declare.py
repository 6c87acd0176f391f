"""The declaration of an activated ability or a spell by a player."""
from .prices import check_price, pay
from .table import Refused, refuse_unless
from .targets import can_name, complaint, legal_targets
from .triggers import attacks_with, enqueue, name_all
from .zones import BY_ACT, put


def check_source(table, player, card, ability):
    """The legality of the source, tested now and never again (502.3)."""
    text = table.texts.get(ability)
    refuse_unless(text is not None, f"there is no text {ability}")
    refuse_unless(player == table.state["active"], "abilities are declared in one's own turn")
    if text["kind"] == "activated":
        refuse_unless(card["zone"] == "play", f"{card['id']} is not in play")
        refuse_unless(card["controller"] == player, f"{player} does not control {card['id']}")
        refuse_unless(ability in card["abilities"], f"{card['id']} does not have {ability}")
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
    refuse_unless(can_name(table, steps, player, source), "there are not enough legal targets")


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
    result, attacked = {}, False
    for part, instruction in enumerate(text["steps"][0]):
        thing, cards = instruction["object"], []
        if thing["kind"] == "choose" and thing["by"] == "controller":
            cards = named.pop((0, part), [])
            options = legal_targets(table, instruction, player, source, attacked)
            wrong = complaint(instruction, cards, options)
            refuse_unless(wrong is None, wrong)
            result[0, part] = cards
        attacked = attacked or attacks_with(instruction, cards)
    refuse_unless(not named, "targets are named where this player has none to name now")
    return result


def declare(table, act):
    """Declares and pays. Yields the choices that the text leaves to the opponent."""
    player, source, ability = act["player"], act["source"], act["ability"]
    card = table.state["cards"].get(source)
    refuse_unless(card is not None, f"there is no card {source}")
    text = check_source(table, player, card, ability)
    payer = check_price(table, text, player, card, act.get("pay", []))
    check_declarable(table, text, player, source)
    chosen = check_named(table, text, player, source, act.get("targets", []))
    named = yield from name_all(table, ability, player, source, chosen)
    enqueue(table, source, ability, player, named)
    if payer is None:
        put(table, card, "graveyard", BY_ACT)
    else:
        pay(table, text, payer)
