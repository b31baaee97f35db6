"""Convolutions over one, two and three axes, forwards and transposed."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, real

_SIZE = {1: (7,), 2: (6, 5), 3: (4, 3, 4)}
_KERNEL = {1: (3,), 2: (3, 2), 3: (2, 2, 3)}


def _forward(rank: int, groups: int, stride: int, padding: int, dilation: int) -> Case:
    return Case(
        f"ops.conv{rank}d(a, b, c, {stride}, 'pad', {padding}, {dilation}, {groups})",
        f"F.conv{rank}d(a, b, c, {stride}, {padding}, {dilation}, {groups})",
        (real(1, 4, *_SIZE[rank]), real(2, 4 // groups, *_KERNEL[rank]), real(2)),
    )


def _back(rank: int, groups: int, stride: int, padding: int, extra: int, dilation: int) -> Case:
    options = f"a, b, c, {stride}, {padding}, {extra}, {groups}, {dilation}"
    return Case(
        f"ops.conv_transpose{rank}d({options})",
        f"F.conv_transpose{rank}d({options})",
        (real(1, 2, *_SIZE[rank]), real(2, 4 // groups, *_KERNEL[rank]), real(4)),
    )


_FORWARD = [(1, 1, 0, 1), (2, 2, 1, 1), (1, 3, 2, 1), (2, 1, 1, 2), (1, 2, 1, 2)]
_BACK = [(1, 1, 0, 0, 1), (2, 2, 1, 1, 1), (1, 3, 0, 2, 1), (2, 1, 1, 1, 2), (1, 1, 0, 1, 2)]

CASES = {
    f"conv{rank}d {' '.join(map(str, options))}": _forward(rank, *options)
    for rank in (1, 2, 3)
    for options in _FORWARD
    if not (rank == 3 and options[3] == 2 and options[2] == 0)
} | {
    f"conv_transpose{rank}d {' '.join(map(str, options))}": _back(rank, *options)
    for rank in (1, 2, 3)
    for options in _BACK
}
