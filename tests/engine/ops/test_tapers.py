from __future__ import annotations

import numpy as np
import pytest
from scipy.signal import windows

import engine
from engine import Tensor, ops

SCIPY = {
    "hamming_window": windows.hamming,
    "hann_window": windows.hann,
    "blackman_window": windows.blackman,
    "bartlett_window": windows.bartlett,
    "kaiser_window": lambda n, sym: windows.kaiser(n, 12.0, sym),
}


@pytest.mark.parametrize("name", SCIPY)
@pytest.mark.parametrize("periodic", [True, False])
@pytest.mark.parametrize("length", [0, 1, 2, 7, 8])
def test_weights_are_those_of_scipy(name, periodic, length):
    found = getattr(ops, name)(length, periodic, dtype=engine.float64)

    assert found.dtype == engine.float64
    assert np.allclose(found.asnumpy(), SCIPY[name](length, sym=not periodic), atol=1e-12)


def test_own_factors_and_length_as_a_tensor():
    found = ops.hamming_window(Tensor(8), False, 0.6, 0.4).asnumpy()

    assert np.allclose(found, windows.general_hamming(8, 0.6), atol=1e-6)
    assert np.allclose(ops.kaiser_window(8, False, 5.0).asnumpy(), windows.kaiser(8, 5.0))


def test_number_types_are_mindspores():
    types = {name: str(getattr(ops, name)(4).dtype) for name in SCIPY}

    assert {name for name, dtype in types.items() if dtype == "Float64"} == {
        "hann_window",
        "kaiser_window",
    }
    assert ops.BlackmanWindow(False, engine.float64)(Tensor(5)).dtype == engine.float64
    assert ops.HammingWindow(alpha=0.5, beta=0.5)(Tensor(4)).tolist() == [0.0, 0.5, 1.0, 0.5]
    assert ops.BartlettWindow()(Tensor(4)).tolist() == [0.0, 0.5, 1.0, 0.5]


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda: ops.hann_window(-1), ValueError),
        (lambda: ops.hann_window(4.5), TypeError),
        (lambda: ops.hamming_window(4, dtype=engine.int32), ValueError),
    ],
)
def test_window_that_cannot_be_is_refused(call, kind):
    with pytest.raises(kind):
        call()
