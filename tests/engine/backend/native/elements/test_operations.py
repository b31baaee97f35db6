"""Every operation beside NumPy's in float64, over all of float32 and at its ends."""

from __future__ import annotations

import re

import ml_dtypes
import numpy as np
import pytest
from scipy import special

from engine.backend.native.elements import Builder, Elements
from engine.backend.native.elements.operations import OPERATIONS, PAIRS, SUMS
from insight.native import source

SMALLEST = np.finfo(np.float32).smallest_normal
LARGEST = np.finfo(np.float32).max
ENDS = np.array(
    [
        *(0.0, -0.0, 1, -1, 0.5, -0.5, 2, 3, -3, np.inf, -np.inf, np.nan, LARGEST, -LARGEST),
        *(SMALLEST, -SMALLEST, 1e-45, -1e-45, 1e-40, 88.72, 88.73, -87.3, -87.4, -103.9, -104),
        *(127.5, 8388607.5, 8388608, -8388607.5, 1e10, -1e10, 0.9, -0.9, 4, -4, 10, -20),
        *(16777216, 1 + 2**-23),
    ],
    np.float32,
)
EXACT = {
    "sigmoid": special.expit,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "fma": lambda a, b, c: a * b + c,
}
ULPS = {"erf": 4, "tanh": 4, "bell": 66} | dict.fromkeys(
    ("exp", "log", "log1p", "expm1", "sigmoid", "rsqrt", "fma"), 2
)


def applied(name: str, *operands: np.ndarray) -> np.ndarray:
    build = Builder()
    given = [build.array() for _ in operands]
    build.store(build.apply(name, *given), build.array())
    out = np.empty_like(operands[0])
    Elements(build.program()).run([*operands, out])
    return out


def exact(name: str, *operands: np.ndarray) -> np.ndarray:
    """In float64, or by NumPy's own rules where there is nothing to round."""
    with np.errstate(all="ignore"):
        function = EXACT.get(name, OPERATIONS[name].by_numpy)
        return function(*(x.astype(np.float64) for x in operands))


def off(found: np.ndarray, truth: np.ndarray) -> np.ndarray:
    """How many units in the last place the found are off; below the smallest normal, of that."""
    with np.errstate(all="ignore"):
        near = truth.astype(np.float32)
        unit = np.spacing(np.maximum(np.abs(near), SMALLEST)).astype(np.float64)
        ulps = np.abs(found.astype(np.float64) - truth) / unit
        ulps[np.abs(truth - found) < SMALLEST] = 0
    same = (found == near) | (np.isnan(found) & np.isnan(near))
    return np.where(same, 0, np.where(np.isnan(ulps), np.inf, ulps))


def of_all_sizes(count: int, seed: int) -> np.ndarray:
    bits = np.random.default_rng(seed).integers(0, 2**32, count, dtype=np.uint32)
    return bits.view(np.float32)


def signs_differ(found: np.ndarray, truth: np.ndarray) -> np.ndarray:
    is_zero = (truth == 0) & (found == 0)
    return is_zero & (np.signbit(found) != np.signbit(truth))


@pytest.mark.parametrize("name", [name for name, one in OPERATIONS.items() if one.operands == 1])
def test_operation_on_one_is_near_the_true_value_everywhere(name):
    rng = np.random.default_rng(1)
    usual = [rng.uniform(-size, size, 50_000).astype(np.float32) for size in (0.01, 1, 5, 20, 100)]
    x = np.concatenate([ENDS, of_all_sizes(200_000, 2), *usual])

    found, truth = applied(name, x), exact(name, x)

    wrong = off(found, truth) > ULPS.get(name, 0.5)
    assert x[wrong].tolist() == []
    assert name in {"sign", "relu"} or x[signs_differ(found, truth)].tolist() == []


