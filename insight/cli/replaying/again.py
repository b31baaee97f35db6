"""Running the command of a run again, recording into another folder."""

from __future__ import annotations

import os
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from insight.cli.listing import printable

from .modules import VARIABLE as MODULES
from .recorded import inside, is_below, name_inside, path_in

if TYPE_CHECKING:
    from collections.abc import Container

    from .modules import Modules
    from .recorded import Recorded


_DEEPEST = 3  # folders between what a command is given and the run


def run_again(
    told: Recorded, arguments: list[str], code: Path | None, into: Path, modules: Modules | None
) -> tuple[int, Path]:
    """The exit status of the command, and the folder that the run recorded into.

    What the command prints goes to stderr.

    Args:
        told: What is recorded of it.
        arguments: The words behind the interpreter, with values in place of masks.
        code: The folder that stands for its repository; None for that itself, in place.
        into: Where everything is recorded.
        modules: Where it looks for modules; None as it did then.

    """
    import subprocess

    from insight.record.replayed import VARIABLE

    environment = environment_of(told, modules) | {VARIABLE: str(into)}
    command = command_of(replace(told, arguments=arguments), code, into)
    shown = shlex.join(command_of(told, code, into))
    print(f"insight: {printable(shown)}", file=sys.stderr)
    sys.stderr.flush()
    done = subprocess.run(  # noqa: S603 # what the user asks for, and no shell
        command,
        cwd=_directory(told, code),
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr.fileno(),
        check=False,
    )
    return done.returncode, into / str(told.order)


def _directory(told: Recorded, code: Path | None) -> str:
    """Where the command runs: in what stands for its repository, though git keeps no such folder.

    Relative words of the command would lead to the repository itself otherwise.
    """
    found = None if code is None or told.root is None else inside(told.directory, told.root)
    if code is None or found is None:
        return told.directory
    there = code / found
    there.mkdir(parents=True, exist_ok=True)
    return str(there)


def command_of(told: Recorded, code: Path | None, into: Path) -> list[str]:
    """The words of the command: the repository's files from `code`, and outputs go elsewhere."""
    return [told.interpreter, *(_word(word, told, code, into) for word in told.arguments)]


def environment_of(told: Recorded, modules: Modules | None) -> dict[str, str]:
    """The variables of this process, with those of the allow-list as they were then."""
    from insight.record.provenance.process import ALLOWED

    kept = {name: value for name, value in os.environ.items() if name not in ALLOWED}
    return kept | variables_of(told, modules) | {"INSIGHT_PROVENANCE": "off"}


def variables_of(told: Recorded, modules: Modules | None) -> dict[str, str]:
    """The recorded variables that are set again: of the allow-list, and not masked.

    Args:
        told: What is recorded of it.
        modules: Where it looks for modules; None as it did then.

    """
    from insight.masking import MASK
    from insight.record.provenance.process import ALLOWED

    then = {name: value for name, value in told.variables.items() if name in ALLOWED}
    kept = {name: value for name, value in then.items() if MASK not in value}
    if modules is None:
        return kept
    kept.pop(MODULES, None)
    return kept | ({MODULES: os.pathsep.join(modules.path)} if modules.path else {})


def left_as_it_is(told: Recorded, kept: Container[str]) -> list[str]:
    """Paths of the command in the repository that its clone will lack: they stay as they are.

    Args:
        told: What is recorded of it.
        kept: Names in the repository that the clone will have.

    """
    paths = [path for path in map(path_in, told.arguments) if path]
    names = {path: name_inside(path, told) for path in paths if not _holds_outputs(path, told)}
    return [path for path, name in names.items() if name is not None and name not in kept]


def _word(word: str, told: Recorded, code: Path | None, into: Path) -> str:
    path = path_in(word)
    if not path:
        return word
    before = word.removesuffix(path)
    there = into / "outputs" if _holds_outputs(path, told) else _moved(path, told, code)
    return f"{before}{there}"


def _holds_outputs(path: str, told: Recorded) -> bool:
    """Whether the run lay there: what the command writes beside it goes elsewhere too.

    Not where its data or code lie there as well.
    """
    if not told.folder or not is_below(told.folder, path):
        return False
    inputs = [*told.data, *told.loaded, told.script or "", told.root or ""]
    near = len(Path(told.folder).parts) - len(Path(path).parts) <= _DEEPEST
    return near and not any(is_below(one, path) for one in inputs if one)


def _moved(path: str, told: Recorded, code: Path | None) -> str:
    """A path of the repository as one of the folder that stands for it, where it is there."""
    found = None if code is None or told.root is None else inside(path, told.root)
    if code is None or found is None:
        return path
    there = code / found
    return str(there) if there.exists() else path
