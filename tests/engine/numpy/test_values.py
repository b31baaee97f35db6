"""Every documented function gives what NumPy gives, and the gradients of that."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

import engine.numpy as mnp
from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.dtype import DType
from tests.every_case import every
from tests.gradients import each

from .calls import DIFFERENTIABLE, OTHERS, Reference, lines, variables, widened

VARIABLES = variables()


def called(call: str, module: Any, given: dict[str, Any]) -> list[Any]:
    """What a call gives, as parts."""
    found = eval(call, {"m": module, "widened": widened, **given})
    return list(found) if isinstance(found, tuple | list) else [found]


def flat(parts: list[Any]) -> list[Any]:
    return [one for part in parts for one in (flat(part) if isinstance(part, list) else [part])]


def of_ours(call: str, given: dict[str, Any]) -> list[Any]:
    return flat(called(call, mnp, given))


def of_numpy(call: str, given: dict[str, Any]) -> list[np.ndarray]:
    wide = {k: x.astype(np.float64) if x.dtype.kind == "f" else x for k, x in given.items()}
    parts = flat(called(call, Reference(), wide))
    # `m.indices` is one array there, and a list here.
    stacked = "m.indices" in call and "sparse" not in call
    return list(parts) if not stacked else list(np.asarray(parts).reshape(-1, 2, 3))


def named(call: str) -> list[str]:
    """The variables of floats that a call names, apart from those its functions are given."""
    words = re.findall(r"(?<![\w.])([a-z])(?![\w(=])", re.sub(r"lambda (\w+): [^,\]]*", "", call))
    return [n for n in dict.fromkeys(words) if n in VARIABLES and VARIABLES[n].dtype.kind == "f"]


@every("call", lines(DIFFERENTIABLE) + lines(OTHERS))
def test_call_gives_what_numpy_gives(call: str) -> None:
    found = of_ours(call, {name: Tensor(array) for name, array in VARIABLES.items()})
    expected = of_numpy(call, VARIABLES)

    assert len(found) == len(expected)
    for one, other in zip(found, expected, strict=True):
        if isinstance(one, DType):
            assert one.numpy == other
            continue
        array = one.asnumpy() if isinstance(one, Tensor) else np.asarray(one)
        assert array.shape == np.shape(other)
        np.testing.assert_allclose(array, other, rtol=2e-5, atol=2e-6)


@every("call", lines(DIFFERENTIABLE))
def test_gradient_is_that_of_finite_differences_of_numpy(call: str) -> None:
    names = named(call)
    constants = {n: x for n, x in VARIABLES.items() if n not in names}
    rng = np.random.default_rng(3)
    weights = [rng.standard_normal(np.shape(part)) for part in of_numpy(call, VARIABLES)]

    def ours(*given: Any) -> Any:
        tensors = {n: Tensor(x) for n, x in constants.items()} | dict(
            zip(names, given, strict=True)
        )
        parts = zip(of_ours(call, tensors), weights, strict=True)
        return sum(ops.sum(part * Tensor(w.astype(np.float32))) for part, w in parts)

    def theirs(*given: Any) -> Any:
        arrays = constants | dict(zip(names, given, strict=True))
        parts = zip(of_numpy(call, arrays), weights, strict=True)
        return sum((np.sum(part * w) for part, w in parts), np.zeros(()))

    found = each(ops.grad(ours, tuple(range(len(names))))(*(Tensor(VARIABLES[n]) for n in names)))
    wide = [VARIABLES[n].astype(np.float64) for n in names]
    assert names
    for position, gradient in enumerate(found):
        expected = finite_differences(theirs, wide, position)
        known = ~np.isnan(wide[position])  # beside a NaN there is no number
        np.testing.assert_allclose(gradient.asnumpy()[known], expected[known], rtol=2e-3, atol=2e-4)
