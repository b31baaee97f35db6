"""What layers gather for second-order training: mean products of their inputs, and of gradients.

With inputs a and gradients g of the outputs, one of each a row, `A = mean(a aᵀ)` and
`G = mean(g gᵀ)`; their Kronecker product stands for the curvature of the loss in the weights.

Source: Martens & Grosse, arXiv:1503.05671, section 3; of convolutions Grosse & Martens,
arXiv:1602.01573, section 3, where each position of a window is a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

from engine import ops
from engine.autodiff import Value, forward_only, quiet, recording
from engine.autodiff.replayable import beside_the_graph, read
from engine.ops.halves import widened
from engine.ops.linalg import multiplied
from engine.tensor import Parameter

_PANEL = 1024  # rows of a matrix that are computed at once
_divisor: ContextVar[float] = ContextVar("divisor", default=1.0)


@contextmanager
def divided_later(scale: float) -> Iterator[None]:
    """Inside, gradients are those of a loss times `scale`, which a training step takes out again.

    What is gathered is divided here, as an optimizer that gets divided gradients knows of no scale.
    """
    token = _divisor.set(scale)
    try:
        yield
    finally:
        _divisor.reset(token)


class Renewal(NamedTuple):
    """When an optimizer wants new products: at every so many steps, from the first on.

    Attributes:
        global_step: Steps taken, of the optimizer; int32 of shape (1,).
        frequency: How many steps the products serve.

    """

    global_step: Parameter
    frequency: int

    def is_due(self, ahead: int = 0) -> bool:
        """Whether the coming step, or one so many steps away, renews them."""
        return (int(read(self.global_step)[0]) + ahead) % self.frequency == 0


class Gathering:
    """Base of the layers that gather; in front of the other base.

    Attributes:
        thor: Whether it gathers at all.
        renewal: When; None: whenever a gradient passes.
        is_fresh: Whether something was gathered that no optimizer has used yet.

    """

    thor = True
    renewal: Renewal | None = None
    is_fresh = False
    positions = 1  # at how many places of one sample the weights are used

    def watched(self, x: Any, out: Any) -> Any:
        """`out`; when its gradient passes it is gathered together with the inputs `x`.

        Of a layer that was called several times the first call stays: gradients come to it last.
        """
        if self.thor:
            beside_the_graph("a layer gathers curvature")
        wanted = self.thor and (self.renewal is None or self.renewal.is_due())
        if not wanted or not recording() or forward_only() or not isinstance(out, Value):
            return out
        seen = _plain(x)

        def look(g: Any, _out: Any, _value: Any) -> Any:
            gradient, scale = widened(_plain(g[0])), _divisor.get()
            with quiet():  # of gradients that have overflowed
                self.gather(seen, gradient if scale == 1.0 else gradient / scale)
            self.is_fresh = True
            return g

        return ops.custom_gradient(out, backward=look)[0]

    def gather(self, x: Any, gradient: Any) -> None:
        """Keep the products of these arrays, in place; each layer defines it."""
        raise NotImplementedError


def keep_mean_product(kept: Parameter, rows: Any) -> None:
    """The mean of `r rᵀ` over rows (count, n), into a parameter (n, n) and in its number type."""
    out, rows = kept.array, rows.astype(kept.array.dtype, copy=False)
    for first in range(0, len(out), _PANEL):  # of a large matrix no copy is made in passing
        part = slice(first, first + _PANEL)
        out[part] = multiplied(rows[:, part].T, rows)
    out /= max(len(rows), 1)


def _plain(value: Any) -> Any:
    return value.array if isinstance(value, Value) else value


def products(name: str, length: int, start: str) -> Parameter:
    """A parameter for products, (length, length): the identity or zeros, not trained."""
    first = ops.eye(length, length) if start == "eye" else ops.zeros((length, length))
    return Parameter(first, name=name, requires_grad=False)
