"""A graph on the CPU as a table of native calls, with operators of NumPy's where there is none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from engine.autodiff import Spec, quiet
from engine.autodiff.forms import allowed
from engine.backend.native.call_table import has_table
from engine.backend.native.elements.running import has_kernel
from engine.backend.native.pool import pool
from engine.backend.native.recipes import LEAST, RECIPES
from engine.graph import Graph, GraphNode, Source
from engine.plan.folding import folded
from engine.plan.liveness import needed, outputs_of, sources_of
from engine.plan.specs import specs_of

from .forms import FORMS
from .in_float32 import in_float32
from .joined import Together
from .laid import Laid
from .lying import Lying
from .order import arranged, narrowed, order_of
from .pairs import endings_of, gates_of, moves_of, pairs_of
from .rooms import Given, Rooms
from .shared_memory import SharedMemory, shared_memory
from .unit import Unit
from .units import units_of
from .views import VIEWS
from .wanted import Wanted, wanted_of
from .work import Work

__all__ = ["BusyError", "Tabled", "table_of"]


class BusyError(Exception):
    """What is given does not lie as the table expects, or another call is under way.

    Who plans computes by operators then; it never leaves the engine.
    """


class Tabled:
    """A graph that is computed many times on NumPy's arrays of the same shapes and types.

    Args:
        graph: What to compute, for which `table_of` says that it can be.
        like: By position arrays that lie as its inputs always will, so that nobody need look;
            without them they lie in C order.

    Attributes:
        parameters: The names of those that each call is given, in their order.
        still: Positions, among the ends, of what was computed once.
        positions: Of the inputs, which are read.
        kernels, steps: How many native calls there are, and steps of Python's between them.

    """

    def __init__(self, graph: Graph, like: Sequence[np.ndarray] = ()) -> None:
        specs = specs_of(graph)
        known: dict[Source, Any] = {Source(one.name): one.value for one in graph.constants}
        left = folded(graph.nodes, known, specs, shapes_stay=True)
        nodes = needed(left, graph.ends)
        fixed = {source: _dense(value) for source, value in known.items()}
        own = [Source(one.name) for one in graph.parameters if one.value is not None]
        inputs = [Source(one.name) for one in graph.parameters if one.value is None]
        told = [source for source in inputs if _may_be_number(specs[source])]
        numbers: dict[Source, int | None] = {source: k for k, source in enumerate(told)}
        numbers |= {one: None for one, value in fixed.items() if not hasattr(value, "dtype")}
        arrays = {
            source: _new_like(like[_position(source)])
            if like and source in inputs
            else np.empty(*specs[source])
            for source in (*own, *inputs)
            if source not in told
        }
        wanted = wanted_of(nodes, specs, graph.ends)
        lying = Lying(specs, wanted.orders)
        for source in (*own, *inputs):
            lying.given(source, arrays[source] if like and source in arrays else None)
        self._are_plain = not like
        for source, value in fixed.items():
            lying.given(source, np.asarray(value))
        units = units_of(nodes, lying, specs, frozenset(numbers))
        there = {*fixed, *arrays, *numbers}
        ends = [lying.roots[end] for end in graph.ends]
        made = {end: _new_like(lying.array(end)) for end in ends if end not in there}
        self.still = tuple([k for k, end in enumerate(graph.ends) if end in fixed])
        self._memory = shared_memory()
        self._work = Work([*arrays.values(), *made.values()])
        given = Given(fixed, numbers, arrays, made)
        each_time = [which for which, one in enumerate(arrays) if one in inputs]
        each_time += range(len(arrays), len(arrays) + len(made))
        rooms = _laid_out(
            *(nodes, units, given, lying, wanted, specs, graph.ends),
            *(self._memory, self._work, each_time),
        )
        self._remember(rooms, own, inputs, graph.ends)

    def _remember(
        self, rooms: Rooms, own: list[Source], inputs: list[Source], ends: Sequence[Source]
    ) -> None:
        """What a call has to know of where values are."""
        given, slots = rooms.given, rooms.slots
        told = [source for source in inputs if source in given.numbers]
        arrays = [source for source in given.arrays if source in inputs]
        made = list(given.made)
        self.parameters = tuple([source.name for source in own])
        self.kernels, self.steps = len(self._work.table), self._work.steps
        self._values = rooms.values
        self._own = [slots[source] for source in own]
        self._last: list[Any] = [None] * len(own)
        self._given: Sequence[Any] | None = None
        self._told = [_position(source) for source in told]
        self._inputs = [_position(source) for source in arrays]
        self.positions = (*self._told, *self._inputs)
        self._makers = [_maker(rooms.lying.array(end)) for end in made]
        # Where each value of a call goes that the table's own values lack.
        self._slots = [slots[source] for source in (*arrays, *made, *told)]
        self._ends = [slots[end] for end in ends]
        of_made = {slots[end]: len(arrays) + k for k, end in enumerate(made)}
        self._made = [of_made.get(slot) for slot in self._ends]
        self._is_one_call = not self.steps and None not in self._made
        self._threads = _threads()

    def __call__(self, inputs: Sequence[Any], parameters: Sequence[Any] = ()) -> list[Any]:
        """The ends of the graph, as arrays; those that were computed once are the same each time.

        Args:
            inputs: Arrays and numbers, by their position in the traced call.
            parameters: Arrays of `self.parameters`, in that order. The same tuple has the same
                ones, and is not looked at.

        Raises:
            BusyError: If they do not lie as they have to, or another plan of this thread is being
                computed; nothing was done then.

        """
        lock = self._memory.lock
        if not lock.acquire(blocking=False):
            raise BusyError
        try:
            if parameters is not self._given:
                self._let_parameters_be_found(parameters)
            numbers = [inputs[position] for position in self._told]
            arrays = self._arrays_of(inputs, numbers)
            table = self._work.table
            table.give(arrays)
            table.tell(numbers)
            if self._is_one_call:
                done = table.run(0, self.kernels)
                if done == self.kernels:
                    return [arrays[at] for at in self._made]  # type: ignore[index] # not None
            return self._gone_through([*arrays, *numbers], done if self._is_one_call else 0)
        finally:
            lock.release()

    @property
    def runs(self) -> int:
        """How often everything was computed that its native calls do."""
        return self._work.table.runs

    def _arrays_of(self, inputs: Sequence[Any], numbers: Sequence[Any]) -> list[Any]:
        """The arrays that kernels are to find in this call: what is given, and new ones."""
        if _threads() != self._threads:
            raise BusyError
        for number in numbers:
            if number.__class__ is not float:
                raise BusyError
        arrays = []
        for position in self._inputs:
            array = inputs[position]
            if self._are_plain and not _is_plain(array):
                if array.size < LEAST:  # NumPy's sums and products have other bits in another order
                    raise BusyError
                array = np.array(array, order="C")
            arrays.append(array)
        return arrays + [new() for new in self._makers]

    def _gone_through(self, given: Sequence[Any], done: int) -> list[Any]:
        """The ends, by calls and steps by turns, or where a call has refused."""
        values = self._values.copy()
        for slot, one in zip(self._slots, given, strict=True):
            values[slot] = one
        with quiet():
            self._work.run(values, done)
        return [values[slot] for slot in self._ends]

    def _let_parameters_be_found(self, parameters: Sequence[Any]) -> None:
        """Let kernels find those that lie elsewhere than before."""
        self._given = None
        for k, array in enumerate(parameters):
            if array is not self._last[k]:
                if not _is_plain(array):
                    raise BusyError
                self._work.table.find(k, array)
                self._values[self._own[k]] = self._last[k] = array
        self._given = parameters if parameters.__class__ is tuple else None


def table_of(graph: Graph, like: Sequence[np.ndarray] = ()) -> Tabled | None:
    """A table for a graph of NumPy's arrays; None where it has little to do, or some are empty.

    Args:
        graph: What to compute.
        like: As `Tabled` takes it: arrays without gaps.

    """
    if not ("native" in allowed() and has_table() and has_kernel()):
        return None
    found = in_float32(graph)
    if found is None:
        return None
    graph = found
    given = (*graph.parameters, *graph.constants)
    arrays = [one.value for one in given if hasattr(one.value, "dtype")]
    if not all(isinstance(array, np.ndarray | np.generic) for array in arrays):
        return None
    shapes = [one.shape for one in given]
    shapes += [one.shape for node in graph.nodes for one in node.outputs]
    if any(0 in shape for shape in shapes) or not _repays(graph):
        return None
    return Tabled(graph, like)


def _repays(graph: Graph) -> bool:
    """Whether kernels take half of what is computed: they know float32 alone."""
    nodes = [node for node in graph.nodes if node.primitive not in VIEWS]
    taken = [node for node in nodes if node.primitive in RECIPES or node.primitive in FORMS]
    plain = sum(node.outputs[0].dtype == np.float32 for node in taken)
    return 2 * plain >= len(nodes)


def _laid_out(
    nodes: Sequence[GraphNode],
    units: Sequence[Unit],
    given: Given,
    lying: Lying,
    wanted: Wanted,
    specs: Mapping[Source, Spec],
    ends: Sequence[Source],
    memory: SharedMemory,
    work: Work,
    each_time: Sequence[int],
) -> Rooms:
    """Give everything its memory, and add what is done to the work."""
    done = {node.name for unit in units for node in unit.nodes}
    computed = [node for node in nodes if node.name in done]
    reads = Counter(lying.roots[one] for node in computed for one in sources_of(node))
    reads.update(lying.roots[end] for end in ends)
    with memory.lock:
        memory.buffers.restart()
        gates = gates_of(units, reads, lying)
        reads.update(lying.roots[gate.largest] for gate in gates.values())
        rooms = Rooms(given, lying, specs, reads, memory.buffers, work, wanted.insets)
        for node in nodes:
            if node.name not in done:
                rooms.add_view(node)
        together = Together(
            pairs_of(computed, lying),
            moves_of(computed, reads, lying),
            endings_of(units, reads, lying),
            gates,
        )
        laid = Laid(rooms, specs, work, together)
        for unit in units:
            laid.add(unit, list(_wanted_of(unit, reads, lying)))
        for end in ends:
            rooms.ready(end)
        work.finish(memory.scratch, each_time)
    return rooms


def _position(source: Source) -> int:
    """Which of the inputs a value is."""
    return int(source.name.removeprefix("inputs"))


def _threads() -> int:
    workers = pool()
    return 1 if workers is None else workers.threads


def _is_plain(array: Any) -> bool:
    flags = array.flags
    return type(array) is np.ndarray and flags.c_contiguous and flags.aligned


def _dense(value: Any) -> Any:
    """A constant as kernels can read it."""
    if not hasattr(value, "dtype"):
        return value
    array = np.asarray(value)
    return array if order_of(narrowed(array)) is not None else np.ascontiguousarray(array)


def _may_be_number(spec: Spec) -> bool:
    """Whether a value may be a float of Python's: calls say whether it is."""
    return spec.shape == () and spec.dtype == np.float64


def _new_like(like: np.ndarray) -> np.ndarray:
    order = order_of(like)
    assert order is not None
    return arranged(np.empty(like.size, like.dtype), like.shape, order)


def _maker(like: np.ndarray) -> Callable[[], np.ndarray]:
    """Makes an array that lies so."""
    if like.flags.c_contiguous:
        return partial(np.empty, like.shape, like.dtype)
    return lambda: _new_like(like)


def _wanted_of(unit: Unit, reads: Mapping[Source, int], lying: Lying) -> Iterable[Source]:
    """Of what a unit makes, what others read."""
    inside = Counter(lying.roots[one] for node in unit.nodes for one in sources_of(node))
    for node in unit.nodes:
        for source in outputs_of(node):
            if reads[source] > inside[source]:
                yield source
