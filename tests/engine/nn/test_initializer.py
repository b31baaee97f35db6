"""Initial values: MindSpore's statistics, names, seeds and errors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine.nn import initializer as module
from engine.nn.initializer import initializer

GOLDEN = Path(__file__).parents[2] / "data" / "golden" / "golden_numerics.json"
STATISTICS = json.loads(GOLDEN.read_text(encoding="utf-8"))["init"]

PARAMETERS = {
    "Dense(400,120).weight": lambda: nn.Dense(400, 120).weight,
    "Dense(400,120).bias": lambda: nn.Dense(400, 120).bias,
    "Conv2d(3,64,5).weight": lambda: nn.Conv2d(3, 64, 5).weight,
    "Embedding(1000,64)": lambda: nn.Embedding(1000, 64).embedding_table,
    "BatchNorm2d.gamma": lambda: nn.BatchNorm2d(4).gamma,
}


def drawn(case: str) -> np.ndarray:
    engine.set_seed(11)
    if case in PARAMETERS:
        return PARAMETERS[case]().asnumpy()
    return initializer(case, STATISTICS[case]["shape"]).asnumpy()


def check(init: Any, shape: tuple[int, ...], deviation: float) -> None:
    engine.set_seed(11)
    values = initializer(init, shape).asnumpy()

    assert values.shape == shape
    assert values.dtype == np.float32
    assert values.std() == pytest.approx(deviation, rel=0.03)
    assert abs(values.mean()) < 4 * deviation / np.sqrt(values.size)


@pytest.mark.parametrize("case", STATISTICS)
def test_statistics_are_mindspores(case: str) -> None:
    expected, values = STATISTICS[case], drawn(case)

    assert list(values.shape) == expected["shape"]
    assert values.std() == pytest.approx(expected["std"], rel=0.15)
    assert abs(values.mean() - expected["mean"]) <= 6 * expected["std"] / np.sqrt(values.size)


@pytest.mark.parametrize("case", ["Dense(400,120).weight", "Conv2d(3,64,5).weight", "uniform"])
def test_even_numbers_fill_mindspores_interval(case: str) -> None:
    expected, values = STATISTICS[case], drawn(case)

    assert values.max() == pytest.approx(expected["max"], rel=0.01)
    assert values.min() == pytest.approx(expected["min"], rel=0.01)


@pytest.mark.parametrize(
    ("init", "deviation"),
    [
        (module.Normal(0.5), 0.5),
        (module.Uniform(0.3), 0.3 / np.sqrt(3)),
        (module.XavierUniform(2), 2 * np.sqrt(2 / 300)),
        (module.XavierNormal(), np.sqrt(2 / 300)),
        (module.HeNormal(nonlinearity="relu"), np.sqrt(2 / 100)),
        (module.HeNormal(mode="fan_out"), np.sqrt(2 / 200)),
        (module.HeUniform(np.sqrt(5)), np.sqrt(1 / 300)),
        (module.HeUniform(nonlinearity="tanh"), 5 / 3 / 10),
        (module.VarianceScaling(), 0.1),
        (module.VarianceScaling(2.0, "fan_avg", "uniform"), np.sqrt(2 / 150)),
        (module.VarianceScaling(distribution="untruncated_normal"), 0.1),
        (module.Orthogonal(), np.sqrt(1 / 200)),
    ],
)
def test_spread_follows_the_formula(init: Any, deviation: float) -> None:
    check(init, (200, 100), deviation)


def test_truncated_numbers_stay_within_the_bounds() -> None:
    values = initializer(module.TruncatedNormal(1.0, 0.0, -0.5, 1.0), (1000,)).asnumpy()

    assert -0.5 <= values.min() < -0.4
    assert 0.9 < values.max() <= 1.0


def test_rows_of_an_orthogonal_matrix_are_orthogonal() -> None:
    rows = initializer(module.Orthogonal(2.0), (3, 5)).asnumpy()

    assert np.allclose(rows @ rows.T, 4 * np.eye(3), atol=1e-5)


def test_dirac_passes_channels_on() -> None:
    layer = nn.Conv2d(4, 4, 3, group=2, weight_init=module.Dirac(2))
    x = np.random.default_rng(0).standard_normal((1, 4, 5, 5)).astype(np.float32)

    assert np.array_equal(layer(Tensor(x)).asnumpy(), x)


def test_identity_is_one_on_the_diagonal() -> None:
    assert np.array_equal(initializer("identity", (2, 3)).asnumpy(), np.eye(2, 3))


@pytest.mark.parametrize("init", [3, 3.0, module.Constant(3), Tensor([3.0, 3.0])])
def test_numbers_and_tensors_stand_for_themselves(init: Any) -> None:
    assert initializer(init, (2,)).asnumpy().tolist() == [3, 3]


def test_names_are_read_whatever_their_case() -> None:
    assert initializer("HeUniform", (2, 2)).shape == (2, 2)
    assert initializer("ZEROS", 2).asnumpy().tolist() == [0, 0]


def test_dtype_is_honoured() -> None:
    assert initializer("normal", (2,), engine.float16).dtype == engine.float16


def test_seed_gives_the_same_numbers_again() -> None:
    engine.set_seed(4)
    first = initializer("normal", (5,)).asnumpy()
    second = initializer("normal", (5,)).asnumpy()
    engine.set_seed(4)

    assert np.array_equal(initializer("normal", (5,)).asnumpy(), first)
    assert not np.array_equal(first, second)


def test_tensor_takes_an_initializer() -> None:
    assert Tensor(shape=(2,), dtype=engine.float32, init=module.One()).asnumpy().tolist() == [1, 1]


@pytest.mark.parametrize(
    ("init", "shape", "error", "message"),
    [
        ("nonsense", (2,), ValueError, "got 'nonsense'"),
        (None, (2,), TypeError, "a name, a number, a Tensor or an Initializer, got NoneType"),
        ("ones", "2", TypeError, "an int or a tuple of ints, got str"),
        ("ones", (2, 0), ValueError, "lengths above 0"),
        (Tensor([1.0]), (2,), ValueError, r"expected \(2,\), got shape \(1,\)"),
        ("he_uniform", (), ValueError, "one axis or more"),
        ("identity", (2,), ValueError, "two axes"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    init: Any, shape: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        initializer(init, shape)


def test_initializer_without_values_says_what_it_needs() -> None:
    with pytest.raises(TypeError, match=r"a method values\(shape\)"):
        initializer(module.Initializer(), (2,))


def test_bounds_that_hold_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="bounds around the mean"):
        module.TruncatedNormal(0.01, 0.0, 5.0, 6.0)


@pytest.mark.parametrize(("share", "zeros"), [(0.0, 0), (0.3, 3), (0.25, 3), (1.0, 10)])
def test_sparse_leaves_a_share_of_each_column_zero(share, zeros):
    engine.set_seed(2)
    values = initializer(module.Sparse(share, 0.5), (10, 200)).asnumpy()

    assert ((values == 0).sum(0) == zeros).all()
    if share < 1:
        assert values[values != 0].std() == pytest.approx(0.5, rel=0.1)


def test_sparse_refuses_other_shares_and_shapes():
    with pytest.raises(ValueError, match="from 0 to 1"):
        module.Sparse(1.5)
    with pytest.raises(ValueError, match="two axes"):
        initializer(module.Sparse(0.5), (2, 2, 2))
