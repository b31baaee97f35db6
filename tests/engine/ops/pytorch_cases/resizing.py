"""Resizing, sampling, borders, unfolding and shuffling of images and their kin.

Cubics are MindSpore's and stand elsewhere.
"""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, real, within_one

_SIZE = {1: (7,), 2: (5, 6), 3: (3, 4, 5)}
_RULED = {1: "linear", 2: "bilinear", 3: "trilinear"}
_TARGETS = ["size=4", "size=9", "size=1", "scale_factor=1.7", "scale_factor=0.6"]
_TARGETS += ["scale_factor=1.7, recompute_scale_factor=True"]


def _resized(rank: int, options: str) -> Case:
    shape = (1, 2, *_SIZE[rank])
    return Case(f"ops.interpolate(a, {options})", f"F.interpolate(a, {options})", (real(*shape),))


def _same(call: str, *shapes: tuple[int, ...]) -> Case:
    """A call that is written alike on both sides."""
    return Case(f"ops.{call}", f"F.{call}", tuple(real(*shape) for shape in shapes))


def _sampled(rank: int, options: str) -> Case:
    grid = (1, *(2, 3, 2)[:rank], rank)
    recipes = (real(1, 2, *_SIZE[rank]), real(*grid))
    # Where a point is near the border of two pixels, float32 may see the other one.
    return Case(
        f"ops.grid_sample(a, b, {options})", f"F.grid_sample(a, b, {options})", recipes, True, None
    )


CASES = (
    {
        f"interpolate {rank} {mode} {target}": _resized(rank, f"{target}, mode='{mode}'")
        for rank in (1, 2, 3)
        for mode in ("nearest", "nearest-exact", "area", _RULED[rank])
        for target in _TARGETS
    }
    | {
        f"interpolate {rank} {target} aligned": _resized(
            rank, f"{target}, mode='{_RULED[rank]}', align_corners=True"
        )
        for rank in (1, 2, 3)
        for target in _TARGETS[:4]
    }
    | {
        f"grid_sample {rank} {mode} {outside} {aligned}": _sampled(
            rank, f"'{mode}', '{outside}', {aligned}"
        )
        for rank in (2, 3)
        for mode in ("bilinear", "nearest")
        for outside in ("zeros", "border", "reflection")
        for aligned in (True, False)
    }
    | {
        f"affine_grid {aligned}": Case(
            f"ops.affine_grid(a, (2, 1, 3, 4), {aligned})",
            f"F.affine_grid(a, (2, 1, 3, 4), {aligned})",
            (within_one(2, 2, 3),),
        )
        for aligned in (True, False)
    }
    | {
        f"pad {mode} {padding}": _same(
            f"pad(a, {padding}, '{mode}')", (1, 2, 4, 5)[2 - len(padding) // 2 :]
        )
        for mode in ("constant", "reflect", "replicate", "circular")
        for padding in ((1, 2), (2, 0, 1, 3), (-1, 2, 0, -1))
    }
    | {
        "pad value": _same("pad(a, (1, -1), 'constant', 2.5)", (2, 3)),
        "pad volumes": _same("pad(a, (1, 2, 0, 1, 1, 1), 'replicate')", (1, 1, 2, 3, 3)),
        "unfold": _same("unfold(a, (2, 3), 1, (1, 0), (2, 1))", (2, 2, 4, 5)),
        "unfold dilated": _same("unfold(a, 2, 2, 1, 1)", (1, 2, 4, 5)),
        "unfold without a batch": _same("unfold(a, 2)", (2, 3, 4)),
        "fold": _same("fold(a, (4, 5), (2, 3), 1, (1, 0), (2, 1))", (2, 12, 9)),
        "fold dilated": _same("fold(a, (4, 5), 2, 2, 1, 1)", (1, 8, 20)),
        "pixel_shuffle": _same("pixel_shuffle(a, 2)", (2, 8, 2, 3)),
        "pixel_unshuffle": _same("pixel_unshuffle(a, 2)", (1, 2, 4, 6)),
        "channel_shuffle": _same("channel_shuffle(a, 3)", (1, 6, 2, 2)),
        "lrn": Case(
            "ops.lrn(a, 1, 1.5, 0.4, 0.75)",
            "F.local_response_norm(a, 3, 1.2, 0.75, 1.5)",
            (real(1, 5, 2, 3),),
        ),
    }
)
