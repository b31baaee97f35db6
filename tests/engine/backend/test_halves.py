from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from engine.backend import halves
from engine.backend.halves import converted, is_half
from insight import native

FLOAT16, BFLOAT16 = np.dtype(np.float16), np.dtype(ml_dtypes.bfloat16)
FLOAT32 = np.dtype(np.float32)
HALVES = [pytest.param(FLOAT16, id="float16"), pytest.param(BFLOAT16, id="bfloat16")]


def bits(array: np.ndarray) -> np.ndarray:
    return array.view(f"u{array.itemsize}")


def by_numpy(array: np.ndarray, dtype: np.dtype) -> np.ndarray:
    with np.errstate(all="ignore"):
        return array.astype(dtype)


def numbers() -> np.ndarray:
    """float32 of every sign, exponent and leading bits, with ties and their neighbours below."""
    leading = np.arange(2**16, dtype=np.uint32) << 16
    below = [0, 1, 0x0FFF, 0x1000, 0x1001, 0x2000, 0x3000, 0x7FFF, 0x8000, 0x8001, 0xFFFF]
    return np.concatenate([leading | low for low in below]).astype(np.uint32).view(np.float32)


@pytest.fixture(params=["native", "NumPy"])
def way(request, monkeypatch):
    halves._function.cache_clear()
    if request.param == "NumPy":
        monkeypatch.setattr(native, "library", lambda name: None)
    else:
        assert native.library("halves") is not None
    yield request.param
    halves._function.cache_clear()


@pytest.mark.parametrize("half", HALVES)
def test_every_half_becomes_numpys_float32(way, half):
    every = np.arange(2**16, dtype=np.uint16).view(half)

    np.testing.assert_array_equal(bits(converted(every, FLOAT32)), bits(by_numpy(every, FLOAT32)))


@pytest.mark.parametrize("half", HALVES)
def test_float32_becomes_numpys_half(way, half):
    given = numbers()
    with np.errstate(all="ignore"):
        found = converted(given, half)

    np.testing.assert_array_equal(bits(found), bits(by_numpy(given, half)))


LAYOUTS = {
    "whole": lambda x: x,
    "turned": lambda x: x.transpose(2, 0, 1),
    "backwards": lambda x: x[::-1],
    "every other": lambda x: x[:, ::2],
    "a part": lambda x: x[1:-1, 1:-1],
    "repeated": lambda x: np.broadcast_to(x[:1], (9, *x.shape[1:])),
    "in Fortran's order": np.asfortranarray,
    "with an axis of one": lambda x: x[:, :, None].transpose(0, 3, 2, 1),
    "off its place": lambda x: np.frombuffer(b"\0" + x.tobytes(), x.dtype, offset=1).reshape(
        x.shape
    ),
    "of other bytes": lambda x: x.astype(x.dtype.newbyteorder()),
    "nothing": lambda x: x[:0],
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("there", ["to float16", "from float16"])
def test_memory_may_lie_in_any_order(way, layout, there):
    given, wanted = (FLOAT32, FLOAT16) if there == "to float16" else (FLOAT16, FLOAT32)
    whole = np.random.default_rng(1).standard_normal((40, 30, 20)).astype(given)
    laid = LAYOUTS[layout](whole)
    found, expected = converted(laid, wanted), by_numpy(laid, wanted)

    assert found.strides == expected.strides
    np.testing.assert_array_equal(found, expected)


def test_array_that_has_the_type_stays_the_same():
    given = np.ones(5000, FLOAT16)

    assert converted(given, FLOAT16) is given


def test_single_number_is_converted():
    assert converted(np.float32(0.1), FLOAT16) == np.float16(0.1)


@pytest.mark.parametrize("kind", [np.int16, np.float32, np.complex64, np.bool_])
def test_other_types_are_no_halves(kind):
    assert not is_half(np.dtype(kind))


@pytest.mark.parametrize("half", HALVES)
def test_halves_are_told_by_their_type(half):
    assert is_half(half)
