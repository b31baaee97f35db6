"""Calls of every documented function as text, which both `engine.numpy` and NumPy understand.

`m` is either of them. Other names are tensors there and arrays here, of the same numbers: floats
are float32 there, and float64 here, where the reference is computed. What NumPy has under another
name, or not as MindSpore does, stands in `Reference`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

# Gradients flow through these to every float that they name.
DIFFERENTIABLE = """
m.absolute(x)
m.add(x, w)
m.add(x, 0.5)
m.amax(x)
m.amax(x, axis=1, keepdims=True)
m.amax(x, axis=0, initial=0.1, where=b)
m.amin(c, axis=(0, 2))
m.append(x, w)
m.append(x, y, axis=1)
m.apply_along_axis(lambda row: row * row[0], 1, x)
m.apply_along_axis(lambda row: row[0] - row[-1], 0, x)
m.apply_over_axes(m.sum, c, [0, 2])
m.arccos(u)
m.arccosh(p + 1)
m.arcsin(u)
m.arcsinh(x)
m.arctan(x)
m.arctan2(x, p)
m.arctanh(u)
m.array(x)
m.array([w, w * 2], ndmin=3)
m.array_split(v, 3)
m.asarray(x)
m.asfarray(x)
m.atleast_1d(x, w)
m.atleast_2d(w)
m.atleast_3d(w, x)
m.average(x)
m.average(x, axis=1, weights=[1.0, 2.0, 3.0])
m.average(x, weights=p, returned=True)
m.average(c, axis=(0, 1))
m.broadcast_arrays(w, x)
m.broadcast_to(w, (2, 3))
m.cbrt(x)
m.ceil(x)
m.choose(i, [x, y])
m.clip(x, -0.5, 0.5)
m.clip(x, None, w)
m.column_stack((w, x[0], y[1]))
m.concatenate((x, y), axis=1)
m.concatenate(c)
m.concatenate([x, w], axis=None)
m.convolve(v, w)
m.convolve(w, v, "same")
m.convolve(v, w, "valid")
m.copy(x)
m.copysign(x, y)
m.corrcoef(c[0])
m.correlate(v, w)
m.correlate(w, v, "same")
m.correlate(v, w, "full")
m.cos(x)
m.cosh(x)
m.cov(x)
m.cov(x, y, rowvar=False, bias=True)
m.cov(x, fweights=[1, 2, 3], ddof=0)
m.cov(x, aweights=[1.5, 1.0, 2.0])
m.cov(x, fweights=[1, 2, 3], aweights=[1.5, 1.0, 2.0])
m.cross(x, y)
m.cross(w, x[:, :2])
m.cross(c, c[::-1] + 1, axis=1)
m.cross(t, t + w.reshape(3, 1), axisa=0, axisb=0, axisc=0)
m.cumprod(x)
m.cumprod(x, axis=1)
m.cumsum(x)
m.cumsum(x, axis=0)
m.deg2rad(x)
m.diag(w)
m.diag(w, -2)
m.diag(x, 1)
m.diagflat(x, 1)
m.diagonal(c, 1, 1, 2)
m.diff(x)
m.diff(c, 2, 1)
m.diff(x, axis=0, prepend=1.0)
m.diff(x, append=y)
m.divide(x, p)
m.divide(1.0, p)
m.dot(x, w)
m.dot(x, c)
m.dot(w, 2.0)
m.dsplit(c, 2)
m.dstack((w, x[0]))
m.dstack((x, y))
m.ediff1d(x)
m.ediff1d(x, to_end=w, to_begin=9.0)
m.exp(x)
m.exp2(x)
m.expand_dims(x, (0, 2))
m.expm1(x)
m.fix(x)
m.flip(x)
m.flip(c, (0, 2))
m.fliplr(x)
m.flipud(x)
m.float_power(p, y)
m.floor(x)
m.fmod(x, p)
m.full((2, 3), w)
m.geomspace(1.0, p, 4)
m.gradient(v)
m.gradient(c, axis=(0, 2))
m.gradient(c, 2.0, axis=1)
m.gradient(v, [0.0, 1.0, 3.0, 3.5, 5.0], edge_order=2)
m.gradient(x, 0.5, [0.0, 2.0, 3.0])
m.gradient(c, axis=2, edge_order=2)
m.heaviside(x, y)
m.hsplit(x, 3)
m.hstack((w, v))
m.hstack((x, y))
m.hypot(x, y)
m.identity(3) * s
m.inner(x, y)
m.inner(c, v[:4])
m.interp(y, [-1.0, 0.0, 1.0], w)
m.interp(y, [-0.5, 0.0, 0.5], w, left=0.25, right=9.0)
m.ix_(w, v)
m.kron(x, w)
m.kron(s, x)
m.linspace(x, y, 4)
m.linspace(w, 2.0, 3, endpoint=False, axis=1)
m.linspace(w, 2.0, 3, retstep=True)
m.log(p)
m.log10(p)
m.log1p(p)
m.log2(p)
m.logaddexp(x, y)
m.logaddexp2(x, y)
m.logspace(u, 1.0, 3, base=2.0)
m.matmul(x, s)
m.matmul(c, v[:4, None])
m.matrix_power(s, 3)
m.matrix_power(s, -2)
m.matrix_power(s, 0) * s
m.maximum(x, y)
m.mean(x)
m.mean(c, axis=(0, 2), keepdims=True)
m.meshgrid(w, v)
m.meshgrid(w, x, sparse=True, indexing="ij")
m.minimum(x, 0.1)
m.moveaxis(c, 0, -1)
m.moveaxis(c, (0, 1), (2, 0))
m.multi_dot((w, s, s, t))
m.multi_dot((x, s))
m.multiply(x, w)
m.nancumsum(n)
m.nanmax(n, axis=1)
m.nanmean(n, axis=0)
m.nanmin(n, keepdims=True)
m.nanstd(n, axis=1, ddof=1)
m.nansum(n, axis=1, keepdims=True)
m.nanvar(n)
m.negative(x)
m.norm(x)
m.norm(c)
m.norm(x, axis=1)
m.norm(w, 3)
m.norm(w, float("inf"), keepdims=True)
m.norm(x, "fro", (0, 1), keepdims=True)
m.norm(x, 1)
m.norm(x, float("-inf"))
m.norm(x, 2)
m.norm(x, "nuc")
m.norm(c, -1, (2, 0))
m.norm(w, 0) * w
m.outer(x, w)
m.pad(x, 1)
m.pad(x, ((1, 0), (0, 2)), constant_values=((1, 2), (3, 4)))
m.pad(x, (1, 2), "edge")
m.pad(x, 2, "linear_ramp", end_values=1.5)
m.pad(x, 1, "maximum")
m.pad(c, 1, "mean", stat_length=2)
m.pad(x, 1, "median")
m.pad(x, ((0, 1), (2, 0)), "minimum", stat_length=((1, 2), (2, 1)))
m.pad(x, (3, 4), "reflect")
m.pad(x, (3, 4), "reflect", reflect_type="odd")
m.pad(x, (3, 4), "symmetric")
m.pad(x, (3, 4), "symmetric", reflect_type="odd")
m.pad(x, (1, 5), "wrap")
m.piecewise(x, [x < 0, x > 0.5], [lambda x: x * x, lambda x: x + 1])
m.piecewise(x, [x < 0], [lambda x: -x, 7.0])
m.polyadd(w, v)
m.polyder(v)
m.polyder(v, 2)
m.polyint(w)
m.polyint(w, 2, [3.0, 4.0])
m.polymul(w, v)
m.polysub(v, w)
m.polyval(w, x)
m.positive(x)
m.power(p, x)
m.power(x, 2)
m.ptp(x, axis=1)
m.rad2deg(x)
m.radians(x)
m.ravel(c)
m.reciprocal(p)
m.remainder(x, p)
m.repeat(x, 2)
m.repeat(x, [1, 2], axis=0)
m.reshape(x, (3, -1))
m.rint(x)
m.roll(x, 1)
m.roll(c, (1, -2), (0, 1))
m.roll(c, 1, (0, 0))
m.rollaxis(c, 2)
m.rollaxis(c, 0, 3)
m.rot90(x)
m.rot90(c, -1, (1, 2))
m.select([x > 0.5, x < -0.5], [x, y * 2], 3.0)
m.sign(x)
m.sin(x)
m.sinh(x)
m.split(v, [1, 3])
m.split(x, 3, axis=1)
m.sqrt(p)
m.square(x)
m.squeeze(c[:1])
m.squeeze(c[:1], 0)
m.stack((x, y), axis=-1)
m.stack(c, axis=1)
m.std(x)
m.std(c, axis=(0, 2), ddof=1, keepdims=True)
m.subtract(x, w)
m.sum(x)
m.sum(c, axis=(0, 1), keepdims=True)
m.sum(x, axis=0, initial=2.0)
m.swapaxes(c, 0, 2)
m.take(x, [0, 5, 2])
m.take(x, [[0, 1], [2, 2]], axis=1)
m.take(x, [0, 4, -1], axis=1, mode="wrap")
m.take_along_axis(x, k, 1)
m.take_along_axis(x, [5, 0], None)
m.tan(u)
m.tanh(x)
m.tensordot(c, c, axes=3)
m.tensordot(x, s, axes=1)
m.tensordot(x, c, axes=([0, 1], [0, 1]))
m.tensordot(x, w, axes=0)
m.tile(x, 2)
m.tile(w, (2, 1, 2))
m.trace(x)
m.trace(c, 1, 1, 2)
m.transpose(x)
m.transpose(c, (1, 2, 0))
m.trapz(x)
m.trapz(x, [1.0, 2.0, 4.0])
m.trapz(x, dx=0.5, axis=0)
m.trapz(x, y)
m.tril(s)
m.tril(w, -1)
m.triu(c, 1)
m.triu(w)
m.true_divide(x, p)
m.trunc(x)
m.unwrap(x * 9, axis=1)
m.unwrap(v * 9, 4.0)
m.vander(w)
m.vander(w, 2, increasing=True)
m.var(x)
m.var(c, axis=1, ddof=1)
m.vsplit(x, 2)
m.vstack((w, x))
m.where(b, x, y)
m.where(x > 0, x, 0.0)
"""

# No gradient flows, or what comes out are no floats.
OTHERS = """
m.arange(5)
m.arange(1, 7, 2)
m.arange(3, 0.5, -0.5)
m.arange(2, 2)
m.argmax(x)
m.argmax(x, 1)
m.argmin(x)
m.argmin(c, 0)
m.argwhere(x > 0)
m.around(x)
m.around(x * 10, 1)
m.around(x * 100, -1)
m.array([[1, 2], [3, 4.5]])
m.array_equal(x, x)
m.array_equal(x, w)
m.array_equal(n, n, equal_nan=True)
m.array_equiv(w, [w, w])
m.array_equiv(w, v)
m.bartlett(7)
m.bartlett(1)
m.bincount([1, 1, 3], minlength=6)
m.bincount([0, 2, 2], weights=w)
m.bitwise_and(i, j)
m.bitwise_or(i, 2)
m.bitwise_xor(i, j)
m.blackman(6)
m.choose(i, [[1, 2, 3], [4, 5, 6]])
m.count_nonzero(i)
m.count_nonzero(i, axis=1, keepdims=True)
m.diag_indices(3)
m.digitize(x, [-1.0, 0.0, 0.5])
m.digitize([1.0, 0.5], [2.0, 1.0, 0.5], right=True)
m.divmod(x, 0.5)
m.empty((0, 2))
m.empty_like(x[:0])
m.equal(i, j)
m.eye(3)
m.eye(2, 4, 1)
m.eye(3, k=-1)
m.floor_divide(x, 0.3)
m.floor_divide(j, 2)
m.full((2, 2), 3)
m.full_like(x, 2.5)
m.full_like(i, 7, shape=(2,))
m.gcd(i * 6, j * 4)
m.geomspace(1, 256, 9)
m.geomspace(1, 256, 8, endpoint=False)
m.greater(x, y)
m.greater_equal(x, 0)
m.hamming(5)
m.hanning(6)
m.histogram(x)
m.histogram(x, [-1.0, 0.0, 0.5, 1.5])
m.histogram(x, 4, (-1.0, 1.0), weights=y, density=True)
m.histogram2d(v, v[::-1], bins=3)
m.histogram2d(v, v[::-1], bins=[2, 3], range=[[-1, 1], [-2, 2]], density=True)
m.histogram_bin_edges(x, 4)
m.histogram_bin_edges(x, 3, (0.0, 1.0))
m.histogramdd((v, v[::-1], v * v), bins=[2, 3, 2])
m.histogramdd(c[0], bins=2, weights=[1.0, 2.0, 3.0])
m.in1d(i, [1, 5])
m.in1d(i, [1, 5], invert=True)
m.indices((2, 3))
m.indices((2, 3), sparse=True)
m.intersect1d(i, j)
m.intersect1d(i, j, return_indices=True)
m.intersect1d([3, 1], [1, 2], assume_unique=True)
m.invert(i)
m.isclose(x, x + 1e-6)
m.isclose(n, n, equal_nan=True)
m.isfinite(n)
m.isin(i, [0, 2])
m.isinf([float("inf"), 1.0])
m.isnan(n)
m.isneginf([float("-inf"), 1.0])
m.isposinf([float("inf"), 1.0])
m.isscalar(3.5)
m.isscalar(x)
m.lcm(i * 6, j * 4)
m.less(x, y)
m.less_equal(x, y)
m.linspace(0, 1, 5)
m.linspace(0, 1, 5, endpoint=False)
m.linspace(2, 3, 1)
m.logical_and(b, i)
m.logical_not(x)
m.logical_or(b, i)
m.logical_xor(b, i)
m.logspace(0, 2, 3)
m.mgrid[0:3, 1:3]
m.mgrid[0:1:3j]
m.not_equal(i, 1)
m.ogrid[0:3, 1:3]
m.ogrid[-1:1:0.5]
m.ones((2, 3))
m.ones_like(x)
m.pad(i, 1, widened, margin=7)
m.piecewise(i, [i < 1], [-1, 1])
m.promote_types("int8", "float16")
m.ravel_multi_index(([0, 1], [2, 1]), (2, 3))
m.ravel_multi_index(([0, 1], [2, 1]), (2, 3), order="F")
m.ravel_multi_index(([0, 3], [4, 1]), (2, 3), mode="wrap")
m.result_type(b, "float32")
m.searchsorted([1.0, 2.0, 3.0], x)
m.searchsorted([1.0, 2.0, 3.0], [2.0, 9.0], side="right")
m.searchsorted([3.0, 1.0, 2.0], x, sorter=[1, 2, 0])
m.setdiff1d(i, [1])
m.setdiff1d([3, 1, 2], [1], assume_unique=True)
m.signbit(x)
m.size(x)
m.size(x, 1)
m.sometrue(i, axis=1)
m.sometrue(b)
m.tri(3, 4, 1)
m.tril_indices(3, 1, 4)
m.tril_indices_from(x)
m.triu_indices(3, -1)
m.triu_indices_from(s, 1)
m.unique(i)
m.unique(j, return_inverse=True)
m.unravel_index([5, 3], (2, 3))
m.unravel_index([5, 3], (2, 3), order="F")
m.vander([1, 2, 3])
m.zeros((2, 3))
m.zeros_like(x)
"""

# Tested by themselves: they draw, or give text.
APART = {"array_str", "rand", "randint", "randn"}


def lines(text: str) -> list[str]:
    return text.strip().split("\n")


def variables(seed: int = 25) -> dict[str, np.ndarray]:
    """The numbers that calls name, floats as float32."""
    rng = np.random.default_rng(seed)
    shapes = {
        "x": (2, 3),
        "y": (2, 3),
        "w": (3,),
        "v": (5,),
        "c": (2, 3, 4),
        "s": (3, 3),
        "t": (3, 3),
    }
    found = {name: rng.standard_normal(shape) for name, shape in shapes.items()}
    found["p"] = rng.random((2, 3)) + 0.5
    found["u"] = rng.random((2, 3)) * 1.8 - 0.9
    found["n"] = np.where([[True, False, True], [True, True, False]], found["x"], np.nan)
    floats = {name: array.astype(np.float32) for name, array in found.items()}
    return floats | {
        "i": np.array([[0, 1, 1], [1, 0, 1]], np.int32),
        "j": np.array([[5, -3, 1], [2, 5, 1]], np.int32),
        "k": np.array([[2], [0]], np.int32),
        "b": np.array([[True, False, True], [False, False, True]]),
    }


def widened(vector: Any, both: tuple[int, int], axis: int, options: dict[str, Any]) -> Any:
    """Fills borders in place, as NumPy wants it, and gives the vector, as MindSpore does."""
    vector[: both[0]] = options["margin"]
    vector[len(vector) - both[1] :] = options["margin"] + axis
    return vector


class Reference:
    """NumPy, with what it has under other names and what MindSpore defines otherwise."""

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    norm = staticmethod(np.linalg.norm)
    matrix_power = staticmethod(np.linalg.matrix_power)
    multi_dot = staticmethod(np.linalg.multi_dot)
    sometrue = staticmethod(np.any)
    asfarray = staticmethod(lambda a: np.asarray(a, np.float64))

    @staticmethod
    def trapz(*args: Any, **options: Any) -> Any:
        return np.trapezoid(*args, **options)

    @staticmethod
    def in1d(ar1: Any, ar2: Any, invert: bool = False) -> Any:
        return np.isin(np.ravel(ar1), ar2, invert=invert)

    @staticmethod
    def take(a: Any, indices: Any, axis: Any = None, mode: str = "raise") -> Any:
        return np.take(a, indices, axis, mode=mode)

    @staticmethod
    def take_along_axis(a: Any, indices: Any, axis: Any) -> Any:
        return np.take_along_axis(a, np.asarray(indices), axis)

    @staticmethod
    def ravel_multi_index(indices: Any, dims: Any, mode: str = "clip", order: str = "C") -> Any:
        return np.ravel_multi_index(tuple(map(np.asarray, indices)), dims, mode=mode, order=order)

    @staticmethod
    def unique(x: Any, return_inverse: bool = False) -> Any:
        """In the order in which they first come."""
        found = list(dict.fromkeys(x.ravel().tolist()))
        which = [found.index(one) for one in x.ravel().tolist()]
        return (np.array(found), np.array(which)) if return_inverse else np.array(found)

    @staticmethod
    def cross(a: Any, b: Any, **axes: Any) -> Any:
        """NumPy no longer takes vectors of the plane."""
        if axes:
            return np.cross(a, b, **axes)
        wide = [np.pad(x, ((0, 0),) * (x.ndim - 1) + ((0, 3 - x.shape[-1]),)) for x in (a, b)]
        return np.cross(*wide)

    @staticmethod
    def piecewise(x: Any, conditions: Any, functions: Any) -> Any:
        """What functions give of all elements, chosen by the conditions."""
        made = [one(x) if callable(one) else np.full(x.shape, one) for one in functions]
        rest = made.pop() if len(made) > len(conditions) else np.zeros_like(x)
        return np.select(conditions, made, rest)

    @staticmethod
    def gradient(f: Any, *distances: Any, **options: Any) -> Any:
        return np.gradient(f, *map(np.asarray, distances), **options)
