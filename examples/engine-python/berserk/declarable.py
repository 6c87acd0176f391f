"""Whether the targets of a text can be named, all its restrictions together (502.9)."""
from itertools import combinations

from .targets import apart_from, attacks_or_may, can_reach, is_late, is_thrown_for, legal_targets


def can_name(table, steps, speaker, named=None):
    """
    Whether the choices of some steps that are not `named` yet can be: each can reach its minimum, with «another»
    for all of them together, and in Heroes a step that chooses has some legal target (502.9). A step that
    chooses nothing always can (502.6).
    """
    named = named or {}
    attacked, slots = False, []
    for index, step in enumerate(steps):
        found = []
        for part, one in enumerate(step):
            options = []
            if is_looked_at(table, one, index):
                options = open_options(table, steps, (index, part), speaker, named, attacked)
                found.append(options)
                if not can_reach(table, one, options, speaker.x):
                    return False
                if (index, part) not in named:
                    slots.append(((index, part), one, options))
            attacked = attacked or attacks_or_may(one, options)
        if found and table.edition.needs_a_target and not any(found):
            return False
    return can_be_apart(steps, slots, named)


def is_looked_at(table, instruction, index):
    """What a die decides cannot be looked at ahead: not in a later step, nor in any of the classic game."""
    if instruction["object"]["kind"] != "choose" or is_late(table, instruction):
        return False
    return index == 0 or not is_thrown_for(instruction)


def open_options(table, steps, at, speaker, named, attacked):
    instruction = steps[at[0]][at[1]]
    if at in named:
        return named[at]["cards"] or legal_targets(table, instruction, speaker, attacked)
    return legal_targets(table, instruction, speaker, attacked, apart_from(steps, at, named))


def can_be_apart(steps, slots, named):
    """Whether each slot can have as many cards as it needs at least, where «another» is asked for."""
    if not slots or not any(one["object"].get("different") for step in steps for one in step):
        return True
    (at, instruction, options), rest = slots[0], slots[1:]
    apart = apart_from(steps, at, named)
    left = [card for card in options if card not in apart]
    return any(
        can_be_apart(steps, rest, {**named, at: {"cards": cards}})
        for cards in combinations(left, instruction["object"]["min"])
    )
