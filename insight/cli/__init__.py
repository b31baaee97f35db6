"""The command `insight`. One command a file: a module with `add_arguments` and `run` is found here.

Data goes to stdout, words to stderr. Exit codes: 0 done; 1 done, and the answer is "no" or
"damaged"; 2 wrong use or bad input, told in one line; 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import ast
import errno
import io
import os
import pkgutil
import sys
import traceback
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from .masked_errors import masked_errors

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

DONE, NO, WRONG_USE, INTERRUPTED = 0, 1, 2, 130
_MOST = 2_000  # characters of an error
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of `insight` with these arguments, by default those of the process."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    _print_anything()
    with masked_errors(given):
        return _done(given)


def _done(given: Sequence[str]) -> int:
    _warn_of_both()
    try:
        parsed = whole_parser().parse_args(given)
        code: int = parsed.run(parsed)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has enough, as `head` does; a flush at exit must not complain about it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except SystemExit:  # of --help, or of wrong use
        if not _is_printed():
            return WRONG_USE
        raise
    except Exception as error:
        if "--debug" in given:
            traceback.print_exc()
        elif _is_printed(error):
            print(f"insight: {_one_line(error)}", file=sys.stderr)
        return WRONG_USE
    return code


def _warn_of_both() -> None:
    """Say where `insight-train` and `insight-record` are both installed, which is one too many."""
    from insight.extras import both_told

    if said := both_told():
        print(f"insight: {said}", file=sys.stderr)


def _is_printed(because: Exception | None = None) -> bool:
    """Whether all of the answer could be written; if not, one line on stderr says why.

    Args:
        because: What was raised. Of one that says of no file that there is no room stdout may be
            the cause, whose text is lost by then: a line end tells.

    """
    is_of_room = isinstance(because, OSError) and because.errno in _NO_ROOM
    is_in_doubt = is_of_room and getattr(because, "filename", None) is None
    try:
        sys.stdout.flush()
        if is_in_doubt:
            os.write(sys.stdout.fileno(), b"\n")
    except OSError as error:
        from insight.errors import compose

        hint = "free some, or print to where there is some"
        said = compose("insight", "room for its answer on stdout", error.strerror, hint)
        print(said, file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or the exit complains
        return False
    return True


def _open_streams() -> None:
    """Let nothing come from closed streams, and nothing go there.

    Else the next files that are opened get their numbers, and what is printed.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(nothing, mode, encoding="utf-8"))


def _print_anything() -> None:
    """Let names be printed that the terminal's encoding lacks, instead of failing at them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _one_line(error: Exception) -> str:
    """What went wrong; of an error that is not ours also its kind and how to see more."""
    from insight.errors import SummaryError

    text = _bounded(str(error))
    if isinstance(error, SummaryError):
        return text
    return f"{type(error).__name__}: {text} (--debug shows where)"


def _bounded(text: str) -> str:
    """A text as one line that a terminal shows as it is, and that is read at one look."""
    from insight.errors import shortened

    from .listing import printable

    return printable(shortened(" ".join(text.split()), _MOST))


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        told = f"{self.prog}: {_bounded(message)}; '{self.prog} --help' says more"
        print(told, file=sys.stderr)
        sys.exit(WRONG_USE)


class _ShowVersion(argparse.Action):
    """Looks the version up only when it is asked for: that takes longer than everything else."""

    def __call__(self, *_: Any) -> NoReturn:
        import insight

        print(f"insight {insight.__version__}")
        sys.exit(DONE)


def _commands() -> dict[str, ModuleType]:
    modules = {
        found.name: import_module(f"{__name__}.{found.name}")
        for found in pkgutil.iter_modules(__path__)
    }
    # A module cannot be called `import`: it has an underscore behind.
    return {
        name.rstrip("_"): module
        for name, module in modules.items()
        if hasattr(module, "add_arguments")
    }


def whole_parser() -> argparse.ArgumentParser:
    """What reads the arguments: every command with its options."""
    parser = _Parser(prog="insight", description="Look at training runs.", allow_abbrev=False)
    parser.add_argument(
        "--version", action=_ShowVersion, nargs=0, help="show the version and leave"
    )
    _add_debug(parser)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, module in _commands().items():
        words = _words(module)
        command = commands.add_parser(
            name,
            help=words.partition("\n")[0].rstrip("."),
            description=words,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        _add_debug(command)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _words(module: ModuleType) -> str:
    """What a command's help says: what its file begins with, also where `python -OO` dropped it."""
    if module.__doc__ is None:
        source = getattr(module.__loader__, "get_source", lambda _: None)(module.__name__)
        return ast.get_docstring(ast.parse(source or ""), clean=False) or module.__name__
    return module.__doc__


def _add_debug(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--debug", action="store_true", help="show where an error came from, instead of one line"
    )
