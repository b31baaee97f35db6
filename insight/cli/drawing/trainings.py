"""What a folder has to draw landscapes of: the checkpoints of a training, in intervals."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from insight.errors import PathError, SummaryValueError, compose

if TYPE_CHECKING:
    from insight.format.train_metadata import TrainMetadata

_ENDINGS = (".ckpt", ".safetensors", ".npz")
_FOLDER = "ckpt_dir"
_WHERE = "insight landscape"
_FEWEST = 3  # checkpoints, that span a plane
AROUND = ("random", "hessian", "saddle", "adam")
"""Planes around the last checkpoint."""


@dataclass(frozen=True)
class Wanted:
    """A landscape to draw.

    Attributes:
        kind: `pca`, of all checkpoints; `random`, `hessian`, `saddle` or `adam`, around the last.
        steps: The steps or epochs of the checkpoints.
        checkpoints: Their files, oldest first.

    """

    kind: str
    steps: tuple[int, ...]
    checkpoints: tuple[Path, ...]

    @property
    def ends(self) -> tuple[int, ...]:
        """The first and the last step of the path, or the one that it is around."""
        return (self.steps[0], self.steps[-1]) if self.kind == "pca" else (self.steps[-1],)

    @property
    def name(self) -> str:
        """What its files are called, without their endings."""
        return "_".join([self.kind, *map(str, self.ends)])

    @property
    def tag(self) -> str:
        """What MindSpore calls it in event files; it has only the first two kinds."""
        name = "landscape" if self.kind in {"pca", "random"} else f"landscape_{self.kind}"
        return f"{name}_[{', '.join(map(str, self.ends))}]"


@dataclass(frozen=True)
class Training:
    """A training's checkpoints.

    Attributes:
        landscapes: What is to be drawn, by what the collector was told, or all there is.
        unit: What steps count: `step`, `epoch`, or `checkpoint` where nothing says it.
        steps_per_epoch: 0 where unknown.
        samples: How many samples each loss is computed with; None where nothing says it.
        length: Steps or epochs of the whole training; None where nothing says it.

    """

    landscapes: tuple[Wanted, ...]
    unit: str
    steps_per_epoch: int = 0
    samples: int | None = None
    length: int | None = None

    def reached(self, wanted: Wanted) -> str:
        """How far a path goes, in words, where it does not go to the training's end; else nothing.

        >>> training = Training((), "step", length=176)
        >>> training.reached(Wanted("pca", (1, 9, 19), ()))
        'steps 1 to 19 of 176'
        >>> training.reached(Wanted("random", (176,), ()))
        ''

        """
        if self.length is None or wanted.steps[-1] >= self.length:
            return ""
        plural = "s" if len(wanted.ends) > 1 else ""
        return f"{self.unit}{plural} {' to '.join(map(str, wanted.ends))} of {self.length}"


def training_in(folder: Path, kinds: tuple[str, ...] = ()) -> Training:
    """What there is to draw in a run, its folder of checkpoints, or any folder of checkpoints.

    Args:
        folder: The folder.
        kinds: Some of `pca` and `AROUND`; without, what the collector was told, or the
            first two.

    Raises:
        PathError: If there is no such folder, or no checkpoint in it.
        FormatError: If `train_metadata.json` is damaged.
        SummaryValueError: If a plane of a trajectory is asked for and there are too few.

    """
    from insight.format.train_metadata import TRAIN_METADATA

    if not folder.is_dir():
        raise PathError.missing(_WHERE, folder)
    for beside in (folder, folder / _FOLDER):
        if (beside / TRAIN_METADATA).is_file():
            return _of_metadata(beside, kinds)
    for beside in (folder, folder / _FOLDER):
        if beside.is_dir() and (files := _checkpoints(beside)):
            return _of_files(files, kinds)
    expected = f"{TRAIN_METADATA} or checkpoints ({', '.join(_ENDINGS)})"
    raise PathError(compose(_WHERE, expected, folder))


@dataclass(frozen=True)
class Kept:
    """All checkpoints of a training, in intervals or not.

    Attributes:
        files: By step or epoch, oldest first.
        unit: As in `Training`.
        samples: As in `Training`.

    """

    files: dict[int, Path]
    unit: str
    samples: int | None = None


def kept_in(folder: Path) -> Kept:
    """The checkpoints of a run, its folder of checkpoints, or any folder of checkpoints.

    Raises:
        PathError: If there is no such folder, no checkpoint in it, or one of them is gone.
        FormatError: If `train_metadata.json` is damaged.

    """
    from insight.format.train_metadata import TRAIN_METADATA, read_train_metadata

    if not folder.is_dir():
        raise PathError.missing(_WHERE, folder)
    for beside in (folder, folder / _FOLDER):
        if (beside / TRAIN_METADATA).is_file():
            told = read_train_metadata((beside / TRAIN_METADATA).read_bytes())
            steps = sorted(told.checkpoints)
            files = {step: _file(beside, told.checkpoints, step) for step in steps}
            return Kept(files, told.unit, told.num_samples)
    for beside in (folder, folder / _FOLDER):
        if beside.is_dir() and (found := _checkpoints(beside)):
            return Kept(dict(enumerate(found, 1)), "checkpoint")
    expected = f"{TRAIN_METADATA} or checkpoints ({', '.join(_ENDINGS)})"
    raise PathError(compose(_WHERE, expected, folder))


def _of_metadata(folder: Path, kinds: tuple[str, ...]) -> Training:
    from insight.format.train_metadata import TRAIN_METADATA, read_train_metadata

    told = read_train_metadata((folder / TRAIN_METADATA).read_bytes())
    asked = kinds or tuple(
        kind
        for kind, name in (("pca", "train"), ("random", "result"))
        if told.create_landscape.get(name, False)
    )
    wanted = []
    if "pca" in asked:
        for interval in told.intervals:
            # A training that ended before its time has only the first of them.
            steps = tuple(step for step in interval if step in told.checkpoints)
            if len(steps) < _FEWEST:
                continue
            files = tuple(_file(folder, told.checkpoints, step) for step in steps)
            wanted.append(Wanted("pca", steps, files))
    for kind in AROUND:
        if kind in asked and told.checkpoints:
            last = max(told.checkpoints)
            wanted.append(Wanted(kind, (last,), (_file(folder, told.checkpoints, last),)))
    if not wanted:
        hint = "--plane says what to draw all the same"
        expected = "intervals with at least 3 checkpoints, or an end to draw"
        raise SummaryValueError.of(str(folder / TRAIN_METADATA), expected, "none", hint)
    length = _recorded(folder, told) if told.length is None else told.length
    return Training(tuple(wanted), told.unit, told.steps_per_epoch, told.num_samples, length)


def _recorded(folder: Path, told: TrainMetadata) -> int | None:
    """How many steps or epochs the run's values know of, where the metadata say nothing."""
    import insight

    run = folder.parent if folder.name == _FOLDER else folder
    runs = insight.open_runs(run).runs()
    last = dict(zip(runs["run"], runs["last_step"].tolist(), strict=True)).get(".", 0)
    if told.unit == "epoch":
        last = -(-last // told.steps_per_epoch) if told.steps_per_epoch > 0 else 0
    return last or None


def _file(folder: Path, checkpoints: dict[int, str] | object, step: int) -> Path:
    """A checkpoint where the collector wrote it, or beside the metadata if all were moved."""
    name = checkpoints.get(step) if isinstance(checkpoints, dict) else None
    if name is None:
        raise SummaryValueError.of(str(folder), f"a checkpoint of {step}", "none")
    beside = folder / re.split(r"[\\/]", name)[-1]
    file = beside if beside.is_file() else Path(name)
    if not file.is_file():
        raise PathError.missing(_WHERE, beside)
    return file


def _of_files(files: list[Path], kinds: tuple[str, ...]) -> Training:
    steps = tuple(range(1, len(files) + 1))
    if "pca" in kinds and len(files) < 3:
        raise SummaryValueError.of("--plane pca", "at least 3 checkpoints", len(files))
    wanted = []
    if "pca" in kinds or (not kinds and len(files) >= 3):
        wanted.append(Wanted("pca", steps, tuple(files)))
    around = [kind for kind in AROUND if kind in (kinds or ("random",))]
    wanted += [Wanted(kind, steps[-1:], (files[-1],)) for kind in around]
    return Training(tuple(wanted), "checkpoint")


def _checkpoints(folder: Path) -> list[Path]:
    """The checkpoints of a folder, in the order of the numbers in their names."""
    from insight.landscape.surface_file import SUFFIX

    found = [
        path
        for path in folder.iterdir()
        if path.suffix in _ENDINGS and not path.name.endswith(SUFFIX) and path.is_file()
    ]
    return sorted(found, key=lambda path: _natural(path.name))


def _natural(name: str) -> list[tuple[int, str]]:
    """A key by which `net-10` comes after `net-9`.

    >>> sorted(["net-10.ckpt", "net-9_2.ckpt", "net-9_10.ckpt"], key=_natural)
    ['net-9_2.ckpt', 'net-9_10.ckpt', 'net-10.ckpt']

    """
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", name)]
