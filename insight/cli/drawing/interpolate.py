"""Computes the losses between two checkpoints, and the file that holds them."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from .ends import end_of, samples_of
from .home import home_of
from .script_code import code_of
from .script_model import ScriptModel, data_of

if TYPE_CHECKING:
    from pathlib import Path

    from insight.landscape import Interpolation

    from .ends import End
    from .home import Home


@dataclass(frozen=True)
class Ways:
    """Which ways are looked at, and how.

    Attributes:
        size: Points on each.
        align: Whether to look at the line to the second network in its best order, too.
        repair: Whether to look at it with the channels in between put right, too.
        curve: `bezier` or None.
        seed: Of both.
        samples: As in `draw.Options`.
        mode: As there, but where none is asked for batch norms are computed anew at each point:
            statistics of the ends belong to nothing between them.
        validation: As there.
        quantities: As there.

    """

    size: int
    align: bool
    curve: str | None
    seed: int
    samples: int | None
    mode: str | None
    repair: bool = False
    validation: str | None = None
    quantities: tuple[str, ...] | None = None

    def asked(self, ends: tuple[End, End], script: str) -> dict[str, Any]:
        """What tells an interpolation from others of the same name; JSON."""
        from insight.record.provenance.fingerprint import of_file

        own: dict[str, Any] = {"repair": True} if self.repair else {}
        if self.validation is not None:
            own["validation"] = self.validation
        if self.quantities is not None:
            own["quantities"] = list(self.quantities)
        seed = self.seed if self.align or self.curve else None
        return {
            "model": script,
            "size": self.size,
            "align": self.align,
            "curve": self.curve,
            "samples": self.samples,
            "mode": self.mode,
            "seed": seed,
            "checkpoints": [of_file(end.file)["sha256"] for end in ends],
            **own,
        }


@dataclass(frozen=True)
class Interpolated:
    """An interpolation that is there.

    Attributes:
        name: What its file is called, without its ending.
        file: Its file.
        interpolation: It.
        is_new: Whether it was computed now.

    """

    name: str
    file: Path
    interpolation: Interpolation
    is_new: bool


def interpolate(folder: Path, names: tuple[str, str], script: str, ways: Ways) -> Interpolated:
    """Compute it, or say that it is there, of this script and these samples.

    Its home is `folder`, or the run that it lies in.

    Raises:
        SummaryError: As `end_of`, `ScriptModel` and `insight.landscape.between` do.

    """
    from insight.landscape import between, write_interpolation
    from insight.landscape.surface_file import SUFFIX

    home = home_of(folder)
    first, last = (end_of(name, folder, home.folder) for name in names)
    name, there = _named(home, first, last)
    file = home.folder / f"{name}{SUFFIX}"
    collected = samples_of(folder)
    usual = "recompute"
    model = ScriptModel(
        script,
        str(first.file),
        ways.samples,
        collected,
        ways.mode,
        usual,
        validation=ways.validation,
    )()
    computed_by = {"script_sha256": code_of(script), "data_sha256": data_of(model)}
    told: dict[str, Any] = {"asked": ways.asked((first, last), script), "computed_by": computed_by}
    if there is not None and all(there.facts.get(name) == one for name, one in told.items()):
        return Interpolated(name, file, there, is_new=False)
    found = between(
        model,
        first.file,
        last.file,
        ways.size,
        align=ways.align,
        repair=ways.repair,
        curve=ways.curve,
        seed=ways.seed,
        quantities=ways.quantities,
    )
    facts = dict(found.facts)
    for end, of in (("a", first), ("b", last)):
        facts[end] = {**facts[end], **of.told}
    _be_run(home.folder)
    write_interpolation(file, replace(found, facts={**facts, **told}))
    return Interpolated(name, file, replace(found, facts=facts), is_new=True)


def _named(home: Home, first: End, last: End) -> tuple[str, Interpolation | None]:
    """The name of the interpolation of these ends, and what is there of it.

    Runs of other folders may be called alike: theirs stay.
    """
    from insight.landscape.surface_file import SUFFIX

    base = home.named(f"interpolation_{first.label}_{last.label}")
    for name in itertools.chain((base,), (f"{base}-{number}" for number in itertools.count(2))):
        there = _before(home.folder / f"{name}{SUFFIX}")
        if there is None or _is_of(there, first, last):
            return name, there
    raise AssertionError("there are always further names")


def _is_of(there: Interpolation, first: End, last: End) -> bool:
    """Whether its ends are those of these runs; files of before say nothing of them."""
    found = (there.facts.get(end, {}).get("whereabouts") for end in ("a", "b"))
    return all(
        where is None or where == end.whereabouts
        for where, end in zip(found, (first, last), strict=True)
    )


def _before(file: Path) -> Interpolation | None:
    from insight.errors import FormatError, PathError
    from insight.landscape import read_interpolation

    try:
        return read_interpolation(file)
    except (FormatError, PathError):  # of a damaged one `insight check` speaks; it is made anew
        return None


def _be_run(folder: Path) -> None:
    """Let a folder of checkpoints have an event file: without any, nothing shows what is in it."""
    import insight

    if "." not in set(insight.open_runs(folder).runs()["run"]):
        with insight.SummaryRecord(folder, provenance=False) as record:
            drawn_by = {"drawn_by": "insight landscape"}
            record.add_value("custom_lineage_data", "custom_lineage_data", drawn_by)
            record.record(0)
