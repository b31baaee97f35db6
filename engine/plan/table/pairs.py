"""What one kernel computes in one pass: two nodes, or a product and the chain that ends it.

The largest below a window and which it is; a gradient and the optimizer's step that alone reads it;
a product, its bias and its rectifier. One of them is done at another time than its turn, so that
it reads nothing that somebody writes to, or needs nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.graph import GraphNode, Source
from engine.plan.liveness import sources_of

from .forms import FORMS
from .lying import Lying
from .order import axes_of
from .spans import Extent, Span
from .unit import Unit

__all__ = ["PRODUCTS", "endings_of", "moves_of", "pairs_of"]

PRODUCTS = frozenset({"matrix_product", "dense_product"})
_ALL_PRODUCTS = PRODUCTS | {"held_product", "held_dense_product"}
_GRADIENTS = frozenset({"matrix_product", "held_product"})
_ENDINGS = (["add"], ["add", "relu"])


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
    """By the name of a product the chain that adds its bias, may rectify it, and does no more."""
    products = {
        Source(unit.nodes[0].name): unit
        for unit in units
        if not unit.members and unit.nodes[0].primitive in _ALL_PRODUCTS
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
    columns = product.outputs[0].shape[-1]
    fits = whole == Span(Extent.FULL) and bias == Span(Extent.COLUMN, columns)
    alone = all(reads[lying.roots[one]] == 1 for one in (source, *last.node.sources[:1]) if one)
    in_turn = not unit.before & ~(maker.before | maker.bit)
    lies_so = last.orders[0] == axes_of(last.node.outputs[0].shape)
    return product if fits and alone and in_turn and lies_so else None
