"""Run a run again from its lineage, and say whether its losses are bit-identical.

RUN is a folder, or DIR:run. The recorded command is shown first, and runs once you agree: with the
recorded variables, in a temporary checkout of its commit with the uncommitted changes; what it
records goes to a temporary folder. What was masked in it is asked for.
Exit code 0: identical; 1: not; 2: it cannot be run again, and why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

from .listing import printable

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from insight.lineage.difference import ChosenRun

    from .replaying.modules import Modules
    from .replaying.recorded import Recorded


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight replay RUN [--yes] [--here | --repository DIR] [--secrets-from FILE] ...`."""
    parser.add_argument("run_folder", metavar="RUN", help="a run's folder, or DIR:run")
    parser.add_argument(
        "-y", "--yes", action="store_true", help="run what is shown, without asking"
    )
    parser.add_argument(
        "--secrets-from",
        metavar="FILE",
        help="what was masked in the command, in lines such as --token=VALUE; - reads stdin",
    )
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
    import tempfile
    from pathlib import Path

    from insight.lineage.difference import chosen_run
    from insight.sources import refuse_url
    from insight.tables import open_runs

    from .replaying.checkout import check_out
    from .replaying.consent import agree, described
    from .replaying.recorded import recorded
    from .replaying.resumption import began_at, resumed_from, said_before

    refuse_url("insight replay --out", arguments.out or "")
    chosen = chosen_run(arguments.run_folder, open_runs)
    document = chosen.store.provenance(chosen.run)
    if document is None:
        hint = "it was recorded by another tool, or with INSIGHT_PROVENANCE=off"
        raise SummaryValueError.of(_where(chosen), "a run with provenance", "none", hint)
    told = recorded(document)
    resumed = resumed_from(document)
    out = _new_folder(arguments.out)
    changed = _refuse(chosen, told, arguments)
    with tempfile.TemporaryDirectory(prefix="insight-replay-") as folder:
        base = Path(folder).resolve()
        code = None if arguments.here else base / "code"
        modules, notes = (None, []) if code is None else _changed(chosen, told, code, arguments)
        agree(
            _where(chosen),
            described(
                told, _code_of(told, arguments), changed, modules, notes + said_before(resumed)
            ),
            is_agreed=arguments.yes,
        )
        words = _words_of(told, arguments)
        if not arguments.changed_packages:
            _refuse_other_python(chosen, told)
        if code is not None:
            check_out(_repository(told, arguments), told.commit or "", told.diff, code)
        records = _run_again(chosen, told, words, code, out or base / "records", modules)
        began = began_at(document)
        return _compare(chosen, records, resumed, began, is_here=arguments.here)


def _repository(told: Recorded, arguments: argparse.Namespace) -> Path:
    from pathlib import Path

    return Path(arguments.repository or told.root or "").resolve()


def _changed(
    chosen: ChosenRun, told: Recorded, code: Path, arguments: argparse.Namespace
) -> tuple[Modules, list[tuple[str, str]]]:
    """Where it will look for modules, and what else is not as it was.

    A script that the clone will lack is refused.
    """
    from .replaying.again import left_as_it_is
    from .replaying.hindrances import unseen
    from .replaying.modules import modules_of, names_inside, names_kept, script_inside

    kept = names_kept(_repository(told, arguments), told)
    kept = names_inside(told) if kept is None else kept  # the clone says what it lacks
    script = script_inside(told)
    if script is not None and script not in kept:
        reason = f"its script is not in the commit: {script}; --here runs it where it ran"
        _refuse_for(chosen, [reason])
    notes = [("as it is", f"{path}: not in the commit") for path in left_as_it_is(told, kept)]
    gone = unseen(told, arguments.repository)
    notes += [("left out", f"{name}: not in git; it may have held code") for name in gone]
    return modules_of(told, code, kept), notes


