"""Write the runs of an Aim repository as event files that Insight opens.

    insight import aim > aim_to_insight.py
    python aim_to_insight.py REPO OUT

Run it with the Python that has Aim (3.8 to 3.12): it needs Aim and what Aim brings; Insight need
not be there. REPO is the folder with `.aim` in it. Each run becomes a folder `OUT/<hash>`, there
whole or not at all; one that is there already is left as it is, unless --again is given.

Aim makes lock files wherever it opens a repository, and may bring it up to date. So a copy is
opened, in OUT, by hard links where the disk allows them, and removed at the end; REPO is only read.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import shutil
import struct
import sys
import tempfile
import wave
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# ---------------------------------------------------------------------------- bytes of the files

_POLYNOMIAL, _PIECE = 0x82F63B78, 256
_TABLE: list[int] = []
for _byte in range(256):
    for _ in range(8):
        _byte = (_byte >> 1) ^ (_POLYNOMIAL if _byte & 1 else 0)
    _TABLE.append(_byte)
_TABLE_ARRAY = np.array(_TABLE, np.uint32)


def _passed(state: int, data: bytes) -> int:
    for byte in data:
        state = _TABLE[(state ^ byte) & 0xFF] ^ (state >> 8)
    return state


# What 256 zeros make of each byte of a state: pieces are summed side by side, and joined so.
_JOIN = [[_passed(byte << (8 * at), bytes(_PIECE)) for byte in range(256)] for at in range(4)]


def crc32c(data: bytes) -> int:
    """The checksum of Castagnoli; long data goes in pieces that NumPy takes together."""
    state, whole = 0xFFFFFFFF, 0
    if len(data) >= 16 * _PIECE:
        whole = len(data) - len(data) % _PIECE
        pieces = np.frombuffer(data, np.uint8, whole).reshape(-1, _PIECE)
        states = np.zeros(len(pieces), np.uint32)
        states[0] = state
        for column in np.ascontiguousarray(pieces.T):
            states = _TABLE_ARRAY[(states ^ column) & 0xFF] ^ (states >> 8)
        joined = iter(states.tolist())
        state = next(joined)
        for one in joined:
            a, b, c, d = (_JOIN[at][state >> (8 * at) & 0xFF] for at in range(4))
            state = a ^ b ^ c ^ d ^ one
    return _passed(state, data[whole:]) ^ 0xFFFFFFFF


def _masked(data: bytes) -> bytes:
    crc = crc32c(data)
    return struct.pack("<I", ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF)


def frame(payload: bytes) -> bytes:
    """A record of an event file."""
    length = struct.pack("<Q", len(payload))
    return length + _masked(length) + payload + _masked(payload)


def _varint(number: int) -> bytes:
    number &= (1 << 64) - 1
    found = bytearray()
    while number > 0x7F:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    found.append(number)
    return bytes(found)


def field(number: int, value: Any) -> bytes:
    """A field of a message: a double, a whole number, a text or bytes; nothing of None."""
    if value is None:
        return b""
    if isinstance(value, float):
        return _varint(number << 3 | 1) + struct.pack("<d", value)
    if isinstance(value, int):
        return _varint(number << 3) + _varint(value)
    data = value.encode("utf-8", "replace") if isinstance(value, str) else value
    return _varint(number << 3 | 2) + _varint(len(data)) + data


def event(wall_time: float, step: int, what: bytes) -> bytes:
    """A record with a time and a step."""
    return frame(field(1, float(wall_time)) + field(2, step) + what)


_DOUBLE = field(1, 2) + field(2, b"")  # the type, and the shape of one number
_SCALARS = field(9, field(1, field(1, "scalars")))


def number_value(tag: str, value: float) -> bytes:
    """A scalar in all its digits: a tensor of one double, as TensorBoard has it."""
    tensor = _DOUBLE + field(6, struct.pack("<d", value))
    return field(5, field(1, field(1, tag) + _SCALARS + field(8, tensor)))


def summary_value(tag: str, number: int, content: bytes) -> bytes:
    """Any other value, as Insight has it."""
    return field(5, field(1, field(1, tag) + field(number, content)))


def session_end(wall_time: float, status: int) -> bytes:
    """That TensorBoard's part of a run ended, and how: 1 well, 3 not yet."""
    content = field(1, 0) + field(4, field(1, status) + field(2, float(wall_time)))
    metadata = field(9, field(1, field(1, "hparams") + field(2, content)))
    return field(5, field(1, field(1, "_hparams_/session_end_info") + metadata))


