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
            if is_looked_at(table, one):
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


def is_looked_at(table, instruction):
    return instruction["object"]["kind"] == "choose" and not is_late(table, instruction)


def foreseen(instruction, index):
    """A later choice as it can be looked at ahead: of a number that is yet to be thrown any may come."""
    if index == 0 or not is_thrown_for(instruction):
        return instruction
    thing = instruction["object"]
    cost = {key: value for key, value in thing["filter"]["cost"].items() if key != "equals"}
    return {**instruction, "object": {**thing, "filter": {**thing["filter"], "cost": cost}}}


def open_options(table, steps, at, speaker, named, attacked):
    instruction = foreseen(steps[at[0]][at[1]], at[0])
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
