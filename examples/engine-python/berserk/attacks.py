"""Attacks, strikes and shots alike: which cards the next one must be at, and its declaration."""
from .setoff import set_off


def is_shot(instruction):
    deed = instruction["deed"]
    return deed["verb"] == "wound" and deed.get("as") == "shot"


def is_attack(instruction):
    """An attack has a target (502.5); a mass instruction has none (502.6), so it is no attack."""
    return is_shot(instruction) and instruction["object"]["kind"] != "each"


def attacks_with(instruction, cards):
    """Whether the instruction is an attack, given the cards named for it."""
    return is_attack(instruction) and (instruction["object"]["kind"] == "itself" or bool(cards))


def challengers(table, player):
    """The cards that the next attack of the player must be at; none once the first of the turn is declared."""
    if player != table.state["active"] or player in table.attackers:
        return []
    return [
        card["id"]
        for card in table.in_play()
        if card["controller"] != player and any(e["kind"] == "challenge" for e in card["effects"])
    ]


def may_be_attacked(table, player, card_id):
    """All challenges count together: where there are two, no card meets both (502.9)."""
    return all(one == card_id for one in challengers(table, player))


def declare_attack(table, player, attacker, target):
    table.emit("attacked", attacker=attacker, target=target)
    table.attackers.add(player)


def notice_strike(table, attacker):
    """A creature that strikes is noticed by its side, itself included."""
    if attacker["type"] == "creature":
        for card in table.in_play():
            if card["controller"] == attacker["controller"]:
                set_off(table, card, "ally attacks", table.clock)


def shoot(table, instruction, player, source, cards):
    """Tells of the attack that an instruction is, if it is one."""
    if attacks_with(instruction, cards):
        for card in [source] if instruction["object"]["kind"] == "itself" else cards:
            declare_attack(table, player, source, card)
