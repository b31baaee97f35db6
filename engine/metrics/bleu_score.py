"""How much a translation has in common with those of people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Tensor

from .example import Example
from .metric import Metric, rearrange_inputs

__all__ = ["BleuScore"]

WORDS = np.array([[1, 2, 3, 4, 5], [1, 2, 3, 4, 9], [6, 7, 8, 9, 1], [5, 4, 3, 2, 1]])
REFERENCES = np.stack([WORDS[:, [0, 1, 2, 3, 3]], WORDS[:, [1, 2, 3, 4, 0]]], axis=1)


class BleuScore(Metric):
    """The BLEU score of translations, each beside one or several references, from 0 to 1.

    The geometric mean of the shares of 1-grams, …, n-grams that a reference has too, times
    exp(1 - r/c) where the translations are shorter (c words) than their references (r words, of
    each the one nearest in length). All sentences since `clear` count together.

    Args:
        n_gram: The longest runs of words that count, from 1 to 4.
        smooth: Whether one is added to both sides of each share. A score without any common n-gram
            is 0 all the same, as in MindSpore.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If `n_gram` is out of range.

    Source: Papineni, Roukos, Ward, Zhu, "BLEU: a method for automatic evaluation of machine
    translation" (2002).

    >>> translations = [["i", "have", "a", "pen", "on", "my", "desk"]]
    >>> references = [[["i", "have", "a", "pen", "in", "my", "desk"],
    ...                ["there", "is", "a", "pen", "on", "the", "desk"]]]
    >>> round(BleuScore()(translations, references), 6)
    0.594604

    """

    _names = ("bleu_score",)
    _example = Example(inputs=(WORDS, REFERENCES))

    def __init__(self, n_gram: int = 4, smooth: bool = False) -> None:
        super().__init__()
        if isinstance(n_gram, bool) or not isinstance(n_gram, int):
            raise ArgumentTypeError.of("BleuScore(n_gram)", "an int", n_gram)
        if not 1 <= n_gram <= 4:
            raise ArgumentValueError.of("BleuScore(n_gram)", "a number from 1 to 4", n_gram)
        if not isinstance(smooth, bool):
            raise ArgumentTypeError.of("BleuScore(smooth)", "a bool", smooth)
        self.n_gram, self.smooth = n_gram, smooth
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._common = np.zeros(self.n_gram)
        self._all = np.zeros(self.n_gram)
        self._words = self._reference_words = 0
        self._is_update = False

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in translations, and as many lists of references.

        A sentence is a sequence of words (a str is one of letters), or of numbers of words; so
        both may be tensors too: (sentences, words) and (sentences, references, words).

        Raises:
            ArgumentTypeError: If one is no sequence.
            ArgumentValueError: If there are not two inputs, if they differ in length, or if a
                translation has no reference.

        """
        if len(inputs) != 2:
            expected = "translations and references"
            raise ArgumentValueError.of("BleuScore.update", expected, f"{len(inputs)} inputs")
        translations, references = map(_sequence, inputs)
        if len(translations) != len(references):
            expected = f"references of {len(translations)} translations"
            raise ArgumentValueError.of("BleuScore.update", expected, f"of {len(references)}")
        pairs = [
            (_sequence(sentence), [_sequence(reference) for reference in _sequence(several)])
            for sentence, several in zip(translations, references, strict=True)
        ]
        if not all(several for _, several in pairs):
            raise ArgumentValueError.of("BleuScore.update", "a reference for each", "none for one")
        for sentence, several in pairs:
            self._take_in(sentence, several)
        self._is_update = True

    def _take_in(self, sentence: Sequence[Any], references: list[Sequence[Any]]) -> None:
        self._words += len(sentence)
        lengths = map(len, references)
        self._reference_words += min(lengths, key=lambda length: abs(len(sentence) - length))
        counted = self._runs(sentence)
        known: Counter[tuple[Any, ...]] = Counter()
        for reference in references:
            known |= self._runs(reference)
        for counts, totals in ((counted & known, self._common), (counted, self._all)):
            for run, times in counts.items():
                totals[len(run) - 1] += times

    def _runs(self, sentence: Sequence[Any]) -> Counter[tuple[Any, ...]]:
        """How often each run of up to `n_gram` words occurs."""
        lengths = range(1, self.n_gram + 1)
        return Counter(
            tuple(sentence[start : start + length])
            for length in lengths
            for start in range(len(sentence) - length + 1)
        )

    def eval(self) -> float:
        """The score.

        Raises:
            StateError: If nothing was seen.

        """
        if not self._is_update:
            raise self._nothing_seen()
        if not self._common.all():
            return 0.0
        shares = (self._common + self.smooth) / (self._all + self.smooth)
        shortness = min(1.0, np.exp(1 - self._reference_words / self._words))
        return float(shortness * np.exp(np.log(shares).mean()))


def _sequence(given: Any) -> Sequence[Any]:
    if isinstance(given, Tensor):
        given = given.asnumpy()
    if isinstance(given, np.ndarray):
        given = given.tolist()
    if isinstance(given, list | tuple | str):
        return given
    if not isinstance(given, Iterable):
        raise ArgumentTypeError.of("BleuScore.update", "a sequence", given)
    return list(given)
