"""A surface as MindSpore's message has it, for event files."""

from __future__ import annotations

from typing import Any

import numpy as np

from .surface import Surface

_DECOMPOSITIONS = {"pca": "PCA", "random": "Random"}


def landscape_fields(
    surface: Surface, unit: str = "step", step_per_epoch: int = 0
) -> dict[str, Any]:
    """What `SummaryRecord.add_value("landscape", tag, …)` takes; event files keep it in float32.

    The path's losses are those of the plane, as MindSpore's are. The convergence point has the loss
    of the trained parameters.

    >>> import insight
    >>> from insight.landscape.surface import SurfacePath
    >>> none, grid = np.empty(0), np.array([[4.0, 5.0], [6.0, 7.0]])
    >>> path = SurfacePath(np.empty(0, int), np.empty((0, 2)), none, none, none, none)
    >>> made = Surface(grid[0], grid[1], grid, path, (0, 0, 1), grid > 0, grid * 0, 5)
    >>> with insight.SummaryRecord("run") as record:
    ...     record.add_value("landscape", "landscape_[5]", landscape_fields(made))
    ...     record.record(0)
    True

    """
    count = len(surface.path.xy)
    steps = surface.path.steps if surface.path.steps.size else np.arange(1, count + 1)
    kind = str(surface.facts.get("kind", "custom"))
    return {
        "x": surface.x,
        "y": surface.y,
        "z": surface.z,
        "path_x": surface.path.xy[:, 0],
        "path_y": surface.path.xy[:, 1],
        "path_z": surface.path.loss_plane,
        "path_steps": steps,
        "convergence": surface.convergence,
        "decomposition": _DECOMPOSITIONS.get(kind, kind.capitalize()),
        "unit": unit,
        "step_per_epoch": step_per_epoch,
    }
