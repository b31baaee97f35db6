"""Operators that compute in one floating type or another, as lists of their names say.

Names are those of MindSpore's operator classes. An operator of which there is no class here, and
that is made of others, computes as those do.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any

from engine.autodiff import Primitive, Value, casting, current_cast
from engine.dtype import DType, float32

from .precision import cast_to, in_type, widened

# Functions made of primitives that are one operator there.
FUNCTIONS = {
    "batch_norm": "BatchNorm",
    "cdist": "Cdist",
    "cosine_embedding_loss": "CosineEmbeddingLoss",
    "einsum": "Einsum",
    "elu": "Elu",
    "ger": "Ger",
    "group_norm": "GroupNorm",
    "kl_div": "KLDivLoss",
    "layer_norm": "LayerNorm",
    "mish": "Mish",
    "multi_margin_loss": "MultiMarginLoss",
    "multilabel_margin_loss": "MultilabelMarginLoss",
    "nll_loss": "NLLLoss",
    "outer": "Ger",
    "pdist": "Pdist",
    "prelu": "PReLU",
    "renorm": "Renorm",
    "selu": "SeLU",
    "smooth_l1_loss": "SmoothL1Loss",
    "soft_margin_loss": "SoftMarginLoss",
    "triplet_margin_loss": "TripletMarginLoss",
}
Call = Callable[..., Any]


@dataclass(frozen=True)
class ByLists:
    """Which operators compute in a half type; a cast for `engine.autodiff.casting`.

    Attributes:
        dtype: The half type.
        half: Names of the operators that compute in it.
        full: Names of those that take halves as float32.
        widest: Names of those that take halves as float32 where another input is that.
        gives_full: Whether what the first compute comes out as float32.

    """

    dtype: DType
    half: Container[str]
    full: Container[str] = frozenset()
    widest: Container[str] = frozenset()
    gives_full: bool = False

    def __call__(self, target: Primitive, inputs: tuple[Any, ...]) -> tuple[tuple[Any, ...], Any]:
        if target.traits.as_given:
            return inputs, None
        name = _name_of(target, inputs)
        if name in self.half:
            return cast_to(self.dtype).inputs(inputs), _in_float32 if self.gives_full else None
        if name in self.full:
            return widened(float32).inputs(inputs), None
        return inputs, None

    def run(self, name: str, call: Call, args: Any, kwargs: Any) -> Any:
        """What an operator gives that is made of primitives, which all compute as it does."""
        if name in self.half:
            with casting(cast_to(self.dtype)):
                out = call(*args, **kwargs)
            return _in_float32(out) if self.gives_full else out
        wide = name in self.full or (name in self.widest and _has_float32((args, kwargs)))
        with casting(widened(float32) if wide else None):
            return call(*args, **kwargs)


class Everything:
    """The list that has all names."""

    def __contains__(self, name: object) -> bool:
        return True


def as_operator(name: str, call: Call) -> Call:
    """A function as one operator, for lists that name it."""

    @functools.wraps(call)
    def decided(*args: Any, **kwargs: Any) -> Any:
        now = current_cast()
        if isinstance(now, ByLists):
            return now.run(name, call, args, kwargs)
        return call(*args, **kwargs)

    return decided


def as_operators(call: Call) -> Call:
    """A method that calls an operator, for lists that name the class of what it belongs to."""

    @functools.wraps(call)
    def decided(self: Any, *args: Any, **kwargs: Any) -> Any:
        now = current_cast()
        if isinstance(now, ByLists):
            return now.run(type(self).__name__, call, (self, *args), kwargs)
        return call(self, *args, **kwargs)

    return decided


def _name_of(target: Primitive, inputs: tuple[Any, ...]) -> str:
    listed = target.traits.listed or target.traits.mindspore
    if isinstance(listed, str):
        return listed
    return listed.get(len(inputs[0].shape)) or listed.get(None, "")


def _in_float32(out: Any) -> Any:
    return in_type(out, float32)


def _has_float32(given: Any) -> bool:
    if isinstance(given, tuple | list):
        return any(map(_has_float32, given))
    if isinstance(given, dict):
        return any(map(_has_float32, given.values()))
    return isinstance(given, Value) and given.array.dtype == float32.numpy
