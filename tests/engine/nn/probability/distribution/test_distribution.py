"""What all distributions share: arguments, calls by name, what follows from what a class gives."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.nn.probability import distribution as msd
from tests.engine.nn.probability.scipy_cases import CASES, CDF

VALUE = Tensor([0.25, 0.5, 0.75])
REST = {"survival_function": 0.75}
WITHOUT_VALUE = {"sample", "mode", "entropy", "get_dist_type"}
TELLING = [n for n, c in CASES.items() if "kl_loss" not in c.lacks] + ["Logistic", "Poisson"]


class Given(msd.Distribution):
    """A distribution that gives what it was made with."""

    def __init__(self, dtype=engine.float32):
        super().__init__(None, dtype, "mine", {})


def giving(**methods):
    made = {f"_{name}": lambda self, *args, value=value: value for name, value in methods.items()}
    return type("Giving", (Given,), made)()


@pytest.mark.parametrize(
    ("gives", "function", "expected"),
    [
        ({"prob": 0.5}, "log_prob", np.log(0.5)),
        ({"log_prob": -1.0}, "prob", np.exp(-1)),
        ({"var": 4.0}, "sd", 2.0),
        ({"sd": 3.0}, "var", 9.0),
        *(
            (gives, function, value)
            for gives in (
                {"cdf": 0.25},
                {"log_cdf": np.log(0.25)},
                REST,
                {"log_survival": np.log(0.75)},
            )
            for function, value in zip(CDF, (0.25, np.log(0.25), 0.75, np.log(0.75)), strict=True)
        ),
    ],
)
def test_function_follows_from_what_a_class_gives(gives, function, expected):
    tensors = {name: Tensor([value]) for name, value in gives.items()}
    arguments = () if function in {"sd", "var"} else (VALUE,)

    found = giving(**tensors)(function, *arguments)

    assert found.asnumpy() == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize(
    ("name", "function"),
    [(name, function) for name, case in CASES.items() for function in case.lacks]
    + [("Uniform", "mode"), ("Poisson", "entropy"), ("StudentT", "get_dist_type")],
)
def test_function_that_mindspore_does_not_give_is_refused(name, function):
    dist = getattr(msd, name)(*CASES[name].a)
    with pytest.raises(NotImplementedError, match=name):
        dist(
            function,
            *() if function in {"sample", "mode", "entropy", "get_dist_type"} else (VALUE,),
        )


def test_function_without_a_name_of_one_is_refused():
    with pytest.raises(NotImplementedError, match="got 'nothing'"):
        msd.Normal(0.0, 1.0)("nothing", VALUE)


@pytest.mark.parametrize("name", [*(name for name in CASES if "kl_loss" not in CASES[name].lacks)])
def test_divergence_from_another_kind_is_refused(name):
    dist = getattr(msd, name)(*CASES[name].a)
    others = [Tensor(one) for one in CASES[name].b]

    for wrong in ("Other", None):
        with pytest.raises(ValueError, match=f"expected '{name}'"):
            dist.kl_loss(wrong, *others)
        with pytest.raises(ValueError, match=f"expected '{name}'"):
            dist.cross_entropy(wrong, *others)


@pytest.mark.parametrize("name", [name for name in CASES if name != "Gumbel"])
def test_parameter_that_nobody_gave_is_asked_for(name):
    dist = getattr(msd, name)()

    assert dist.batch_shape is None
    with pytest.raises(TypeError, match="expected a Tensor or a Parameter, got NoneType"):
        dist.prob(VALUE)


@pytest.mark.parametrize("name", [name for name in CASES if name != "Gumbel"])
@pytest.mark.parametrize("value", [[0.5], np.ones(1), 0.5, None])
def test_value_and_parameters_of_a_call_are_tensors(name, value):
    dist = getattr(msd, name)(*CASES[name].a)
    with pytest.raises(TypeError, match="expected a Tensor or a Parameter"):
        dist.prob(value)
    if value is not None:
        with pytest.raises(TypeError, match="expected a Tensor or a Parameter"):
            dist.prob(VALUE, value)


@pytest.mark.parametrize("name", CASES)
def test_arguments_of_a_wrong_type_are_refused(name):
    kind, parameters = getattr(msd, name), CASES[name].a

    for wrong in (True, "a"):
        with pytest.raises(TypeError):
            kind(*[wrong] * len(parameters))
    with pytest.raises(TypeError, match=r"a type of numbers|a floating type"):
        kind(*parameters, dtype=engine.bool_)
    with pytest.raises(TypeError, match=r"\(name\) expected a str"):
        kind(*parameters, name=3)
    with pytest.raises(TypeError, match=r"\(seed\) expected an int"):
        kind(*parameters, seed=1.0)
    with pytest.raises(TypeError, match=r"\(seed\) expected an int"):
        kind(*parameters, seed=True)
    with pytest.raises(ValueError, match=r"\(seed\) expected an int from 0"):
        kind(*parameters, seed=-1)


@pytest.mark.parametrize("name", [n for n, c in CASES.items() if not c.discrete])
def test_whole_types_are_refused_where_values_are_no_whole_numbers(name):
    with pytest.raises(TypeError, match=r"\(dtype\) expected a floating type"):
        getattr(msd, name)(*CASES[name].a, dtype=engine.int32)


@pytest.mark.parametrize("name", CASES)
def test_parameters_out_of_their_range_are_refused(name):
    parameters = [[0.0, 0.0] for _ in CASES[name].a]
    with pytest.raises(ValueError, match=r"expected numbers above 0|low below high"):
        getattr(msd, name)(*parameters)


@pytest.mark.parametrize("name", ["Bernoulli", "Geometric", "Categorical"])
def test_probabilities_lie_below_one(name):
    with pytest.raises(ValueError, match="expected numbers below 1"):
        getattr(msd, name)([1.0])


@pytest.mark.parametrize("name", ["Gamma", "Poisson", "Beta"])
def test_parameters_that_mindspore_wants_as_arrays_are_refused_as_numbers(name):
    with pytest.raises(TypeError, match="expected a list, an array or a tensor, got float"):
        getattr(msd, name)(*[1.0] * len(CASES[name].a))


def test_shapes_that_do_not_fit_are_refused():
    with pytest.raises(ValueError, match="shapes that fit each other"):
        msd.Normal([0.0, 1.0], [1.0, 1.0, 1.0])


def test_tensors_of_different_types_are_refused():
    with pytest.raises(TypeError, match=r"Normal\(sd\) expected Float32"):
        msd.Normal(Tensor([0.0]), Tensor([1.0], engine.float16))


@pytest.mark.parametrize(
    ("given", "dtype", "expected"),
    [
        ([0.0, 1.0], engine.float16, engine.float16),
        ([np.zeros(2), np.ones(2)], engine.float32, engine.float32),
        ([np.zeros(2), np.ones(2)], engine.float64, engine.float32),
        ([0.0, 1.0], engine.float64, engine.float64),
        ([np.zeros(2, np.int32), np.ones(2, np.int32)], engine.float16, engine.float32),
        ([Tensor([0.0], engine.float16), 1.0], engine.float32, engine.float16),
    ],
)
def test_parameters_are_kept_in_their_common_type(given, dtype, expected):
    dist = msd.Normal(*given, dtype=dtype)

    assert dist.parameter_type == expected
    assert dist.mean().dtype == expected
    assert dist.dtype == dtype


def test_distribution_says_what_it_is():
    normal = msd.Normal([[0.0], [1.0]], [1.0, 2.0, 3.0], seed=4, name="prior")

    assert (normal.name, normal.dtype, normal.seed) == ("prior", engine.float32, 4)
    assert normal.batch_shape == normal.broadcast_shape == (2, 3)
    assert not normal.is_scalar_batch
    assert msd.Normal(0.0, 1.0).is_scalar_batch
    assert normal.parameters["sd"] == [1.0, 2.0, 3.0]
    assert str(normal) == "Normal(batch_shape = (2, 3))"
    assert str(msd.Normal(0.0, 1.0)) == "Normal(mean = 0.0, standard deviation = 1.0)"
    assert [one.shape for one in normal.get_dist_args()] == [(2, 1), (3,)]
    assert normal.mean().shape == (2, 3)


@pytest.mark.parametrize("name", TELLING)
def test_arguments_and_kind_are_told(name):
    dist = getattr(msd, name)(*CASES[name].a)
    others = [Tensor(one) for one in CASES[name].b]

    assert dist.get_dist_type() == dist("get_dist_type") == name
    assert [one.asnumpy().tolist() for one in dist.get_dist_args(*others)] == [
        one.asnumpy().tolist() for one in others
    ]
    own = dist("get_dist_args")
    assert np.array([one.asnumpy() for one in own]) == pytest.approx(np.array(CASES[name].a))


@pytest.mark.parametrize("name", CASES)
def test_float32_is_computed_in_float32(name):
    dist = getattr(msd, name)(*CASES[name].a)

    assert dist.prob(Tensor(CASES[name].values)).dtype == engine.float32


def test_parameters_train():
    mean, deviation = Parameter(Tensor([0.0]), name="mean"), Parameter(Tensor([1.0]), name="sd")
    normal = msd.Normal(mean, deviation)
    optimizer = nn.Adam(normal.trainable_params(), 0.05)
    data = Tensor([[4.0], [6.0]])
    step = ops.value_and_grad(lambda: -normal.log_prob(data).mean(), None, optimizer.parameters)

    for _ in range(600):
        _, gradients = step()
        optimizer(gradients)

    assert mean.asnumpy() == pytest.approx(5.0, abs=0.05)
    assert deviation.asnumpy() == pytest.approx(1.0, abs=0.05)


class Autoencoder(nn.Cell):
    """A variational one, of points of the plane."""

    def __init__(self):
        super().__init__()
        self.encoder = nn.Dense(2, 2)
        self.decoder = nn.Dense(1, 2)
        self.normal = msd.Normal()
        self.zero, self.one = Tensor([0.0]), Tensor([1.0])

    def construct(self, x):
        hidden = self.encoder(x)
        mean, deviation = hidden[:, :1], ops.exp(hidden[:, 1:])
        drawn = self.normal.sample((), mean, deviation)
        divergence = self.normal.kl_loss("Normal", self.zero, self.one, mean, deviation)
        error = ops.square(self.decoder(drawn) - x).sum(-1)
        return (50 * error + divergence[:, 0]).mean()


def test_variational_autoencoder_trains_through_its_draws():
    engine.set_seed(1)
    line = np.linspace(-1, 1, 32)[:, None] * [1.0, -2.0]
    net = Autoencoder()
    optimizer = nn.Adam(net.trainable_params(), 0.02)
    step = ops.value_and_grad(net, None, optimizer.parameters)

    losses = []
    for _ in range(150):
        loss, gradients = step(Tensor(line.astype(np.float32)))
        optimizer(gradients)
        losses.append(float(loss.asnumpy()))

    assert losses[-1] < losses[0] / 10
