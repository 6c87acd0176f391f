"""Attacks, strikes and shots alike: which cards the next one must be at, and its declaration."""


def is_shot(instruction):
    deed = instruction["deed"]
    return deed["verb"] == "wound" and deed.get("as") == "shot"


def is_attack(instruction):
    """An attack has exactly one target (502.5); a mass instruction has none (502.6), so it is no attack."""
    return is_shot(instruction) and instruction["object"]["kind"] != "each"


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