def _run_again(
    chosen: ChosenRun,
    told: Recorded,
    words: list[str],
    code: Path | None,
    into: Path,
    modules: Modules | None,
) -> Path:
    """Run the command; the folder of what it recorded."""
    from .replaying.again import run_again

    into.mkdir(parents=True, exist_ok=True)
    status, folder = run_again(told, words, code, into, modules)
    if status:
        raise SummaryValueError.of(
            _where(chosen), "its command to end well", f"exit status {status}"
        )
    if not folder.is_dir():
        raise SummaryValueError.of(_where(chosen), "its command to record it", "no records")
    return folder


def _compare(
    chosen: ChosenRun, folder: Path, resumed: dict[str, str], began: float | None, *, is_here: bool
) -> int:
    import sys

    from insight.tables import open_runs

    from .replaying.outcome import compared, first_step
    from .replaying.resumption import compared_from, outcome

    store = open_runs(str(folder))
    again = first_step(store, ".")
    is_told = not resumed or began is not None  # else nobody knows where it went on
    first = first_step(chosen.store, chosen.run, began if resumed else None) if is_told else None
    said = outcome(resumed, first=first, again=again, is_here=is_here)
    if said:
        print(printable(f"insight: {said}"), file=sys.stderr)
    since = compared_from(resumed, first=first, again=again)
    tags = compared(chosen.store, chosen.run, store, since=since)
    if not tags:
        raise SummaryValueError.of(_where(chosen), "scalars to compare", "none")
    for tag in tags:
        if tag.first_difference is None:
            print(printable(f"identical  {tag.tag}  {tag.length} values"))
        else:
            print(printable(f"different  {tag.tag}  from step {tag.first_difference} on"))
    return int(any(tag.first_difference is not None for tag in tags))


def _refuse(chosen: ChosenRun, told: Recorded, arguments: argparse.Namespace) -> list[str]:
    """Refuse what cannot be run again, with every reason; the packages that are others now."""
    from insight.masking import masks_in

    from .replaying import consent, masks
    from .replaying.hindrances import hindrances
    from .replaying.packages import changed_packages

    found = hindrances(told, is_here=arguments.here, repository=arguments.repository)
    masked = [] if told.is_whole else [masks.name_of(mask) for mask in masks_in(told.arguments)]
    if masked and not arguments.secrets_from and not consent.is_terminal():
        hint = f"{masks.OPTION} FILE gives the values, in lines such as {masked[0]}=VALUE"
        found.append(f"words of its command were masked: {', '.join(masked)}; {hint}")
    changed = [] if found else changed_packages(told, arguments.repository)
    if changed and not arguments.changed_packages:
        found = [_told_of(changed)]
    _refuse_for(chosen, found)
    return changed


def _refuse_other_python(chosen: ChosenRun, told: Recorded) -> None:
    from .replaying.packages import changed_python

    try:
        changed = changed_python(told)
    except OSError as error:
        changed = [str(error)]
    _refuse_for(chosen, [_told_of(changed)] if changed else [])


def _told_of(changed: list[str]) -> str:
    return f"packages changed: {', '.join(changed)}; --changed-packages goes on"


def _refuse_for(chosen: ChosenRun, reasons: list[str]) -> None:
    if reasons:
        raise SummaryValueError(f"{_where(chosen)} cannot be done: {'; '.join(reasons)}.")


def _code_of(told: Recorded, arguments: argparse.Namespace) -> str:
    """Where its code comes from, for who is asked."""
    if not arguments.here:
        changes = f" with {told.diff.count(chr(10))} lines of changes" if told.diff else ""
        return f"commit {told.commit} of {arguments.repository or told.root}{changes}, in a clone"
    if told.root is None:
        return "in that directory, in no repository: whether it changed is unknown"
    return "in that directory"


def _words_of(told: Recorded, arguments: argparse.Namespace) -> list[str]:
    """The words of the command, with what was masked in them."""
    from insight.masking import masks_in, with_values

    from .replaying.masks import asked_values, read_values

    masked = [] if told.is_whole else masks_in(told.arguments)
    if not masked:
        return told.arguments
    if arguments.secrets_from:
        return with_values(told.arguments, read_values(masked, arguments.secrets_from))
    return with_values(told.arguments, asked_values(masked, told.arguments))


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
