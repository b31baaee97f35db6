"""Every optimizer: it finds minima, its state can be saved and put back, and its groups count.

The optimizers are those in `engine.nn.optim`, with the rates that each class has in `_example`; one
is tested the day its file appears.
"""

from __future__ import annotations

import inspect

import numpy as np
import pytest

from engine import Parameter, Tensor, nn, ops
from engine.nn.optim.example import Example
from engine.tensor.flat_buffer import lay_end_to_end

OPTIMIZERS = sorted(
    name
    for name in nn.optim.__all__
    if inspect.isclass(kind := getattr(nn, name))
    and issubclass(kind, nn.Optimizer)
    and kind is not nn.Optimizer
)
every_optimizer = pytest.mark.parametrize("name", OPTIMIZERS)


def example(name):
    kind = getattr(nn, name)
    assert "_example" in vars(kind), f"{name} needs its own `_example`; see {Example}"
    return kind._example


def make(name, params, rate=None, **options):
    rate = example(name).parabola if rate is None else rate
    own = example(name).options
    if example(name).moves_by:
        return getattr(nn, name)(make(example(name).moves_by, params, rate, **options), **own)
    return getattr(nn, name)(params, learning_rate=rate, **own, **options)


def kind_that_moves(name):
    """The class whose `update` is called."""
    return getattr(nn, example(name).moves_by or name)


def weights(*values):
    return [Parameter(Tensor([value]), name=f"w{k}") for k, value in enumerate(values)]


def parabola(x, y):
    """A value, and its gradients: to derive them a thousand times takes longer than to step."""
    across, along = x - 1, y + 2
    return across * across + 3 * along * along, (2 * across, 6 * along)


def valley(x, y):
    """Rosenbrock's, ten times less steep across: its minimum is at (1, 1)."""
    away, beside = 1 - x, y - x * x
    return away * away + 10 * beside * beside, (-2 * away - 40 * x * beside, 20 * beside)


def descend(optimizer, function, steps):
    """The value before each step."""
    values = []
    for _ in range(steps):
        value, gradients = function(*(one.asnumpy() for one in optimizer.parameters))
        optimizer(tuple(map(Tensor, gradients)))
        values.append(value.item())
    return values


@pytest.mark.parametrize("function", [parabola, valley])
def test_gradients_of_what_is_descended_are_its_own(function):
    for at in ((0.0, 0.0), (-1.0, 1.5), (0.5, -2.0)):
        derived = ops.grad(lambda *point: function(*point)[0], (0, 1))(*map(Tensor, at))

        assert [float(one) for one in derived] == pytest.approx(function(*at)[1])


def test_every_optimizer_has_rates():
    assert all(example(name).parabola > example(name).valley for name in OPTIMIZERS)
    assert {"SGD", "Adam", "Momentum"} <= set(OPTIMIZERS)


@every_optimizer
def test_finds_the_minimum_of_a_parabola(name):
    params = weights(0.0, 0.0)
    descend(make(name, params), parabola, 400)

    assert [p.asnumpy()[0] for p in params] == pytest.approx([1.0, -2.0], abs=0.05)


@every_optimizer
def test_goes_down_a_curved_valley(name):
    params = weights(-1.0, 1.5)
    values = descend(make(name, params, example(name).valley), valley, 1000)

    assert np.isfinite(values).all()
    assert values[-1] < 0.2 * values[0]


@every_optimizer
def test_goes_on_as_if_never_stopped_once_its_state_is_put_back(name):
    whole = make(name, weights(0.0, 0.0), weight_decay=0.01)
    descend(whole, parabola, 6)
    half = make(name, weights(0.0, 0.0), weight_decay=0.01)
    descend(half, parabola, 3)
    resumed = make(name, weights(0.0, 0.0), weight_decay=0.01)
    saved = {key: value.asnumpy() for key, value in half.parameters_dict().items()}
    for key, parameter in resumed.parameters_dict().items():
        parameter.set_data(Tensor(saved[key]))
    descend(resumed, parabola, 3)

    for key, parameter in whole.parameters_dict().items():
        np.testing.assert_array_equal(parameter.asnumpy(), resumed.parameters_dict()[key].asnumpy())


@every_optimizer
def test_each_group_has_its_own_rate(name):
    params = weights(0.0, 0.0)
    optimizer = make(name, [{"params": params[:1], "lr": 1e-9}, {"params": params[1:]}])
    descend(optimizer, parabola, 5)

    assert abs(params[0].asnumpy()[0]) < 1e-6
    assert abs(params[1].asnumpy()[0]) > 1e-3


@every_optimizer
def test_decay_pulls_the_weights_towards_zero(name):
    def end(decay):
        params = weights(0.0, 0.0)
        descend(make(name, params, weight_decay=decay), parabola, 300)
        return abs(params[1].asnumpy()[0])

    assert end(1.0) < end(0.0) - 0.05


@every_optimizer
def test_rate_of_a_schedule_moves_as_the_same_list_does(name):
    schedule = nn.ExponentialDecayLR(example(name).parabola, 0.5, 1)
    listed = nn.exponential_decay_lr(example(name).parabola, 0.5, 5, 1, 1)
    ends = []
    for rate in (schedule, listed):
        params = weights(0.0, 0.0)
        descend(make(name, params, rate), parabola, 5)
        ends.append([p.asnumpy()[0] for p in params])

    assert ends[0] == pytest.approx(ends[1], rel=1e-5)


