"""Vocabularies: which number each token has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset import arguments
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from .files import lines_of
from .frequencies import counts_of, frequencies
from .strings import typed_text

if TYPE_CHECKING:
    from engine.dataset.node import Node

__all__ = ["Vocab"]

_INT32_MAX = 2**31 - 1


class Vocab:
    """Tokens and their numbers. The class methods make one; `Vocab()` has nothing to look up.

    >>> from engine.dataset import text
    >>> vocab = text.Vocab.from_list(["deep", "learning"], special_tokens=["<unk>"])
    >>> vocab.vocab()
    {'<unk>': 0, 'deep': 1, 'learning': 2}
    >>> vocab.tokens_to_ids(["deep", "sea"])
    [1, -1]

    """

    def __init__(self) -> None:
        self._ids: dict[str, int] | None = None
        self._tokens: dict[int, str] = {}

    @classmethod
    def _of(cls, ids: dict[str, int]) -> Vocab:
        made = cls()
        made._ids = ids
        made._tokens = {number: token for token, number in ids.items()}
        return made

    @classmethod
    def _numbered(cls, words: list[str], special: list[str], special_first: bool) -> Vocab:
        every = [*special, *words] if special_first else [*words, *special]
        return cls._of({token: number for number, token in enumerate(every)})

    @classmethod
    def from_dataset(
        cls,
        dataset: Node,
        columns: str | Sequence[str] | None = None,
        freq_range: tuple[int | None, int | None] | None = None,
        top_k: int | None = None,
        special_tokens: list[str] | None = None,
        special_first: bool = True,
    ) -> Vocab:
        """The tokens of a dataset, the most frequent first, those of one frequency in their order.

        Args:
            dataset: One pass of it is read; its next pass is the same as without.
            columns: The columns with tokens; None is all of them.
            freq_range: How often a token must and may come, None at an end for no bound; None for
                all tokens.
            top_k: At most so many of them; None for all.
            special_tokens: Tokens that are there whatever the dataset has.
            special_first: Whether those come before the others.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If the range is none, `top_k` not above 0, or a special token comes
                twice.
            StateError: If there is no such column, a column has no texts, there is no row, or a
                special token is among the others.

        >>> from engine import dataset as ds
        >>> from engine.dataset import text
        >>> words = ds.NumpySlicesDataset(["a", "b", "b"], ["word"])
        >>> text.Vocab.from_dataset(words, special_tokens=["<pad>"]).vocab()
        {'<pad>': 0, 'b': 1, 'a': 2}

        """
        where = "Vocab.from_dataset"
        least, most = frequencies(f"{where}(freq_range)", freq_range)
        arguments.whole_or_none(f"{where}(top_k)", top_k, 1)
        special = _special(where, special_tokens)
        arguments.flag(f"{where}(special_first)", special_first)
        counts = counts_of(where, dataset, columns)
        kept = {token: count for token, count in counts.items() if least <= count <= most}
        both = [token for token in special if token in kept]
        if both:
            raise StateError(compose(where, "special tokens that the data have not", both))
        ranked = sorted(kept, key=lambda token: (-kept[token], token))
        return cls._numbered(ranked[:top_k], special, special_first)

    @classmethod
    def from_list(
        cls,
        word_list: list[str],
        special_tokens: list[str] | None = None,
        special_first: bool = True,
    ) -> Vocab:
        """The tokens of a list, in its order.

        Args:
            word_list: The tokens, each once.
            special_tokens: More of them.
            special_first: Whether those come before the others.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If a token comes twice.

        """
        words = _distinct("Vocab.from_list(word_list)", word_list)
        special = _special("Vocab.from_list", special_tokens)
        both = sorted(set(words) & set(special))
        if both:
            expected = "special tokens that are not in the list"
            raise ArgumentValueError.of("Vocab.from_list(special_tokens)", expected, both)
        first = arguments.flag("Vocab.from_list(special_first)", special_first)
        return cls._numbered(words, special, first)

    @classmethod
    def from_file(
        cls,
        file_path: str,
        delimiter: str = "",
        vocab_size: int | None = None,
        special_tokens: list[str] | None = None,
        special_first: bool = True,
    ) -> Vocab:
        """The tokens of a file in UTF-8, one a line, in its order.

        Args:
            file_path: The file.
            delimiter: Characters that end a token; what follows in a line is left out. With none, a
                line is a token.
            vocab_size: At most so many lines are read; None reads all.
            special_tokens: More tokens.
            special_first: Whether those come before the others.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If the size is not above 0, or a special token comes twice.
            StateError: If the file cannot be read, or a token comes twice in it.

        """
        where = "Vocab.from_file"
        typed_text(f"{where}(file_path)", file_path)
        typed_text(f"{where}(delimiter)", delimiter)
        arguments.whole_or_none(f"{where}(vocab_size)", vocab_size, 1)
        special = _special(where, special_tokens)
        arguments.flag(f"{where}(special_first)", special_first)
        words = [_before(delimiter, line) for line in lines_of(where, file_path)[:vocab_size]]
        twice = [token for token, count in Counter([*words, *special]).items() if count > 1]
        if twice:
            raise StateError(compose(where, "each token once", f"{twice} in {file_path} again"))
        return cls._numbered(words, special, special_first)

    @classmethod
    def from_dict(cls, word_dict: dict[str, int]) -> Vocab:
        """The tokens of a dict, with its numbers.

        Raises:
            ArgumentTypeError: If it is no dict from str to int.
            ArgumentValueError: If a number is negative.

        """
        if not isinstance(word_dict, dict):
            raise ArgumentTypeError.of("Vocab.from_dict(word_dict)", "a dict", word_dict)
        for token, number in word_dict.items():
            typed_text("Vocab.from_dict(word_dict), keys", token)
            arguments.whole("Vocab.from_dict(word_dict), values", number, 0, _INT32_MAX)
        return cls._of(dict(word_dict))

    @property
    def ids(self) -> dict[str, int]:
        """The numbers by token.

        Raises:
            StateError: If it was not made by one of the class methods.

        """
        if self._ids is None:
            hint = "Vocab.from_list, from_dict, from_file and from_dataset make one"
            raise StateError(compose("Vocab", "tokens", "none", hint))
        return self._ids

    def vocab(self) -> dict[str, int]:
        """The numbers by token, as a dict of your own.

        Raises:
            StateError: If it was not made by one of the class methods.

        """
        return dict(self.ids)

    def tokens_to_ids(self, tokens: str | list[str] | np.ndarray) -> int | list[int]:
        """The number of a token, or of each of several; -1 where it is not there.

        One token gives an int, in a list of one, too.

        Raises:
            ArgumentTypeError: If they are no texts.
            StateError: If it was not made by one of the class methods.

        """
        where = "Vocab.tokens_to_ids(tokens)"
        numbers = [self.ids.get(token, -1) for token in _listed(where, tokens, str)]
        return numbers[0] if len(numbers) == 1 else numbers

    def ids_to_tokens(self, ids: int | list[int] | np.ndarray) -> str | list[str]:
        """The token of a number, or of each of several; an empty one where there is none.

        One number gives a str, in a list of one, too.

        Raises:
            ArgumentTypeError: If they are no whole numbers.
            ArgumentValueError: If one is negative.
            StateError: If it was not made by one of the class methods.

        """
        where = "Vocab.ids_to_tokens(ids)"
        tokens_of = self._tokens if self.ids else {}
        numbers = [arguments.whole(where, one, 0, _INT32_MAX) for one in _listed(where, ids, int)]
        tokens = [tokens_of.get(number, "") for number in numbers]
        return tokens[0] if len(tokens) == 1 else tokens


def a_vocab(where: str, value: Any) -> Vocab:
    """The argument, a `Vocab` that one of the class methods made.

    Raises:
        ArgumentTypeError: If it is none.
        ArgumentValueError: If it is None.

    """
    if value is None:
        raise ArgumentValueError.of(where, "a text.Vocab", None)
    if not isinstance(value, Vocab):
        raise ArgumentTypeError.of(where, "a text.Vocab", value)
    if value._ids is None:
        raise ArgumentTypeError(compose(where, "a text.Vocab with tokens", "one without"))
    return value


def _before(delimiter: str, line: str) -> str:
    ends = [line.find(letter) for letter in delimiter if letter in line]
    return line[: min(ends)] if ends else line


def _listed(where: str, value: Any, kind: type) -> list[Any]:
    listed = (
        value.reshape(-1).tolist() if isinstance(value, np.ndarray) and value.ndim < 2 else value
    )
    listed = [listed] if isinstance(listed, kind) and not isinstance(listed, bool) else listed
    if not isinstance(listed, list):
        raise ArgumentTypeError.of(where, f"{kind.__name__}, a list of them or an array", value)
    numbers = [one.item() if isinstance(one, np.generic) else one for one in listed]
    for one in numbers:
        if not isinstance(one, kind):
            raise ArgumentTypeError.of(where, kind.__name__, one)
    return numbers


def _distinct(where: str, words: Any) -> list[str]:
    if not isinstance(words, list):
        raise ArgumentTypeError.of(where, "a list of str", words)
    for word in words:
        typed_text(where, word)
    twice = [word for word, count in Counter(words).items() if count > 1]
    if twice:
        raise ArgumentValueError.of(where, "each token once", f"{twice} again")
    return list(words)


def _special(where: str, words: Any) -> list[str]:
    return [] if words is None else _distinct(f"{where}(special_tokens)", words)
