"""Regular expressions on names, matched in bounded time.

Python's matcher tries alternatives one after the other; on a name that all but matches, a pattern
such as `(a+)+$` keeps it busy for longer than any training. Here every alternative is followed at
once: a part of a pattern turns the set of indices where it may begin into the set of those where it
may end. An index is reached once, however many ways lead there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from re import _constants, _parser  # type: ignore[attr-defined] # the parsed form has no other name
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

_LONGEST = 1000
Indices = frozenset[int]
_NOWHERE: Indices = frozenset()

_CATEGORIES: dict[Any, tuple[Callable[[str], bool], bool]] = {
    _constants.CATEGORY_DIGIT: (str.isdecimal, True),
    _constants.CATEGORY_NOT_DIGIT: (str.isdecimal, False),
    _constants.CATEGORY_SPACE: (str.isspace, True),
    _constants.CATEGORY_NOT_SPACE: (str.isspace, False),
    _constants.CATEGORY_WORD: (lambda c: c.isalnum() or c == "_", True),
    _constants.CATEGORY_NOT_WORD: (lambda c: c.isalnum() or c == "_", False),
}


class NamePattern:
    """A pattern that names begin with, as `re.match` sees it.

    Args:
        where: Whose argument it is, for the error text.
        pattern: A regular expression without references to its own groups and atomic parts.

    Raises:
        ArgumentTypeError: If it is no text.
        ArgumentValueError: If it is no regular expression, too long, or refers to its groups.

    >>> bool(NamePattern("here", "conv1.*").matches("conv1.weight"))
    True
    >>> NamePattern("here", "(a|a)*$").matches("a" * 200 + "!")
    False

    """

    def __init__(self, where: str, pattern: str) -> None:
        if not isinstance(pattern, str):
            raise ArgumentTypeError.of(where, "a str or None", pattern)
        if len(pattern) > _LONGEST:
            raise ArgumentValueError.of(where, f"at most {_LONGEST} characters", len(pattern))
        try:
            self._parsed = _parser.parse(pattern)
        except (re.error, RecursionError, OverflowError) as error:
            got = f"{pattern!r} ({error})"
            raise ArgumentValueError.of(where, "a regular expression", got) from None
        self.pattern = pattern
        self._flags = self._parsed.state.flags
        if unknown := _unknown_parts(self._parsed):
            expected = "a pattern that does not refer to its own groups or forbid ways back"
            raise ArgumentValueError.of(where, expected, f"{pattern!r} with {unknown}")

    def matches(self, name: str) -> bool:
        """Whether `name` begins with the pattern."""
        return bool(_ends(self._parsed, name, frozenset({0}), self._flags))


def _unknown_parts(parsed: Iterable[Any]) -> list[str]:
    """The names of what cannot be followed by indices alone."""
    found = []
    for operator, argument in parsed:
        if operator not in _STEPS and operator not in _ONE_CHARACTER:
            found.append(str(operator))
        for inner in _inner(operator, argument):
            found += _unknown_parts(inner)
    return found


def _inner(operator: Any, argument: Any) -> list[Any]:
    if operator is _constants.BRANCH:
        return list(argument[1])
    if operator is _constants.ATOMIC_GROUP:
        return [argument]
    if operator in _WITH_INNER:
        return [argument[-1]]
    return []


def _ends(parsed: Iterable[Any], text: str, indices: Indices, flags: int) -> Indices:
    """Where the parts, one after the other, may end when they begin at one of `indices`."""
    for operator, argument in parsed:
        if not indices:
            break
        if operator in _ONE_CHARACTER:
            indices = frozenset(
                at + 1
                for at in indices
                if at < len(text) and _accepts(operator, argument, text[at], flags)
            )
        else:
            indices = _STEPS[operator](argument, text, indices, flags)
    return indices


def _accepts(operator: Any, argument: Any, character: str, flags: int) -> bool:
    if operator is _constants.ANY:
        return character != "\n" or bool(flags & re.DOTALL)
    forms = {character}
    if flags & re.IGNORECASE:
        forms |= {character.lower(), character.upper(), character.casefold()}
    if operator is _constants.IN:
        return _in_set(argument, forms)
    same = chr(argument) in forms
    return same is (operator is _constants.LITERAL)


def _in_set(members: list[Any], forms: set[str]) -> bool:
    negated = members[0][0] is _constants.NEGATE
    return negated is not any(_is_member(member, form) for member in members for form in forms)


def _is_member(member: tuple[Any, Any], character: str) -> bool:
    operator, argument = member
    if operator is _constants.LITERAL:
        return bool(character == chr(argument))
    if operator is _constants.RANGE:
        return bool(argument[0] <= ord(character[0]) <= argument[1])
    if operator is _constants.CATEGORY:
        test, wanted = _CATEGORIES[argument]
        return test(character) is wanted
    return False


def _branch(argument: Any, text: str, indices: Indices, flags: int) -> Indices:
    return _NOWHERE.union(*(_ends(way, text, indices, flags) for way in argument[1]))


def _group(argument: Any, text: str, indices: Indices, flags: int) -> Indices:
    _, added, taken, inner = argument
    return _ends(inner, text, indices, (flags | added) & ~taken)


def _repeat(argument: Any, text: str, indices: Indices, flags: int) -> Indices:
    least, most, inner = argument
    # After as many rounds as there are indices nothing new can come.
    for _ in range(min(least, len(text) + 1)):
        indices = _ends(inner, text, indices, flags)
    found, newest = indices, indices
    for _ in range(min(most - least, len(text) + 1)):
        newest = _ends(inner, text, newest, flags) - found
        if not newest:
            break
        found |= newest
    return found


def _at(argument: Any, text: str, indices: Indices, flags: int) -> Indices:
    return frozenset(at for at in indices if _stands(argument, text, at, flags))


def _stands(argument: Any, text: str, at: int, flags: int) -> bool:
    lines = bool(flags & re.MULTILINE)
    if argument in {_constants.AT_BEGINNING, _constants.AT_BEGINNING_STRING}:
        by_line = lines and argument is _constants.AT_BEGINNING
        return at == 0 or (by_line and text[at - 1] == "\n")
    if argument is _constants.AT_END:
        return at == len(text) or (text[at] == "\n" and (lines or at == len(text) - 1))
    if argument is _constants.AT_END_STRING:
        return at == len(text)
    word, _ = _CATEGORIES[_constants.CATEGORY_WORD]
    edge = (at > 0 and word(text[at - 1])) is not (at < len(text) and word(text[at]))
    return edge is (argument is _constants.AT_BOUNDARY)


def _looking(argument: Any, text: str, indices: Indices, flags: int) -> Indices:
    direction, inner = argument

    def seen(at: int) -> bool:
        if direction > 0:
            return bool(_ends(inner, text, frozenset({at}), flags))
        return any(at in _ends(inner, text, frozenset({start}), flags) for start in range(at + 1))

    return frozenset(filter(seen, indices))


def _not_looking(argument: Any, text: str, indices: Indices, flags: int) -> Indices:
    return indices - _looking(argument, text, indices, flags)


_STEPS: dict[Any, Callable[[Any, str, Indices, int], Indices]] = {
    _constants.BRANCH: _branch,
    _constants.SUBPATTERN: _group,
    _constants.MAX_REPEAT: _repeat,
    _constants.MIN_REPEAT: _repeat,
    _constants.AT: _at,
    _constants.ASSERT: _looking,
    _constants.ASSERT_NOT: _not_looking,
}
_WITH_INNER = set(_STEPS) - {_constants.BRANCH, _constants.AT}
_ONE_CHARACTER = {_constants.LITERAL, _constants.NOT_LITERAL, _constants.ANY, _constants.IN}
