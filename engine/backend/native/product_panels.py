"""Products of many matrices with one, whose panels are copied once for all of them."""

from __future__ import annotations

from typing import Any

from .calls import Call
from .product_cuts import cut_of_panels, panel_of
from .product_kernel import HEAD, LEFT, MEMORY, OUT, RIGHT, ProductKernel

__all__ = ["of_panels", "panels_in"]


def panels_in(kernel: ProductKernel, y: Any) -> Any:
    """A right matrix as (panels, depth, columns of each), a view; None where panels differ."""
    width = panel_of(kernel.is_wide, y.shape[1])
    if width is None:
        return None
    return y.T.reshape(y.shape[1] // width, width, y.shape[0]).transpose(0, 2, 1)


def of_panels(kernel: ProductKernel, x: Any, panels: Any, out: Any) -> Call | None:
    """The call of one thread for a product with copied panels; None where it takes no such arrays.

    Args:
        kernel: What computes it.
        x: (rows, depth).
        panels: As `panels_in` gives them, contiguous.
        out: (rows, columns), contiguous.

    """
    if x.ndim != 2 or not x.flags.aligned or not (panels.flags.carray and out.flags.carray):
        return None
    if out.shape != (x.shape[0], panels.shape[0] * panels.shape[2]):
        return None
    cut = cut_of_panels(kernel.is_wide, x.shape, x.strides, panels.shape)
    if cut is None:
        return None
    return Call(
        kernel.multiply,
        HEAD.pack(0, 0, 0, 0, 0, 0) + cut.words,
        ((LEFT, x), (RIGHT, panels), (OUT, out)),
        cut.memory,
        ((MEMORY, 0),),
        is_shared=False,
    )
