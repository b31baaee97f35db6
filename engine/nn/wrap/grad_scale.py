"""The division of gradients by a loss scale, as training steps that users write apply it."""

from __future__ import annotations

from typing import Any

from engine.ops import MultitypeFuncGraph, cast, mul, reciprocal

grad_scale = MultitypeFuncGraph("grad_scale")
"""A gradient divided by the scale: `HyperMap()(partial(grad_scale, scale), gradients)`."""


@grad_scale.register("Tensor", "Tensor")
def _divided(scale: Any, gradient: Any) -> Any:
    return mul(gradient, cast(reciprocal(scale), gradient.dtype))
