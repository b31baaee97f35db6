"""Functions that a file brings with it: a call of one runs a program of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from onnx import AttributeProto, FunctionProto, GraphProto, NodeProto, ValueInfoProto

from .node import Node
from .source import Source


def call_of(node: Node, function: FunctionProto, source: Source) -> Callable[..., Any]:
    """What a call of a function computes.

    Raises:
        GraphFileError: If the function cannot be read, or the call does not fit it.

    """
    if len(node.reads) > len(function.input) or len(node.makes) > len(function.output):
        got = len(node.reads), len(node.makes)
        expected = f"at most {len(function.input)} inputs and {len(function.output)} outputs"
        raise node.refused(expected, got)
    given = {one.name: one for one in function.attribute_proto} | node.attributes()
    known = {*function.attribute, *(one.name for one in function.attribute_proto)}
    if set(given) - known:
        raise node.refused(f"attributes among {sorted(known)}", sorted(set(given) - known))
    graph = GraphProto(
        node=_bound(function.node, given),
        input=[ValueInfoProto(name=name) for name in function.input],
        output=[ValueInfoProto(name=name) for name in function.output],
    )
    versions = [one.version for one in function.opset_import if one.domain in {"", "ai.onnx"}]
    opset = versions[0] if versions else source.opset
    block = source.inside(node.where, graph, opset)
    if block.captured:
        raise node.refused("a function that reads its inputs alone", block.captured)

    def compute(*values: Any) -> Any:
        left_out = [None] * (len(block.inputs) - len(values))
        made = block.run([*values, *left_out], {})
        return made if len(node.makes) > 1 else made[0]

    return compute


def _bound(nodes: Iterable[NodeProto], given: Mapping[str, AttributeProto]) -> list[NodeProto]:
    """The nodes, with attributes of the call where they name them; what it leaves out they do."""
    bound = []
    for node in nodes:
        made = NodeProto()
        made.CopyFrom(node)
        del made.attribute[:]
        for one in node.attribute:
            if one.ref_attr_name and one.ref_attr_name not in given:
                continue
            attribute = made.attribute.add()
            attribute.CopyFrom(given[one.ref_attr_name] if one.ref_attr_name else one)
            attribute.name = one.name
            if attribute.type == AttributeProto.GRAPH:
                inner = _bound(attribute.g.node, given)
                del attribute.g.node[:]
                attribute.g.node.extend(inner)
        bound.append(made)
    return bound
