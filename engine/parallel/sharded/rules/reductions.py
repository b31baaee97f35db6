"""Sums and means over axes, and other reductions over axes that are not cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ops import infer
from engine.parallel.sharded.letters import Joint


def _summed(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    return _reduced(arrays[0], attrs, is_sum=True)


def _mean(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint | None:
    if arrays[0].dtype.kind not in "fc":
        return None  # a mean of whole numbers is rounded once
    return _reduced(arrays[0], attrs, is_sum=True, is_mean=True)


def whole(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    return _reduced(arrays[0], attrs, is_sum=False)


def _reduced(x: Any, attrs: dict[str, Any], *, is_sum: bool, is_mean: bool = False) -> Joint:
    rank = len(x.shape)
    axes = infer.normal_axes(attrs["axis"], rank)
    given = tuple(axis if is_sum or axis not in axes else None for axis in range(rank))
    if attrs["keepdims"]:
        out = tuple(None if axis in axes else axis for axis in range(rank))
    else:
        out = tuple(axis for axis in range(rank) if axis not in axes)
    return Joint([given], out, is_mean=is_mean, is_linear=is_sum)


def _sum_to(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    shape, own = tuple(attrs["shape"]), arrays[0].shape
    extra = len(own) - len(shape)
    out = tuple(
        None if length == 1 != own[extra + axis] else extra + axis
        for axis, length in enumerate(shape)
    )

    def local(parts: Any) -> dict[str, Any]:
        lengths = zip(shape, out, strict=True)
        return {"shape": tuple(n // parts(k) if k is not None else n for n, k in lengths)}

    return Joint([tuple(range(len(own)))], out, attrs=local, is_linear=True)


RULES = {"reduce_sum": _summed, "reduce_mean": _mean, "sum_to": _sum_to}
