"""Where a run comes from: parents, checkpoints, code, command, and how to run it again."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

from insight.cli.answering.judged import is_hidden, listed
from insight.cli.answering.text import cell, counted, quoted, run_name, table
from insight.cli.answering.tool import RUN, Tool, whole
from insight.cli.replaying.recorded import recorded
from insight.lineage.provenance import is_provenance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments
    from insight.cli.replaying.recorded import Recorded

_MOST_ANCESTORS = 20
_MOST_COMMAND = 1_500  # characters
_PARENT = "parent.run"
_PACKAGES = "packages."


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    run, most = folder.run(asked["run"]), asked["limit"]
    yield f"run: {run_name(run)}"
    yield from _family(folder, run, most)
    yield from _checkpoints(folder, run, most)
    document = folder.store.provenance(run)
    if document is None:
        yield "provenance: none, so it cannot be replayed; another tool recorded it, or it was off"
        return
    told = recorded(document)
    yield from _command(told)
    yield from _facts(folder, run, most)
    yield from _replay(folder, run, told)


def _family(folder: Folder, run: str, most: int) -> Iterator[str]:
    """Up to the first ancestor, and one generation down."""
    if _PARENT not in folder.lineage:
        yield "began from: no run here"
        return
    rows = folder.lineage[["run", _PARENT]].dropna()
    parents = dict(zip(rows["run"].astype(str), rows[_PARENT].astype(str), strict=True))
    line: list[str] = []
    at = run
    while at in parents and parents[at] not in (run, *line) and len(line) < _MOST_ANCESTORS:
        at = parents[at]
        line.append(at)
    yield f"began from: {' < '.join(map(run_name, line)) or 'no run here'}"
    children = [child for child, parent in parents.items() if parent == run]
    if children:
        yield f"began from it: {listed(list(map(run_name, children)), most)}"


def _checkpoints(folder: Folder, run: str, most: int) -> Iterator[str]:
    held = folder.store.checkpoints()
    own = held[held["run"] == run]
    if own.empty:
        return
    yield ""
    rows = own.tail(most)[["role", "path", "sha256"]].itertuples(index=False)
    yield from table(["checkpoint", "path", "sha256"], ([r, p, str(s)[:12]] for r, p, s in rows))
    if len(own) > most:
        yield f"[the last {most} of {counted(len(own), 'checkpoint')}]"


def _command(told: Recorded) -> Iterator[str]:
    words = shlex.join([told.interpreter or "python", *told.arguments])
    yield f"command: {quoted(words, _MOST_COMMAND)}"
    yield f"in: {cell(told.directory) or 'unknown'}"
    changes = f", with {counted(told.diff.count(chr(10)), 'line')} uncommitted" if told.diff else ""
    yield f"code: commit {cell(told.commit) or 'unknown'}{changes}"


def _facts(folder: Folder, run: str, most: int) -> Iterator[str]:
    facts: list[tuple[str, Any]] = [
        (name, value)
        for name, value in folder.told[run].facts.items()
        if is_provenance(name) and not is_hidden(name) and not name.startswith("command.")
    ]
    others = [one for one in facts if not one[0].startswith(_PACKAGES)]
    packages = [one for one in facts if one[0].startswith(_PACKAGES)]
    yield ""
    yield from table(["fact", "value"], others[:most])
    if len(others) > most:
        yield f"[{most} of {counted(len(others), 'fact')}; run_facts contains= has the others]"
    if packages:
        named = [f"{name.removeprefix(_PACKAGES)} {cell(value)}" for name, value in packages]
        yield f"packages: {listed(named, most)}"


def _replay(folder: Folder, run: str, told: Recorded) -> Iterator[str]:
    """The line that runs it again; it shows what it would run, and asks."""
    where = folder.called if run == "." else f"{folder.called}:{run}"
    yield f"\nreplay: insight replay {shlex.quote(quoted(where, _MOST_COMMAND))}"
    hindered = []
    if not told.is_whole:
        hindered.append("words of its command were masked: --secrets-from FILE gives them")
    if told.commit is None:
        hindered.append("its code is in no commit: --here runs it with the files there")
    if not told.is_diff_whole:
        hindered.append("its uncommitted changes were not recorded whole")
    if told.untracked:
        hindered.append(f"git did not know {listed(list(map(cell, told.untracked)), 5)}")
    yield from (f"before: {line}" for line in hindered)


TOOL = Tool(
    name="run_lineage",
    title="Where a run comes from",
    words=(
        "What reproduces a run: the run it began from and those that began from it, checkpoints, "
        "command, commit, uncommitted changes, environment, packages, seeds, hardware, data; and "
        "the line `insight replay ...` that runs it again, with what stands in its way."
    ),
    takes={"run": RUN, "limit": whole("Most rows of each table.", 30, 1, 200)},
    needs=("run",),
    answer=_answer,
)
