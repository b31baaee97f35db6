"""Which operators a dump of their inputs and outputs would have; there is none here."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.ops import Primitive

__all__ = ["set_dump"]


def set_dump(target: Any, enabled: bool = True) -> None:
    """Record whether what an operator or a cell computes is to be dumped.

    MindSpore dumps on Ascend alone, and where its dump is configured. Here it is noted as there:
    as "true" or "false" in the attributes of operators (`dump`), in the flags of cells, and in
    those of the operators and cells below. `ops.TensorSummary` and `ops.Print` keep and show
    tensors.

    Args:
        target: An operator object or a cell.
        enabled: Whether it is.

    Raises:
        ArgumentValueError: If the target is neither, or `enabled` no bool.

    >>> from engine import nn
    >>> net = nn.Dense(2, 1)
    >>> set_dump(net)
    >>> net.get_flags()["dump"]
    True

    """
    if not isinstance(enabled, bool):
        raise ArgumentValueError.of("set_dump(enabled)", "a bool", repr(enabled))
    if isinstance(target, Cell):
        target.add_flags_recursive(dump=enabled)
        for _, cell in target.cells_and_names():
            for member in vars(cell).values():
                if isinstance(member, Primitive):
                    _note(member, enabled)
    elif isinstance(target, Primitive):
        _note(target, enabled)
    else:
        raise ArgumentValueError.of("set_dump(target)", "a cell or an operator", repr(target))


def _note(operator: Primitive, enabled: bool) -> None:
    operator.add_prim_attr("dump", str(enabled).lower())
