"""Normalisation: mean 0 and variance 1, over a batch, over a sample, or over groups of channels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, current_cast, defvjp, primitive, repeating
from engine.backend import xp_of
from engine.backend.native import along
from engine.dtype import as_dtype, float32
from engine.errors import ShapeError
from engine.typed import Tensor

from .arithmetic import add, maximum, mul, sub
from .arrangement import reshape
from .as_one import as_one, is_watched
from .broadcasting import broadcast_to
from .cast import cast
from .elementary import rsqrt, square
from .reduction import mean as mean_of
from .reduction import sum as sum_of
from .stepping import stepping

__all__ = ["batch_norm", "group_norm", "instance_norm", "layer_norm", "normalize", "rms_norm"]


def _kept(shape: tuple[int, ...], axes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(1 if k in axes else n for k, n in enumerate(shape))


def _standardized_spec(x: Spec, axes: Any, epsilon: float) -> tuple[Spec, Spec, Spec]:
    moments = Spec(_kept(x.shape, axes), _wide(x.dtype))
    return x, moments, moments


def _wide(dtype: Any) -> Any:
    """The type of moments: float32 of halves, whose squares overflow and whose sums lose digits."""
    return np.dtype(np.float32) if dtype.itemsize < 4 else dtype


@primitive(infer=_standardized_spec, mindspore="BatchNorm")
def standardized(x: Any, axes: tuple[int, ...] = (), epsilon: float = 1e-5) -> Any:
    """`(x - mean) / sqrt(variance + epsilon)` over `axes`, with the mean and the variance.

    The moments keep their axes, of length 1, and are float32 of halves; the variance is divided by
    the count.
    """
    xp = xp_of(x)
    if not x.size:
        moments = xp.zeros(_kept(x.shape, axes), _wide(x.dtype))  # of no numbers, without a warning
        return x.copy(), moments, moments.copy()
    wide = x.astype(_wide(x.dtype), copy=False)
    mean = wide.mean(axes, keepdims=True)
    out = wide - mean
    variance = xp.multiply(out, out).mean(axes, keepdims=True)
    out *= 1 / xp.sqrt(variance + epsilon)
    return out.astype(x.dtype, copy=False), mean, variance


@standardized.form(device="CPU", provider="native")
def _standardized_natively(x: Any, axes: tuple[int, ...] = (), epsilon: float = 1e-5) -> Any:
    out = along.standardized(x, axes, epsilon)
    if out is None:
        return standardized.forms.after("native")(x, axes=axes, epsilon=epsilon)
    return out


def _standardized_rule(g: Any, out: Any, x: Any, axes: tuple[int, ...], epsilon: float) -> Any:
    """Each output's share; nobody asks for those of the moments in ordinary training."""
    g_out, g_mean, g_variance = g
    normal, mean, variance = out
    count = max(1, math.prod(x.shape[k] for k in axes))
    kind, wide = as_dtype(x.dtype), as_dtype(variance.dtype)
    if kind != wide:
        x, normal = cast(x, wide), cast(normal, wide)
        g_out = None if g_out is None else cast(g_out, wide)
    parts = []
    if g_out is not None:
        along_mean = sum_of(g_out, axes, True)
        along_normal = mul(normal, sum_of(mul(g_out, normal), axes, True))
        rest = sub(g_out, mul(add(along_normal, along_mean), 1 / count))
        parts.append(mul(rest, rsqrt(add(variance, epsilon))))
    if g_mean is not None:
        parts.append(mul(g_mean, 1 / count))
    if g_variance is not None:
        parts.append(mul(g_variance, mul(sub(x, mean), 2 / count)))
    total = parts[0]
    for part in parts[1:]:
        total = add(total, part)
    total = total if total.shape == x.shape else _spread(total, x)
    return [total if kind == wide else cast(total, kind)]


def _spread(g: Any, x: Any) -> Any:
    return broadcast_to(g, shape=tuple(x.shape))


def _standardized_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((4, 3)),), {"axes": (0,), "epsilon": 1e-3}
    yield (rng.standard_normal((2, 2, 3)),), {"axes": (0, 2), "epsilon": 1e-5}
    yield (rng.standard_normal((0, 2)),), {"axes": (0,), "epsilon": 1e-5}


defvjp(standardized, joint=_standardized_rule, examples=_standardized_examples)


