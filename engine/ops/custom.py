"""Gradients that a user writes: for functions of their own, and to look at what passes by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive

from .arithmetic import mul
from .seeds import zeros_of

__all__ = ["custom_gradient"]


def _spec(*specs: Spec, forward: Any, backward: Any) -> Any:
    """The shapes of what `forward` returns for zeros: only running it can tell."""
    if forward is None:
        return tuple(specs)
    out = forward(*(np.zeros(spec.shape, spec.dtype) for spec in specs))
    return tuple(map(Spec.of, out)) if isinstance(out, tuple) else Spec.of(out)


@primitive(infer=_spec, as_given=True)
def custom_gradient(*arrays: Any, forward: Any = None, backward: Any = None) -> Any:
    """What `forward` returns, with the gradient that `backward` gives it.

    Args:
        *arrays: The inputs.
        forward: A function of arrays to an array or a tuple of them; None returns the inputs.
        backward: `backward(g, out, *inputs)` returns a gradient for each input; `g` and `out` are
            arrays, or values when the gradient is being differentiated. None: those of the outputs.
            Where nobody asks for an output its gradient is zeros, or None if `forward` is None.

    >>> import engine
    >>> from engine import ops
    >>> def halved(g, out, x):
    ...     return [g * 0.5]
    >>> square = lambda x: custom_gradient(x, forward=lambda a: a * a, backward=halved)
    >>> ops.grad(square)(engine.Tensor([3.0])).asnumpy()
    array([0.5], dtype=float32)

    """
    return arrays if forward is None else forward(*arrays)


custom_gradient.runs_others, custom_gradient.repeats = True, False


def _rule(g: Any, out: Any, *inputs: Any, forward: Any, backward: Any) -> Any:
    if isinstance(out, tuple) and forward is not None:
        g = tuple(
            zeros_of(part) if gradient is None else gradient
            for gradient, part in zip(g, out, strict=True)
        )
    return g if backward is None else backward(g, out, *inputs)


def _cube_rule(g: Any, out: Any, x: Any) -> Any:
    return [mul(g, mul(3.0, mul(x, x)))]


def _examples(rng: Any) -> Iterator[Any]:
    yield (rng.standard_normal((2, 3)), rng.standard_normal(4)), {}
    cube = {"forward": lambda x: x * x * x, "backward": _cube_rule}
    yield (rng.standard_normal((2, 3)),), cube


defvjp(custom_gradient, joint=_rule, examples=_examples)
