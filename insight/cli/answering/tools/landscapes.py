"""The figures of loss landscapes: how sharp, how far to trust them, barriers between networks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insight.cli.answering.text import NAME, cell, counted, number, quoted
from insight.cli.answering.tool import AS_FILTER, Tool, text, whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments

_RELIEF = ("level", "basin_share", "is_basin_cut", "share_not_convex", "minima", "smad")


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    runs = folder.shown(asked["filter"])["run"].astype(str).tolist()
    if asked["run"]:
        runs = [folder.run(asked["run"])]
    told = [line for run in runs for line in _by_run(folder).get(run, ())]
    held = sum(run in _by_run(folder) for run in runs)
    yield f"{counted(len(told), 'landscape')} of {counted(held, 'run')}"
    first, limit = asked["offset"], asked["limit"]
    yield from told[first : first + limit]
    end = first + limit
    if end < len(told):
        yield f"[landscapes {first + 1} to {end} of {len(told):,}; offset={end} goes on]"


def _by_run(folder: Folder) -> dict[str, list[str]]:
    return folder.keep("landscapes", lambda: _read(folder))


def _read(folder: Folder) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for _, row in folder.store.table("landscape").iterrows():
        found.setdefault(str(row["run"]), []).append(_recorded(row))
    for run in list(found):
        found[run] += [_of_file(run, one) for one in folder.store.surfaces(run)]
    for run, ways in folder.store.interpolations().items():
        found.setdefault(run, []).extend(_between(run, one) for one in ways)
    return found


def _recorded(row: Any) -> str:
    z = np.asarray(row["z"], np.float64)
    finite = z[np.isfinite(z)]
    facts = {
        "directions": row["decomposition"],
        "grid": f"{np.size(row['x'])} x {np.size(row['y'])}",
        "lowest": float(finite.min()) if finite.size else None,
        "highest": float(finite.max()) if finite.size else None,
        "at the end": float(np.asarray(row["convergence"], np.float64)[-1]),
        "checkpoints": int(np.size(row["path_steps"])),
        "not finite": int(z.size - finite.size) or None,
    }
    return _line(f"{row['run']}: {row['tag']}, recorded at step {row['step']}", facts)


def _of_file(run: str, surface: Mapping[str, Any]) -> str:
    """What a file beside the events says: its shape, and how far it can be trusted."""
    facts = _mapping(surface.get("facts"))
    z = np.asarray(surface["z"], np.float64)
    finite = z[np.isfinite(z)]
    relief, plane, model = (_mapping(facts.get(name)) for name in ("relief", "plane", "model"))
    told = {
        "kind": facts.get("kind"),
        "method": facts.get("method"),
        "lowest": float(finite.min()) if finite.size else None,
        "highest": float(finite.max()) if finite.size else None,
        "explained variance": facts.get("explained_variance"),
        "eigenvalues (sharpness)": facts.get("eigenvalues"),
        "random walk score": plane.get("random_walk_score"),
        "normalize": plane.get("normalize"),
        "batch norm": model.get("batch_norm"),
        "samples": model.get("samples"),
        "sampling error": facts.get("sampling_error"),
        "may be off by": surface.get("error"),
        "checkpoints off the plane by": _largest(surface.get("path_residual")),
        **{f"relief {name}": relief.get(name) for name in _RELIEF},
    }
    return _line(f"{run}: file {surface['file']}", told)


def _between(run: str, one: Mapping[str, Any]) -> str:
    facts = _mapping(one.get("facts"))
    ends = {name: _mapping(facts.get(name)).get("loss") for name in ("a", "b") if name in facts}
    told: dict[str, Any] = {f"loss of {name}": loss for name, loss in ends.items()}
    for name, way in one["ways"].items():
        told[f"barrier {name}"] = way["barrier"]
    told["distance"] = facts.get("distance")
    return _line(f"{run}: file {one['file']}, between two networks", told)


def _line(head: str, facts: Mapping[str, Any]) -> str:
    told = "; ".join(f"{name} {_value(value)}" for name, value in facts.items() if _is_told(value))
    return f"{quoted(head, NAME)}: {told}"


def _is_told(value: Any) -> bool:
    return value is not None and not (isinstance(value, (list, tuple)) and not value)


def _value(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(_value(one) for one in value[:4])
    if isinstance(value, float):
        return number(value)
    return cell(value) or "unknown"


def _largest(values: Any) -> float | None:
    finite = np.asarray([] if values is None else values, np.float64)
    finite = finite[np.isfinite(finite)]
    return float(finite.max()) if finite.size else None


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


TOOL = Tool(
    name="landscapes",
    title="Loss landscapes",
    words=(
        "Figures of the loss landscapes of runs: lowest and highest loss, explained variance of "
        "the plane, Hessian eigenvalues (sharpness), basin and convexity, how far the surface can "
        "be off, and loss barriers between two networks."
    ),
    takes={
        "run": text("One run alone, by its name.", ""),
        "filter": AS_FILTER,
        "limit": whole("Most landscapes.", 15, 1, 100),
        "offset": whole("Landscapes to pass over.", 0, 0, 1_000_000),
    },
    answer=_answer,
)
