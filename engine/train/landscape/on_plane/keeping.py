"""What a plane adds to a layout: values stay linear in its coordinates as long as they can.

Such a value is three arrays until an operator reads it that is not linear. What of it is the same
along a row of points is made where the row begins, and a product of two of them may be swept along
the row.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from engine.graph import GraphNode, Source
from engine.plan.held import Fixed, Slot
from engine.plan.layout import Form, Layout
from engine.plan.samples_inside import fused
from engine.plan.samples_inside.forms import FORMS, array_of, is_last
from engine.plan.samples_inside.order import with_samples_inside
from engine.plan.samples_inside.waiting import Rectify

from .affine import Affine
from .linear import affine_result
from .moved import Move
from .row_product import Row, RowProduct, RowWeight

_FEW_TERMS = 32  # of a filter; measured
_PARTS = 4  # of an affine value: three, and what of them is the same along a row


class RowSteps:
    """What is to be done where a row begins, of all that is laid out for one plane.

    Attributes:
        steps: In this order; each is called with the row.
        weights: Indices of affine values that know no samples, for `weights.Weights`.

    """

    def __init__(self) -> None:
        self.steps: list[Callable[[Row], None]] = []
        self.weights: list[tuple[int, Affine]] = []
        self._products: dict[tuple[Layout, Source], RowWeight] = {}

    def weight(self, layout: Layout, source: Source) -> RowWeight | None:
        """A value that knows no samples, for products along rows; None if it is made at each point.

        Its step stands before those that ask for it.
        """
        held = layout.what(source)
        if isinstance(held, Slot):
            return None
        key = layout.holder(source), source
        if key not in self._products:
            affine = held if isinstance(held, Affine) else _unmoved(held)
            self._products[key] = RowWeight(affine)
            self.steps.append(self._products[key].move)
        return self._products[key]


class AffineKeeper:
    """Keeps the affine values of a layout, as `layout.Keeper` says.

    Args:
        rows: Where it puts what is to be done where a row begins.
        most: How many bytes the parts of one value may have.

    Attributes:
        forms: Those of the layout: products along rows are among them.

    """

    def __init__(self, rows: RowSteps, most: float = math.inf) -> None:
        self._rows, self._most = rows, most
        self.forms: Mapping[str, Form] = {**FORMS, "dense_product": self._dense}

    def kept(self, layout: Layout, node: GraphNode) -> Affine | None:
        """What a node makes, if it is affine and worth keeping."""
        size = _PARTS * math.prod(node.shape) * node.outputs[0].dtype.itemsize
        if None in node.sources or size > self._most:
            return None
        if _is_cheap(layout, node):
            return None
        read = [layout.what(one) for one in node.sources if one is not None]
        return affine_result(node.primitive, read, node.attributes)

    def slot(self, layout: Layout, source: Source, kept: Affine) -> Slot:
        """An affine value at a point: weights are put together all at once, others one by one."""
        if layout.buffers is None:
            slot = layout.new_slot(source, None, ())
            self._rows.weights.append((slot.index, kept))
            return slot
        start, along_x, along_y = (
            None if one is None else with_samples_inside(one) for one in kept.parts
        )
        assert start is not None
        base = self._base(start, along_y)
        array, storage = layout.buffers.take(start.shape, start.dtype)
        slot = layout.new_slot(source, array, [storage])
        slot.pending = [Move(along_x, base)]
        return slot

    def _base(self, start: Any, along_y: Any) -> Any:
        """What of an affine value is the same along a row."""
        if along_y is None:
            return start
        base = np.empty_like(start)

        def row_step(row: Row) -> None:
            np.multiply(along_y, row.y, out=base)
            np.add(base, start, out=base)

        self._rows.steps.append(row_step)
        return base

    def _dense(self, layout: Layout, node: GraphNode) -> bool:
        return self._along_rows(layout, node) or FORMS["dense_product"](layout, node)

    def _along_rows(self, layout: Layout, node: GraphNode) -> bool:
        """The product of a rectified layer that is linear along a row, as the weight is."""
        x, weight = node.sources
        below = array_of(layout, x, waiting=True)
        assert x is not None
        assert weight is not None
        dtype = node.outputs[0].dtype
        if below is None or below.ndim != 2 or not fused.is_native(below.dtype, dtype):
            return False
        if not is_last(layout, x):
            return False
        slot = layout.slot(x, waiting=True)
        if [type(one) for one in slot.pending] != [Move, Rectify]:
            return False
        part, base = slot.pending[0].part, slot.pending[0].base
        of_layer, of_sums = 2 * math.prod(below.shape), 3 * math.prod(node.shape)
        if part is None or (of_layer + of_sums) * below.itemsize > self._most:
            return False
        along = self._rows.weight(layout, weight)
        if along is None:
            return False
        slot.pending = []
        out = layout.filled(Source(node.name), node.shape, below.dtype)
        product = RowProduct(part, base, below, along, out)
        self._rows.steps.append(product.begin)
        layout.steps.append(product.step)
        return True


def _is_cheap(layout: Layout, node: GraphNode) -> bool:
    """Whether what an operator makes takes no longer to make than to read what it would be of.

    The sums of a few terms do; two arrays of results are more than the cache holds, and would have
    to be made for each plane and each row first.
    """
    if node.primitive != "convolve" or not fused.is_native(node.outputs[0].dtype):
        return False
    weight = node.sources[1]
    return weight is not None and math.prod(layout.specs[weight].shape[1:]) <= _FEW_TERMS


def _unmoved(held: Any) -> Affine:
    assert isinstance(held, Fixed)
    return Affine((held.value, None, None))
