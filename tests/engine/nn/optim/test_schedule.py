from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engine import Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError

GOLDEN = Path(__file__).resolve().parents[3] / "data" / "golden" / "golden_numerics.json"
CASES = json.loads(GOLDEN.read_text(encoding="utf-8"))["lr"]
CELLS = [name for name in CASES if not name.endswith("_lr")]


@pytest.mark.parametrize("name", CELLS)
def test_cell_gives_the_golden_rates(name):
    schedule = getattr(nn, name.removesuffix("_stair"))(*CASES[name]["args"])
    steps = range(len(CASES[name]["values"]))

    rates = [schedule(Tensor(step)).asnumpy() for step in steps]
    np.testing.assert_allclose(rates, CASES[name]["values"], rtol=2e-6, atol=1e-12)


def test_natural_decay_needs_its_steps_only_for_stairs():
    smooth, stairs = (nn.NaturalExpDecayLR(1.0, 0.1, 4, is_stair) for is_stair in (False, True))

    assert [round(float(smooth(step)), 4) for step in (3, 4)] == [0.7408, 0.6703]
    assert [round(float(stairs(step)), 4) for step in (3, 4)] == [1.0, 0.6703]


def test_polynomial_decay_can_begin_anew():
    stretched = nn.PolynomialDecayLR(1.0, 0.0, 4, 1.0, update_decay_steps=True)

    assert [float(stretched(step)) for step in (0, 4, 6, 8)] == [1.0, 0.0, 0.25, 0.0]


def test_rate_is_a_scalar_of_float32():
    rate = nn.WarmUpLR(0.1, 4)(Tensor(1))

    assert rate.shape == ()
    assert str(rate.dtype) == "Float32"


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: nn.ExponentialDecayLR("0.1", 0.9, 4), "learning_rate"),
        (lambda: nn.ExponentialDecayLR(0.1, 0.9, 4.0), "decay_steps"),
        (lambda: nn.ExponentialDecayLR(0.1, 0.9, 4, is_stair=1), "is_stair"),
        (lambda: nn.WarmUpLR(True, 4), "learning_rate"),
    ],
)
def test_wrong_type_is_refused(make, name):
    with pytest.raises(ArgumentTypeError, match=name):
        make()


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: nn.ExponentialDecayLR(-0.1, 0.9, 4), "learning_rate"),
        (lambda: nn.InverseDecayLR(0.1, 0.0, 4), "decay_rate"),
        (lambda: nn.NaturalExpDecayLR(0.1, 0.9, 0), "decay_steps"),
        (lambda: nn.CosineDecayLR(0.2, 0.1, 4), "max_lr"),
        (lambda: nn.PolynomialDecayLR(0.1, 0.0, 4, 0.0), "power"),
    ],
)
def test_number_out_of_range_is_refused(make, name):
    with pytest.raises(ArgumentValueError, match=name):
        make()
