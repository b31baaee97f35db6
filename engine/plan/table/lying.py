"""How each value of a graph is going to lie in memory, before there is any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from engine.autodiff import PRIMITIVES, Spec
from engine.graph import GraphNode, Source
from engine.plan.folding import computed
from engine.plan.liveness import outputs_of

from .forms import FORMS
from .order import Order, axes_of, batch_innermost, narrowed, order_of, strided
from .views import seen

__all__ = ["Lying"]


class Lying:
    """For each value an array that is never read: its shape and strides are those to come.

    Args:
        specs: Shapes and number types of all values.
        wanted: Of products the order in which they are to lie; of others it is that of C.

    Attributes:
        roots: For each value the one whose memory it lies in: itself, or what it is a view of.

    """

    def __init__(
        self, specs: Mapping[Source, Spec], wanted: Mapping[Source, Order] = MappingProxyType({})
    ) -> None:
        self._specs, self._wanted = specs, wanted
        self._arrays: dict[Source, np.ndarray] = {}
        self.roots: dict[Source, Source] = {}

    def given(self, source: Source, array: Any = None) -> None:
        """A value that no node makes; without an array in C order."""
        shape, dtype = self._specs[source]
        made = strided(shape, axes_of(shape), dtype) if array is None else array
        self._hold(source, made, source)

    def add(self, node: GraphNode, orders: Sequence[Order] | None = None) -> None:
        """What a node makes: in these orders, or as its operator has it."""
        outputs = outputs_of(node)
        views = self._views(node)
        if views is not None:
            first = node.sources[0]
            assert first is not None
            for source, view in zip(outputs, views, strict=True):
                self._hold(source, view, self.roots[first])
            return
        if node.writes:  # it gives what it has written to
            written = node.writes[0]
            self._hold(outputs[0], self._arrays[written], self.roots[written])
            return
        form = FORMS.get(node.primitive)
        is_known = orders is not None or (form is not None and not form.lies_as_read)
        asked = None if is_known else self._asked(node)
        for k, (source, spec) in enumerate(zip(outputs, node.outputs, strict=True)):
            lies = self._wanted.get(source, axes_of(spec.shape))
            if form is not None and form.makes_inside:
                lies = batch_innermost(spec.shape)
            elif orders is not None:
                lies = orders[k]
            elif asked is not None and asked[k].shape == spec.shape:
                lies = order_of(asked[k]) or lies
            self._hold(source, strided(spec.shape, lies, spec.dtype), source)

    def is_view(self, node: GraphNode) -> bool:
        """Whether what a node makes is only another sight of what it reads."""
        return self._views(node) is not None

    def array(self, source: Source) -> np.ndarray:
        """An array of its shape and strides."""
        return self._arrays[source]

    def operand(self, source: Source) -> np.ndarray:
        """The same, with one number along axes where it repeats."""
        return narrowed(self._arrays[source])

    def fills(self, source: Source) -> bool:
        """Whether a value has all numbers of the memory that it lies in."""
        return self.operand(source).size == self._arrays[self.roots[source]].size

    def _asked(self, node: GraphNode) -> Sequence[np.ndarray] | None:
        """How an operator makes its results, asked with zeros; None where it cannot be asked."""
        primitive = PRIMITIVES[node.primitive]
        if primitive.has_effects or primitive.runs_others:
            return None
        zeros = [None if one is None else self._zeros(one) for one in node.sources]
        try:
            made = computed(node, zeros, self._specs)
        except Exception:  # zeros may be what it refuses, whatever it is
            return None
        return made if all(isinstance(one, np.ndarray) for one in made) else None

    def _zeros(self, source: Source) -> np.ndarray:
        """Zeros that lie as a value does, with its gaps and repetitions."""
        like = self._arrays[source]
        if min(like.strides, default=0) < 0:
            return np.zeros(like.shape, like.dtype)
        ends = zip(like.shape, like.strides, strict=True)
        reach = sum((length - 1) * apart for length, apart in ends) // like.itemsize
        flat = np.zeros(reach + 1, like.dtype)
        return np.lib.stride_tricks.as_strided(flat, like.shape, like.strides)

    def _views(self, node: GraphNode) -> Sequence[np.ndarray] | None:
        if len(node.sources) != 1 or node.sources[0] not in self._arrays:
            return None
        return seen(node, self._arrays[node.sources[0]])

    def _hold(self, source: Source, array: np.ndarray, root: Source) -> None:
        self._arrays[source] = array
        self.roots[source] = root
