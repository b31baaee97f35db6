"""Less memory for more time: what happens inside is computed again when gradients need it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.autodiff import recomputed
from engine.backend import Draws
from engine.errors import ArgumentTypeError


def recompute(block: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What `block(*args, **kwargs)` returns, without what happens inside kept for gradients.

    On the way back the block runs again, from the same inputs, with the same random draws, and
    gradients are those that they are without it, bit for bit. A second run changes no parameter
    and no buffer: running statistics move once. Tensors that the block reads besides its inputs
    and parameters must not change in between.

    Args:
        block: A cell or function of tensors, which may lie inside tuples, lists and dicts.
        *args: Its inputs.
        **kwargs: Its inputs by name.

    Raises:
        ArgumentTypeError: If `block` cannot be called.
        StateError: On the way back, if the block then computes something else.

    >>> import engine
    >>> from engine import nn, ops
    >>> block = nn.SequentialCell(nn.Dense(3, 3), nn.ReLU())
    >>> ops.grad(lambda x: engine.recompute(block, x).sum())(ops.ones((2, 3))).shape
    (2, 3)

    """
    if not callable(block):
        raise ArgumentTypeError.of("recompute(block)", "a Cell or a function", block)
    draws = Draws()
    with draws.followed():
        return recomputed(block, args, kwargs, draws.repeated)
