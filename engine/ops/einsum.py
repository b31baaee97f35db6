"""Sums of products by a text that names the axes.

Every operand is brought to one axis a name, and two at a time become one matrix product. So it is
as fast as products are, and its gradients are theirs.
"""

from __future__ import annotations

import math
import string
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arithmetic import mul
from .arrangement import reshape, transpose
from .linalg import matrix_product
from .reduction import reduce_sum
from .triangle import diagonal

__all__ = ["einsum"]

# A letter, or of the axes that `...` stands for the place from the right, from 1.
Name = str | int


def einsum(equation: str, *operands: Any) -> Tensor:
    """The sum of products of tensors whose axes a text names.

    An axis that stands in several operands is multiplied along; one that stands not behind the
    arrow is summed over; one that stands twice in an operand is its diagonal. `...` are all axes
    that have no name, and broadcast. Without an arrow what stands once is kept, by the alphabet,
    behind `...`.

    Args:
        equation: Such as `"ij,jk->ik"`. Or the first operand, with numbers from 0 to 51 for names:
            `einsum(x, [0, 1], y, [1, 2], [0, 2])`, where Ellipsis stands for `...`.
        *operands: The tensors; also one list or tuple of them.

    Raises:
        ArgumentValueError: If the text is none of these forms, or names what is not there.
        ShapeError: If an operand has not the axes that the text names, or lengths differ.

    >>> import engine
    >>> x = engine.Tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> einsum("ij,jk->ik", x, x).asnumpy()
    array([[ 7., 10.],
           [15., 22.]], dtype=float32)
    >>> einsum("ii", x).asnumpy()
    array(5., dtype=float32)

    """
    if not isinstance(equation, str):
        equation, operands = _of_lists((equation, *operands))
    if len(operands) == 1 and isinstance(operands[0], list | tuple):
        operands = tuple(operands[0])
    terms, arrow, result = equation.replace(" ", "").partition("->")
    inputs = terms.split(",")
    if not operands or len(inputs) != len(operands):
        raise ArgumentValueError.of("einsum", f"{len(inputs)} operands", len(operands))
    names = [_named(term, x.shape) for term, x in zip(inputs, operands, strict=True)]
    kept = _kept(result, names) if arrow else _implied(names)
    parts = [_distinct(x, own) for x, own in zip(operands, names, strict=True)]
    parts = _without_ones(parts)
    for indices in _order([own for _, own in parts], kept, _lengths(parts)):
        chosen = [parts[index] for index in indices]
        parts = [part for index, part in enumerate(parts) if index not in indices]
        while len(chosen) > 1:
            needed = {name for _, own in (*parts, *chosen[2:]) for name in own} | set(kept)
            chosen = [_multiplied(chosen[0], chosen[1], needed), *chosen[2:]]
        parts += chosen
    ((x, own),) = parts
    x, own = _summed(x, own, set(kept))
    return transpose(x, [own.index(name) for name in kept])


