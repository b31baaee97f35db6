"""Draws one landscape: its plane, its surface, and the files that hold it."""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from insight.errors import ValueKindError

from .script_code import code_of
from .script_model import ScriptModel, data_of

if TYPE_CHECKING:
    from insight.landscape import Model, Plane, Surface
    from insight.landscape.parameters import Parameters
    from insight.landscape.work import Executor

    from .home import Home
    from .trainings import Training, Wanted


@dataclass(frozen=True)
class Options:
    """How landscapes are to be drawn; a landscape that is there was drawn with equal ones."""

    size: tuple[int, int]
    method: str
    tolerance: float
    seed: int
    normalize: str
    samples: int | None
    mode: str | None
    validation: str | None = None
    quantities: tuple[str, ...] | None = None
    parameters: tuple[str, ...] | None = None

    def asked(self, wanted: Wanted, script: str) -> dict[str, Any]:
        """What tells a landscape from others of the same name; JSON.

        A training that ran again leaves other checkpoints under the names of the first.
        """
        from insight.record.provenance.fingerprint import of_file

        own: dict[str, Any] = {"tolerance": self.tolerance} if self.method == "adaptive" else {}
        if self.validation is not None:
            own["validation"] = self.validation
        if self.quantities is not None:
            own["quantities"] = list(self.quantities)
        if self.parameters is not None:
            own["parameters"] = list(self.parameters)
        if wanted.kind != "pca":
            own["seed"] = self.seed
        if wanted.kind in {"random", "adam"}:
            own["normalize"] = self.normalize
        return {
            "model": script,
            "size": list(self.size),
            "method": self.method,
            "samples": self.samples,
            "mode": self.mode,
            "steps": list(wanted.steps),
            "checkpoints": [of_file(file)["sha256"] for file in wanted.checkpoints],
            **own,
        }


@dataclass(frozen=True)
class Drawn:
    """A landscape that is there.

    Attributes:
        wanted: What it is.
        name: What its file is called, without its ending.
        tag: What its record is called.
        file: Its file.
        surface: It.
        is_new: Whether it was drawn now.

    """

    wanted: Wanted
    name: str
    tag: str
    file: Path
    surface: Surface
    is_new: bool


def draw(
    home: Home,
    training: Training,
    wanted: Wanted,
    script: str,
    options: Options,
    executor: Executor,
) -> Drawn:
    """Draw it into its home, or say that it is there.

    What was computed before a kill is in a file beside it, which is deleted at the end. Where the
    script is another by now, or its samples are, all is computed anew.
    """
    from insight.landscape import surface, write_surface
    from insight.landscape.relief import relief_told
    from insight.landscape.surface_file import SUFFIX

    name, folder = home.named(wanted.name), home.folder
    file = folder / f"{name}{SUFFIX}"
    tag = home.named(wanted.tag)
    last = str(wanted.checkpoints[-1])
    factory = ScriptModel(
        script,
        last,
        options.samples,
        training.samples,
        options.mode,
        validation=options.validation,
        parameters=options.parameters,
    )
    model = factory()
    computed_by = {"script_sha256": code_of(script), "data_sha256": data_of(model)}
    factory = replace(factory, data=computed_by["data_sha256"])
    asked = options.asked(wanted, script)
    there = _drawn_before(file)
    if there is not None and there.facts.get("asked") == asked:
        if there.facts.get("computed_by") == computed_by:
            return Drawn(wanted, name, tag, file, there, is_new=False)
        _tell_changed(name, "it was drawn")
    plane = _plane(model, wanted, options)
    kept = _kept(folder, name, computed_by)
    with _Bar(name) as bar:
        found = surface(
            model,
            plane,
            size=options.size,
            method="exact" if options.method == "sklearn" else options.method,
            tolerance=options.tolerance,
            executor=executor,
            factory=factory,
            keep=kept,
            progress=bar.show,
            quantities=options.quantities,
        )
    told: dict[str, Any] = {"asked": asked, "computed_by": computed_by}
    told |= {"unit": training.unit, "relief": relief_told(found)}
    found = replace(found, facts={**found.facts, **told})
    _record(folder, tag, found, training)
    write_surface(file, found)  # after the record: what is there is drawn
    for rows in _all_kept(folder, name):
        rows.unlink(missing_ok=True)
    return Drawn(wanted, name, tag, file, found, is_new=True)


