"""Errors of the notebook half: each says where, what was expected, what came, what to do.

    SummaryError
    ├── PathError            (FileNotFoundError)  a path that is not there
    ├── FormatError          (ValueError)         bytes that are not what the format promises
    │   ├── FrameError                            a record whose length or checksum does not hold
    │   └── CheckpointError                       a checkpoint that cannot be read
    ├── ValueKindError       (TypeError)          a value of the wrong kind for its plugin
    ├── SummaryValueError    (ValueError)         a value or option out of its range
    ├── UnknownKindError     (KeyError)           a table kind or plugin that does not exist
    ├── FilterError          (ValueError)         a filter expression that cannot be read
    ├── RecordingError       (OSError)            the event file cannot be written
    ├── RemoteError          (ConnectionError)    a remote place that does not answer or refuses
    ├── WorkerError          (RuntimeError)       processes that die of their work
    └── MissingLibraryError  (ImportError)        a library of an extra that is not installed

Each is also the built-in type that MindSpore or Python would raise, so existing handlers work.
"""

from __future__ import annotations

from insight.extras import install_line


class SummaryError(Exception):
    """What every error of `insight` is."""


_MOST = 600  # characters of one part of a message


def shortened(text: str, most: int = _MOST) -> str:
    """The text, or its beginning and its end where it is a long one.

    >>> shortened("https://host/" + "a" * 1000 + "/z", 30)
    'https://host/aaaaaaa… (985 characters) …aaaaaaaa/z'
    """
    left_out = len(text) - most
    if left_out <= 0:
        return text
    end = most // 3
    return f"{text[: most - end]}… ({left_out} characters) …{text[-end:]}"


def compose(where: str, expected: str, got: object, hint: str = "") -> str:
    """The one form of our messages: `where expected X, got Y. Hint: Z.`"""
    where, expected, got = shortened(where), shortened(expected), shortened(str(got))
    text = f"{where} expected {expected}, got {got}."
    return f"{text} Hint: {hint.rstrip('.')}." if hint else text


class PathError(SummaryError, FileNotFoundError):
    """A path that is not there."""

    @classmethod
    def missing(cls, where: str, path: object) -> PathError:
        return cls(compose(where, "an existing path", path, "check the spelling or create it"))


class FormatError(SummaryError, ValueError):
    """Bytes that are not what the format promises."""


class FrameError(FormatError):
    """A record whose length or checksum does not hold."""


class CheckpointError(FormatError):
    """A checkpoint that cannot be read."""


class ValueKindError(SummaryError, TypeError):
    """A value of the wrong kind for its plugin."""

    @classmethod
    def of(cls, where: str, expected: str, value: object, hint: str = "") -> ValueKindError:
        return cls(compose(where, expected, type(value).__name__, hint))


class SummaryValueError(SummaryError, ValueError):
    """A value or option out of its range."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> SummaryValueError:
        return cls(compose(where, expected, got, hint))


class UnknownKindError(SummaryError, KeyError):
    """A table kind or plugin that does not exist."""

    @classmethod
    def of(cls, where: str, got: object, known: object) -> UnknownKindError:
        return cls(compose(where, f"one of {known}", repr(got)))

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would show the message in quotes


class FilterError(SummaryError, ValueError):
    """A filter expression that cannot be read."""


class RecordingError(SummaryError, OSError):
    """The event file cannot be written."""


class RemoteError(SummaryError, ConnectionError):
    """A remote place that does not answer, or refuses."""


class WorkerError(SummaryError, RuntimeError):
    """Processes that die of their work."""


class MissingLibraryError(SummaryError, ImportError):
    """A library of an extra that is not installed."""

    @classmethod
    def of(cls, where: str, library: str, extra: str, got: str = "none") -> MissingLibraryError:
        """`where expected the library rocrate, got none. Hint: … '…[ro-crate]'.`"""
        return cls(compose(where, f"the library {library}", got, install_line(extra)))
