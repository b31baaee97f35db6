"""What a node may be in a chain: an operator on each element, along rows, or a sum."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from engine.autodiff import Spec
from engine.backend.native.elements import Builder
from engine.backend.native.recipes import RECIPES, Recipe
from engine.graph import GraphNode, Source

from .lying import Lying
from .order import Order, agreed, axes_of, by_strides, order_of
from .spans import Extent, Span, span_of, span_of_axes

__all__ = ["Member", "member_of"]

_FLOAT = np.dtype(np.float32)


class Member(NamedTuple):
    """A node as part of a chain.

    Attributes:
        node: The node.
        size: How many numbers it goes through.
        columns: How long rows have to be for it; 0 where that is of no account.
        operands: For each input its span; None of a number.
        turned: The inputs that are to be brought into another order first, and into which.
        makes: For each output its extent in a chain of that size.
        orders: For each output in which it lies.

    """

    node: GraphNode
    size: int
    columns: int
    operands: tuple[Span | None, ...]
    makes: tuple[Extent, ...]
    orders: tuple[Order, ...]
    turned: Mapping[Source, Order] = MappingProxyType({})


def member_of(
    node: GraphNode, lying: Lying, specs: Mapping[Source, Spec], numbers: frozenset[Source]
) -> Member | None:
    """The node as part of a chain; None where it can be none.

    Args:
        node: The node.
        lying: How what it reads is going to lie.
        specs: Of what it reads.
        numbers: Values that are numbers of Python's.

    """
    recipe = RECIPES.get(node.primitive)
    if recipe is None or not _is_made(recipe, node, numbers):
        return None
    if any(spec.dtype != _FLOAT for spec in node.outputs):
        return None
    arrays = [one for one in node.sources if one is not None and one not in numbers]
    if not arrays or any(specs[one].dtype != _FLOAT for one in arrays):
        return None
    if recipe.axes is not None:
        return _along(node, lying, recipe)
    found = _each(node, lying, numbers, recipe)
    if found is None or recipe.is_exact:
        return found
    # Where NumPy has other bits the recipe is for what the operator's native form takes.
    lie_alike = not found.turned and all(order_of(lying.array(one)) is not None for one in arrays)
    return found if lie_alike and found.size >= recipe.least else None


def _is_made(recipe: Recipe, node: GraphNode, numbers: frozenset[Source]) -> bool:
    """Whether a recipe does what a node's settings ask for."""
    if recipe.axes is not None:
        return True
    build = Builder()
    operands = [
        build.number() if one in numbers else build.array()
        for one in node.sources
        if one is not None
    ]
    if len(operands) != len(node.sources):
        return False
    return recipe.make(build, *operands, **node.attributes) is not None


def _each(
    node: GraphNode, lying: Lying, numbers: frozenset[Source], recipe: Recipe
) -> Member | None:
    arrays = [one for one in node.sources if one is not None and one not in numbers]
    leading = arrays if recipe.leads is None else [arrays[recipe.leads]]
    shape, order = node.outputs[0].shape, _order_of_whole(node, leading, lying)
    if order is None and all(lying.array(one).shape != shape for one in arrays):
        return None
    lies_so = axes_of(shape) if order is None else order
    spans = {one: span_of(shape, lies_so, lying.operand(one)) for one in arrays}
    if order is None or (None in spans.values() and recipe.leads is None):
        order = agreed(shape, tuple([_beside(one, len(shape), lying) for one in arrays]))
        if order is None:
            return None
        spans = {one: span_of(shape, order, lying.operand(one)) for one in arrays}
    turned = {one: order for one, span in spans.items() if span is None}
    if any(lying.array(one).shape != shape for one in turned):
        return None
    if not turned and Span(Extent.FULL) not in spans.values():
        # A program goes through some operand that has all numbers.
        first = next((one for one in arrays if lying.array(one).shape == shape), None)
        if first is None:
            return None
        turned = {first: order}
    whole = dict.fromkeys(turned, Span(Extent.FULL))
    found = [None if one is None else (spans | whole).get(one) for one in node.sources]
    columns = {span.columns for span in found if span is not None and span.columns}
    if len(columns) > 1:
        return None
    columns_of_all, made = max(columns, default=0), (Extent.FULL,)
    return Member(node, _size(node), columns_of_all, tuple(found), made, (order,), turned)


def _order_of_whole(node: GraphNode, leading: Sequence[Source], lying: Lying) -> Order | None:
    """The order of the first operand that is as large as the result, in the result's axes."""
    rank = len(node.outputs[0].shape)
    for one in leading:
        own = order_of(lying.operand(one))
        if own is not None and lying.operand(one).size == _size(node):
            return _beside(one, rank, lying)[1]
    return None


def _beside(source: Source, rank: int, lying: Lying) -> tuple[tuple[int, ...], Order]:
    """The shape and the order of an operand, in so many axes."""
    x = lying.operand(source)
    behind = rank - x.ndim
    return (*[1] * behind, *x.shape), tuple([axis + behind for axis in by_strides(x)])


def _size(node: GraphNode) -> int:
    return math.prod(node.outputs[0].shape)


def _along(node: GraphNode, lying: Lying, recipe: Recipe) -> Member | None:
    """What puts numbers along axes together."""
    (source, *others) = node.sources
    assert source is not None
    assert recipe.axes is not None
    x = lying.array(source)
    order = order_of(x)
    if order is None or others:
        return None
    over = frozenset(recipe.axes(x.shape, **node.attributes))
    left = frozenset(order) - over
    span = span_of_axes(x.shape, order, left)
    if span is None or span.extent is Extent.FULL:
        return None
    if span.extent is not Extent.ROW and recipe.write is None:
        return None
    goes_in_order = recipe.goes_in_order and span.extent is Extent.COLUMN and span.columns > 1
    if x.size < recipe.least and not goes_in_order:
        return None
    makes = tuple([Extent.FULL if spec.shape == x.shape else span.extent for spec in node.outputs])
    orders = tuple([_order_left(order, over, x.shape, spec.shape) for spec in node.outputs])
    return Member(node, x.size, span.columns or x.size, (Span(Extent.FULL),), makes, orders)


def _order_left(
    order: Order, over: frozenset[int], shape: tuple[int, ...], out: tuple[int, ...]
) -> Order:
    """In which order a result lies, counted in its own axes, that is left of an array."""
    if out == shape:
        return order
    left = [axis for axis in order if axis not in over]
    if len(out) == len(shape):
        return tuple(left)
    # Axes that were put together are gone: all of them, or the first ones.
    axes = [axis for axis in range(len(shape)) if axis not in over]
    if len(axes) != len(out):
        axes = list(range(len(shape) - len(out), len(shape)))
    return tuple([axes.index(axis) for axis in left])