def fact(name: str, value: Any) -> bytes:
    """An entry of what is known of a run; what is no text and no double stands as JSON."""
    entry = field(1, name)
    if isinstance(value, str):
        return field(1, field(4, entry + field(2, value)))
    if isinstance(value, float):
        return field(1, field(5, entry + field(2, value)))
    told = json.dumps(value, ensure_ascii=False)
    return field(1, field(4, entry + field(2, told)) + field(2, entry + field(2, b"")))


# ------------------------------------------------------------------------- what Aim has of a run

_MACHINE = {
    "cpu": "process/cpu",  # the process's own share, which may be beyond 100
    "memory_percent": "memory",
    "p_memory_percent": "process/memory",
    "disk_percent": "disk",
    "gpu": "load",
    "gpu_memory_percent": "memory",
    "gpu_power_watts": "power",
    "gpu_temp": "temperature",
}
_SYSTEM = "__system__"
_NUMBERS = ("int", "float", "float64", "number")


def tag_of(name: str, context: dict[str, Any]) -> str:
    """The tag of a series: its name, and its context as `loss{subset=train}`."""
    if name.startswith(_SYSTEM):
        name = name[len(_SYSTEM) :]
        gpu = context.get("gpu")
        above = "machine/" if gpu is None else f"machine/gpu/{gpu}/"
        return above + _MACHINE.get(name, name)
    if not context:
        return name
    held = (
        f"{key}={value if isinstance(value, str) else json.dumps(value, default=str)}"
        for key, value in sorted(context.items(), key=lambda item: str(item[0]))
    )
    return f"{name}{{{', '.join(held)}}}"


def points_of(sequence: Any) -> Iterator[tuple[int, float, float | None, Any]]:
    """Step, time, epoch and value of each point, by step; what lacks a part was not whole yet."""
    times, epochs = dict(sequence.timestamps.items()), dict(sequence.epochs.items())
    steps = None
    if getattr(sequence, "version", 1) == 2:  # keys are hashes of the steps
        steps = dict(sequence.series_tree.array("step", dtype="int64").items())
    found = []
    for key, value in sequence.values.items():
        step = key if steps is None else steps.get(key)
        if step is not None and times.get(key) is not None:
            found.append((int(step), float(times[key]), epochs.get(key), value))
    found.sort(key=lambda point: point[0])
    yield from found