@pytest.mark.parametrize(
    "name", [name for name, one in OPERATIONS.items() if one.operands == 2 and name != "below"]
)
def test_operation_on_two_is_that_of_numpy_for_every_pair_of_ends(name):
    a, b = (np.ascontiguousarray(x.ravel()) for x in np.meshgrid(ENDS, ENDS))
    a, b = np.append(a, of_all_sizes(100_000, 3)), np.append(b, of_all_sizes(100_000, 4))

    found, truth = applied(name, a, b), exact(name, a, b)

    wrong = off(found, truth) > 0.5
    assert list(zip(a[wrong], b[wrong], strict=True)) == []


def test_what_is_below_a_number_of_the_normal_distribution_is_near_as_a_share_of_one():
    rng = np.random.default_rng(11)
    usual = [rng.uniform(-size, size, 100_000).astype(np.float32) for size in (0.01, 1, 5, 20)]
    x = np.concatenate([ENDS, of_all_sizes(100_000, 12), *usual])
    x[np.isnan(x)] = np.nan  # others warn when they become float64
    found, truth = applied("below", x, applied("bell", x)), special.ndtr(x.astype(np.float64))

    assert np.array_equal(np.isnan(found), np.isnan(truth))
    assert np.nanmax(np.abs(found - truth)) <= 2 * np.spacing(np.float32(0.5))


def test_select_takes_what_a_mask_says_and_nothing_of_the_other():
    mask = np.array([0.0, -0.0, 1, -1, np.nan, np.inf, 1e-45], np.float32)
    a, b = np.full_like(mask, 2), np.full_like(mask, np.nan)

    assert applied("select", mask, a, b).tolist()[2:] == [2] * 5
    assert np.isnan(applied("select", mask, a, b)[:2]).all()


def test_product_and_its_sum_are_near_the_true_value():
    rng = np.random.default_rng(5)
    a, b, c = (rng.standard_normal(50_000).astype(np.float32) for _ in range(3))
    found, truth = applied("fma", a, b, c), exact("fma", a, b, c)

    assert (np.abs(found - truth) <= np.spacing(np.abs(a * b) + np.abs(c))).all()


def test_number_is_rounded_to_the_nearest_of_bfloat16_and_of_two_to_the_even_one():
    x = of_all_sizes(100_000, 6)
    x = np.concatenate([x, np.array([1 + 2**-8, 1 + 3 * 2**-8, 3.39e38, 1e-40, -0.0], np.float32)])
    x = x[np.isfinite(x)]
    halves = x.astype(ml_dtypes.bfloat16).astype(np.float32)
    assert applied("bfloat16", x).tobytes() == halves.tobytes()

    infinity, nothing = np.float32(np.inf), np.float32(np.nan)
    found = applied("bfloat16", np.array([infinity, -infinity, nothing, -nothing] * 5))
    assert found[:2].tolist() == [infinity, -infinity]
    assert np.isnan(found[2:4]).all()


def test_operations_of_the_c_are_those_of_python_in_their_order():
    def names(header: str, of: str) -> list[str]:
        text = (source.C_FOLDER / header).read_text(encoding="ascii")
        lines = text.partition(f"#define {of}(OF)")[2].partition("\n\n")[0]
        return re.findall(r"OF\((\w+)", lines)

    assert names("element_operations.h", "ELEMENT_OPERATIONS") == list(OPERATIONS)
    assert names("element_operations.h", "ELEMENT_PAIRS") == list(PAIRS)
    assert names("element_sums.h", "ELEMENT_SUMS") == list(SUMS)


def test_operations_of_the_c_have_as_many_operands_as_those_of_python():
    text = (source.C_FOLDER / "element_operations.h").read_text(encoding="ascii")
    found = {name: int(count) for name, count in re.findall(r"OF\((\w+), (\d),", text)}

    of_two = {"add_relu", "sub_square", "add_bfloat16", "mul_bfloat16"}
    pairs = {name: 2 if name in of_two else 3 for name in PAIRS}
    assert found == {name: one.operands for name, one in OPERATIONS.items()} | pairs
