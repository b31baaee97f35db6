"""Run a run again from its lineage, and say whether its losses are bit-identical.

RUN is a folder, or DIR:run. The recorded command runs with the recorded variables, in a temporary
checkout of its commit with the uncommitted changes; what it records goes to a temporary folder.
Exit code 0: identical; 1: not; 2: it cannot be run again, and why.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

from .listing import printable

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from insight.lineage.difference import ChosenRun

    from .replaying.recorded import Recorded


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight replay RUN [--here | --repository DIR] [--changed-packages] [--out DIR]`."""
    parser.add_argument("run_folder", metavar="RUN", help="a run's folder, or DIR:run")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--here",
        action="store_true",
        help="run in its own working directory, with the files there; what the script writes "
        "besides its records is written there",
    )
    where.add_argument("--repository", metavar="DIR", help="a clone that has its commit")
    parser.add_argument(
        "--changed-packages", action="store_true", help="go on with other versions of packages"
    )
    parser.add_argument("--out", metavar="DIR", help="keep what it records, in a new folder")


def run(arguments: argparse.Namespace) -> int:
    """Run it again and compare."""
    import dataclasses
    import tempfile
    from pathlib import Path

    from insight.lineage.difference import chosen_run
    from insight.tables import open_runs

    from .replaying.checkout import check_out
    from .replaying.recorded import recorded

    chosen = chosen_run(arguments.run_folder, open_runs)
    document = chosen.store.provenance(chosen.run)
    if document is None:
        hint = "it was recorded by another tool, or with INSIGHT_PROVENANCE=off"
        raise SummaryValueError.of(_where(chosen), "a run with provenance", "none", hint)
    told = recorded(document)
    out = _new_folder(arguments.out)
    _refuse(chosen, told, arguments)
    with tempfile.TemporaryDirectory(prefix="insight-replay-") as folder:
        code = None
        if not arguments.here:
            code = Path(folder).resolve() / "code"
            repository = Path(arguments.repository or told.root or "").resolve()
            check_out(repository, told.commit or "", told.diff, code)
            told = dataclasses.replace(told, untracked=[])
        elif told.root is None:
            print(
                "insight: its code was in no repository: whether it changed is unknown",
                file=sys.stderr,
            )
        return _compare(chosen, told, code, out or Path(folder).resolve() / "records")


def _compare(chosen: ChosenRun, told: Recorded, code: Path | None, into: Path) -> int:
    from insight.tables import open_runs

    from .replaying.again import run_again
    from .replaying.outcome import compared

    into.mkdir(parents=True, exist_ok=True)
    status, folder = run_again(told, code, into)
    if status:
        raise SummaryValueError.of(
            _where(chosen), "its command to end well", f"exit status {status}"
        )
    if not folder.is_dir():
        raise SummaryValueError.of(_where(chosen), "its command to record it", "no records")
    tags = compared(chosen.store, chosen.run, open_runs(str(folder)))
    if not tags:
        raise SummaryValueError.of(_where(chosen), "scalars to compare", "none")
    for tag in tags:
        if tag.first_difference is None:
            print(printable(f"identical  {tag.tag}  {tag.length} values"))
        else:
            print(printable(f"different  {tag.tag}  from step {tag.first_difference} on"))
    return int(any(tag.first_difference is not None for tag in tags))


def _refuse(chosen: ChosenRun, told: Recorded, arguments: argparse.Namespace) -> None:
    """Refuse what cannot be run again, with every reason."""
    import dataclasses

    from .replaying.hindrances import changed_packages, hindrances

    if arguments.repository:
        told = dataclasses.replace(told, root=arguments.repository)
    found = hindrances(told, is_here=arguments.here)
    if not found and not arguments.changed_packages:
        try:
            changed = changed_packages(told)
        except OSError as error:
            changed = [str(error)]
        if changed:
            found = [f"packages changed: {', '.join(changed)}; --changed-packages goes on"]
    if found:
        raise SummaryValueError(f"{_where(chosen)} cannot be done: {'; '.join(found)}.")


def _new_folder(asked: str | None) -> Path | None:
    from pathlib import Path

    if asked is None:
        return None
    folder = Path(asked).resolve()
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SummaryValueError.of("insight replay --out", "a new or empty folder", folder)
    return folder


def _where(chosen: ChosenRun) -> str:
    return f"replay of {chosen.called}"