def flat(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Names and plain values of nested ones, with dots between; None is left out."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(f"{name}.{key}" if name else str(key), inner)
    elif value is not None:
        yield name, plain(value)


def plain(value: Any) -> Any:
    """A value in JSON's types."""
    if isinstance(value, (str, bool)):
        return value
    if isinstance(value, np.generic):
        return plain(value.item())
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    return str(value)


def facts_of(run: Any, attributes: dict[str, Any]) -> dict[str, Any]:
    """What is known of a run beside its series."""
    system = attributes.pop("__system_params", None) or {}
    facts = {"run.id": run.hash, "run.name": run.name, "run.experiment": run.experiment}
    facts["run.notes"] = run.description
    facts["run.tags"] = ", ".join(sorted(map(str, run.tags)))
    facts["run.archived"] = True if run.archived else None
    git = system.get("git_info") or {}
    facts["run.commit"] = (git.get("commit") or {}).get("hash")
    facts["run.branch"], facts["run.repository"] = git.get("branch"), git.get("remote_origin_url")
    facts["run.program"] = " ".join(map(str, system.get("arguments") or [])) or None
    for name, artifact in (run.artifacts or {}).items():
        facts[f"user.artifact.{name}"] = str(getattr(artifact, "uri", artifact))
    parameters = dict(flat("", attributes))
    for name, value in parameters.items():
        short = re.sub(r"^hparams\.", "", name)
        facts["hyperparameters." + (name if short in parameters else short)] = value
    return {name: value for name, value in facts.items() if value is not None and value != ""}


# -------------------------------------------------------------------- values that are no numbers


def _bytes_of(value: Any) -> bytes:
    data = value.storage["data"]
    loaded = data.load() if hasattr(data, "load") else data
    return loaded.encode("utf-8", "replace") if isinstance(loaded, str) else bytes(loaded)


def _image(value: Any) -> tuple[int, bytes]:
    content = _bytes_of(value)
    is_png = content.startswith(b"\x89PNG") and len(content) > 25
    channels = {0: 1, 3: 3, 4: 2, 6: 4}.get(content[25], 3) if is_png else 3
    size = field(1, int(value.height)) + field(2, int(value.width)) + field(3, channels)
    return 4, size + field(4, content)


def _text(value: Any) -> tuple[int, bytes]:
    return 1001, _bytes_of(value)


def _histogram(value: Any) -> tuple[int, bytes]:
    weights, (low, high) = value.weights, value.range
    width = (high - low) / max(1, len(weights))
    buckets = [(low + width * at, int(weight)) for at, weight in enumerate(weights)]
    message = b"".join(
        field(1, field(1, float(left)) + field(2, float(width)) + field(3, count))
        for left, count in buckets
    )
    middle = sum(count * (left + width / 2) for left, count in buckets)
    message += field(2, 0) + field(3, 0) + field(4, 0)
    message += field(5, float(high)) + field(6, float(low)) + field(7, float(middle))
    return 9, message + field(8, sum(count for _, count in buckets))


def _figure(value: Any) -> tuple[int, bytes]:
    content = _bytes_of(value)
    drawn = json.loads(content)
    layout = drawn.get("layout") or {}
    title = layout.get("title")
    title = title.get("text") if isinstance(title, dict) else title
    size = [int(layout.get(name) or 0) for name in ("width", "height")]
    message = field(1, str(title or "")) + field(2, len(drawn.get("data") or []))
    return 1002, message + field(3, size[0]) + field(4, size[1]) + field(5, content)


def _audio(value: Any) -> tuple[int, bytes]:
    content = _bytes_of(value)
    duration, rate, channels = math.nan, 0.0, 0
    if content.startswith(b"RIFF"):
        try:
            with wave.open(BytesIO(content)) as sound:
                rate, channels = float(sound.getframerate()), sound.getnchannels()
                duration = sound.getnframes() / rate
        except (wave.Error, EOFError, ZeroDivisionError):
            pass  # a form that Python's own reader does not know
    message = field(1, duration) + field(2, rate) + field(3, channels)
    return 1005, message + field(4, str(value.storage["format"])) + field(5, content)


def _line(value: Any) -> tuple[int, bytes]:
    return 1003, field(1, "info") + field(2, _bytes_of(value).rstrip(b"\r\n"))


def _record(value: Any) -> tuple[int, bytes]:
    told = value.json()
    return 1003, field(1, str(told["log_level"]).lower()) + field(2, str(told["message"]))


_WRITERS: dict[str, Callable[[Any], tuple[int, bytes]]] = {
    "aim.image": _image,
    "aim.text": _text,
    "aim.distribution": _histogram,
    "aim.figure": _figure,
    "aim.audio": _audio,
    "aim.log_line": _line,
    "aim.log_record": _record,
}
_CAPTIONED = ("aim.image", "aim.audio")
_PRINTED = {"aim.log_line": "console/out", "aim.log_record": "alert"}


# --------------------------------------------------------------------------------------- one run


class RunFiles:
    """The event files of one run, in a folder that is not there yet."""

    def __init__(self, folder: Path, begun: float) -> None:
        second = int(begun)
        self.numbers = (folder / f"events.out.tfevents.{second:010d}.aim.0.v2").open("xb")
        name = f"events.out.events.summary.{second}.0.aim"
        self.values = (folder / f"{name}_MS").open("xb")
        self.facts = (folder / f"{name}_lineage").open("xb")
        self.numbers.write(frame(field(1, begun) + field(3, "brain.Event:2")))
        self.values.write(frame(field(3, "MindSpore.Event:1") + 2 * field(1, begun)))

    def end(self, at: float, *, is_over: bool) -> None:
        """Say how the run ended, and bring all to the disk."""
        self.numbers.write(event(at, 0, session_end(at, 1 if is_over else 3)))
        if is_over:
            word = field(2, 2) + field(3, "finished")
            self.values.write(frame(field(1, at) + field(7, word)))
            self.facts.write(frame(field(1, at) + field(1007, word)))
        for file in (self.numbers, self.values, self.facts):
            file.flush()
            os.fsync(file.fileno())
            file.close()


def write_run(run: Any, sequences: list[tuple[str, Any, str]], folder: Path) -> Counter[str]:
    """Write a run; what was written, by kind, and what has no place as `not written: …`."""
    counts: Counter[str] = Counter()
    begun = float(run.creation_time or 0.0)
    files, last = RunFiles(folder, begun), begun
    epochs: dict[int, tuple[float, float]] = {}
    tags = {tag for tag, _, kind in sequences if kind in _NUMBERS}
    for tag, sequence, kind in sequences:
        for step, wall_time, epoch, value in points_of(sequence):
            last = max(last, wall_time)
            if kind in _NUMBERS:
                number = float(value)
                files.numbers.write(event(wall_time, step, number_value(tag, number)))
                counts["points"] += 1
                if epoch is not None and not math.isnan(epoch) and not tag.startswith("machine/"):
                    epochs[step] = wall_time, float(epoch)
                continue
            several = value if isinstance(value, (list, tuple)) else [value]
            for index, one in enumerate(several):
                kind_of_one = re.sub(r"^list\((.*)\)$", r"\1", kind)
                writer = _WRITERS.get(kind_of_one)
                if writer is None:
                    counts["not written: " + kind_of_one] += 1
                    continue
                name = f"{tag}/{index}" if index else tag
                name = _PRINTED.get(kind_of_one, name)
                what = summary_value(name, *writer(one))
                files.values.write(event(wall_time, step, what))
                counts[kind_of_one[len("aim.") :]] += 1
                caption = one.storage.get("caption") if kind_of_one in _CAPTIONED else None
                if caption:
                    text = summary_value(name, 1001, str(caption).encode("utf-8", "replace"))
                    files.values.write(event(wall_time, step, text))
    if "epoch" not in tags:
        for step, (wall_time, epoch) in sorted(epochs.items()):
            files.numbers.write(event(wall_time, step, number_value("epoch", epoch)))
    attributes = run.get(..., {}) or {}
    told = b"".join(fact(*item) for item in facts_of(run, dict(attributes)).items())
    files.facts.write(frame(field(1, begun) + field(10, told)))
    end = run.end_time
    files.end(float(end) if end is not None else last, is_over=end is not None)
    return counts


# -------------------------------------------------------------------------------- the repository


def copy_of(repository: Path, out: Path) -> Path:
    """A copy of `.aim`, by hard links of what Aim never writes again."""
    copy = Path(tempfile.mkdtemp(prefix=".aim-copy-", dir=str(out)))

    def link(source: str, target: str) -> None:
        if source.endswith(".sst"):
            try:
                os.link(source, target)
            except OSError:
                pass
            else:
                return
        shutil.copyfile(source, target)

    left_out = shutil.ignore_patterns("locks", "LOCK", "*.softlock", "*-shm")
    shutil.copytree(str(repository), str(copy / ".aim"), copy_function=link, ignore=left_out)
    return copy


def opened(repo: Any, name: str) -> Any:
    """A run, read from its own part of the store: the index may know nothing of it yet."""
    from aim import Run

    run = Run(name, repo=repo, read_only=True)
    try:
        run.meta_tree = repo.request_tree("meta", name, read_only=True).subtree("meta")
        run.meta_run_tree = run.meta_tree.subtree("chunks").subtree(name)
        run.meta_run_attrs_tree = run.meta_run_tree.subtree("attrs")
    except Exception as error:  # an older Aim keeps its trees otherwise: by the index, then
        print(f"{name}: read by the index: {error}", file=sys.stderr)
    return run


def sequences_of(run: Any) -> list[tuple[str, Any, str]]:
    """Tag, series and type of all that was tracked."""
    from aim.sdk.sequence import Sequence
    from aim.storage.context import Context

    try:
        contexts = {int(key): dict(held) for key, held in run.meta_run_tree["contexts"].items()}
        traces = run.meta_run_tree["traces"]
    except KeyError:
        return []
    found: dict[str, tuple[str, Any, str]] = {}
    for index, series in traces.items():
        held = contexts.get(int(index), {})
        for name, about in series.items():
            tag = tag_of(str(name), held)
            while tag in found:
                tag += "'"  # two contexts that look alike
            sequence = Sequence(str(name), Context(held), run)
            found[tag] = tag, sequence, str(about.get("dtype", "float"))
    return list(found.values())


def import_run(repo: Any, name: str, out: Path) -> Counter[str]:
    """Write one run to `OUT/<hash>`; what lay there makes way once all of it is written."""
    waiting, older = (out / f".{name}.{os.getpid()}.{word}" for word in ("new", "old"))
    waiting.mkdir()
    try:
        run = opened(repo, name)
        counts = write_run(run, sequences_of(run), waiting)
        if (out / name).exists():
            (out / name).rename(older)
        waiting.rename(out / name)
    finally:
        shutil.rmtree(str(waiting), ignore_errors=True)
        shutil.rmtree(str(older), ignore_errors=True)
    return counts


def main() -> int:
    """The exit code: 0 where every run was written or is there, else 1."""
    parser = argparse.ArgumentParser(description="Write the runs of an Aim repository for Insight.")
    parser.add_argument("repo", type=Path, help="the folder with .aim in it")
    parser.add_argument("out", type=Path, help="where the runs go, a folder each")
    parser.add_argument("--again", action="store_true", help="write runs anew that are there")
    given = parser.parse_args()
    repository = given.repo if given.repo.name == ".aim" else given.repo / ".aim"
    if not repository.is_dir():
        print(f"{given.repo}: no folder with .aim in it", file=sys.stderr)
        return 2
    try:
        from aim import Repo
    except ImportError as error:
        told = f"Aim is not in this Python ({sys.executable}): {error}"
        print(f"{told}; run it with the one that has Aim", file=sys.stderr)
        return 2
    given.out.mkdir(parents=True, exist_ok=True)
    code = 0
    copy = copy_of(repository, given.out)
    try:
        repo = Repo(str(copy))
        for name in sorted(repo.list_all_runs()):
            if (given.out / name).exists() and not given.again:
                print(f"{name}: there already", file=sys.stderr)
                continue
            try:
                counts = import_run(repo, name, given.out)
            except Exception as error:  # one damaged run is no reason to leave out the others
                print(f"{name}: {type(error).__name__}: {error}", file=sys.stderr)
                code = 1
            else:
                said = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
                print(f"{name}: {said or 'nothing was tracked'}", file=sys.stderr)
    finally:
        shutil.rmtree(str(copy), ignore_errors=True)
    return code


if __name__ == "__main__":
    _code = main()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(_code)  # what Aim does at the exit fails with Python 3.12, and is for writers
