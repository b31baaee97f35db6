"""Whether this installation computes."""

from __future__ import annotations

import numpy as np

from engine import ops
from engine.backend import current_device
from engine.errors import DeviceError, compose
from engine.tensor import Tensor
from insight import __version__

__all__ = ["run_check"]


def run_check() -> None:
    """Print the version, and whether the current device multiplies rightly.

    Raises:
        DeviceError: If it does not.

    >>> run_check()  # doctest: +ELLIPSIS
    Insight version:  ...
    The result of multiplication calculation is correct, Insight computes on platform [CPU].

    """
    print("Insight version: ", __version__)
    rows = np.arange(12, dtype=np.float32).reshape(3, 4)
    found = ops.matmul(Tensor(rows), Tensor(rows.T)).asnumpy()
    where = current_device()
    if not np.array_equal(found, rows @ rows.T):  # whole numbers, so to the last digit
        hint = "the driver and CuPy's version must fit each other"
        raise DeviceError(compose("run_check", "the product that NumPy gives", where, hint))
    print(
        "The result of multiplication calculation is correct, "
        f"Insight computes on platform [{where}]."
    )
