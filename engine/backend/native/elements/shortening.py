"""The same steps, but fewer, and fewer numbers between them; the bits stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .operations import PAIRS, ROW_SUMS
from .program import Extent
from .steps import Location, Step

__all__ = ["shortened"]

_ALL = Extent(by_row=True, by_column=True)


def shortened(steps: list[Step], is_narrow: bool, is_large: bool = False) -> list[Step]:
    """Steps in pairs, each as late as it may be, results straight to their arrays.

    Args:
        steps: Of a program.
        is_narrow: Whether rows are narrower than a vector.
        is_large: Whether no cache keeps an array that is written until somebody reads it.

    """
    steps = _paired(_later(_read_ones(steps)))
    if is_narrow:
        return steps
    return _straight(_given(steps) if is_large else steps)


def _given(steps: list[Step]) -> list[Step]:
    """The same, where what is stored and not read goes past the caches."""
    read = _read(steps)
    return [
        step._replace(operation="give") if _is_stored(step) and step.out not in read else step
        for step in steps
    ]


def _is_stored(step: Step) -> bool:
    value = step.operands[0]
    is_copy = step.operation == "copy" and step.out.sort == "operand"
    return is_copy and value.sort == "register" and step.extent == _ALL


def _read_ones(steps: list[Step]) -> list[Step]:
    """The same without those that nobody reads."""
    read: set[Location] = set()
    kept = []
    for step in reversed(steps):
        if step.out.sort != "register" or step.out in read:
            read.update(step.operands)
            kept.append(step)
    return kept[::-1]


def _later(steps: list[Step]) -> list[Step]:
    """The same, where what only a later phase reads is computed there, if that needs no memory.

    So a row that is as long as a cache is read again, instead of waiting in memory of its own.
    """
    made = {step.out: step for step in steps if step.out.sort == "register"}
    last = {one: step.phase for step in steps for one in step.operands}

    def waits(value: Location) -> bool:
        """Whether a value is there in later phases anyway."""
        step = made.get(value)
        return step is None or not step.extent.by_column or last[value] > step.phase

    moved = []
    for step in steps:
        is_computed = step.out in made and not step.of_rows and step.operation not in ROW_SUMS
        if is_computed and all(waits(one) for one in step.operands):
            first = min(other.phase for other in steps if step.out in other.operands)
            step = step._replace(phase=first)
        moved.append(step)
    return sorted(moved, key=lambda step: (step.phase, not step.of_rows))


def _paired(steps: list[Step]) -> list[Step]:
    """The same with two steps as one, where nobody else reads what lies between them."""
    read = Counter(one for step in steps for one in step.operands)
    made: dict[Location, Step] = {}
    for step in steps:
        for value in step.operands:
            first = made.get(value)
            if first is None or read[value] != 1 or value.sort != "register":
                continue
            pair = _pair(first, step)
            if pair is not None:
                del made[value]
                step = pair
                break
        made[step.out] = step
    return list(made.values())


def _pair(first: Step, second: Step) -> Step | None:
    """Both as one step; None where there is none."""
    is_sum = second.out.sort == "sums" or second.operation in ROW_SUMS
    if first.phase != second.phase or first.of_rows != second.of_rows:
        return None
    if is_sum:
        return _product_of_sum(first, second)
    others = tuple(one for one in second.operands if one != first.out)
    is_from = second.operation == "sub" and second.operands[0] in others
    name = f"{first.operation}_{'from' if is_from else second.operation}"
    if name not in PAIRS or first.extent != second.extent:
        return None
    return second._replace(operation=name, operands=(*first.operands, *others))


def _product_of_sum(first: Step, second: Step) -> Step | None:
    """A sum of products, or of squares of differences, as one step."""
    kind, _, what = second.operation.partition("_")
    if what != "sum":
        return None
    if first.operation in {"mul", "square"}:
        one, other = first.operands * 2 if first.operation == "square" else first.operands
        return second._replace(operation=f"{kind}_dot", operands=(one, other))
    if first.operation == "sub_square" and kind == "row":
        return second._replace(operation="row_off", operands=first.operands)
    return None


def _straight(steps: list[Step]) -> list[Step]:
    """The same, where a value that is copied to an array is computed there if that may be."""
    for copy in [step for step in steps if step.operation == "copy" and step.out.sort == "operand"]:
        (value,) = copy.operands
        made = [k for k, step in enumerate(steps) if step.out == value]
        if value.sort != "register" or not made or steps[made[0]].extent != _ALL:
            continue
        if steps[made[0]].operation in ROW_SUMS or copy.out in _read(steps[made[0] + 1 :]):
            continue
        steps = [step.with_location(value, copy.out) for step in steps if step is not copy]
    return steps


def _read(steps: Iterable[Step]) -> set[Location]:
    return {one for step in steps for one in step.operands}
