"""The layers of life (504), as plain values: every function gives a new life."""


def level_of(life):
    """Starting life, less wounds, with additional and negative life counted in (504.1.1)."""
    level = life["starting"] - life["wounds"]
    for effect in life["effects"]:
        level += effect["left"] if effect["kind"] == "additional" else -effect["left"]
    return level


def with_level(life):
    return {**life, "level": level_of(life)}


def fresh(life):
    """The life of a card that has just come into play (504.1)."""
    return {"starting": life["starting"], "wounds": 0, "effects": [], "level": life["starting"]}


def wound(life, amount):
    """Wounds are laid beside everything else and take no additional life off (504.5)."""
    return with_level({**life, "wounds": life["wounds"] + amount})


def heal(life, amount):
    return with_level({**life, "wounds": max(0, life["wounds"] - amount)})


def lay(life, effect):
    """
    Lays additional or negative life. It takes the opposite kind off one for one, the oldest first, and
    is used up by that, so that the level moves by exactly the amount laid (504.2, 504.4, 504.5).
    """
    unused = effect["laid"]
    kept = []
    for old in life["effects"]:
        if old["kind"] != effect["kind"] and unused > 0:
            taken = min(unused, old["left"])
            unused -= taken
            old = {**old, "left": old["left"] - taken}
        if old["left"] > 0:
            kept.append(old)
    if unused > 0:
        kept.append({**effect, "left": unused})
    return with_level({**life, "effects": kept})


def bring_to(life, level, make):
    """
    Brings the level to a number (504.6): wounds are replaced by negative life, then what is missing is
    laid. `make` gives an effect of a kind and an amount.
    """
    wounds = life["wounds"]
    if wounds > 0:
        life = lay({**life, "wounds": 0}, make("negative", wounds))
    missing = level - level_of(life)
    if missing != 0:
        life = lay(life, make("additional" if missing > 0 else "negative", abs(missing)))
    return with_level(life)


def without(life, is_over):
    """The life without the effects that are over."""
    return with_level({**life, "effects": [effect for effect in life["effects"] if not is_over(effect)]})


def without_term(life, term):
    """The life when the effects of a term have ended."""
    return without(life, lambda effect: effect["until"] == term)


def strip(life):
    """The life without any additional life (negative life and wounds stay)."""
    return without(life, lambda effect: effect["kind"] == "additional")
