"""Functions that neither array library has itself."""

from __future__ import annotations

from typing import Any

from . import by_device


def _erf_cpu(x: Any) -> Any:
    from scipy.special import erf as host_erf

    return host_erf(x).astype(x.dtype, copy=False)  # SciPy has no float16


def _erf_gpu(x: Any) -> Any:
    from cupyx.scipy.special import erf as device_erf

    return device_erf(x).astype(x.dtype, copy=False)


erf = by_device(_erf_cpu, _erf_gpu)
erf.__doc__ = """The error function, element by element, in the dtype of `x`."""
