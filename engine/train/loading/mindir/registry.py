"""Which function computes an operator of MindSpore's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

Computes: TypeAlias = "Callable[..., Any]"
Known: TypeAlias = "Mapping[int | str, tuple[Any, ...]]"


class Reader(NamedTuple):
    """How an operator is read.

    Attributes:
        computes: What it computes of its inputs, in MindSpore's order.
        inputs: The kind of each (`arguments.KINDS`); one that ends in `?` may be None.
        settings: The kind of each setting that the operator gets by name, and the function as a
            keyword.
        ignores: Names of settings that change nothing here.
        only: Values that are known here, of inputs by position and of settings by name.
        makes: How many results of several are computed, one as it is; None where there is one.

    """

    computes: Computes
    inputs: tuple[str, ...]
    settings: Mapping[str, str] = MappingProxyType({})
    ignores: frozenset[str] = frozenset()
    only: Known = MappingProxyType({})
    makes: int | None = None


ALL = -1
"""For `makes`: all results, of which the file says how many there are."""

READERS: dict[str, Reader] = {}


def reads(
    *operators: str,
    inputs: str,
    settings: Mapping[str, str] | None = None,
    ignores: str = "",
    only: Known | None = None,
    makes: int | None = None,
) -> Callable[[Computes], Computes]:
    """Have a function compute these operators; kinds and names stand in one text each."""

    def decorate(computes: Computes) -> Computes:
        for name in operators:
            add(name, computes, inputs, settings, ignores, only, makes)
        return computes

    return decorate


def add(
    operator: str,
    computes: Computes,
    inputs: str,
    settings: Mapping[str, str] | None = None,
    ignores: str = "",
    only: Known | None = None,
    makes: int | None = None,
) -> None:
    """The same for one operator, whose function is there already."""
    assert operator not in READERS, f"two functions read {operator}"
    kinds, passed = tuple(inputs.split()), frozenset(ignores.split())
    READERS[operator] = Reader(computes, kinds, settings or {}, passed, only or {}, makes)
