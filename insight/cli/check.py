"""Say which files of runs and which checkpoints are whole, and which are damaged and where.

Exit code 1 when one is damaged, or holds what is not read here: pickled objects. A folder is
searched with all below it. Of a script for MindSpore (.py, .ipynb), which is not run: the names
that it uses and `engine` lacks, and what to use; exit code 1 when it uses any.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from .listing import print_object, printable
from .workers import add_tables_argument

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from .checking.checked import Checked


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight check PATH [--csv GLOB] [--json]`."""
    parser.add_argument(
        "path", metavar="PATH", help="a file of a run, a checkpoint, a folder, its URL, or a script"
    )
    add_tables_argument(parser)
    parser.add_argument("--json", action="store_true", help="a list of objects, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each file, and one for each problem."""
    from .checking.scripts import is_script

    if is_script(arguments.path):
        return _check_script(arguments)
    return _check_files(arguments)


def _check_script(arguments: argparse.Namespace) -> int:
    from .checking.scripts import check_script, lines_of, told

    names, missing = check_script(arguments.path)
    if arguments.json:
        print_object([told(arguments.path, names, missing)])
    else:
        print("\n".join(lines_of(arguments.path, names, missing)))
    return 1 if missing else 0


def _check_files(arguments: argparse.Namespace) -> int:
    from .checking.others import foreign_file, other_files
    from .checking.runs import files_of_runs
    from .checking.where import only, places

    place, folders, single = places(arguments.path, arguments.tables)
    found = [*files_of_runs(place, folders), *other_files(place, folders)]
    files = only(found, single) if single else sorted(found, key=lambda checked: checked.path)
    if single and not files:
        files = foreign_file(place, single)
    if not files:
        _refuse_nothing(arguments.path)
    if arguments.json:
        print_object([_as_told(checked) for checked in files])
    else:
        for checked in files:
            _print(checked, alone=bool(single))
        if not single:
            _print_without_checksum(files)
    return 1 if any(checked.problems for checked in files) else 0


def _as_told(checked: Checked) -> dict[str, Any]:
    told = asdict(checked)
    if checked.holds is None:
        del told["holds"]
    for name in ("without_steps", "remarks", "unshown", "refused"):
        if not told[name]:
            del told[name]
    return told


def _print(checked: Checked, *, alone: bool) -> None:
    from insight.sources import as_name

    from .checking.checkpoints import lines_of

    state = "refused" if checked.refused else "damaged" if checked.problems else "whole"
    print(f"{state:<7}  {checked.records:>7} records  {printable(as_name(checked.path))}")
    if checked.holds is not None:
        for line in lines_of(checked.holds, alone=alone):
            print(f"         {line}")
    for line in _left(checked):
        print(f"         {line}")
    for line in map(printable, (*checked.remarks, *_unshown(checked))):
        print(f"         {line}")
    for problem in checked.problems:
        where = f"byte {problem['offset']}: " if problem["offset"] >= 0 else ""
        print(f"         {where}{printable(problem['problem'])}")


def _print_without_checksum(files: list[Checked]) -> None:
    """One line for all checkpoints whose numbers nothing vouches for."""
    from .checking.checkpoints import NO_CHECKSUM, has_checksum

    count = sum(checked.holds is not None and not has_checksum(checked.holds) for checked in files)
    if count:
        word = "checkpoint has" if count == 1 else "checkpoints have"
        print(f"{count} {word} {NO_CHECKSUM}")


def _left(checked: Checked) -> Iterator[str]:
    """Why rows are in no table."""
    if checked.without_steps:
        yield (
            f"{_rows(checked.without_steps)} in no table: their series have no steps, so that it "
            "has the last row of each; Store.stepless() has all"
        )
    others = checked.superseded - checked.without_steps
    if others:
        yield f"{_rows(others)} in no table: a restart or another row of the step took their place"


def _unshown(checked: Checked) -> Iterator[str]:
    """What no table has a place for."""
    for kind, count in sorted(checked.unshown.items()):
        told = "1 record of kind {} is" if count == 1 else f"{count} records of kind {{}} are"
        yield f"{told.format(kind)} not shown"


def _rows(count: int) -> str:
    return "1 row is" if count == 1 else f"{count} rows are"


def _refuse_nothing(path: str) -> None:
    from insight.errors import PathError, compose
    from insight.sources import shown

    from .checking.checkpoints import hint_for

    expected = "files of runs or checkpoints"
    raise PathError(compose("insight check", expected, shown(path), hint_for(path)))
