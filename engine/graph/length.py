"""Lengths of axes that are not known yet: sums of products of open axes."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Sizes: TypeAlias = Mapping[str, int]


class Length:
    """A whole number that depends on open axes: whole multiples of products of them, summed.

    It is no int on purpose: who computes with lengths as if they were known is told so.

    Attributes:
        terms: The factor of each product, by the names of the axes in it.

    >>> batch = Length({("batch",): 1})
    >>> batch * 3 + 1, (batch * 3 + 1).at({"batch": 5})
    (3*batch + 1, 16)

    """

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[tuple[str, ...], int]) -> None:
        self.terms = {names: factor for names, factor in sorted(terms.items()) if factor}

    def at(self, sizes: Sizes) -> int:
        """The number, where the axes have these lengths."""
        parts = (
            factor * math.prod(sizes[name] for name in names)
            for names, factor in self.terms.items()
        )
        return sum(parts)

    @property
    def axis(self) -> str | None:
        """The open axis that it is the length of, where it is just that."""
        terms = list(self.terms.items())
        alone = len(terms) == 1 and len(terms[0][0]) == 1 and terms[0][1] == 1
        return terms[0][0][0] if alone else None

    def __add__(self, other: Any) -> Any:
        if isinstance(other, Unknown):
            return other
        return _settled(_sum(self.terms, _terms(other)))

    def __sub__(self, other: Any) -> Any:
        return self + other * -1

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, Unknown):
            return other
        pairs = itertools.product(self.terms.items(), _terms(other).items())
        total: dict[tuple[str, ...], int] = {}
        for (names, factor), (others, by) in pairs:
            key = tuple(sorted(names + others))
            total[key] = total.get(key, 0) + factor * by
        return _settled(total)

    __radd__ = __add__
    __rmul__ = __mul__

    def __rsub__(self, other: Any) -> Any:
        return self * -1 + other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Length) and self.terms == other.terms

    def __hash__(self) -> int:
        return hash(tuple(self.terms.items()))

    def __repr__(self) -> str:
        words = [
            "*".join([*([str(factor)] if factor != 1 or not names else []), *names])
            for names, factor in reversed(self.terms.items())
        ]
        return " + ".join(words)


class Unknown:
    """A length that follows from the open axes in another way, such as by a division.

    What is computed of it is unknown, too.
    """

    def _stays(self, _other: Any) -> Unknown:
        return self

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _stays

    def __repr__(self) -> str:
        return "?"


UNKNOWN = Unknown()
AnyLength: TypeAlias = int | Length | Unknown


def fitted(numbers: Sequence[int], sizes: Sequence[Sizes]) -> AnyLength:
    """The length that is each of the numbers where the axes have the sizes beside it.

    Args:
        numbers: What was found.
        sizes: First each axis short or long, in all combinations, which determine the factors;
            then at least one of other lengths, which confirm them.

    >>> fitted([6, 9, 15], [{"batch": 2}, {"batch": 3}, {"batch": 5}])
    3*batch
    >>> fitted([1, 1, 2], [{"batch": 2}, {"batch": 3}, {"batch": 5}])
    ?

    """
    if all(number == numbers[0] for number in numbers):
        return int(numbers[0])
    names = list(sizes[0])
    corners = sizes[: 2 ** len(names)]
    lows = {name: min(one[name] for one in corners) for name in names}
    steps = {name: max(one[name] for one in corners) - lows[name] for name in names}
    found = {
        tuple(name for name in names if one[name] != lows[name]): number
        for one, number in zip(corners, numbers, strict=False)
    }
    made: Any = 0
    for chosen in found:
        # The mixed difference over the chosen axes is the factor of the product of (axis - low).
        difference = sum(
            (-1) ** (len(chosen) - len(part)) * found[part]
            for size in range(len(chosen) + 1)
            for part in itertools.combinations(chosen, size)
        )
        factor, rest = divmod(difference, math.prod(steps[name] for name in chosen))
        if rest:
            return UNKNOWN
        term: Any = factor
        for name in chosen:
            term = (Length({(name,): 1}) - lows[name]) * term
        made = term + made
    known = made if isinstance(made, Length) else Length({(): made})
    confirmed = all(known.at(one) == number for one, number in zip(sizes, numbers, strict=True))
    return made if confirmed else UNKNOWN


def _terms(value: Any) -> Mapping[tuple[str, ...], int]:
    return value.terms if isinstance(value, Length) else {(): int(value)}


def _sum(
    one: Mapping[tuple[str, ...], int], other: Mapping[tuple[str, ...], int]
) -> dict[tuple[str, ...], int]:
    return {names: one.get(names, 0) + other.get(names, 0) for names in {**one, **other}}


def _settled(terms: Mapping[tuple[str, ...], int]) -> int | Length:
    made = Length(terms)
    return made.terms.get((), 0) if set(made.terms) <= {()} else made
