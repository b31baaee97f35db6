"""A model of some of its parameters: the others stay as they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Any

import numpy as np

from insight.errors import SummaryValueError, ValueKindError

from .model import Model
from .parameters import Array, Parameters
from .plane import Plane

_WHERE = "only"


def only(model: Model, names: Iterable[str]) -> OnlySome:
    """The model with some of its parameters, such as those of the last layers; the others stay.

    Planes, sharpness, curves and surfaces of it are of these parameters alone. What lies before the
    first that moves is computed once for all points where the model is one of the engine.

    Args:
        model: A model; it stays as it is.
        names: Names, or patterns of them with `*`, `?` and `[…]` as shells have them.

    Raises:
        ValueKindError: If `names` is a text.
        SummaryValueError: If nothing fits a name.

    >>> class Bowl:
    ...     def parameters(self): return {"a.weight": np.ones(2), "b.weight": np.full(1, 3.0)}
    ...     def loss(self, parameters): return float(sum(one.sum() for one in parameters.values()))
    >>> some = only(Bowl(), ["b.*"])
    >>> some.parameters(), some.loss({"b.weight": np.zeros(1)})
    ({'b.weight': array([3.])}, 2.0)

    """
    if isinstance(names, str):
        raise ValueKindError.of(f"{_WHERE}: names", "a list of names", names, "names=[name]")
    whole = dict(model.parameters())
    chosen: dict[str, None] = {}
    for pattern in names:
        found = [name for name in whole if name == pattern or fnmatchcase(name, pattern)]
        if not found:
            expected = f"names or patterns of {list(whole)[:8]}"
            raise SummaryValueError.of(f"{_WHERE}: names", expected, repr(pattern))
        chosen |= dict.fromkeys(found)
    if not chosen:
        raise SummaryValueError.of(f"{_WHERE}: names", "at least one name", "none")
    return OnlySome(model, [name for name in whole if name in chosen])


class OnlySome:
    """What `only` gives: it can all that the model can, of some of its parameters.

    Args:
        model: The model.
        names: Names of its parameters.

    """

    def __init__(self, model: Model, names: list[str]) -> None:
        self._model, self._names = model, names

    def __getattr__(self, name: str) -> Any:
        if name in {"_model", "_names"}:  # it is being unpickled
            raise AttributeError(name)
        found = getattr(self._model, name)
        if name in {"loss", "measured", "batch_losses", "channel_moments"}:
            return lambda parameters: found(self._whole(parameters))
        if name in {"gradient", "hessian_vector"}:
            return self._derivative(found)
        if name == "point_measures":
            return self._points(found)
        if name in {"row_losses", "row_measures"}:
            return lambda plane, *names: found(self._plane(plane), *names)
        return found

    def parameters(self) -> dict[str, Array]:
        """Those that move."""
        held = self._model.parameters()
        return {name: held[name] for name in self._names}

    def loss(self, parameters: Parameters) -> float:
        """The model's, with these and the others as they are."""
        return self._model.loss(self._whole(parameters))

    @property
    def facts(self) -> dict[str, Any]:
        """The model's, and which parameters move."""
        return {**(getattr(self._model, "facts", None) or {}), "moving": list(self._names)}

    def _whole(self, parameters: Parameters) -> dict[str, Array]:
        return {**self._model.parameters(), **parameters}

    def _derivative(self, function: Any) -> Any:
        def derivative(parameters: Parameters, *direction: Parameters) -> dict[str, Array]:
            whole = self._whole(parameters)
            ways = [_with_zeros(whole, one) for one in direction]
            found = function(whole, *ways)
            return {name: found[name] for name in parameters}

        return derivative

    def _points(self, function: Any) -> Any:
        def point_measures() -> Any:
            found = function()
            return lambda parameters: found(self._whole(parameters))

        return point_measures

    def _plane(self, plane: Plane) -> Plane:
        whole = self._whole(plane.origin)
        first, second = (_with_zeros(whole, one) for one in plane.directions)
        return replace(plane, origin=whole, directions=(first, second))


def _with_zeros(whole: Mapping[str, Array], direction: Parameters) -> dict[str, Array]:
    """A direction in which the others do not move; their zeros take no memory."""
    still = {
        name: np.broadcast_to(np.zeros((), array.dtype), array.shape)
        for name, array in whole.items()
        if name not in direction
    }
    return {name: still[name] if name in still else direction[name] for name in whole}
