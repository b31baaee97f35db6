from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops


def test_gradient_of_a_clamp_passes_at_its_bounds():
    x = Tensor([-1.0, 0.0, 0.5, 1.0, 2.0])
    gradient = ops.grad(lambda x: ops.clamp(x, 0.0, 1.0))(x)

    assert gradient.tolist() == [0.0, 1.0, 1.0, 1.0, 0.0]


def test_each_of_a_list_is_clipped_by_value():
    clipped = ops.clip_by_value([Tensor([5.0]), Tensor([-5.0])], -1.0, 1.0)

    assert [part.tolist() for part in clipped] == [[1.0], [-1.0]]


def test_short_vectors_keep_their_length():
    assert ops.clip_by_norm(Tensor([0.3, 0.4]), 1.0).tolist() == pytest.approx([0.3, 0.4])


def test_gradients_are_scaled_together(rng):
    parts = [rng.standard_normal((2, 3)), rng.standard_normal(4)]
    clipped = ops.clip_by_global_norm([Tensor(part) for part in parts], 0.5)
    norm = np.sqrt(sum(np.square(part).sum() for part in parts))

    for part, result in zip(parts, clipped, strict=True):
        np.testing.assert_allclose(result.asnumpy(), part * 0.5 / norm, rtol=1e-12)


def test_known_norm_is_taken():
    (clipped,) = ops.clip_by_global_norm([Tensor([1.0])], 1.0, use_norm=Tensor(4.0))

    assert clipped.tolist() == [0.25]
