"""Settings without secrets: what a run was started with, and facts that a user names."""

from __future__ import annotations

import functools
import logging
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from .commands import masked_arguments
from .mask import MASK
from .names import is_secret_path
from .strings import is_word_of_texts
from .texts import masked
from .written import masked_writing

UNMASKED = "unmasked"
"""The fact of a run that lists the settings of which its user said that they are no secrets."""
_LOGGER = logging.getLogger("insight.record")
_HARMLESS = frozenset(("", "none", "null", "true", "false", "yes", "no", MASK))
_SHORT = 200  # characters of values that are met again and again
_OF_SETTING = (
    "%s is recorded as ***: its name says that it is secret. If it is none: unmasked=[%r]."
)
_OF_WRITING = (
    "What looks like a secret in the text %s is recorded as ***. If it is none: unmasked=[%r]."
)
_TOLD: set[str] = set()
_MOST_TOLD = 1000


class Masking:
    """What is kept of the settings of one run.

    Texts are masked by the name of their setting, and by what they are. Numbers, booleans and None
    stay, whatever they are called.

    Args:
        unmasked: Names of settings that are none, though they look so: whole dotted names, their
            last parts, or patterns with `*`.
        is_quiet: Whether nothing is said of what is masked.

    Attributes:
        kept: The settings that were kept for that.

    >>> masking = Masking(["key_word"])
    >>> masking.setting("token", "a1"), masking.setting("model.auth_key_word", "b2")
    ('***', '***')
    >>> masking.setting("lr", 0.1), masking.setting("password", 7)
    (0.1, 7)

    """

    def __init__(self, unmasked: Iterable[str] = (), *, is_quiet: bool = False) -> None:
        self._is_quiet = is_quiet
        self._unmasked = frozenset(map(_plain, unmasked))
        self._patterns = [name for name in self._unmasked if any(sign in name for sign in "*?[")]
        self.kept: dict[str, None] = {}

    def is_none(self, name: str) -> bool:
        """Whether the user says of a name that it is no secret's."""
        if not self._unmasked:
            return False
        whole = _plain(name)
        names = {whole, whole.rpartition(".")[2]}
        return bool(names & self._unmasked) or any(
            fnmatchcase(one, pattern) for pattern in self._patterns for one in names
        )

    def setting(self, name: str, value: Any) -> Any:
        """A value as it is kept; in lists and mappings each of theirs."""
        if isinstance(value, str):
            return self._text(name, value)
        if isinstance(value, Mapping):
            return {key: self.setting(f"{name}.{key}", one) for key, one in value.items()}
        if isinstance(value, (list, tuple)):
            if any(isinstance(one, str) for one in value) and not self._is_secret(name):
                return type(value)(self._listed(name, value))
            return type(value)([self.setting(name, one) for one in value])
        return value

    def _listed(self, name: str, values: Sequence[Any]) -> list[Any]:
        """A list as the words of a command; what is no text stands for a word, and stays."""
        words = self.words(one if isinstance(one, str) else "0" for one in values)
        return [
            word if isinstance(one, str) else self.setting(name, one)
            for one, word in zip(values, words, strict=True)
        ]

    def writing(self, name: str, text: str) -> str:
        """A text that the user records under a name; whole where that is said to be no secret's."""
        if self.is_none(name):
            return text
        shown = masked_writing(text)
        if shown != text and not self._is_quiet:
            _tell(name, _OF_WRITING)
        return shown

    def words(self, words: Iterable[str]) -> list[str]:
        """The words of a command as they are kept."""
        return masked_arguments(list(words), self.is_none)

    def _is_secret(self, name: str) -> bool:
        if not is_secret_path(name):
            return False
        if self.is_none(name):
            self.kept[name] = None
            return False
        return True

    def _text(self, name: str, value: str) -> str:
        if value.casefold() in _HARMLESS:
            return value
        if not self._is_secret(name):
            return value if name in self.kept else masked_value(value)
        if "token" in name.casefold() and is_word_of_texts(value):
            return value
        if not self._is_quiet:
            _tell(name)
        return MASK


def masked_value(value: str) -> str:
    """A text without secrets, as `masked` gives it; short ones are looked at once."""
    return _short(value) if len(value) < _SHORT else masked(value)


_short = functools.lru_cache(maxsize=8192)(masked)


def _plain(name: str) -> str:
    return name.lstrip("-").replace("-", "_").casefold()


def _tell(name: str, text: str = _OF_SETTING) -> None:
    """Say once in a process that something is masked: whom it surprises must learn of it."""
    if name in _TOLD or len(_TOLD) >= _MOST_TOLD:
        return
    _TOLD.add(name)
    shown = masked(name)
    printable = shown if shown.isprintable() else repr(shown)
    _LOGGER.warning(text, printable, shown.rpartition(".")[2])
