"""Functions that neither array library has itself."""

from __future__ import annotations

from typing import Any

from . import by_device


def _of(name: str, summary: str) -> Any:
    """A function of SciPy's `special`, and of CuPy's; the first array says in which dtype."""

    def on_cpu(x: Any, *others: Any) -> Any:
        from scipy import special

        return getattr(special, name)(x, *others).astype(x.dtype, copy=False)  # it has no float16

    def on_gpu(x: Any, *others: Any) -> Any:
        from cupyx.scipy import special

        return getattr(special, name)(x, *others).astype(x.dtype, copy=False)

    on_cpu.__name__ = name
    on_cpu.__doc__ = f"{summary}, element by element, in the dtype of the first array."
    return by_device(on_cpu, on_gpu)


erf = _of("erf", "The error function")
erfc = _of("erfc", "1 less the error function, which keeps its digits far out")
erfinv = _of("erfinv", "The inverse of the error function")
gammaln = _of("gammaln", "The logarithm of the magnitude of the gamma function")
psi = _of("psi", "The derivative of the logarithm of the gamma function")
zeta = _of("zeta", "The Hurwitz zeta function")
gammainc = _of("gammainc", "The lower regularised incomplete gamma function")
gammaincc = _of("gammaincc", "The upper regularised incomplete gamma function")
betainc = _of("betainc", "The regularised incomplete beta function")
i0 = _of("i0", "The modified Bessel function of the first kind, order 0")
i0e = _of("i0e", "`i0` times exp(-|x|)")
i1 = _of("i1", "The modified Bessel function of the first kind, order 1")
i1e = _of("i1e", "`i1` times exp(-|x|)")
j0 = _of("j0", "The Bessel function of the first kind, order 0")
j1 = _of("j1", "The Bessel function of the first kind, order 1")
k0 = _of("k0", "The modified Bessel function of the second kind, order 0")
k0e = _of("k0e", "`k0` times exp(x)")
k1 = _of("k1", "The modified Bessel function of the second kind, order 1")
k1e = _of("k1e", "`k1` times exp(x)")
y0 = _of("y0", "The Bessel function of the second kind, order 0")
y1 = _of("y1", "The Bessel function of the second kind, order 1")
