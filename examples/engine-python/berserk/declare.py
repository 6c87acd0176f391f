"""The declaration of an activated ability or a spell by a player."""
from .attacks import attacks_with
from .declarable import can_name
from .nature import Speaker
from .prices import check_able, pay, read_price
from .shares import divided, share_out
from .table import Refused, refuse_unless
from .targets import apart_from, complaint, is_late, legal_targets
from .texts import text_ref
from .triggers import enqueue, name_all


def check_source(table, player, card, ability):
    """The legality of the source, tested with the declaration (502.3)."""
    text = table.texts.get(ability)
    refuse_unless(text is not None, f"there is no text {ability}")
    its_turn = table.edition.both_declare or player == table.state["active"]
    refuse_unless(its_turn, "abilities are declared in one's own turn")
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


def check_declarable(table, text, speaker, named=None):
    """In Heroes a spell needs every ability of its list (117.1), any other text only its first step (116.1)."""
    whole = text["kind"] == "spell" and table.edition.spells_look_ahead
    steps = text["steps"] if whole else text["steps"][:1]
    refuse_unless(can_name(table, steps, speaker, named), "there are not enough legal targets")


def read_named(targets):
    """The cards that the declaration names, by place."""
    named = {}
    for entry in targets:
        at = tuple(entry["at"])
        refuse_unless(at not in named, "targets are named twice for one instruction")
        if entry["cards"]:
            named[at] = entry
        else:
            refuse_unless(not entry.get("amounts"), "amounts are named for no cards")
    return named


def check_named(table, text, speaker, targets):
    """What the player names for its own choices of the first step, and nothing for anything else."""
    entries = read_named(targets)
    named, attacked = {}, False
    for part, instruction in enumerate(text["steps"][0]):
        thing, at, cards = instruction["object"], (0, part), []
        if thing["kind"] == "choose" and thing["by"] == "controller" and not is_late(table, instruction):
            entry = entries.pop(at, {"cards": []})
            cards = entry["cards"]
            options = legal_targets(table, instruction, speaker, attacked, apart_from(text["steps"], at, named))
            wrong = complaint(table, instruction, cards, options, speaker.x)
            refuse_unless(wrong is None, wrong)
            amounts = share_out(cards, entry.get("amounts"), divided(instruction, speaker.x))
            named[at] = {"cards": cards, "amounts": amounts}
        attacked = attacked or attacks_with(instruction, cards)
    refuse_unless(not entries, "targets are named where this player has none to name now")
    return named


def declare(table, act):
    """Declares, and pays where that is due now. Yields the choices that the text leaves to the opponent."""
    player, source, ability = act["player"], act["source"], act["ability"]
    card = table.state["cards"].get(source)
    refuse_unless(card is not None, f"there is no card {source}")
    text = check_source(table, player, card, ability)
    price = read_price(table, text, card, act)
    check_able(table, price, player, card)
    speaker = Speaker(player, source, act.get("x"))
    check_declarable(table, text, speaker)
    chosen = check_named(table, text, speaker, act.get("targets", []))
    check_declarable(table, text, speaker, chosen)
    named = yield from name_all(table, ability, speaker, chosen)
    item = enqueue(table, text_ref(card, ability), speaker, named)
    if table.edition.pays_late:
        table.behind_items[item["id"]].price = price
    else:
        pay(table, price, player, table.card(source))
