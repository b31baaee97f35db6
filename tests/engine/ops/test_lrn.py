"""Local response normalisation, against its formula."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops


def test_neighbours_in_other_channels_divide(rng: np.random.Generator) -> None:
    x = rng.standard_normal((2, 5, 2, 3))
    total = np.stack([(x[:, max(k - 2, 0) : k + 3] ** 2).sum(1) for k in range(5)], 1)

    out = ops.lrn(Tensor(x), 2, 1.5, 0.4, 0.75).asnumpy()
    np.testing.assert_allclose(out, x / (1.5 + 0.4 * total) ** 0.75, rtol=1e-12)


@pytest.mark.parametrize(
    ("args", "error", "message"),
    [
        ((1.5,), TypeError, "depth_radius.* an int"),
        ((-1,), ValueError, "from 0"),
        ((1, "x"), TypeError, r"lrn\(bias\)"),
        ((1, 1.0, 1.0, 0.5, "WITHIN_CHANNEL"), ValueError, "'ACROSS_CHANNELS'"),
        ((1, 1.0, 1.0, 0.5, 3), TypeError, "a str"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    args: tuple, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        ops.lrn(Tensor(np.ones((1, 2, 1, 1))), *args)


def test_input_of_other_axes_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\(batch, channels, height, width\)"):
        ops.lrn(Tensor(np.ones((2, 3, 4))))