def _of_lists(given: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
    """The text for operands that each have a list of numbers behind them."""
    whole = len(given) // 2 * 2
    operands, lists = given[:whole:2], given[1:whole:2]
    out = "->" + _letters(given[-1]) if len(given) % 2 else ""
    return ",".join(map(_letters, lists)) + out, operands


def _letters(numbers: Any) -> str:
    if not isinstance(numbers, list | tuple):
        raise ArgumentTypeError.of("einsum", "a text, or a list of numbers behind each", numbers)
    known = all(k is Ellipsis or (isinstance(k, int) and 0 <= k < 52) for k in numbers)
    if not known:
        raise ArgumentValueError.of("einsum", "numbers from 0 to 51, or Ellipsis", numbers)
    letters = string.ascii_uppercase + string.ascii_lowercase
    return "".join("..." if k is Ellipsis else letters[k] for k in numbers)


def _named(term: str, shape: Sequence[int]) -> list[Name]:
    """The name of each axis."""
    before, dots, behind = term.partition("...")
    if not all(c in string.ascii_letters for c in before + behind):
        raise ArgumentValueError.of("einsum", "letters, commas, '...' and '->'", repr(term))
    unnamed = len(shape) - len(before) - len(behind)
    if unnamed < 0 or (unnamed and not dots):
        expected = f"as many axes as {term!r} names"
        raise ShapeError.of("einsum", expected, tuple(shape))
    return [*before, *range(unnamed, 0, -1), *behind]


def _kept(result: str, names: list[list[Name]]) -> list[Name]:
    """The axes of what comes out, by the text behind the arrow."""
    before, dots, behind = result.partition("...")
    there = {name for own in names for name in own}
    letters = [*before, *behind]
    if len(set(letters)) != len(letters) or not set(letters) <= there:
        expected = "behind '->' each name once, and only such as stand before it"
        raise ArgumentValueError.of("einsum", expected, repr(result))
    return [*before, *(_unnamed(names) if dots else ()), *behind]


def _implied(names: list[list[Name]]) -> list[Name]:
    """The axes of what comes out when nothing is said: what stands once, by the alphabet."""
    letters = [name for own in names for name in own if isinstance(name, str)]
    return [*_unnamed(names), *sorted(name for name in letters if letters.count(name) == 1)]


def _unnamed(names: list[list[Name]]) -> list[int]:
    return sorted({name for own in names for name in own if isinstance(name, int)}, reverse=True)


Part = tuple[Any, list[Name]]


def _distinct(x: Any, names: list[Name]) -> Part:
    """Diagonals instead of axes that have one name."""
    own = list(names)
    for name in dict.fromkeys(names):
        while own.count(name) > 1:
            first = own.index(name)
            second = own.index(name, first + 1)
            if x.shape[first] != x.shape[second]:
                expected = f"one length for {name!r}"
                raise ShapeError.of("einsum", expected, tuple(x.shape))
            x = diagonal(x, 0, first, second)
            own = [other for k, other in enumerate(own) if k not in {first, second}] + [name]
    return x, own


def _without_ones(parts: list[Part]) -> list[Part]:
    """Axes of length 1 that broadcast, left out: the other operands have their length."""
    longest = _lengths(parts)
    out = []
    for x, own in parts:
        stay = [k for k, name in enumerate(own) if x.shape[k] == longest[name]]
        wrong = [name for k, name in enumerate(own) if k not in stay and x.shape[k] != 1]
        if wrong:
            expected = f"length {longest[wrong[0]]} for {wrong[0]!r}"
            raise ShapeError.of("einsum", expected, tuple(x.shape))
        if len(stay) < len(own):
            x = reshape(x, tuple(x.shape[k] for k in stay))
        out.append((x, [own[k] for k in stay]))
    return out


def _lengths(parts: list[Part]) -> dict[Name, int]:
    """The length of each axis: what is not 1, if any is not."""
    found: dict[Name, int] = {}
    for x, own in parts:
        for name, length in zip(own, x.shape, strict=True):
            if found.setdefault(name, length) == 1:
                found[name] = length
    return found


def _order(
    names: list[list[Name]], kept: list[Name], lengths: dict[Name, int]
) -> list[tuple[int, ...]]:
    """Which operands to multiply next; what they become stands last."""
    if len(names) < 3:
        return [tuple(range(len(names)))]
    number = {name: k for k, name in enumerate(lengths)}
    given: list[Any] = []
    for own in names:
        given.append(np.broadcast_to(np.int8(0), [lengths[name] for name in own]))
        given.append([number[name] for name in own])
    path, _ = np.einsum_path(*given, [number[name] for name in kept], optimize="greedy")
    return path[1:]


def _multiplied(one: Part, other: Part, needed: set[Name]) -> Part:
    """The product of two, summed over what nobody needs further on."""
    x, own = _summed(*one, needed | set(other[1]))
    y, theirs = _summed(*other, needed | set(own))
    length = dict(zip(own, x.shape, strict=True)) | dict(zip(theirs, y.shape, strict=True))
    batch = [name for name in own if name in theirs and name in needed]
    inner = [name for name in own if name in theirs and name not in needed]
    left = [name for name in own if name not in theirs]
    right = [name for name in theirs if name not in own]

    def sized(names: list[Name]) -> int:
        return math.prod(length[name] for name in names)

    def arranged(value: Any, held: list[Name], *groups: list[Name]) -> Any:
        turned = transpose(value, [held.index(name) for group in groups for name in group])
        return reshape(turned, (*(length[name] for name in batch), *map(sized, groups[1:])))

    if inner:
        out = matrix_product(
            arranged(x, own, batch, left, inner), arranged(y, theirs, batch, inner, right)
        )
    else:
        out = mul(
            arranged(x, own, batch, left, []),
            arranged(y, theirs, batch, [], right),
        )
    names = [*batch, *left, *right]
    return reshape(out, tuple(length[name] for name in names)), names


def _summed(x: Any, own: list[Name], needed: set[Name]) -> Part:
    """Summed over the axes that are not needed."""
    axes = tuple(k for k, name in enumerate(own) if name not in needed)
    if not axes:
        return x, own
    return reduce_sum(x, axis=axes), [name for name in own if name in needed]
