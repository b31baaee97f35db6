"""Words of Chinese texts: by a dictionary with frequencies, or by a hidden Markov model.

Source: the algorithms of cppjieba, which reads the same files: the likeliest way through all words
of the dictionary, and the likeliest of B, M, E, S (a word begins, goes on, ends, is alone) for each
character, found by Viterbi's algorithm.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import NamedTuple

from engine.errors import StateError, compose

from .files import lines_of
from .operation import Span

_LOWEST = -3.14e100  # the logarithm of what does not happen, in the files and here
_MOST_LETTERS = 512  # of a word
_APART = re.compile("[^ \t\n，。]+|[ \t\n，。]")
_ASCII = re.compile(r"[a-zA-Z][a-zA-Z0-9]*|[0-9][0-9.]*|[\0-\x7f]")
_STATES = "BEMS"
_ENDS = (1, 3)  # a word ends with these states


class Frequencies:
    """A dictionary of words: the logarithm of how likely each is."""

    def __init__(self, where: str, path: str) -> None:
        counts: dict[str, float] = {}
        for line in lines_of(where, path):
            parts = line.split(" ")
            if len(parts) != 3:
                raise StateError(compose(where, "lines of a word, a number and a tag", line))
            counts[parts[0]] = _number(where, parts[1])
        total = sum(counts.values())
        if total <= 0:
            raise StateError(compose(where, "frequencies above 0", f"none in {path}"))
        self.total = total
        self.weights: dict[str, float | None] = {}
        likely = {word: _logarithm(count / total) for word, count in counts.items()}
        for word, weight in likely.items():
            self._insert(word, weight)
        ordered = sorted(likely.values())
        self.least = ordered[0]
        self.median = ordered[len(ordered) // 2]

    def add(self, word: str, count: int) -> None:
        """One more word; it is as likely as the middle one of all where its count is 0."""
        self._insert(word, _logarithm(count / self.total) if count else self.median)

    def _insert(self, word: str, weight: float) -> None:
        for end in range(1, len(word)):
            self.weights.setdefault(word[:end], None)  # what words begin with
        self.weights[word] = weight

    def spans(self, text: str) -> list[Span]:
        """The words on the likeliest way; characters that are in no word are as likely as the
        rarest.
        """
        best = [0.0] * (len(text) + 1)
        ends = [0] * len(text)
        for start in range(len(text) - 1, -1, -1):
            best[start] = _LOWEST
            for end, weight in self._words(text, start):
                likely = best[end] + weight
                if likely > best[start]:
                    best[start], ends[start] = likely, end
        spans = []
        at = 0
        while at < len(text):
            end = ends[at] or at + 1
            spans.append((at, end))
            at = end
        return spans

    def _words(self, text: str, start: int) -> Iterator[tuple[int, float]]:
        first = self.weights.get(text[start])
        yield start + 1, self.least if first is None else first
        for end in range(start + 2, min(len(text), start + _MOST_LETTERS) + 1):
            word = text[start:end]
            if word not in self.weights:
                return
            weight = self.weights[word]
            if weight is not None:
                yield end, weight


class _Chances(NamedTuple):
    start: list[float]
    change: list[list[float]]
    character: list[dict[str, float]]


class Markov:
    """A hidden Markov model: which of B, E, M, S each character is."""

    def __init__(self, where: str, path: str) -> None:
        lines = [line.strip() for line in lines_of(where, path)]
        lines = [line for line in lines if line and not line.startswith("#")]
        if len(lines) < 1 + 2 * len(_STATES):
            raise StateError(compose(where, "the model of four states", f"{len(lines)} lines"))
        rows = [[_number(where, part) for part in line.split()] for line in lines[:5]]
        if any(len(row) != len(_STATES) for row in rows):
            raise StateError(compose(where, "four numbers in a line", path))
        emitted = [_emitted(where, line) for line in lines[5:9]]
        self._chances = _Chances(rows[0], rows[1:], emitted)

    def spans(self, text: str) -> Iterator[Span]:
        """The words of a text; Latin words and numbers are words of their own."""
        at = 0
        for match in _ASCII.finditer(text):
            yield from self._chinese(text, at, match.start())
            yield match.span()
            at = match.end()
        yield from self._chinese(text, at, len(text))

    def _chinese(self, text: str, start: int, end: int) -> Iterator[Span]:
        if start == end:
            return
        begin = start
        for at, state in enumerate(self._states(text[start:end]), start + 1):
            if state in _ENDS:
                yield begin, at
                begin = at

    def _states(self, text: str) -> list[int]:
        chances = self._chances
        every = range(len(_STATES))
        likely = [
            chances.start[state] + chances.character[state].get(text[0], _LOWEST) for state in every
        ]
        before: list[list[int]] = []
        for letter in text[1:]:
            steps = [_best_step(likely, chances, state, letter) for state in every]
            before.append([state for state, _ in steps])
            likely = [chance for _, chance in steps]
        state = 1 if likely[1] >= likely[3] else 3
        states = [state]
        for row in reversed(before):
            state = row[state]
            states.append(state)
        return states[::-1]


def _best_step(
    likely: list[float], chances: _Chances, state: int, letter: str
) -> tuple[int, float]:
    """The state before this one on the likeliest way, and how likely that is."""
    here = chances.character[state].get(letter, _LOWEST)
    found, best = 1, _LOWEST  # where nothing is possible, a word ends
    for earlier, chance in enumerate(likely):
        whole = chance + chances.change[earlier][state] + here
        if whole > best:
            found, best = earlier, whole
    return found, best


def apart(text: str) -> Iterator[Span]:
    """The parts between full stops, commas and spaces, and each of these."""
    return (match.span() for match in _APART.finditer(text))


def _emitted(where: str, line: str) -> dict[str, float]:
    pairs = (part.rpartition(":") for part in line.split(","))
    return {letter: _number(where, chance) for letter, _, chance in pairs if letter}


def _number(where: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise StateError(compose(where, "a number", repr(text))) from None


def _logarithm(value: float) -> float:
    return math.log(value) if value > 0 else -math.inf
