"""A product with its bias and a rectifier as one node, where nobody asks for the operators.

It has the bits of the operators.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import Node, Value, recording
from engine.autodiff.forms import allowed
from engine.autodiff.primitive import as_kept
from engine.backend.native.arrays import is_plain
from engine.backend.native.multiplied import product

from .as_one import is_watched
from .broadcasting import sum_like

__all__: list[str] = []


class Biased:
    """Stands for `x @ weight.T` and the bias that is added, and for a primitive in its nodes.

    Args:
        rules: Gives the gradients of the product of `g`, `x`, `weight` and which are wanted.
        gated: The gradient of a rectifier that follows, of `g` and what it has made; None: there is
            none.

    """

    repeats = True

    def __init__(
        self, rules: Callable[..., list[Any]], gated: Callable[..., Any] | None = None
    ) -> None:
        self.name = "dense" if gated is None else "dense_relu"
        self._rules, self._gated = rules, gated

    def __call__(self, x: Any, weight: Any, bias: Any) -> Any:
        """What is made of values of (rows, in), (out, in) and (out,); None: operators must do."""
        if is_watched() or "native" not in allowed() or not isinstance(x, Value):
            return None
        arrays = [one.array if isinstance(one, Value) else one for one in (x, weight, bias)]
        if not (is_plain(*arrays) and _fit(*arrays)):
            return None
        out = product(arrays[0], arrays[1].T, arrays[2], self._gated is not None)
        if out is None:
            return None
        if not recording():
            return Value.wrap(out)
        given = x, weight, bias
        parents = tuple([one.origin if isinstance(one, Value) else None for one in given])
        if parents.count(None) == len(parents):
            return Value.wrap(out)
        kept = given if None not in parents else tuple(map(as_kept, given, parents))
        return Value.wrap(out, (Node(self, kept, parents, None, out), 0))

    def gradients(
        self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]
    ) -> list[Any]:
        """The gradients of the inputs, as the rules of the operators give them."""
        x, weight, bias = inputs
        g = g if self._gated is None else self._gated(g, out)
        return [*self._rules(g, x, weight, wanted), sum_like(g, bias) if wanted[2] else None]


def _fit(x: Any, weight: Any, bias: Any) -> bool:
    if not (x.ndim == weight.ndim == 2 and x.shape[1] == weight.shape[1]):
        return False
    return bool(bias.shape == weight.shape[:1] and bias.flags.carray)
