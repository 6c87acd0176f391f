"""The classic way off the stack: the source is looked at once more, and only then is anything paid (502.3)."""
from .prices import check_able, pay
from .table import Refused


def leave_stack(table, item):
    """
    Whether the item may be carried out; then it is paid. Whether its source still has the text is not asked
    (502.3.1). A trigger is paid with nothing.
    """
    behind = table.behind_items[item["id"]]
    source = table.card(item["sources"][0])
    if not stands(table, source, item, behind):
        return False
    if behind.price is None:
        return True
    try:
        check_able(table, behind.price, item["controller"], source)
    except Refused:
        return False
    pay(table, behind.price, item["controller"], source)
    return True


def stands(table, source, item, behind):
    """
    A source has to be where it was declared, the same card under the same player. A trigger of a card that was
    out of play already has no source that could leave it.
    """
    if table.moves_of(source["id"]) != behind.moves:
        return False
    return behind.price is None or source["controller"] == item["controller"]