def channel_axes(rank: int) -> tuple[int, ...]:
    """All axes but the channels', which is axis 1."""
    return (0, *range(2, rank))


def by_channel(x: Any, rank: int) -> Any:
    return reshape(x, (1, -1) + (1,) * (rank - 2))


def scaled(x: Any, weight: Any, bias: Any) -> Any:
    """`x * weight + bias`, each left out where it is None."""
    out = x if weight is None else mul(x, weight)
    return out if bias is None else add(out, bias)


@as_one
def normalised(x: Any, weight: Any, bias: Any, *, axes: tuple[int, ...], epsilon: float) -> Any:
    """Standardized over axes, then scaled and shifted; and both moments."""
    normal, mean, variance = standardized(x, axes=axes, epsilon=epsilon)
    return scaled(normal, weight, bias), mean, variance


def typed(out: Any, x: Any) -> Any:
    """The output in the number type of the input, whatever the parameters have.

    Where a type is set to compute in, all have that.
    """
    if current_cast() is not None:
        return out
    kind = as_dtype(x.dtype)
    return out if kind == as_dtype(out.dtype) or kind.numpy.kind in "biu" else cast(out, kind)


def batch_norm(
    input_x: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """The input normalised channel by channel over the batch, then scaled and shifted.

    Args:
        input_x: (batch, channels, …).
        running_mean: (channels,). In training it is moved towards the batch's, in place.
        running_var: (channels,). In training it is moved towards the batch's, in place, which is
            divided by the count less one; the normalisation divides by the count.
        weight: (channels,) or None.
        bias: (channels,) or None.
        training: Whether to use the moments of this batch; otherwise the running ones.
        momentum: How far the running moments move: 0.1 is a tenth of the way.
        eps: Added to the variance below the root.

    Raises:
        ShapeError: If a parameter has not one number a channel.

    Source: Ioffe & Szegedy, arXiv:1502.03167.

    """
    rank, channels = len(input_x.shape), input_x.shape[1]
    for name, moment in (("running_mean", running_mean), ("weight", weight), ("bias", bias)):
        if moment is not None and tuple(moment.shape) != (channels,):
            raise ShapeError.of(f"batch_norm({name})", f"({channels},)", tuple(moment.shape))
    out: Any = None
    if training:
        axes = channel_axes(rank)
        if is_watched():  # then the nodes stand where they always did
            normal, mean, variance = standardized(input_x, axes=axes, epsilon=eps)
        else:
            shaped = _by_channel(weight, rank), _by_channel(bias, rank)
            out, mean, variance = normalised(input_x, *shaped, axes=axes, epsilon=eps)
        count = math.prod(input_x.shape[k] for k in axes)
        if count:  # an empty batch says nothing of them
            move_moment(running_mean, mean, momentum)
            move_moment(running_var, variance, momentum, count / max(count - 1, 1))
    else:
        mean, variance = _as_wide(running_mean, input_x), _as_wide(running_var, input_x)
        root = rsqrt(add(variance, eps))
        normal = mul(sub(input_x, by_channel(mean, rank)), by_channel(root, rank))
    if out is None:
        out = scaled(normal, _by_channel(weight, rank), _by_channel(bias, rank))
    return typed(out, input_x)


def _by_channel(x: Any, rank: int) -> Any:
    return None if x is None else by_channel(x, rank)


def _as_wide(running: Any, x: Any) -> Any:
    """A running moment of halves in float32 where the input is: then it is rounded at the end."""
    narrow = as_dtype(running.dtype).itemsize == 2 < as_dtype(x.dtype).itemsize
    return cast(running, x.dtype) if narrow else running


def move_moment(running: Any, batch: Any, momentum: float, factor: float = 1.0) -> None:
    """The running moment, moved towards the batch's in place; no part of the derivative."""
    if running is None or repeating():
        return
    moved_average(running, batch, 1 - momentum, momentum * factor)


@stepping("kept", elementwise=False)
def moved_average(kept: Any, delta: Any, stays: float, comes: float) -> None:
    """A running moment moved in place: the share of it that stays, and what comes of another."""
    kept *= stays
    kept += comes * delta.reshape(kept.shape)


@stepping("mean", "variance", elementwise=False)
def moved_by_samples(mean: Any, variance: Any, x: Any, stays: float) -> None:
    """Running moments, (channels,), moved to what samples, (batch, channels, …), have on average.

    The variance of a sample is that around its own mean, divided by its count less one.
    """
    axes = tuple(range(2, x.ndim))
    count = math.prod(x.shape[2:])
    for kept, fresh, factor in (
        (mean, x.mean(axes), 1.0),
        (variance, x.var(axes), count / max(count - 1, 1)),
    ):
        kept *= stays
        kept += ((1 - stays) * factor) * fresh.mean(0)


def layer_norm(
    input: Tensor,
    normalized_shape: int | Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """Each sample normalised over its last axes, then scaled and shifted.

    Args:
        input: Its last axes have the lengths of `normalized_shape`.
        normalized_shape: A number or a tuple.
        weight: Of `normalized_shape`, or None.
        bias: Of `normalized_shape`, or None.
        eps: Added to the variance below the root.

    Raises:
        ShapeError: If the last axes differ.

    Source: Ba, Kiros & Hinton, arXiv:1607.06450.

    """
    sizes = (normalized_shape,) if isinstance(normalized_shape, int) else tuple(normalized_shape)
    rank = len(input.shape)
    if tuple(input.shape[rank - len(sizes) :]) != sizes:
        raise ShapeError.of("layer_norm", f"{sizes} at the end", tuple(input.shape))
    axes = tuple(range(rank - len(sizes), rank))
    return typed(normalised(input, weight, bias, axes=axes, epsilon=eps)[0], input)


def rms_norm(x: Tensor, gamma: Tensor, epsilon: float = 1e-6) -> tuple[Tensor, Tensor]:
    """Each sample divided by the root of its mean square, then scaled; and one over that root.

    Args:
        x: Its last axes have the shape of `gamma`.
        gamma: The scale.
        epsilon: Added to the mean square below the root.

    Returns:
        The output, of the shape and number type of `x`, and one over the root, float32, of the
        axes before and as many of length 1 as `gamma` has. Smaller floats are computed in float32.

    Raises:
        ShapeError: If the last axes differ.

    Source: Zhang & Sennrich, arXiv:1910.07467.

    >>> import engine
    >>> rms_norm(engine.Tensor([[1.0, 2.0, 3.0]]), engine.ops.ones(3))[0].asnumpy().round(4)
    array([[0.4629, 0.9258, 1.3887]], dtype=float32)

    """
    rank, count = len(x.shape), len(gamma.shape)
    if count > rank or tuple(x.shape[rank - count :]) != tuple(gamma.shape):
        raise ShapeError.of("rms_norm", f"{tuple(gamma.shape)} at the end", tuple(x.shape))
    wide = cast(x, float32) if as_dtype(x.dtype).itemsize < 4 else x
    mean_square = mean_of(square(wide), tuple(range(rank - count, rank)), True)
    root = rsqrt(add(mean_square, epsilon))
    return typed(mul(mul(wide, root), gamma), x), root


def group_norm(
    input: Tensor,
    num_groups: int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """Each sample normalised over groups of channels, then scaled and shifted by channel.

    Args:
        input: (batch, channels, …).
        num_groups: How many groups; divides the channels.
        weight: (channels,) or None.
        bias: (channels,) or None.
        eps: Added to the variance below the root.

    Raises:
        ShapeError: If the groups do not divide the channels.

    Source: Wu & He, arXiv:1803.08494.

    """
    shape = tuple(input.shape)
    if shape[1] % num_groups:
        raise ShapeError.of("group_norm", f"channels divisible by {num_groups}", shape)
    grouped = reshape(input, (shape[0], num_groups, math.prod(shape[1:]) // num_groups))
    normal = reshape(standardized(grouped, axes=(2,), epsilon=eps)[0], shape)
    weight = None if weight is None else by_channel(weight, len(shape))
    bias = None if bias is None else by_channel(bias, len(shape))
    return typed(scaled(normal, weight, bias), input)


def instance_norm(
    input: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, eps: float = 1e-5
) -> Tensor:
    """Each channel of each sample normalised, then scaled and shifted by channel."""
    return group_norm(input, input.shape[1], weight, bias, eps)


def normalize(x: Tensor, axis: int = -1, epsilon: float = 1e-12) -> Tensor:
    """The tensor divided by its Euclidean length along `axis`."""
    squared = sum_of(square(x), axis, True)
    return mul(x, rsqrt(maximum(squared, epsilon)))
