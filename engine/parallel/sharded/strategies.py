"""What users say of cuts, strategies and layouts, as axes of the mesh."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import ArgumentValueError
from engine.parallel.layout import Layout

from .mesh import Mesh
from .moving import Cuts


def cuts_together(
    where: str, strategies: Sequence[Any], mesh: Mesh, *, letters: Any = None, fastest: bool = True
) -> list[Cuts]:
    """The cuts of tensors whose strategies belong together.

    Args:
        where: What stands first in errors.
        strategies: For each tensor into how many parts each axis is cut, or a `Layout`.
        mesh: The processes.
        letters: For each tensor a letter for each axis: axes of one letter are cut along the same
            axes of the mesh. None: axes that stand alike from the last and have as many parts.
        fastest: Whether the fastest axes of the mesh are taken first.

    Raises:
        ArgumentValueError: If there are too few processes, or axes of one letter differ.

    """
    if any(isinstance(one, Layout) for one in strategies):
        return [_of_layout(where, one, mesh) for one in strategies]
    names = letters or [
        tuple((len(parts) - axis, count) for axis, count in enumerate(parts))
        for parts in strategies
    ]
    parts: dict[Any, int] = {}
    for own, counts in zip(names, strategies, strict=True):
        if len(own) != len(counts):
            raise ArgumentValueError.of(where, f"{len(own)} numbers of parts", counts)
        for letter, count in zip(own, counts, strict=True):
            if parts.setdefault(letter, count) != count:
                expected = f"{parts[letter]} parts where axes are alike"
                raise ArgumentValueError.of(where, expected, counts)
    axes = dict(zip(parts, mesh.chosen(where, list(parts.values()), fastest=fastest), strict=True))
    return [tuple(axes[letter] for letter in own) for own in names]


def _of_layout(where: str, layout: Any, mesh: Mesh) -> Cuts:
    if not isinstance(layout, Layout):
        raise ArgumentValueError.of(where, "a Layout for each tensor, or for none", layout)
    told = layout.to_dict()
    ranks = told["rank_list"]
    if ranks != list(range(mesh.count)):
        expected = f"the ranks 0 to {mesh.count - 1} in order"
        raise ArgumentValueError.of(f"{where}: Layout(rank_list)", expected, ranks)
    if told["interleaved_parallel"]:
        hint = "parts are not cut once more in a process"
        raise ArgumentValueError.of(where, "axes of devices", "'interleaved_parallel'", hint)
    axes = mesh.chosen(where, told["device_matrix"], fastest=False)
    last = len(axes) - 1
    cuts = []
    for entry in told["tensor_map"]:
        several = entry if isinstance(entry, tuple) else (entry,)
        cuts.append(tuple(axis for k in several if k != -1 for axis in axes[last - k]))
    return tuple(cuts)


def check_divides(where: str, shape: Sequence[int], cuts: Cuts, mesh: Mesh) -> None:
    """Refuse cuts that a tensor does not have, or that leave parts of different lengths.

    Raises:
        ArgumentValueError: If it is so.

    """
    if len(shape) != len(cuts):
        raise ArgumentValueError.of(where, f"parts of {len(shape)} axes", f"{len(cuts)}")
    for length, axes in zip(shape, cuts, strict=True):
        if length % mesh.parts(axes):
            expected = f"an axis that {mesh.parts(axes)} parts divide"
            raise ArgumentValueError.of(where, expected, f"a tensor of {tuple(shape)}")


def letters_of(operator: Any, ranks: Sequence[int]) -> list[tuple[Any, ...]] | None:
    """The letters of the inputs of an operator class; None where axes stand alike from the last."""
    name = type(operator).__name__
    if name in {"MatMul", "BatchMatMul"} and len(ranks) == 2:
        lead = [tuple(range(rank - 2, 0, -1)) for rank in ranks]
        first = ("k", "m") if getattr(operator, "transpose_a", False) else ("m", "k")
        second = ("n", "k") if getattr(operator, "transpose_b", False) else ("k", "n")
        return [(*lead[0], *first), (*lead[1], *second)]
    if name in {"Conv2D", "Conv3D"} and len(ranks) >= 2:
        near = tuple(range(ranks[0] - 2))
        return [("n", "c", *near), ("o", "c", *(("kernel", k) for k in near))]
    if name == "BiasAdd" and len(ranks) == 2:
        letters = tuple(range(ranks[0]))
        return [letters, (1,)]
    if name in {"Gather", "GatherV2", "EmbeddingLookup"} and len(ranks) >= 2:
        return [tuple(("table", k) for k in range(ranks[0])), tuple(range(ranks[1]))]
    return None


def cuts_of(where: str, parts: Any, mesh: Mesh, *, fastest: bool = False) -> Cuts:
    """The cuts of one tensor, from its parts or a `Layout`.

    Inputs are cut along the slowest axes of the mesh and parameters along the fastest, so that both
    go together where there are processes enough.
    """
    if isinstance(parts, Layout):
        return _of_layout(where, parts, mesh)
    return tuple(mesh.chosen(where, list(parts), fastest=fastest))
