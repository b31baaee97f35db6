"""Chinese words, by the files of cppjieba."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.dataset import arguments
from engine.errors import ArgumentTypeError, ArgumentValueError

from .choices import JiebaMode
from .files import lines_of
from .operation import Span, Tokenizer
from .segmentation import Frequencies, Markov, apart
from .strings import typed_text

__all__ = ["JiebaTokenizer"]

_UINT32_MAX = 2**32 - 1
_ENTRY = re.compile(r"^\s*([^\s*]+?)\s*([0-9]+)?\s*$")


class JiebaTokenizer(Tokenizer):
    r"""One text cut into Chinese words.

    The files are read when the first text is cut; cppjieba publishes them.

    Args:
        hmm_path: The hidden Markov model, `hmm_model.utf8`.
        mp_path: The dictionary, `jieba.dict.utf8`: a word, its frequency and a tag in each line.
        mode: How words are found.
        with_offsets: Whether to give, beside the tokens, where they begin and end: in bytes of the
            text's UTF-8, uint32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If there is no such file.
        StateError: When called: if a file is not of that kind, or the array is not one text.

    >>> from pathlib import Path
    >>> from engine.dataset import text
    >>> _ = Path("words").write_text("深圳 9 ns\n欢迎 8 v\n您 7 r\n", "utf-8")
    >>> _ = Path("model").write_text("0 0 0 0\n" * 5 + "深:0\n" * 4, "utf-8")
    >>> text.JiebaTokenizer("model", "words", text.JiebaMode.MP)("深圳欢迎您").tolist()
    ['深圳', '欢迎', '您']

    """

    def __init__(
        self,
        hmm_path: str,
        mp_path: str,
        mode: JiebaMode = JiebaMode.MIX,
        with_offsets: bool = False,
    ) -> None:
        self.hmm_path = _file("JiebaTokenizer(hmm_path)", hmm_path)
        self.mp_path = _file("JiebaTokenizer(mp_path)", mp_path)
        if not isinstance(mode, JiebaMode):
            raise ArgumentTypeError.of("JiebaTokenizer(mode)", "a text.JiebaMode", mode)
        self.mode = mode
        super().__init__(with_offsets)
        self.words: list[tuple[str, int]] = []

    def add_word(self, word: str, freq: int | None = None) -> None:
        """Know one more word.

        Args:
            word: The word.
            freq: How often it comes, in the measure of the dictionary; None and 0 make it as
                frequent as the middle one of all words.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If there is no word, or the frequency is negative.

        """
        where = "JiebaTokenizer.add_word"
        if not word:
            raise ArgumentValueError.of(f"{where}(word)", "a word", repr(word))
        typed_text(f"{where}(word)", word)
        count = 0 if freq is None else arguments.whole(f"{where}(freq)", freq, 0, _UINT32_MAX)
        self.words.append((word, count))
        vars(self).pop("_frequencies", None)

    def add_dict(self, user_dict: str | dict[str, int]) -> None:
        """Know more words.

        Args:
            user_dict: Frequencies by word, or a file with a word, a space and its frequency in each
                line; lines of another form are left out.

        Raises:
            ArgumentTypeError: If it is neither.
            ArgumentValueError: If there is no such file, or a frequency is negative.

        """
        where = "JiebaTokenizer.add_dict(user_dict)"
        if not isinstance(user_dict, str | dict):
            raise ArgumentTypeError.of(where, "a str or a dict", user_dict)
        entries: Iterable[tuple[str, int | None]]
        if isinstance(user_dict, dict):
            entries = user_dict.items()
        else:
            lines = lines_of(where, _file(where, user_dict))
            matches = (_ENTRY.match(line.lstrip("\ufeff")) for line in lines)
            entries = [(found[1], int(found[2] or 0)) for found in matches if found]
        for word, freq in entries:
            self.add_word(word, freq)

    @cached_property
    def _frequencies(self) -> Frequencies:
        made = Frequencies("JiebaTokenizer(mp_path)", self.mp_path)
        for word, count in self.words:
            made.add(word, count)
        return made

    @cached_property
    def _markov(self) -> Markov:
        return Markov("JiebaTokenizer(hmm_path)", self.hmm_path)

    def _spans(self, text: str) -> Iterator[Span]:
        cut = {JiebaMode.MP: self._by_words, JiebaMode.HMM: self._by_model}
        for start, end in apart(text):
            for first, last in cut.get(self.mode, self._by_both)(text[start:end]):
                yield start + first, start + last

    def _by_words(self, text: str) -> Iterable[Span]:
        return self._frequencies.spans(text)

    def _by_model(self, text: str) -> Iterable[Span]:
        return self._markov.spans(text)

    def _by_both(self, text: str) -> Iterator[Span]:
        """By words; by the model where the words leave single characters in a row."""
        alone = 0  # where the row began
        for start, end in self._frequencies.spans(text):
            if end - start == 1:
                continue
            yield from self._rest(text, alone, start)
            yield start, end
            alone = end
        yield from self._rest(text, alone, len(text))

    def _rest(self, text: str, start: int, end: int) -> Iterator[Span]:
        return ((start + first, start + last) for first, last in self._by_model(text[start:end]))


def _file(where: str, path: Any) -> str:
    if path is None:
        raise ArgumentValueError.of(where, "the path of a file", None)
    if not Path(typed_text(where, path)).is_file():
        raise ArgumentValueError.of(where, "a file that is there", path)
    return str(path)
