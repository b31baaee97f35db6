"""Operators beside PyTorch's: outputs and gradients, in float64 and float32.

PyTorch's numbers are kept in tests/data/pytorch; where PyTorch is there, other inputs are drawn.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from tests.engine.ops import pytorch_case as cases
from tests.engine.ops import pytorch_values
from tests.every_case import every
from tests.gradients import each

KEPT = Path(__file__).parents[2] / "data" / "pytorch"
ALL = [
    pytest.param(family, name, id=f"{family}-{name}")
    for family in cases.families()
    for name in cases.cases_of(family)
]


@functools.cache
def kept(family: str) -> dict[str, np.ndarray]:
    with np.load(KEPT / f"{family}.npz") as stored:
        return dict(stored)


def kept_values(family: str, name: str) -> dict[str, np.ndarray]:
    values = kept(family)
    prefix = f"{name}/"
    found = {key.removeprefix(prefix): values[key] for key in values if key.startswith(prefix)}

    assert found, f"{name} is not kept: run -m tests.engine.ops.pytorch_values"
    return found


def outputs_of(case: cases.Case, inputs: tuple[Any, ...]) -> tuple[Any, ...]:
    spaces = {"ops": ops, "nn": nn, "engine": engine, "Tensor": Tensor, "np": np}
    out = eval(case.ours, spaces | dict(zip(cases.NAMES, inputs, strict=False)))
    return tuple(out) if isinstance(out, tuple | list) else (out,)


def ours(case: cases.Case, arrays: list[np.ndarray]) -> dict[str, np.ndarray]:
    inputs = [Tensor(x) for x in arrays]
    out = outputs_of(case, tuple(inputs))
    found = {f"out{k}": part.asnumpy() for k, part in enumerate(out)}
    floats = tuple(k for k, x in enumerate(arrays) if x.dtype.kind == "f")
    if not (case.differentiated and floats):
        return found

    def total(*given: Any) -> Any:
        parts = [p for p in outputs_of(case, given) if p.asnumpy().dtype.kind == "f"]
        weights = [Tensor(cases.weights_like(p.asnumpy()).astype(p.asnumpy().dtype)) for p in parts]
        return sum(ops.sum(p * w) for p, w in zip(parts, weights, strict=True))

    gradients = each(ops.grad(total, floats)(*inputs))
    return found | {f"grad{k}": gradient.asnumpy() for k, gradient in enumerate(gradients)}


def compare(found: dict[str, np.ndarray], expected: dict[str, np.ndarray], off: float) -> None:
    assert found.keys() == expected.keys()
    for key, wanted in expected.items():
        got = found[key]

        assert got.shape == wanted.shape, key
        if wanted.dtype.kind in "fc":
            scale = max(1.0, float(np.abs(wanted[np.isfinite(wanted)]).max(initial=0)))
            np.testing.assert_allclose(got, wanted, rtol=off, atol=off * scale, err_msg=key)
        else:
            np.testing.assert_array_equal(got, wanted, err_msg=key)


def in_single(arrays: list[np.ndarray]) -> list[np.ndarray]:
    return [x.astype(np.float32) if x.dtype.kind == "f" else x for x in arrays]


@every("family, name", ALL)
def test_outputs_and_gradients_are_pytorchs(family: str, name: str) -> None:
    case = cases.cases_of(family)[name]
    arrays = cases.drawn(name, case)
    expected = kept_values(family, name)

    compare(ours(case, arrays), expected, off=1e-9)
    if case.single is not None:
        compare(ours(case, in_single(arrays)), expected, off=case.single)


@pytest.mark.parametrize("family", cases.families())
def test_nothing_is_kept_that_no_case_reads(family: str) -> None:
    assert {key.rpartition("/")[0] for key in kept(family)} == set(cases.cases_of(family))


@pytest.mark.filterwarnings("ignore:reduction. 'mean' divides:UserWarning")  # of kl_div
@pytest.mark.peers("torch")
@pytest.mark.parametrize("family", cases.families())
def test_other_inputs_give_pytorchs_numbers_too(family: str) -> None:
    for name, case in cases.cases_of(family).items():
        for seed in range(1, 6):
            expected = pytorch_values.values_of(name, case, seed)
            compare(ours(case, cases.drawn(name, case, seed)), expected, off=1e-8)


def test_comparison_finds_a_wrong_gradient() -> None:
    case = cases.Case("ops.square(a)", "a * a * a", (cases.real(3),))
    arrays = cases.drawn("wrong", case)
    expected = {"out0": arrays[0] ** 2, "grad0": 3 * arrays[0] * cases.weights_like(arrays[0])}

    with pytest.raises(AssertionError, match="grad0"):
        compare(ours(case, arrays), expected, off=1e-9)