@every_optimizer
def test_float16_parameters_stay_float16_and_finite(name):
    params = [Parameter(Tensor(np.ones(3, np.float16)), name="w")]
    optimizer = make(name, params)
    optimizer((Tensor(np.full(3, 0.5, np.float16)),))

    assert str(params[0].dtype) == "Float16"
    assert np.isfinite(params[0].asnumpy()).all()


@every_optimizer
def test_trains_a_network_as_a_training_cell(name):
    class Line(nn.Cell):
        def __init__(self):
            super().__init__()
            self.slope = Parameter(Tensor([0.0]))

        def construct(self, x):
            return x * self.slope

    net = Line()
    loss = nn.WithLossCell(net, lambda out, label: ((out - label) * (out - label)).mean())
    step = nn.TrainOneStepCell(loss, make(name, net.trainable_params()))
    x = np.linspace(-1, 1, 8, dtype=np.float32)
    losses = [float(step(Tensor(x), Tensor(2 * x))) for _ in range(30)]

    assert losses[-1] < losses[0]


def moved(name, flat, steps=3, decay=0.01, in_rows=False):
    """Three parameters after some steps, and their optimizer's running state.

    With `in_rows` another row of each gradient is 0 at each step.
    """
    start = np.random.default_rng(3)
    net = nn.Cell()
    for k, shape in enumerate(((3, 2), (5,), (2, 2, 2))):
        value = start.normal(size=shape).astype(np.float32)
        setattr(net, f"w{k}", Parameter(Tensor(value), name=f"w{k}"))
    if flat:
        net.flatten_weights()
    optimizer = make(name, net.trainable_params(), weight_decay=decay)
    for step in range(steps):
        arrays = [start.normal(size=p.shape).astype(np.float32) for p in optimizer.parameters]
        for array in arrays if in_rows else ():
            array[step % len(array)] = 0
        optimizer(list(map(Tensor, arrays)))
    return {key: p.array for key, p in optimizer.parameters_dict().items()}


@every_optimizer
def test_parameters_that_lie_end_to_end_train_as_others(name):
    plain, flat = moved(name, flat=False), moved(name, flat=True)

    assert list(plain) == list(flat)
    for key, value in plain.items():
        np.testing.assert_allclose(flat[key], value, rtol=2e-7, err_msg=key)


@every_optimizer
def test_kind_whose_step_is_element_wise_moves_a_buffer_in_one_call(name, monkeypatch):
    kind = kind_that_moves(name)
    calls = []
    update = kind.update
    monkeypatch.setattr(
        kind, "update", lambda self, *args: calls.append(args) or update(self, *args)
    )
    moved(name, flat=True, steps=1)

    assert len(calls) == (1 if kind.elementwise else 3)


@every_optimizer
def test_kind_whose_step_is_element_wise_says_so(name, monkeypatch):
    """Found out by trying: whether moving all parameters as one vector gives the same."""
    kind = kind_that_moves(name)
    options = {"decay": 0.0, "in_rows": True}  # so that rows that are left alone are seen
    plain, said = moved(name, flat=False, **options), kind.elementwise
    monkeypatch.setattr(kind, "elementwise", True)
    try:
        other = moved(name, flat=True, **options)
        alike = all(np.allclose(other[key], plain[key], rtol=2e-7) for key in plain)
    except (AttributeError, LookupError, TypeError, ValueError):  # it knows positions only
        alike = False

    assert said == alike


@pytest.mark.parametrize("laid", [False, True])
@every_optimizer
def test_complex_parameters_move_as_their_parts_do(name, laid):
    """Both parts of a number are numbers of their own, as in PyTorch."""
    rng = np.random.default_rng(5)
    starts = [rng.standard_normal((3, 2, 2)).view(np.complex128)[..., 0] for _ in range(2)]
    own = [Parameter(Tensor(x), name=f"w{k}") for k, x in enumerate(starts)]
    parts = [Parameter(Tensor(x.view(np.float64)), name=f"w{k}") for k, x in enumerate(starts)]
    for params in (own, parts) if laid else ():
        lay_end_to_end(params)
    optimizers = make(name, own), make(name, parts)
    for _ in range(4):
        slopes = [rng.standard_normal((3, 2, 2)).view(np.complex128)[..., 0] for _ in range(2)]
        optimizers[0](tuple(Tensor(g) for g in slopes))
        optimizers[1](tuple(Tensor(g.view(np.float64)) for g in slopes))

    for one, other in zip(own, parts, strict=True):
        np.testing.assert_allclose(one.asnumpy().view(np.float64), other.asnumpy(), rtol=1e-6)


@every_optimizer
def test_kind_says_how_many_numbers_its_step_takes(name):
    kind = kind_that_moves(name)
    if kind.step_numbers is nn.Optimizer.step_numbers and kind.update is nn.Optimizer.update:
        return  # it has a `construct` of its own
    optimizer = make(example(name).moves_by or name, weights(1.0, 2.0))
    like, told = optimizer.numbers_like(), optimizer.begun()

    assert [len(one.own) for one in like] == [len(one.own) for one in told]
