"""Networks whose initial values are not drawn at once, because a checkpoint may bring others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_SKIPPED: ContextVar[bool] = ContextVar("initial values are skipped", default=False)


@contextmanager
def no_init_parameters() -> Iterator[None]:
    """Make parameters without drawing their initial values.

    They are zeros until they are loaded. Those that are not are drawn when a cell that they belong
    to is called for the first time, outside of the block, or by `Cell.init_parameters_data`.

    >>> import engine
    >>> from engine import nn
    >>> from engine.nn.utils import no_init_parameters
    >>> with no_init_parameters():
    ...     layer = nn.Dense(2, 1, weight_init="ones")
    >>> layer.weight.asnumpy()
    array([[0., 0.]], dtype=float32)
    >>> _ = layer(engine.ops.ones((1, 2)))
    >>> layer.weight.asnumpy()
    array([[1., 1.]], dtype=float32)

    """
    token = _SKIPPED.set(True)
    try:
        yield
    finally:
        _SKIPPED.reset(token)


def are_skipped() -> bool:
    """Whether initial values are not to be drawn now."""
    return _SKIPPED.get()
