"""Running the command of a run again, recording into another folder."""

from __future__ import annotations

import os
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from insight.cli.listing import printable

from .recorded import is_below

if TYPE_CHECKING:
    from .recorded import Recorded


_DEEPEST = 3  # folders between what a command is given and the run


def run_again(
    told: Recorded, arguments: list[str], code: Path | None, into: Path
) -> tuple[int, Path]:
    """The exit status of the command, and the folder that the run recorded into.

    What the command prints goes to stderr.

    Args:
        told: What is recorded of it.
        arguments: The words behind the interpreter, with values in place of masks.
        code: The folder that stands for its repository; None for that itself, in place.
        into: Where everything is recorded.

    """
    import subprocess

    from insight.record.replayed import VARIABLE

    environment = environment_of(told, code) | {VARIABLE: str(into)}
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
    directory = os.path.normpath(told.directory)
    if code is None or told.root is None or not is_below(directory, told.root):
        return told.directory
    there = code / Path(directory).relative_to(told.root)
    there.mkdir(parents=True, exist_ok=True)
    return str(there)


def command_of(told: Recorded, code: Path | None, into: Path) -> list[str]:
    """The words of the command: the repository's files from `code`, and outputs go elsewhere."""
    return [told.interpreter, *(_word(word, told, code, into) for word in told.arguments)]


def environment_of(told: Recorded, code: Path | None) -> dict[str, str]:
    """The variables of this process, with those of the allow-list as they were then."""
    from insight.masking import MASK
    from insight.record.provenance.process import ALLOWED

    kept = {name: value for name, value in os.environ.items() if name not in ALLOWED}
    then = {name: value for name, value in told.variables.items() if name in ALLOWED}
    kept |= {name: value for name, value in then.items() if MASK not in value}
    if code is not None and told.root is not None:
        # Also what an editable installation found in the repository.
        own = [entry for entry in told.modules_from if is_below(entry, told.root)]
        given = filter(None, kept.get("PYTHONPATH", "").split(os.pathsep))
        others = [entry for entry in given if not is_below(entry, told.root)]
        paths = [*(_moved(entry, told, code) for entry in own), *others]
        kept["PYTHONPATH"] = os.pathsep.join(dict.fromkeys(paths))
    return kept | {"INSIGHT_PROVENANCE": "off"}


def _word(word: str, told: Recorded, code: Path | None, into: Path) -> str:
    name, sign, value = word.partition("=") if word.startswith("-") else ("", "", word)
    if not os.path.isabs(value):  # noqa: PTH117 # an option's value may be anything
        return word
    if _holds_outputs(value, told):
        return f"{name}{sign}{into / 'outputs'}"
    return f"{name}{sign}{_moved(value, told, code)}"


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
    if code is None or told.root is None or not is_below(path, told.root):
        return path
    there = code / Path(path).relative_to(told.root)
    return str(there) if there.exists() else path
