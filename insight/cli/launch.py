"""Run a script on several processes that MPI connects, and end all of them when one ends badly.

    insight launch -n 2 train.py --epochs 3
    insight launch -n 4 -m package.module

What stands behind SCRIPT or MODULE is for it. Each process is a rank; what it prints comes as it
is, line by line, and what is typed goes to rank 0. Where a rank raises, exits with another code
than 0 or is killed, all are ended within seconds: its last lines are shown, and at last which it
was and how. OMP_NUM_THREADS, OPENBLAS_NUM_THREADS and MKL_NUM_THREADS are set to the cores of this
machine divided by N, at least 1, unless you set them. With -n 1 it is `python SCRIPT`, without MPI.
Exit code 0: all ended well; 1: a rank did not; 2: it cannot be started, and why; 130 after Ctrl-C.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from insight.launching.asked import Outcome

_BY_SIGNAL = 128  # what shells add to its number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight launch -n N [--label] [--] SCRIPT|-m MODULE [ARGUMENT …]`."""
    parser.add_argument("-n", type=int, required=True, metavar="N", help="how many processes")
    parser.add_argument(
        "-l", "--label", action="store_true", help="begin each line with its rank, such as [1]"
    )
    parser.add_argument(
        "-m",
        nargs="...",
        dest="module",
        metavar="MODULE",
        help="run a module, as `python -m` does, instead of a script",
    )
    parser.add_argument("program", nargs="...", metavar="SCRIPT", help="the script, its arguments")


def run(arguments: argparse.Namespace) -> int:
    """Run it, and say how it ended."""
    from insight.errors import SummaryValueError
    from insight.launching.asked import Asked

    if arguments.n < 1:
        raise SummaryValueError.of("insight launch -n", "a number from 1 on", arguments.n)
    is_module = arguments.module is not None
    program = (*(arguments.module or ()), *arguments.program)
    if not is_module and program[:1] == ("--",):
        program = program[1:]
    _refuse_absent(program, is_module=is_module)
    asked = Asked(arguments.n, program, is_module, arguments.label, arguments.debug)
    if arguments.n == 1:
        return _run_alone(program, is_module=is_module)

    from insight.launching.job import Job
    from insight.launching.mpiexec import found

    sys.stdout.flush()
    return _told(Job(asked, found()).run(), arguments.n)


def _refuse_absent(program: Sequence[str], *, is_module: bool) -> None:
    """Say in one line what each rank would say at length.

    Raises:
        SummaryValueError: If nothing is named, or a folder.
        PathError: If there is no such script or package.

    """
    from importlib.machinery import PathFinder
    from pathlib import Path

    from insight.errors import PathError, SummaryValueError, compose

    where = "insight launch"
    if not program:
        raise SummaryValueError.of(where, "SCRIPT, or -m MODULE", "none")
    name = program[0]
    if not is_module:
        if Path(name).is_dir():
            hint = f"name the script in it, such as {Path(name) / 'train.py'}, or -m MODULE"
            raise SummaryValueError.of(where, "a script", f"the folder {name}", hint)
        if not Path(name).is_file():
            raise PathError.missing(where, name)
        return
    package = name.partition(".")[0]
    if package not in sys.builtin_module_names and not PathFinder.find_spec(
        package, [str(Path.cwd()), *sys.path]
    ):
        raise PathError(compose(where, "a module that can be imported", name))


def _run_alone(program: Sequence[str], *, is_module: bool) -> int:
    """Become `python SCRIPT`."""
    import os

    words = [sys.executable, *(["-m"] if is_module else []), *program]
    sys.stdout.flush()
    os.execv(sys.executable, words)  # noqa: S606 – what the user asks for


def _told(outcome: Outcome, count: int) -> int:
    """Say on stderr how the job ended; the exit code."""
    import signal

    if outcome.is_line_open:
        _say("")
    if outcome.signal is not None:
        name = signal.Signals(outcome.signal).name
        cause = "Ctrl-C" if outcome.signal == signal.SIGINT else name
        _say(f"insight: {cause} ended the {count} ranks")
        return _BY_SIGNAL + outcome.signal
    if outcome.end is None and outcome.launcher is None:
        return 0
    who = "mpiexec" if outcome.end is None else f"rank {outcome.end.rank}"
    if outcome.last:
        _say(f"insight: the last lines of {who}:")
        sys.stderr.buffer.writelines(b"  " + line + b"\n" for line in outcome.last)
    _say(str(outcome.end or f"mpiexec {outcome.launcher}"))
    return 1


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
