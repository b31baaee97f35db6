"""The network that checkpoints are of, which callbacks of MindSpore's users name."""

from __future__ import annotations

from engine.errors import ArgumentTypeError
from engine.nn import Cell

_KEPT: list[Cell] = []


def set_network(net: Cell) -> None:
    """Keep the network that is trained; it is `set_cur_net` of MindSpore.

    MindSpore reads its layouts in graph mode. Here `save_checkpoint` is given the network, so
    nothing asks for the kept one but `kept_network`.

    Raises:
        ArgumentTypeError: If it is no cell.

    >>> from engine import nn
    >>> net = nn.Dense(1, 1)
    >>> set_network(net)
    >>> kept_network() is net
    True

    """
    if not isinstance(net, Cell):
        raise ArgumentTypeError.of("set_cur_net", "a Cell", net)
    _KEPT[:] = [net]


def kept_network() -> Cell | None:
    """What `set_network` was given last; None before."""
    return _KEPT[0] if _KEPT else None
