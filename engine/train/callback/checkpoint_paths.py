"""Where the checkpoints of a training go, and what they are called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.train.folders import check_name, check_path
from insight.format.unfinished import clear_unfinished

from .checkpoint_files import breakpoint_name, checkpoint_name, free_prefix, is_of_prefix


class CheckpointPaths:
    """The paths of a training's files, each from the facts of the run at its moment.

    Args:
        where: What stands first in errors: the callback that is given the other arguments.
        prefix: How the names begin; or a function of the facts that returns the whole name.
        directory: The folder, or a function of the facts that returns it; None: the current one.
        suffix: What names end with.

    Attributes:
        chosen: The prefix that was free when the training began.
        below: The name of a folder below that holds the files instead; "" for none.

    Raises:
        ArgumentValueError: If prefix is neither a name nor a function, directory is empty, or no
            file can be called so.
        ArgumentTypeError: If directory is neither a str nor a function.

    """

    def __init__(
        self,
        where: str,
        prefix: str | Callable[[Any], str],
        directory: str | Callable[[Any], str] | None,
        suffix: str,
    ) -> None:
        if not callable(prefix):
            _check_prefix(f"{where}(prefix)", prefix, _longest(prefix, suffix))
        if not callable(directory):
            _check_directory(f"{where}(directory)", directory)
        self._where = where
        self._prefix = prefix
        self._directory = directory
        self._suffix = suffix
        self.chosen = ""
        self.below = ""

    @property
    def prefix(self) -> str | None:
        """How the names begin; None where a function gives them."""
        return self._prefix if isinstance(self._prefix, str) else None

    @property
    def fixed_folder(self) -> Path | None:
        """The folder; None where a function gives it."""
        if callable(self._directory):
            return None
        return Path(self._directory or Path.cwd()) / self.below

    def begin(self, params: Any) -> None:
        """Find a prefix that is free in the folder, which is made if need be.

        What trainings that were killed left half written in the folder is removed.
        """
        if self.fixed_folder is not None:
            clear_unfinished(self._folder(params))
        if self.prefix is None:
            return
        self.chosen = self.prefix
        if self.fixed_folder is not None:
            self.chosen = free_prefix(self._folder(params), self.prefix, self._suffix)

    def go_on_as(self, chosen: str) -> None:
        """Use the names of the training that goes on, unless it had another prefix."""
        if is_of_prefix(chosen, self.prefix or ""):
            self.chosen = chosen

    def checkpoint(self, params: Any) -> Path:
        """That of the checkpoint of this step."""
        if self.prefix is None:
            name = f"{self._called(params)}{self._suffix}"
        else:
            epoch, step = params.cur_epoch_num, _step_of_epoch(params)
            name = checkpoint_name(self.chosen, epoch, step, self._suffix)
        return self._folder(params) / name

    def breakpoint(self, params: Any) -> Path:
        """That of what a failing training leaves."""
        folder, prefix = self._folder(params), self.prefix or self._called(params)
        epoch, step = params.cur_epoch_num, _step_of_epoch(params)
        return folder / breakpoint_name(folder, prefix, epoch, step, self._suffix)

    def graph(self, params: Any) -> Path:
        """That of the computation."""
        prefix = self._called(params) if self.prefix is None else self.chosen
        return self._folder(params) / f"{prefix}-graph.meta"

    def folder(self, params: Any) -> Path:
        """The folder, which may not be there yet."""
        if (folder := self.fixed_folder) is not None:
            return folder
        assert callable(self._directory)
        given = self._directory(params)
        _check_directory(f"{self._where}(directory), a function,", given)
        return Path(given or Path.cwd()) / self.below

    def _folder(self, params: Any) -> Path:
        folder = self.folder(params)
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def _called(self, params: Any) -> str:
        if isinstance(self._prefix, str):
            return self._prefix
        name = self._prefix(params)
        _check_prefix(f"{self._where}(prefix), a function,", name, f"{name}{self._suffix}")
        return name


def _step_of_epoch(params: Any) -> int:
    return int((params.cur_step_num - 1) % params.batch_num + 1)


def _longest(prefix: Any, suffix: str) -> str:
    """A name of many digits, as a training gives it that does not end soon."""
    return f"{prefix}_99-99999_99999999_breakpoint{suffix}"


def _check_prefix(where: str, prefix: Any, longest: str) -> None:
    if not isinstance(prefix, str) or "/" in prefix:
        hint = "the folder is the second argument"
        expected = "a name without '/' or a function"
        raise ArgumentValueError.of(where, expected, repr(prefix), hint)
    check_name(where, prefix, longest)


def _check_directory(where: str, directory: Any) -> None:
    if directory is not None and not isinstance(directory, str):
        raise ArgumentTypeError.of(where, "a str or None", directory)
    if directory is not None and not directory.strip():
        raise ArgumentValueError.of(where, "a path", "an empty text")
    if directory is not None:
        check_path(where, directory)
