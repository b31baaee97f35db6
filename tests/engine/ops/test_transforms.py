"""Fourier transforms: number types, refusals, edges, and a network that learns in the spectrum.

Values and gradients are compared with PyTorch's in `pytorch_cases/fourier.py`.
"""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.every_case import every

RNG = np.random.default_rng(12)
X = RNG.standard_normal((2, 4))
TO_COMPLEX = ["fft", "ifft", "rfft", "ihfft", "fft2", "ifft2", "rfft2", "ihfft2", "fftn", "rfftn"]
TO_REAL = ["irfft", "hfft", "irfft2", "hfft2", "irfftn", "hfftn"]


@every("name", TO_COMPLEX + TO_REAL)
@every("dtype", ["int32", "float16", "bfloat16", "float32", "float64"])
def test_results_are_as_precise_as_the_numbers(name, dtype):
    found = getattr(ops, name)(Tensor(X).astype(getattr(engine, dtype))).asnumpy().dtype
    wide = dtype == "float64"
    expected = (np.complex64, np.complex128) if name in TO_COMPLEX else (np.float32, np.float64)

    assert found == expected[wide]


@pytest.mark.parametrize("name", ["fft", "ifft", "fftn", "irfft", "hfft"])
def test_single_complex_numbers_stay_single(name):
    kind = getattr(ops, name)(Tensor(X.astype(np.complex64))).asnumpy().dtype

    assert kind == (np.complex64 if name in TO_COMPLEX else np.float32)


@pytest.mark.parametrize("name", ["rfft", "rfft2", "rfftn", "ihfft", "ihfft2", "ihfftn"])
def test_half_of_a_complex_signal_is_refused(name):
    with pytest.raises(ArgumentTypeError, match=f"{name} expected real numbers"):
        getattr(ops, name)(Tensor(X + 1j))


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda x: ops.fft(x, dim=2), ShapeError, "axes of 2"),
        (lambda x: ops.fft(x, norm="other"), ArgumentValueError, "'backward', 'forward'"),
        (lambda x: ops.fft(x, 0), ArgumentValueError, "at least one number, got 0"),
        (lambda x: ops.fft2(x[0]), ShapeError, "axes of 1"),
        (lambda x: ops.fftn(x, (2,), (0, 1)), ArgumentValueError, "2 lengths"),
        (lambda x: ops.fftn(x, dim=(0, -2)), ArgumentValueError, "different axes"),
        (lambda x: ops.fftn(x, (1, 2, 3)), ShapeError, "at most 2 lengths"),
        (lambda x: ops.irfft(x[:, :1]), ArgumentValueError, "two numbers, got one"),
        (lambda x: ops.fft(x[:, :0]), ArgumentValueError, "got no numbers"),
        (lambda x: ops.fftfreq(0), ArgumentValueError, "from 1"),
        (lambda x: ops.FFTWithSize(4, False, False), ArgumentValueError, "1, 2 or 3"),
        (lambda x: ops.stft(x, 3, hop_length=0), ArgumentValueError, "hop_length"),
        (lambda x: ops.stft(x, 9, center=False), ArgumentValueError, "from 1 to 4"),
        (lambda x: ops.stft(x, 4, win_length=5), ArgumentValueError, "win_length"),
        (lambda x: ops.stft(x, 4, window=Tensor([1.0])), ShapeError, r"\(4,\)"),
        (lambda x: ops.stft(x[None], 4), ShapeError, "samples"),
        (lambda x: ops.stft(x + 1j, 4, onesided=True), ArgumentTypeError, "real numbers"),
    ],
)
def test_what_does_not_fit_is_refused(call, error, text):
    with pytest.raises(error, match=text):
        call(Tensor(X))


def test_batches_may_be_empty():
    assert ops.fft(Tensor(X[:0])).shape == (0, 4)
    assert ops.irfft(Tensor(X[:0])).shape == (0, 6)


def test_signal_need_not_lie_in_order():
    assert ops.fft(Tensor(X).T).asnumpy() == pytest.approx(np.fft.fft(X.T))


def test_operator_with_sizes_is_each_of_the_transforms():
    z, x = Tensor(X + 1j * X[::-1]), Tensor(X)

    def same(one, other):
        assert one.asnumpy() == pytest.approx(other.asnumpy())

    same(ops.FFTWithSize(1, False, False)(z), ops.fft(z))
    same(ops.FFTWithSize(2, True, False, "ortho")(z), ops.ifft2(z, norm="ortho"))
    same(ops.FFTWithSize(1, False, True)(x), ops.rfft(x))
    same(ops.FFTWithSize(1, False, True, onesided=False)(x), ops.fft(x))
    same(ops.FFTWithSize(1, True, True)(z), ops.irfft(z))
    same(ops.FFTWithSize(1, True, True, signal_sizes=(7,))(z), ops.irfft(z, 7))
    same(ops.FFTWithSize(1, True, True, onesided=False)(z), ops.real(ops.ifft(z)))


def test_short_time_transform_of_mindspore():
    signal = Tensor(np.arange(16.0), engine.float32)
    found = ops.stft(signal, 4, 2).asnumpy()

    assert found.shape == (3, 9, 2)
    assert found[0, :, 0].tolist() == [4, 6, 14, 22, 30, 38, 46, 54, 56]
    window = ops.ones((4,))
    own = ops.STFT(4, 2, 4, False, True, False)(signal, window)
    assert own.asnumpy().tolist() == ops.stft(signal, 4, 2, center=False).asnumpy().tolist()


def test_frequencies_are_in_the_type_that_is_asked_for():
    assert ops.fftfreq(4).dtype == engine.float32
    assert ops.rfftfreq(4, 0.5, engine.float64).asnumpy().tolist() == [0, 0.5, 1]


class Spectral(nn.Cell):
    """Weights each frequency of a signal, as Fourier neural operators do."""

    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor(np.ones(5, np.complex64)))

    def construct(self, x):
        return ops.irfft(ops.rfft(x) * self.weight, x.shape[-1])


def test_filter_of_frequencies_is_learned():
    net, x = Spectral(), Tensor(RNG.standard_normal((16, 8)), engine.float32)
    target = ops.roll(x, 1, -1)  # which a phase for each frequency does
    step = nn.TrainOneStepCell(
        nn.WithLossCell(net, nn.MSELoss()), nn.SGD(net.trainable_params(), 2.0)
    )
    losses = [float(step(x, target)) for _ in range(150)]

    assert losses[-1] < 1e-4 * losses[0]
    assert net.weight.asnumpy()[1] == pytest.approx(np.exp(-2j * np.pi / 8), abs=0.02)
