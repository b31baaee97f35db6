"""Checkpoints from one format into another, by as many processes as are asked for.

A process of its own takes its files as JSON on its standard input, and says there what went wrong.
"""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from insight.errors import CheckpointError, compose

from .checkpoint import counted_parts
from .checkpoint_source import Source
from .checkpoint_stream import with_checksum, write_parts
from .checkpoint_values import checkpoint_values
from .safetensors import checked_safetensors_parts, safetensors_parts, safetensors_values
from .safetensors.parsing import is_summed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_ROOT = Path(__file__).resolve().parents[2]
_START = (
    f"import sys; sys.path.insert(0, {str(_ROOT)!r}); "
    "from insight.format.conversion import receive; receive(sys.stdin.buffer)"
)


class Job(NamedTuple):
    """A file, and where it goes in the other format; the endings say which they are."""

    source: Path
    target: Path


def convert(jobs: Sequence[Job], names: Mapping[str, str], *, processes: int) -> None:
    """Convert files, each whole or not at all; folders are made.

    A checksum is compared, and the other file has one, too.

    Args:
        jobs: The files.
        names: Other names for values, by those that they have; for all of the files.
        processes: How many processes share the work; 1: this one does it.

    Raises:
        CheckpointError: If a file is damaged, or the other format cannot hold what it has. What was
            converted before is there.
        OSError: If one cannot be read or written.

    """
    if min(processes, len(jobs)) < 2:
        for job in jobs:
            _convert(job, names)
        return
    ordered = sorted(jobs, key=lambda job: job.source.stat().st_size, reverse=True)
    shares = [ordered[begin::processes] for begin in range(min(processes, len(jobs)))]
    failures = [failure for failure in _shared(shares, names) if failure is not None]
    if failures:
        raise failures[0]


def receive(source: BinaryIO) -> None:
    """Does the share of a process that `convert` began; the end of that process."""
    told = json.loads(source.read())
    try:
        for paths in told["jobs"]:
            _convert(Job(*map(Path, paths)), told["names"])
    except (CheckpointError, OSError) as error:
        number = error.errno if isinstance(error, OSError) else None
        path = error.filename if isinstance(error, OSError) else None
        text = (error.strerror if isinstance(error, OSError) else None) or str(error)
        print(json.dumps([number, text, path]))
        sys.exit(1)


def _shared(
    shares: Sequence[Sequence[Job]], names: Mapping[str, str]
) -> list[CheckpointError | OSError | None]:
    """What each share ended with."""
    with ExitStack() as stack:
        children = []
        for share in shares:
            child = stack.enter_context(
                subprocess.Popen(  # noqa: S603 - this interpreter, and code of our own
                    [sys.executable, "-c", _START],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                )
            )
            stack.callback(child.kill)  # where another could not be begun, or Ctrl-C came
            told = {"jobs": [list(map(os.fspath, job)) for job in share], "names": dict(names)}
            assert child.stdin is not None
            child.stdin.write(json.dumps(told).encode())
            child.stdin.close()
            child.stdin = None
            children.append(child)
        return [_ended(child) for child in children]


def _ended(child: subprocess.Popen[bytes]) -> CheckpointError | OSError | None:
    answer, report = child.communicate()
    if not child.returncode:
        return None
    try:
        number, text, path = json.loads(answer)
    except ValueError:
        told = report.decode(errors="replace").strip()[-2000:]
        got = f"one that ended with status {child.returncode}: {told}"
        return OSError(errno.EIO, compose("conversion", "a process that does its share", got))
    return CheckpointError(text) if number is None else OSError(number, text, path)


def _convert(job: Job, names: Mapping[str, str]) -> None:
    where = f"checkpoint {job.source}"
    with job.source.open("rb") as file:
        if job.source.suffix == ".ckpt":
            has_checksum = Source(where, file, check_crc=False).has_checksum
            values: Mapping[str, Any] = checkpoint_values(where, file, check_crc=True)
        else:
            has_checksum = is_summed(where, file)
            values = safetensors_values(where, file, check_crc=True)
    renamed = {names.get(name, name): value for name, value in values.items()}
    if len(renamed) < len(values):
        hint = "give each value a name of its own"
        raise CheckpointError(compose(where, "names that differ", "two values of one", hint))
    job.target.parent.mkdir(parents=True, exist_ok=True)
    where = f"checkpoint {job.target}"
    if job.target.suffix == ".ckpt":
        behind = [with_checksum] if has_checksum else []
        write_parts(job.target, counted_parts(where, renamed), behind)
    else:
        parts = checked_safetensors_parts if has_checksum else safetensors_parts
        write_parts(job.target, parts(where, renamed))
