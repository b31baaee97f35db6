"""Which number type comes out of calls: of one type, of two, beside Python's numbers and lists.

A type is a letter, as NumPy has it: `?` bool, `bhiq` int8 to int64, `BHIQ` uint8 to uint64, `efd`
float16 to float64; `-` is an error, and parts of a tuple stand in brackets.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

LETTERS = "?bhiqBHIQefd"
NUMBERS = (True, 2, 1.5)
ALONE = (*NUMBERS, [True, False], [1, 2], [1.5, 2.5], [1, 2.5], [[1, 2], [3, 4]], (1.0, 2.0))
MATRIX = [[2, 1, 3], [1, 1, 2]]

# Calls of one tensor `x` of shape (2, 3); `v` is its first row.
ONE = """
absolute positive negative square sqrt reciprocal log exp expm1 exp2 cbrt log1p log2
log10 sin cos tan arcsin arccos arctan sinh cosh tanh arcsinh arccosh arctanh deg2rad
rad2deg radians floor ceil trunc fix rint around sign signbit invert isfinite isnan
isinf isposinf isneginf logical_not mean sum std var ptp amax amin argmax argmin cumsum
cumprod nansum nanmean nanmax nanmin nanstd nanvar nancumsum count_nonzero average
sometrue diff ediff1d gradient trapz unwrap cov corrcoef norm unique tril triu diag
diagonal trace diagflat flip rot90 squeeze ravel transpose zeros_like ones_like
empty_like array asarray asfarray copy argwhere atleast_1d histogram histogram_bin_edges
size tril_indices_from
"""
ONE_AS = {
    "bincount": "bincount(v)",
    "full_like": "full_like(x, 2)",
    "vander": "vander(v)",
    "repeat": "repeat(x, 2, 0)",
    "tile": "tile(x, (2, 2))",
    "pad": "pad(x, 1)",
    "meshgrid": "meshgrid(v, v)",
    "broadcast_to": "broadcast_to(x, (2, 2, 3))",
    "reshape": "reshape(x, (3, 2))",
    "expand_dims": "expand_dims(x, 0)",
    "matrix_power": "matrix_power(x[:, :2], 3)",
    "multi_dot": "multi_dot((x, x.T, x))",
    "roll": "roll(x, 1)",
    "polyder": "polyder(v)",
    "polyint": "polyint(v)",
    "ix_": "ix_(v, v)",
    "isin": "isin(x, v)",
    "take": "take(x, m.array([0, 1]))",
    "linspace": "linspace(v, 9, 3)",
    "geomspace": "geomspace(v, 9, 3)",
    "logspace": "logspace(v, 2, 3)",
    "full": "full((2, 3), x)",
    "argmax along": "argmax(x, 0)",
    "argmin along": "argmin(x, 0)",
    "norm along": "norm(x, axis=1)",
    "norm of matrix": "norm(x, 'fro')",
    "norm of sums": "norm(x, 1)",
    "norm of order 3": "norm(v, 3)",
    "norm of order 0": "norm(v, 0)",
    "norm of the largest": "norm(v, m.inf)",
}
# Calls of two tensors, both (2, 3), or for those of vectors both (3,).
TWO = """
add subtract multiply divide true_divide power float_power minimum maximum heaviside
hypot floor_divide remainder mod fmod divmod gcd lcm logaddexp logaddexp2 arctan2
copysign equal not_equal less less_equal greater greater_equal logical_and logical_or
logical_xor bitwise_and bitwise_or bitwise_xor inner outer kron isclose in1d append
intersect1d setdiff1d array_equal array_equiv
"""
OF_VECTORS = """
dot cross convolve correlate searchsorted digitize polyadd polysub polymul polyval
"""
TWO_AS = {
    "tensordot": "tensordot(x, y)",
    "matmul": "matmul(x, y.T)",
    "concatenate": "concatenate((x, y))",
    "where": "where(x > 1, x, y)",
    "where by": "where(x, y, y)",
    "stack": "stack([x, y])",
    "hstack": "hstack([x, y])",
    "vstack": "vstack([x, y])",
    "dstack": "dstack([x, y])",
    "column_stack": "column_stack([x, y])",
    "average": "average(x, weights=y)",
    "promote_types": "promote_types(x.dtype, y.dtype)",
    "result_type": "result_type(x, y)",
    "choose": "choose(x, [y, y, y, y])",
    "interp": "interp(x[0], m.array([1.0, 2, 3]), y[0])",
    "clip": "clip(x, y, y)",
    "select": "select([x, x], [y, y])",
    "gradient": "gradient(x, y[0, 0])",
    "trapz": "trapz(x, y[0])",
}


def types(engine: str) -> dict[str, Any]:
    """By kind of call and by name: rows of letters, a row for each type of the first tensor."""
    asked = Asked(engine)
    one = {name: f"{name}(x)" for name in ONE.split()} | ONE_AS
    both = {name: f"{name}(x, y)" for name in [*TWO.split(), *OF_VECTORS.split()]} | TWO_AS
    functions = {name: getattr(asked.m, name) for name in [*TWO.split(), *OF_VECTORS.split()]}
    return {
        "one": {name: asked.of_one(call) for name, call in one.items()},
        "two": {name: asked.of_two(name, call) for name, call in both.items()},
        "alone": {name: asked.alone(getattr(asked.m, name)) for name in ONE.split()},
        "number behind": {n: asked.beside(n, f) for n, f in functions.items()},
        "number before": {
            n: asked.beside(n, lambda x, y, f=f: f(y, x)) for n, f in functions.items()
        },
        "list behind": {
            n: asked.beside(n, lambda x, y, f=f: f(x, [y] * 3)) for n, f in functions.items()
        },
        "numbers": {n: asked.numbers(f) for n, f in functions.items()},
    }


class Asked:
    """An engine that is asked for types."""

    def __init__(self, engine: str) -> None:
        self.tensor = importlib.import_module(engine).Tensor
        self.m: Any = importlib.import_module(f"{engine}.numpy")

    def of(self, letter: str, numbers: Any) -> Any:
        return self.tensor(np.array(numbers).astype(letter))

    def of_one(self, call: str) -> str:
        given = ({"x": self.of(one, MATRIX), "v": self.of(one, MATRIX[0])} for one in LETTERS)
        return " ".join(self.letter(lambda names=names: self.run(call, names)) for names in given)

    def of_two(self, name: str, call: str) -> list[str]:
        numbers = [1, 2, 3] if name in OF_VECTORS.split() else MATRIX
        return [
            " ".join(
                self.letter(lambda one=one, other=other: self.run(call, {"x": one, "y": other}))
                for other in (self.of(letter, numbers) for letter in LETTERS)
            )
            for one in (self.of(letter, numbers) for letter in LETTERS)
        ]

    def run(self, call: str, names: dict[str, Any]) -> Any:
        return eval(f"m.{call}", {"m": self.m, **names})

    def alone(self, function: Callable[..., Any]) -> str:
        return " ".join(self.letter(lambda given=given: function(given)) for given in ALONE)

    def beside(self, name: str, function: Callable[..., Any]) -> list[str]:
        numbers = [1, 2, 3] if name in OF_VECTORS.split() else MATRIX
        tensors = [self.of(letter, numbers) for letter in LETTERS]
        return [
            " ".join(self.letter(lambda x=x, n=n: function(x, n)) for n in NUMBERS) for x in tensors
        ]

    def numbers(self, function: Callable[..., Any]) -> list[str]:
        return [
            " ".join(self.letter(lambda m=m, n=n: function(m, n)) for n in NUMBERS) for m in NUMBERS
        ]

    def letter(self, call: Callable[[], Any]) -> str:
        """The type of what a call gives."""
        try:
            return self.told(call())
        except Exception:  # whatever it is: it gives nothing
            return "-"

    def told(self, value: Any) -> str:
        if isinstance(value, list | tuple):
            return f"({''.join(map(self.told, value))})"
        if isinstance(value, self.tensor):
            return _letter(value.asnumpy().dtype)
        if isinstance(value, bool | int | float):
            return type(value).__name__
        return _letter(np.dtype(str(value).lower().removeprefix("mindspore.")))


def _letter(dtype: np.dtype) -> str:
    return next(letter for letter in LETTERS if np.dtype(letter) == dtype)
