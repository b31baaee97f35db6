"""What holds numbers is taken as it is; the libraries' own are stood in for by what they can do."""

from __future__ import annotations

import io
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from insight.errors import ValueKindError
from insight.plugins import PLUGINS, as_array, is_array
from insight.record import SummaryRecord

NUMBERS = np.array([[1.5, -2.0], [0.25, 8.0]], np.float32)


class Torch:
    """Refuses NumPy while it remembers gradients, lives on a device, or has a type of its own."""

    is_sparse = False

    def __init__(self, array, *, grad=True, device="cuda", dtype="torch.float32"):
        self.array, self.grad, self.device, self.dtype = array, grad, device, dtype

    def __array__(self, dtype=None, copy=None):
        raise RuntimeError("Can't call numpy() on Tensor that requires grad.")

    def detach(self):
        return Torch(self.array, grad=False, device=self.device, dtype=self.dtype)

    def cpu(self):
        return Torch(self.array, grad=self.grad, device="cpu", dtype=self.dtype)

    def float(self):
        return Torch(self.array, grad=self.grad, device=self.device)

    def numpy(self):
        assert not self.grad, "requires grad"
        assert self.device == "cpu"
        if self.dtype == "torch.bfloat16":
            raise TypeError("Got unsupported ScalarType BFloat16")
        return self.array


class Sparse(Torch):
    is_sparse = True

    def detach(self):
        return self

    def cpu(self):
        return self

    def to_dense(self):
        return Torch(self.array, grad=False, device="cpu")


class CuPy:
    __cuda_array_interface__ = None  # what it says does not matter here

    def __init__(self, array):
        self.array = array

    def __array__(self, dtype=None, copy=None):
        raise TypeError("Implicit conversion to a NumPy array is not allowed.")

    def get(self):
        return self.array


class Jax:
    def __init__(self, array):
        self.array = array

    def __array__(self, dtype=None, copy=None):
        return np.asarray(self.array, dtype)


class DLPack:
    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


class MindSpore:
    def __init__(self, array):
        self.array = array

    def asnumpy(self):
        return self.array


HOLDERS = [
    np.asarray,
    Torch,
    lambda array: Torch(array, dtype="torch.bfloat16"),
    Sparse,
    CuPy,
    Jax,
    DLPack,
    MindSpore,
    lambda array: Jax(array.astype(ml_dtypes.bfloat16)),
    np.ndarray.tolist,
    lambda array: [Torch(row) for row in array],
    lambda array: tuple([CuPy(number) for number in row] for row in array),
]


KINDS = [Fraction, Decimal, float, int, np.float16, np.longdouble]


@pytest.mark.parametrize("hold", HOLDERS)
def test_numbers_come_out_of_whatever_holds_them(hold):
    np.testing.assert_array_equal(as_array("here", hold(NUMBERS)).astype(np.float32), NUMBERS)


@pytest.mark.parametrize(
    "hold", [*HOLDERS[:-3], *(lambda array, kind=kind: kind(float(array)) for kind in KINDS)]
)
def test_a_scalar_comes_out_of_whatever_holds_it(hold):
    assert PLUGINS["scalar"].encode(hold(np.array(2.0, np.float32))) == 2.0


@pytest.mark.parametrize("hold", HOLDERS[:-3])
def test_a_logged_value_may_be_held_by_any_library(hold, tmp_path):
    with SummaryRecord(tmp_path) as record:
        assert record.log(
            1, {"loss": hold(np.array(0.5, np.float32)), "other": hold(NUMBERS[:1, :1])}
        )
        record.add_value("histogram", "weights", hold(NUMBERS))
        assert record.record(1)


@pytest.mark.parametrize(
    "value",
    [
        *("0.5", None, object(), 1j, [1, "a"], [[1, 2], [3]], Torch, np.array(["a"]), {"a": 1}),
        *(np.zeros(2, "V4"), np.zeros(2, "f4,f4")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_holds_no_real_numbers_is_refused(value):
    with pytest.raises(ValueKindError, match="here expected a number, an array or a tensor"):
        as_array("here", value)


def test_what_is_masked_is_no_number():
    array = np.ma.array([1, 2, 3], mask=[False, True, False])

    np.testing.assert_array_equal(as_array("here", array), [1, np.nan, 3])
    assert as_array("here", np.ma.array([1, 2])).dtype == int
    assert np.isnan(PLUGINS["scalar"].encode(np.ma.masked))


def test_a_tensor_without_content_says_why_it_is_refused():
    class Meta(Torch):
        def detach(self):
            raise NotImplementedError("Cannot copy out of meta tensor; no data!")

    with pytest.raises(ValueKindError, match="no data!"):
        as_array("here", Meta(NUMBERS))


def test_no_library_is_imported_to_recognise_one():
    script = "import insight.plugins, sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert not {"torch", "jax", "cupy", "tensorflow", "pandas"} & set(done.stdout.split())


def test_a_text_stream_is_no_tensor_and_keeps_its_file():
    stream = io.TextIOWrapper(io.BytesIO())

    assert not is_array(stream)
    with pytest.raises(ValueKindError, match="TextIOWrapper"):
        as_array("here", stream)
    assert stream.write("still there") == 11
