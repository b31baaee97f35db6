"""What one kernel computes in one pass: two nodes, or a product and the chain that ends it.

The largest below a window and which it is; a gradient and the optimizer's step that alone reads it;
a product, its bias and its rectifier. One of them is done at another time than its turn, so that
it reads nothing that somebody writes to, or needs nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.backend.native.pooling import are_apart
from engine.graph import GraphNode, Source
from engine.plan.liveness import sources_of

from .forms import FORMS
from .lying import Lying
from .order import axes_of, batch_innermost
from .spans import Extent, Span
from .unit import Unit

__all__ = ["PRODUCTS", "Gate", "endings_of", "gates_of", "moves_of", "pairs_of"]

PRODUCTS = frozenset({"matrix_product", "dense_product"})
_ALL_PRODUCTS = PRODUCTS | {"held_product", "held_dense_product"}
_GRADIENTS = frozenset({"matrix_product", "held_product"})
_ENDINGS = (["add"], ["add", "relu"])
_CONVOLUTION = "convolve"


class Gate(NamedTuple):
    """What gates the way back below a window.

    Attributes:
        largest: Below each window, of the image that is the gate.
        unit: The chain that begins with the gate.

    """

    largest: Source
    unit: Unit


def pairs_of(nodes: Sequence[GraphNode], lying: Lying) -> dict[str, GraphNode]:
    """By the name of a node the later one that is computed with it."""
    first = {Source(node.name): node for node in nodes if node.primitive == "window_max"}
    pairs: dict[str, GraphNode] = {}
    for node in nodes:
        if node.primitive != "window_index" or _reads_what_is_written(node, nodes, lying):
            continue
        x, largest = node.sources
        other = None if largest is None else first.get(largest)
        if other is not None and other.sources == (x,) and other.attributes == node.attributes:
            pairs.setdefault(other.name, node)
    return pairs


def moves_of(
    nodes: Sequence[GraphNode], reads: Mapping[Source, int], lying: Lying
) -> dict[str, GraphNode]:
    """By the name of an optimizer's step the product that is its gradient and nothing else.

    Args:
        nodes: In order of execution.
        reads: How often each root is read.
        lying: What lies in which memory.

    """
    products = {Source(node.name): node for node in nodes if node.primitive in _GRADIENTS}
    found: dict[str, GraphNode] = {}
    for node in nodes:
        form = FORMS.get(node.primitive)
        if form is None or form.moved is None:
            continue
        gradient = node.sources[form.gradient]
        product = None if gradient is None else products.get(gradient)
        if product is None or gradient is None or reads[gradient] != 1:
            continue
        if not _reads_what_is_written(product, nodes, lying):
            found[node.name] = product
    return found


def _reads_what_is_written(node: GraphNode, nodes: Sequence[GraphNode], lying: Lying) -> bool:
    """Whether a node reads memory that some node writes to."""
    written = {lying.roots[source] for one in nodes for source in one.writes}
    return any(lying.roots[source] in written for source in sources_of(node))


def endings_of(units: Sequence[Unit], reads: Mapping[Source, int], lying: Lying) -> dict[str, Unit]:
    """By the name of a product the chain that adds its bias, may rectify it, and does no more.

    Also by that of a convolution, whose bias is one number a channel.
    """
    products = {
        Source(unit.nodes[0].name): unit
        for unit in units
        if not unit.members and unit.nodes[0].primitive in {*_ALL_PRODUCTS, _CONVOLUTION}
    }
    found: dict[str, Unit] = {}
    for unit in units:
        product = _ended(unit, reads, lying, products)
        if product is not None:
            found[product.name] = unit
    return found


def _ended(
    unit: Unit, reads: Mapping[Source, int], lying: Lying, products: Mapping[Source, Unit]
) -> GraphNode | None:
    if not unit.members or [node.primitive for node in unit.nodes] not in _ENDINGS:
        return None
    member, last = unit.members[0], unit.members[-1]
    whole, bias = member.operands
    source, other = member.node.sources
    if bias is not None and bias.extent is Extent.FULL:
        whole, bias, source = bias, whole, other
    maker = None if source is None else products.get(lying.roots[source])
    if maker is None or source is None or member.turned or last.turned:
        return None
    product = maker.nodes[0]
    shape = product.outputs[0].shape
    if product.primitive == _CONVOLUTION:
        own, order = Span(Extent.ROW, math.prod(shape) // shape[1]), batch_innermost(shape)
        # What computes instead, where the kernel refuses, knows no views between.
        made = [Source(node.name) for node in (product, *unit.nodes[:-1])]
        is_next = made == [source, *last.node.sources[: len(unit.nodes) - 1]]
    else:
        own, order = Span(Extent.COLUMN, shape[-1]), axes_of(last.node.outputs[0].shape)
        is_next = True
    fits = whole == Span(Extent.FULL) and bias == own and is_next
    alone = all(reads[lying.roots[one]] == 1 for one in (source, *last.node.sources[:1]) if one)
    in_turn = not unit.before & ~(maker.before | maker.bit)
    return product if fits and alone and in_turn and last.orders[0] == order else None


def gates_of(units: Sequence[Unit], reads: Mapping[Source, int], lying: Lying) -> dict[str, Gate]:
    """By the name of what puts a gradient below windows the gate by the same image behind it.

    The image is the gate: below a window its largest stands for all that is not 0 there.
    """
    nodes = [node for unit in units for node in unit.nodes]
    puts = {Source(node.name): node for node in nodes if node.primitive == "window_put"}
    indices = {Source(node.name): node for node in nodes if node.primitive == "window_index"}
    found: dict[str, Gate] = {}
    for unit in units:
        if not unit.members or unit.nodes[0].primitive != "gated":
            continue
        gated = unit.nodes[0]
        source, image = gated.sources
        if source in unit.members[0].turned:
            continue
        put = None if source is None else puts.get(source)
        index = None if put is None or put.sources[1] is None else indices.get(put.sources[1])
        if put is None or index is None or source is None or reads[lying.roots[source]] != 1:
            continue
        window, largest = put.attributes["window"], index.sources[1]
        is_same = index.sources[0] == image and index.attributes["window"] == window
        lies_so = unit.members[0].orders[0] == batch_innermost(gated.outputs[0].shape)
        if not (is_same and lies_so and are_apart(window)) or largest is None:
            continue
        if not _reads_what_is_written(gated, nodes, lying):
            found[put.name] = Gate(largest, unit)
    return found
