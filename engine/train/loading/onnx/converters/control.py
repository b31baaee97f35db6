"""Branches and loops: graphs inside of nodes, run as often as numbers say."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.backend import array
from engine.errors import ArgumentValueError, ShapeError
from engine.tensor import Tensor
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.wholes import counted_axis, whole_in


@reads("If", host=(0,), is_mixed=True)
def branch(node: Node) -> Computes:
    """One of two graphs; a network that is exported again goes the way that it went."""
    node.check_reads(1)
    blocks = node.block("else_branch"), node.block("then_branch")
    for block in blocks:
        if block.inputs or len(block.program.outputs) != len(node.makes):
            raise node.refused("branches without inputs, with its outputs", block.inputs)
    captured = node.capture(*blocks)

    def compute(condition: Any, *around: Any) -> Any:
        chosen = blocks[_truth(condition)]
        return _several(node, chosen.run((), dict(zip(captured, around, strict=True))))

    return compute


@reads("Loop", host=(0, 1), is_mixed=True)
def loop(node: Node) -> Computes:
    """So many turns, as long as a condition holds; some outputs collect what each turn makes."""
    if len(node.reads) < 2:
        raise node.refused("a count and a condition, or their absence", len(node.reads))
    body = node.block("body")
    carried = len(node.reads) - 2
    collected = len(body.program.outputs) - 1 - carried
    if len(body.inputs) != carried + 2 or carried + collected != len(node.makes) or collected < 0:
        raise node.refused(f"a body of {carried + 2} inputs", len(body.inputs))
    captured = node.capture(body)

    def compute(most: Any, condition: Any, *given: Any) -> Any:
        around = dict(zip(captured, given[carried:], strict=True))
        state = list(given[:carried])
        found: list[list[Any]] = [[] for _ in range(collected)]
        goes_on = condition is None or _truth(condition)
        turn, count = 0, None if most is None else whole_in(most)
        while goes_on and (count is None or turn < count):
            number = np.asarray(turn, np.int64)
            told, *made = body.run((number, np.asarray(True), *state), around)
            goes_on, state = _truth(told), made[:carried]
            for row, one in zip(found, made[carried:], strict=True):
                row.append(one)
            turn += 1
        return _several(node, (*state, *(_stacked(row, 0) for row in found)))

    return compute


@reads("Scan", is_mixed=True)
def scan(node: Node) -> Computes:
    """Runs once for each slice of its last inputs; some outputs collect each turn's."""
    if node.opset < 9:
        raise node.refused("an operator of version 9 or later", node.opset)
    body, count = node.block("body"), node.whole("num_scan_inputs")
    total = len(node.reads)
    carried = total - count
    collected = len(node.makes) - carried
    if not 1 <= count <= total or len(body.inputs) != total or collected < 0:
        raise node.refused(f"a body of {total} inputs, {count} of them slices", len(body.inputs))
    axes, turned = _each(node, "scan_input", count)
    out_axes, out_turned = _each(node, "scan_output", collected)
    captured = node.capture(body)

    def compute(*given: Any) -> Any:
        around = dict(zip(captured, given[total:], strict=True))
        state, slices = list(given[:carried]), given[carried:total]
        at = [counted_axis(axis, len(one.shape)) for axis, one in zip(axes, slices, strict=True)]
        lengths = {one.shape[axis] for axis, one in zip(at, slices, strict=True)}
        if len(lengths) != 1:
            raise ShapeError.of("Scan", "slices of one number", sorted(lengths))
        (turns,) = lengths
        found: list[list[Any]] = [[] for _ in range(collected)]
        for turn in range(turns):
            parts = [
                one[(*(slice(None),) * axis, turns - 1 - turn if back else turn)]
                for one, axis, back in zip(slices, at, turned, strict=True)
            ]
            made = body.run((*state, *parts), around)
            state = list(made[:carried])
            for row, one in zip(found, made[carried:], strict=True):
                row.append(one)
        rows = zip(found, out_axes, out_turned, strict=True)
        ends = (_stacked(row[::-1] if back else row, axis) for row, axis, back in rows)
        return _several(node, (*state, *ends))

    return compute


def _each(node: Node, kind: str, count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Axes and directions, 0 unless said."""
    found = []
    for name in (f"{kind}_axes", f"{kind}_directions"):
        told = node.wholes(name, (0,) * count)
        if len(told) != count:
            raise node.refused(f"{count} numbers in {name}", len(told))
        found.append(told)
    return found[0], found[1]


def _truth(value: Any) -> bool:
    held = value.asnumpy() if isinstance(value, Tensor) else value
    if held.size != 1:
        raise ArgumentValueError.of("a condition", "one truth value", f"shape {held.shape}")
    return bool(held.reshape(-1)[0])


def _stacked(row: list[Any], axis: int) -> Any:
    """What each turn made, along a new axis; in host memory where all of it is."""
    if not row:
        raise ArgumentValueError.of("a loop that collects", "a turn or more", 0)
    if all(isinstance(one, np.ndarray) for one in row):
        return np.stack(row, axis)
    return ops.stack([one if isinstance(one, Tensor) else Tensor(array(one)) for one in row], axis)


def _several(node: Node, made: tuple[Any, ...]) -> Any:
    return made if len(node.makes) > 1 else made[0]
