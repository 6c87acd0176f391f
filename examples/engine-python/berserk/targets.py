"""Who may be named as a target, and whether an ability can be declared at all (502.9, 117.1)."""
from .attacks import is_attack, is_shot, may_be_attacked
from .filters import fitting
from .nature import OPPONENT
from .shares import divided
from .statics import is_barred, is_untargetable


def legal_targets(table, instruction, speaker, attacked=False, apart=()):
    """
    All restrictions together: the text's own, those that the cards themselves impose, and for an attack
    the challenges, unless the same declaration has `attacked` before. `apart` are the cards that «another» leaves out.
    """
    verb = instruction["deed"]["verb"]
    return [
        card["id"]
        for card in fitting(table, instruction["object"]["filter"], speaker)
        if card["id"] not in apart
        and not is_untargetable(table, card)
        and not is_barred(table, card, verb)
        and (attacked or not is_shot(instruction) or may_be_attacked(table, speaker.player, card["id"]))
    ]


def apart_from(steps, at, named):
    """The cards that a choice must leave out: of two choices the later one may ask for «another»."""
    def asks(place):
        return steps[place[0]][place[1]]["object"].get("different", False)

    return {
        card
        for other, entry in named.items()
        if other != at and asks(max(at, other))
        for card in entry["cards"]
    }


def most_of(table, instruction, options, x):
    """How many may be named: a shot is an attack (502.5), and of what is divided each card gets 1."""
    if is_shot(instruction) and table.edition.shots_have_one_target:
        return 1
    most = instruction["object"]["max"]
    pool = divided(instruction, x)
    return min(
        len(options) if most is None else most,
        pool["amount"] if pool else len(options),
        len(options),
    )


def can_reach(table, instruction, options, x):
    """Whether a choice can reach its minimum."""
    return instruction["object"]["min"] <= min(len(options), most_of(table, instruction, options, x))


def is_thrown_for(instruction):
    """Whether a die decides who may be named."""
    return instruction["object"]["filter"].get("cost", {}).get("equals") == "rolled"


def is_late(table, instruction):
    """Whether the target cannot be known before the die is thrown, and may stay open until then."""
    return (
        table.edition.settles_late and instruction["object"]["kind"] == "choose" and is_thrown_for(instruction)
    )


def complaint(table, instruction, cards, options, x):
    """What is wrong with the cards named for a choice, or None."""
    if len(set(cards)) != len(cards):
        return "a card is named twice"
    stray = next((card for card in cards if card not in options), None)
    if stray is not None:
        return f"{stray} is no legal target"
    least, most = instruction["object"]["min"], most_of(table, instruction, options, x)
    if not least <= len(cards) <= most:
        return f"{len(cards)} cards are named, not from {least} to {most}"
    return None


def ask(table, ability, at, instruction, options, speaker, item=None):
    """The pending choice for an instruction; who controls the ability may not be who chooses."""
    thing, pool = instruction["object"], divided(instruction, speaker.x)
    return {
        "player": speaker.player if thing["by"] == "controller" else OPPONENT[speaker.player],
        "source": speaker.source,
        "ability": ability,
        "at": list(at),
        "item": item,
        "options": options,
        "min": thing["min"],
        "max": most_of(table, instruction, options, speaker.x),
        **({"divide": pool} if pool else {}),
    }


def attacks_or_may(instruction, options):
    return is_attack(instruction) and (instruction["object"]["kind"] == "itself" or bool(options))
