"""Fourier transforms along one axis and several, of complex signals and of real ones."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, Recipe, real, transposed

C = "ops.Complex()(a, b)", "torch.complex(a, b)"


def shown(ours: str, theirs: str, *inputs: Recipe) -> Case:
    """Two calls with complex results, as real ones."""
    theirs = f"torch.view_as_real(({theirs}).resolve_conj())"
    return Case(f"ops.view_as_real({ours})", theirs, inputs)


def of_complex(call: str, *shape: int) -> Case:
    """One call of a complex signal `z`, with a complex result."""
    ours, theirs = (call.replace("(z", f"({z}", 1) for z in C)
    return shown(f"ops.{ours}", f"torch.fft.{theirs}", real(*shape), real(*shape))


def of_real(call: str, *shape: int) -> Case:
    """One call of a real signal `a`, with a complex result."""
    return shown(f"ops.{call}", f"torch.fft.{call}", transposed(*shape))


def to_real(call: str, *shape: int) -> Case:
    """One call of a complex signal `z`, with a real result."""
    ours, theirs = (call.replace("(z", f"({z}", 1) for z in C)
    return Case(f"ops.{ours}", f"torch.fft.{theirs}", (real(*shape), real(*shape)))


STFT = "ops.stft(a, 4, 2, 3, b, normalized=True, return_complex=True)"
THEIR_STFT = "torch.stft(a, 4, 2, 3, b, normalized=True, return_complex=True)"

CASES = {
    "fft": of_complex("fft(z)", 2, 4),
    "fft of real": of_real("fft(a, dim=0)", 3, 2),
    "fft shorter": of_complex("fft(z, 3, norm='ortho')", 2, 4),
    "fft longer": of_complex("fft(z, 5, dim=0, norm='forward')", 3, 2),
    "ifft": of_complex("ifft(z)", 2, 3),
    "ifft forward": of_complex("ifft(z, norm='forward')", 5),
    "fft2": of_complex("fft2(z)", 2, 3, 2),
    "ifft2": of_complex("ifft2(z, (2, 5))", 3, 3),
    "fftn": of_complex("fftn(z, (3, 2))", 2, 2, 3),
    "ifftn": of_complex("ifftn(z, dim=(0, 2), norm='ortho')", 2, 2, 3),
    "rfft": of_real("rfft(a)", 2, 4),
    "rfft odd": of_real("rfft(a, norm='forward')", 5),
    "rfft longer": of_real("rfft(a, 6, dim=0)", 3, 2),
    "rfft2": of_real("rfft2(a)", 3, 4),
    "rfftn": of_real("rfftn(a, dim=(1, 0), norm='ortho')", 3, 4),
    "ihfft": of_real("ihfft(a)", 2, 5),
    "ihfft2": of_real("ihfft2(a, norm='ortho')", 2, 4),
    "ihfftn": of_real("ihfftn(a)", 2, 3, 2),
    "irfft": to_real("irfft(z)", 2, 3),
    "irfft odd": to_real("irfft(z, 5, norm='forward')", 3),
    "irfft longer": to_real("irfft(z, 8, dim=0, norm='ortho')", 3, 2),
    "irfft of real": Case("ops.irfft(a)", "torch.fft.irfft(a)", (real(4),)),
    "irfft2": to_real("irfft2(z)", 2, 3),
    "irfftn": to_real("irfftn(z, (3, 4))", 2, 3),
    "hfft": to_real("hfft(z)", 2, 3),
    "hfft odd": to_real("hfft(z, 5, norm='ortho')", 3),
    "hfft2": to_real("hfft2(z)", 3, 3),
    "hfftn": to_real("hfftn(z, norm='forward')", 2, 3),
    "fftshift": Case("ops.fftshift(a)", "torch.fft.fftshift(a)", (real(3, 4),)),
    "ifftshift": Case("ops.ifftshift(a, 1)", "torch.fft.ifftshift(a, 1)", (real(2, 5),)),
    "fftfreq": Case(
        "ops.fftfreq(5, 0.5) * a", "torch.fft.fftfreq(5, 0.5) * a", (real(5),), differentiated=False
    ),
    "rfftfreq": Case("ops.rfftfreq(6) * a", "torch.fft.rfftfreq(6) * a", (real(4),)),
    "stft": shown(STFT, THEIR_STFT, real(2, 9), real(3)),
    "stft of real, all frequencies": Case(
        "ops.stft(a, 4, onesided=False, center=False)",
        "torch.view_as_real(torch.stft(a, 4, onesided=False, center=False, window=torch.ones(4,"
        " dtype=a.dtype), return_complex=True))",
        (real(7),),
    ),
}
