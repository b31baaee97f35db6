"""Ways in which a user's function leaves without a row, and what is made of each.

What it raises is raised where rows are wanted, with notes of where it was. Two kinds would end
something else than the pass, in silence: a `StopIteration`, which says to a loop that there are no
more rows, and in a worker whatever is no `Exception`: it is meant for the thread that it ends.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from engine.errors import StateError, compose


def note(error: BaseException, text: str) -> None:
    """Say where an error was; one that takes no notes stays as it is.

    >>> error = KeyError("x")
    >>> note(error, "It was row 3.")
    >>> error.__notes__
    ['It was row 3.']

    """
    with suppress(Exception):  # a class of the user's may have anything in the place of its notes
        BaseException.add_note(error, text)


def notes_of(error: BaseException) -> list[str]:
    """The notes of an error; a class of the user's may have anything in their place.

    >>> error = KeyError("x")
    >>> note(error, "It was row 3.")
    >>> notes_of(error)
    ['It was row 3.']

    """
    notes = getattr(error, "__notes__", ())
    if not isinstance(notes, list | tuple):
        return []
    return [one for one in notes if isinstance(one, str)]


class noted:
    """Inside, a user's function is called: what it raises says so, and never ends a loop.

    Args:
        where: The operation and its function, in words.

    Raises:
        StateError: If it raises a `StopIteration`.

    >>> with noted("filter(odd)"):
    ...     raise StopIteration
    Traceback (most recent call last):
        ...
    engine.errors.StateError: filter(odd) expected its function to return, got StopIteration.

    """

    # No generator under `contextmanager`: that one gives a StopIteration back as it came.

    __slots__ = ("_where",)

    def __init__(self, where: str) -> None:
        self._where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, StopIteration):
            raise no_row(self._where, error) from error
        if error is not None:
            note(error, f"It was {self._where}.")


def raised(where: str, error: BaseException, *, by_worker: bool = False) -> BaseException:
    """What is to be raised for an error: itself, or ours with the error as its cause.

    >>> raised("map(f)", KeyError("x"))
    KeyError('x')
    >>> raised("map(f)", SystemExit(3), by_worker=True)
    StateError('map(f) expected its function to return, got SystemExit: 3.')

    """
    if isinstance(error, StopIteration) or (by_worker and not isinstance(error, Exception)):
        return no_row(where, error)
    return error


def no_row(where: str, error: BaseException) -> StateError:
    """The error that tells of one which ends more than the pass, or less."""
    told = StateError(compose(where, "its function to return", said(error)))
    told.__cause__ = error
    for text in notes_of(error):
        note(told, text)
    return told


def said(error: BaseException) -> str:
    """The name of an error and what it says, whatever it is."""
    name, text = type(error).__name__, text_of(error)
    return f"{name}: {text}" if text else name


def text_of(error: BaseException) -> str:
    """What an error says; an error that cannot say it is a user's, too."""
    try:
        return str(error)
    except Exception:
        return "<what it says cannot be shown>"


def name_of(call: Any) -> str:
    """What a function is called, or the class of what is called in its place."""
    return str(getattr(call, "__name__", type(call).__name__))
