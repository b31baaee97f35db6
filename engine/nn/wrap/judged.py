"""The loss of a network's outputs, and what is told where a loss cannot take them."""

from __future__ import annotations

import functools
import logging
from typing import Any

from engine.errors import EngineError, MisfitError, compose
from engine.nn.cell import has_come
from engine.tensor import Tensor

_logger = logging.getLogger("engine.nn")


def judged(loss_fn: Any, outputs: Any, label: Any, network: Any) -> Any:
    """`loss_fn(outputs, label)`.

    Raises:
        MisfitError: If the network returned nothing, or something that the loss cannot take.

    """
    name = type(network).__name__
    if outputs is None:
        hint = "construct has no return"
        raise MisfitError.of(f"The loss of {name}", "outputs of the network", "None", hint)
    if isinstance(outputs, Tensor) and isinstance(label, Tensor) and has_come(outputs):
        _look_at(name, outputs.shape, label.shape)
    try:
        return loss_fn(outputs, label)
    except (AttributeError, TypeError) as error:
        if isinstance(outputs, Tensor) or isinstance(error, EngineError):
            raise
        hint = f"a loss cell of your own may choose from what {name} returns: {error}"
        got, loss = _described(outputs), getattr(loss_fn, "__name__", type(loss_fn).__name__)
        raise MisfitError.of(f"{loss} of {name}", "a tensor", got, hint) from error


@functools.lru_cache(maxsize=256)  # each pair of shapes is told once
def _look_at(name: str, outputs: tuple[int, ...], labels: tuple[int, ...]) -> None:
    """Log a warning of a column beside a row: most losses compare each number with every other."""
    if outputs not in {(*labels, 1), (1, *labels)} and labels not in {(*outputs, 1), (1, *outputs)}:
        return
    if max(outputs, default=1) > 1:
        expected, hint = "outputs and labels of one shape", "reshape or squeeze one of them"
        text = compose(f"The loss of {name}", expected, f"{outputs} and {labels}", hint)
        _logger.warning("%s They may be compared each with every other.", text)


def _described(outputs: Any) -> str:
    """`a tuple of 2`, `a dict of 3`, or the type."""
    kind = type(outputs).__name__
    return f"a {kind} of {len(outputs)}" if isinstance(outputs, tuple | list | dict) else kind
