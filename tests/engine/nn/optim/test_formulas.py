"""What the golden traces lack, against the formulas written out in float64."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, nn

STEPS = 8


def check(make, formula, *, shape=(3, 4), name="weight"):
    """Train one parameter with `make([parameter])`; `formula(w, g, state, t)` must agree."""
    rng = np.random.default_rng(7)
    expected = rng.standard_normal(shape)
    gradients = rng.standard_normal((STEPS, *shape))
    parameter = Parameter(expected.astype(np.float32), name=name)
    optimizer = make([parameter])
    state = {}
    for t, gradient in enumerate(gradients, start=1):
        optimizer((Tensor(gradient.astype(np.float32)),))
        expected = formula(expected, gradient, state, t)

    np.testing.assert_allclose(parameter.asnumpy(), expected, rtol=1e-5, atol=1e-6)


def momentum(w, g, state, rate=0.1, factor=0.9, nesterov=False):
    state["v"] = factor * state.get("v", 0.0) + g
    return w - rate * (g + factor * state["v"] if nesterov else state["v"])


def adam(w, g, state, t, rate=0.01, b1=0.9, b2=0.999, eps=1e-8, nesterov=False):
    state["m"] = b1 * state.get("m", 0.0) + (1 - b1) * g
    state["v"] = b2 * state.get("v", 0.0) + (1 - b2) * g * g
    mean = b1 * state["m"] + (1 - b1) * g if nesterov else state["m"]
    corrected = rate * np.sqrt(1 - b2**t) / (1 - b1**t)
    return w - corrected * mean / (np.sqrt(state["v"]) + eps)


def centred(g):
    return g - g.mean(axis=tuple(range(1, g.ndim)), keepdims=True)


def test_momentum_looks_ahead_with_nesterov():
    check(
        lambda p: nn.Momentum(p, 0.1, 0.9, use_nesterov=True),
        lambda w, g, state, t: momentum(w, g, state, nesterov=True),
    )


@pytest.mark.parametrize("shape", [(3, 4), (2, 3, 2, 2)])
def test_centralised_gradients_have_no_mean_but_along_the_first_axis(shape):
    check(
        lambda p: nn.Momentum([{"params": p, "grad_centralization": True}], 0.1, 0.9),
        lambda w, g, state, t: momentum(w, centred(g), state),
        shape=shape,
    )


def test_vectors_are_not_centralised():
    check(
        lambda p: nn.Momentum([{"params": p, "grad_centralization": True}], 0.1, 0.9),
        lambda w, g, state, t: momentum(w, g, state),
        shape=(5,),
    )


def test_gradients_are_centralised_after_the_decay():
    group = {"grad_centralization": True, "weight_decay": 0.1}
    check(
        lambda p: nn.Momentum([{"params": p, **group}], 0.1, 0.9),
        lambda w, g, state, t: momentum(w, centred(g + 0.1 * w), state),
    )


def test_adam_mixes_the_gradient_in_with_nesterov():
    check(
        lambda p: nn.Adam(p, 0.01, use_nesterov=True),
        lambda w, g, state, t: adam(w, g, state, t, nesterov=True),
    )


def test_adam_weight_decay_is_decoupled_and_uncorrected():
    def formula(w, g, state, t):
        state["m"] = 0.9 * state.get("m", 0.0) + 0.1 * g
        state["v"] = 0.999 * state.get("v", 0.0) + 0.001 * g * g
        return w - 0.01 * (state["m"] / (np.sqrt(state["v"]) + 1e-6) + 0.3 * w)

    check(lambda p: nn.AdamWeightDecay(p, 0.01, weight_decay=0.3), formula)


def test_adadelta_scales_by_earlier_steps():
    def formula(w, g, state, t):
        state["a"] = 0.9 * state.get("a", 0.0) + 0.1 * g * g
        step = g * np.sqrt(state.get("d", 0.0) + 1e-6) / np.sqrt(state["a"] + 1e-6)
        state["d"] = 0.9 * state.get("d", 0.0) + 0.1 * step * step
        return w - 0.5 * step

    check(lambda p: nn.Adadelta(p, 0.5), formula)


def test_adagrad_without_growing_slots_divides_by_what_it_began_with():
    check(
        lambda p: nn.Adagrad(p, 0.25, 0.1, update_slots=False),
        lambda w, g, state, t: w - 0.1 * g / 0.5,
    )


def test_ftrl_with_l1_sets_small_weights_to_zero():
    def formula(w, g, state, t):
        before = state.get("a", 0.1)
        state["a"] = before + g * g
        sigma = (np.sqrt(state["a"]) - np.sqrt(before)) / 0.1
        state["z"] = state.get("z", 0.0) + g - sigma * w
        kept = (np.sign(state["z"]) * 5.0 - state["z"]) / (np.sqrt(state["a"]) / 0.1 + 2 * 0.2)
        return np.where(np.abs(state["z"]) > 5.0, kept, 0.0)

    check(lambda p: nn.FTRL(p, learning_rate=0.1, l1=5.0, l2=0.2), formula)


def test_proximal_adagrad_shrinks_towards_zero():
    def formula(w, g, state, t):
        state["a"] = state.get("a", 0.1) + g * g
        rate = 0.1 / np.sqrt(state["a"])
        moved = w - rate * g
        shrunk = np.sign(moved) * np.maximum(np.abs(moved) - rate * 0.5, 0)
        return shrunk / (1 + rate * 0.2)

    check(lambda p: nn.ProximalAdagrad(p, learning_rate=0.1, l1=0.5, l2=0.2), formula)


def test_loss_scale_divides_before_the_decay_is_added():
    check(
        lambda p: nn.Momentum(p, 0.1, 0.9, weight_decay=0.1, loss_scale=4.0),
        lambda w, g, state, t: momentum(w, g / 4 + 0.1 * w, state),
    )


@pytest.mark.parametrize("name", ["bn.beta", "bn.gamma"])
def test_decay_spares_the_scales_of_norm_layers(name):
    check(
        lambda p: nn.Momentum(p, 0.1, 0.9, weight_decay=0.1),
        lambda w, g, state, t: momentum(w, g, state),
        name=name,
    )


def test_decay_of_a_group_spares_nothing():
    check(
        lambda p: nn.Momentum([{"params": p}], 0.1, 0.9, weight_decay=0.1),
        lambda w, g, state, t: momentum(w, g + 0.1 * w, state),
        name="bn.gamma",
    )


def test_decay_may_be_a_cell_of_the_step():
    class Growing(nn.Cell):
        def construct(self, global_step):
            return global_step * 0.1

    check(
        lambda p: nn.Momentum(p, 0.1, 0.9, weight_decay=Growing()),
        lambda w, g, state, t: momentum(w, g + 0.1 * (t - 1) * w, state),
    )


def lamb(w, g, state, t, rate=0.01, b1=0.9, b2=0.999, eps=1e-6, decay=0.0):
    state["m"] = b1 * state.get("m", 0.0) + (1 - b1) * g
    state["v"] = b2 * state.get("v", 0.0) + (1 - b2) * g * g
    move = state["m"] / (1 - b1**t) / (np.sqrt(state["v"] / (1 - b2**t)) + eps) + decay * w
    return w - rate * np.linalg.norm(w) / np.linalg.norm(move) * move


@pytest.mark.parametrize("decay", [0.0, 0.1])
def test_lamb_steps_by_a_share_of_the_parameters_length(decay):
    check(
        lambda p: nn.Lamb(p, 0.01, weight_decay=decay),
        lambda w, g, state, t: lamb(w, g, state, t, decay=decay),
    )


def test_lamb_moves_a_parameter_of_zeros():
    weight = Parameter(Tensor(np.zeros(3, np.float32)), name="weight")
    nn.Lamb([weight], 0.01)((Tensor(np.ones(3, np.float32)),))

    np.testing.assert_allclose(weight.asnumpy(), -0.01, rtol=1e-5)


def rprop(w, g, state, t, rate=0.1, shorter=0.5, longer=1.2):
    before = state.get("before", np.zeros_like(g))
    length = state.get("length", np.full_like(g, rate))
    turned = np.sign(before * g)
    length = length * np.where(turned > 0, longer, np.where(turned < 0, shorter, 1.0))
    state["before"], state["length"] = np.where(turned < 0, 0.0, g), length
    return w - np.sign(state["before"]) * length


def test_rprop_goes_by_the_signs_of_gradients():
    check(lambda p: nn.Rprop(p, 0.1), rprop)


def asgd(w, g, state, t, rate=0.1, lambd=1e-4, alpha=0.75):
    eta = state.get("eta", rate)
    state["eta"] = rate / (1 + lambd * rate * t) ** alpha
    return w * (1 - lambd * eta) - eta * g


def test_asgd_shortens_and_moves():
    check(lambda p: nn.ASGD(p, 0.1), asgd)


def test_asgd_averages_from_a_step_on():
    """From the step after `t0` on the mean moves by 1 / (steps since)."""
    weight = Parameter(Tensor(np.zeros(1, np.float32)), name="weight")
    optimizer = nn.ASGD([weight], 1.0, lambd=0.0, t0=2.0)
    means = []
    for _ in range(5):
        optimizer((Tensor(np.full(1, -1.0, np.float32)),))
        means.append(float(optimizer.ax[0].asnumpy()[0]))

    assert means == pytest.approx([1.0, 2.0, 3.0, 4.0, 4.5])


@pytest.mark.parametrize(
    "make", [nn.LazyAdam, lambda p, rate: nn.Adam(p, rate, use_lazy=True)], ids=["class", "option"]
)
def test_lazy_adam_leaves_rows_without_a_gradient_and_their_means(make):
    table = Parameter(Tensor(np.ones((3, 2), np.float32)), name="table")
    optimizer = make([table], 0.1)
    touched = np.array([[1.0, 1.0], [0.0, 0.0], [0.0, 2.0]], np.float32)
    optimizer((Tensor(touched),))
    optimizer((Tensor(touched[::-1].copy()),))

    moments = optimizer.moment1[0].asnumpy()
    assert table.asnumpy()[1].tolist() == [1.0, 1.0]
    assert moments[1].tolist() == [0.0, 0.0]
    np.testing.assert_allclose(moments[0], [0.09, 0.29], rtol=1e-6)
    dense = Parameter(Tensor(np.ones((3, 2), np.float32)), name="table")
    nn.Adam([dense], 0.1)((Tensor(touched),))
    np.testing.assert_allclose(dense.asnumpy()[0], [0.9, 0.9], rtol=1e-5)