def _kept(folder: Path, name: str, computed_by: dict[str, str | None]) -> Path:
    """Where losses are written down: one file for each script and its samples."""
    digest = hashlib.sha256(json.dumps(computed_by, sort_keys=True).encode()).hexdigest()[:8]
    kept = folder / f"{name}.landscape.{digest}.rows"
    if not kept.exists() and _all_kept(folder, name):
        _tell_changed(name, "it was begun")
    return kept


def _all_kept(folder: Path, name: str) -> list[Path]:
    return sorted(folder.glob(f"{name}.landscape*.rows"))


def _tell_changed(name: str, since: str) -> None:
    print(
        f"insight: {name}: the script or its samples changed since {since}; all is computed anew.",
        file=sys.stderr,
    )


def _drawn_before(file: Path) -> Surface | None:
    from insight.errors import FormatError, PathError
    from insight.landscape import read_surface

    try:
        return read_surface(file)
    except PathError:
        return None
    except FormatError as error:
        print(f"insight: {error} It is drawn anew.", file=sys.stderr)
        return None


def _plane(model: Model, wanted: Wanted, options: Options) -> Plane:
    """The plane through those parameters of the checkpoints that the model has."""
    from insight.landscape import adam_plane, hessian_plane, pca_plane, random_plane
    from insight.landscape.checkpoints import snapshots

    names = list(model.parameters())
    last = wanted.checkpoints[-1]
    if wanted.kind == "random":
        return random_plane(last, options.seed, options.normalize, names=names)
    if wanted.kind == "adam":
        return adam_plane(last, options.seed, options.normalize, names=names)
    if wanted.kind in {"hessian", "saddle"}:
        if not callable(getattr(model, "gradient", None)):
            expected = "a model with gradient(parameters)"
            raise ValueKindError.of(f"--plane {wanted.kind}", expected, model)
        ended = _Ended(model, dict(snapshots([last], names)[0].items()))
        which = "ends" if wanted.kind == "saddle" else "largest"
        return hessian_plane(ended, options.seed, which=which)
    method = "sklearn" if options.method == "sklearn" else "gram"
    return pca_plane(wanted.checkpoints, names=names, steps=wanted.steps, method=method)


class _Ended:
    """A model at the parameters that training ended with."""

    def __init__(self, model: Model, parameters: Parameters) -> None:
        self._model, self._parameters = model, parameters

    def parameters(self) -> Parameters:
        return self._parameters

    def __getattr__(self, name: str) -> Any:
        return getattr(self._model, name)


def _record(folder: Path, tag: str, surface: Surface, training: Training) -> None:
    """Put it into a new event file of the run; how the run ended stays as it was told."""
    import insight
    from insight.format.ending import last_word
    from insight.landscape import landscape_fields

    runs = insight.open_runs(folder).runs().set_index("run")
    ended = last_word(str(runs.loc[".", "status"])) if "." in runs.index else None
    # What reproduces the run is what trained it, not what draws it.
    record = insight.SummaryRecord(folder, provenance=False)
    try:
        fields = landscape_fields(surface, training.unit, training.steps_per_epoch)
        record.add_value("landscape", tag, fields)
        record.record(0)
        record.leaving.ending = None if ended == "finished" else ended
    finally:
        record.close()


class _Bar:
    """Progress on stderr: a bar on a terminal, else a line at the end."""

    def __init__(self, name: str) -> None:
        from tqdm import tqdm

        self._bar = tqdm(desc=name, unit="losses", file=sys.stderr, disable=None, leave=False)

    def show(self, done: int, most: int) -> None:
        self._bar.total = most
        self._bar.update(done - self._bar.n)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.close()
