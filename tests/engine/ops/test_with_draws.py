from __future__ import annotations

from engine import Tensor, ops
from engine.ops.with_draws import with_draws


def test_what_draws_random_numbers_is_told_apart():
    x = Tensor([1.0, 2.0])

    assert with_draws(lambda: 3) == (3, False)
    assert not with_draws(ops.dropout, x, p=0.5, training=False)[1]
    assert with_draws(ops.dropout, x, p=0.5)[1]
    assert with_draws(ops.standard_normal, (2,))[1]
