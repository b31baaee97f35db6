"""The program of a rank: a script or a module as the main one, which tells how it leaves."""

from __future__ import annotations

import atexit
import contextlib
import os
import runpy
import signal
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType, TracebackType
from typing import TYPE_CHECKING, Any

from .ends import LEAVES, by_exception, by_status

if TYPE_CHECKING:
    from collections.abc import Sequence

_OURS = (str(Path(__file__).parent), "<frozen runpy>", "<frozen importlib", "<string>")
_INTERRUPTED = 130  # what a shell says after Ctrl-C


def run(words: dict[str, Any], told: int) -> None:
    """Run the program, and tell `insight launch` at once how it leaves, if it does so badly.

    A rank that has begun with MPI would wait at its end for the others, who wait for it. So one
    that ends badly ends when its recorders are closed and all else is done that is to be done at
    exit.

    Args:
        words: What is to run: `program`, its words; `is_module`; `command`, which replays the job;
            `is_traced`, whether Ctrl-C shows where the program was.
        told: A pipe to `insight launch`, for the words that say how; or `LEAVES`.

    """
    leaving = _Leaving(told)
    sys.excepthook = _hook(is_traced=words["is_traced"])
    atexit.register(leaving.leave)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.orig_argv[:] = words["command"]
    try:
        _run(words["program"], is_module=words["is_module"])
    except SystemExit as end:
        code = _code_of(end)
        if code:
            leaving.tell(code, by_status(code))
        raise
    except BaseException as error:
        code = _INTERRUPTED if isinstance(error, KeyboardInterrupt) else 1
        if code == _INTERRUPTED:  # by another rank's, it may be: its own would break the exit off
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        leaving.tell(code, by_exception(error))
        raise


class _Leaving:
    """The end of a process that left badly: at once, without MPI's own."""

    def __init__(self, told: int) -> None:
        self._told = told
        self._code = 0
        self._process = os.getpid()  # a fork is no rank

    def tell(self, code: int, how: str) -> None:
        if os.getpid() == self._process:
            self._code = code
            with contextlib.suppress(OSError):
                os.write(self._told, how.encode(errors="backslashreplace"))

    def leave(self) -> None:
        if not self._code:
            self.tell(0, LEAVES)
        if not self._code or os.getpid() != self._process:
            return
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
        os._exit(self._code)


def _code_of(end: SystemExit) -> int:
    """The exit code that Python makes of it."""
    if end.code is None:
        return 0
    return end.code & 0xFF if isinstance(end.code, int) else 1


def _run(program: Sequence[str], *, is_module: bool) -> None:
    name, *arguments = program
    sys.argv[:] = [name, *arguments]
    # What is first came with the way in which this process was started.
    came = 1 if sys.flags.safe_path else 2
    folder = str(Path.cwd() if is_module else Path(name).resolve().parent)
    sys.path[:came] = [] if sys.flags.safe_path else [folder]
    if is_module:
        runpy.run_module(name, run_name="__main__", alter_sys=True)
    else:
        _run_script(str(Path(name).absolute()))


def _run_script(path: str) -> None:
    """As Python does: what runs at exit, or in threads that stay, still finds its module."""
    loader = SourceFileLoader("__main__", path)
    main = ModuleType("__main__")
    vars(main).update(__file__=path, __cached__=None, __loader__=loader)
    sys.modules["__main__"] = main
    code = loader.source_to_code(loader.get_data(path), path)
    exec(code, vars(main))  # noqa: S102 – to run it is what was asked for


def _hook(*, is_traced: bool) -> Any:
    """Shows an exception without what stands between the interpreter and the program."""

    def show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt) and not is_traced:
            return
        while trace is not None and trace.tb_frame.f_code.co_filename.startswith(_OURS):
            trace = trace.tb_next
        error.__traceback__ = trace
        sys.__excepthook__(kind, error, trace)

    return show
