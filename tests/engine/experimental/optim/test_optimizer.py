"""Groups and their options: what they hold, how they change, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, AttributeMissingError, ShapeError
from engine.experimental import optim


def weight(name: str = "weight", value: Any = (1.0,)) -> Parameter:
    return Parameter(Tensor(list(value)), name=name)


def step(optimizer: Any, *gradients: float) -> None:
    optimizer(tuple(Tensor([gradient]) for gradient in gradients))


def test_groups_hold_every_option() -> None:
    slow, fast = weight("slow"), weight("fast")
    optimizer = optim.SGD(
        [{"params": [slow], "lr": 0.1}, {"params": fast, "momentum": 0.5}], lr=1.0
    )

    first, second = optimizer.param_groups
    assert (first["params"], second["params"]) == ([slow], [fast])
    assert (first["momentum"], second["momentum"]) == (0.0, 0.5)
    assert [float(group["lr"]) for group in optimizer.param_groups] == pytest.approx([0.1, 1.0])
    assert [rate.name for rate in optimizer.lrs] == [
        *("learning_rate_group_0", "learning_rate_group_1"),
    ]
    assert optimizer.group_start_id == [0, 1, 2]
    assert [one.name for one in optimizer.parameters] == ["slow", "fast"]


def test_rate_may_be_assigned_or_replaced_between_steps() -> None:
    one = weight()
    optimizer = optim.SGD([one], lr=1.0)
    ops.assign(optimizer.param_groups[0]["lr"], 0.25)
    step(optimizer, 1.0)
    optimizer.param_groups[0]["lr"] = 0.5
    step(optimizer, 1.0)

    assert one.asnumpy() == pytest.approx([0.25])
    assert optimizer.param_groups[0]["lr"] == 0.5


def test_options_may_change_between_steps() -> None:
    one = weight()
    optimizer = optim.SGD([one], lr=1.0)
    optimizer.param_groups[0]["maximize"] = True
    optimizer.param_groups[0]["weight_decay"] = 0.5
    step(optimizer, 1.0)

    assert one.asnumpy() == pytest.approx([1.5])


def test_gradients_lose_their_mean_where_a_group_asks_for_it() -> None:
    one = Parameter(Tensor(np.zeros((1, 2), np.float32)), name="weight")
    optimizer = optim.SGD([{"params": [one], "grad_centralization": True}], lr=1.0)
    optimizer((Tensor([[1.0, 3.0]]),))

    assert one.asnumpy().tolist() == [[1.0, -1.0]]


def test_rate_may_be_a_tensor() -> None:
    assert float(optim.Adam([weight()], lr=Tensor(0.25)).lrs[0]) == 0.25


def test_state_has_mindspores_names() -> None:
    names = [one.name for one in optim.Adam([weight()]).get_parameters()]
    means = [one.name for one in optim.ASGD([weight()]).get_parameters()]

    assert names == [
        *("weight", "exp_avg.weight", "exp_avg_sq.weight", "max_exp_avg_sq.weight", "state_step"),
    ]
    assert set(means) == {"weight", "ax.weight", "step_t", "mu_weight", "eta_weight"}


def test_amsgrad_keeps_the_largest_mean_square() -> None:
    ends = []
    for amsgrad in (False, True):
        one = weight()
        optimizer = optim.Adam([one], lr=0.1, betas=(0.0, 0.5), amsgrad=amsgrad)
        for gradient in (8.0, 1.0, 1.0, 1.0):
            step(optimizer, gradient)
        ends.append(float(one.asnumpy()[0]))
    # The second moment falls after the first gradient; AMSGrad goes on with its largest.
    assert ends[1] > ends[0]


def test_description_is_mindspores() -> None:
    assert repr(optim.RAdam([weight()], lr=0.5)) == (
        "RAdam (\n"
        "Parameter Group 0\n"
        "    betas: (0.9, 0.999)\n"
        "    eps: 1e-08\n"
        "    lr: 0.5\n"
        "    weight_decay: 0.0\n"
        ")"
    )


def test_kind_of_a_user_may_define_the_whole_step() -> None:
    class Descent(optim.Optimizer):
        def __init__(self, params: Any, lr: float) -> None:
            super().__init__(params, {"lr": lr})

        def construct(self, gradients: Any) -> bool:
            for group in self.param_groups:
                for parameter, gradient in zip(group["params"], gradients, strict=True):
                    ops.assign_sub(parameter, gradient * group["lr"])
            return True

    one = weight()
    step(Descent([one], 0.5), 1.0)

    assert one.asnumpy() == pytest.approx([0.5])


def test_kind_of_a_user_may_define_the_step_of_one_parameter() -> None:
    class Signs(optim.Optimizer):
        def update(
            self, position: int, parameter: Any, gradient: Any, rate: float, group: Any
        ) -> None:
            parameter.array[...] -= rate * np.sign(gradient)

    one = weight()
    step(Signs([one], {"lr": 0.5}), -3.0)

    assert one.asnumpy() == pytest.approx([1.5])


def test_kind_without_a_step_says_what_is_missing() -> None:
    with pytest.raises(AttributeMissingError, match="a method 'update'"):
        step(optim.Optimizer([weight()], {"lr": 0.5}), 1.0)


@pytest.mark.parametrize(
    ("params", "error", "said"),
    [
        (None, ArgumentValueError, "expected parameters, got None"),
        ([], ArgumentValueError, "expected parameters, got an empty list"),
        (3, ArgumentTypeError, "a list of Parameters"),
        (weight(), ArgumentTypeError, "a list of Parameters"),
        ([1], ArgumentTypeError, "Parameters"),
        ([{"params": {weight()}}], ArgumentTypeError, "Parameters in an order"),
        ([{"params": [weight()]}, weight("b")], ArgumentTypeError, "dicts, as the first is"),
        ([{"lr": 1.0}], KeyError, "params"),
        ([weight(), weight()], ArgumentValueError, "each name once"),
        ([{"params": [weight()]}, {"params": [weight()]}], ArgumentValueError, "each name once"),
    ],
)
def test_what_holds_no_parameters_is_refused(
    params: Any, error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        optim.SGD(params, lr=0.1)


REFUSED: list[tuple[str, dict[str, Any], type[Exception]]] = [
    ("SGD", {"lr": -1.0}, ValueError),
    ("SGD", {"lr": "a"}, TypeError),
    ("SGD", {"lr": Tensor([0.1])}, ValueError),
    ("SGD", {"lr": 0.1, "momentum": -1.0}, ValueError),
    ("SGD", {"lr": 0.1, "weight_decay": -1.0}, ValueError),
    ("SGD", {"lr": 0.1, "maximize": 1}, TypeError),
    ("SGD", {"lr": 0.1, "nesterov": True}, ValueError),
    ("Adam", {"betas": (1.0, 0.9)}, ValueError),
    ("Adam", {"betas": 0.9}, TypeError),
    ("Adam", {"betas": (0.9,)}, ValueError),
    ("Adam", {"eps": -1.0}, ValueError),
    ("Adam", {"amsgrad": 1}, TypeError),
    ("AdamW", {"weight_decay": -0.1}, ValueError),
    ("Adadelta", {"rho": 2.0}, ValueError),
    ("Adadelta", {"eps": 0.0}, ValueError),
    ("Adagrad", {"lr_decay": -1.0}, ValueError),
    ("Adagrad", {"initial_accumulator_value": -1.0}, ValueError),
    ("Adamax", {"lr": 0.0}, ValueError),
    ("ASGD", {"t0": 1}, TypeError),
    ("ASGD", {"lambd": 1}, TypeError),
    ("ASGD", {"alpha": "a"}, TypeError),
    ("NAdam", {"momentum_decay": -1.0}, ValueError),
    ("RAdam", {"eps": 0.0}, ValueError),
    ("RMSprop", {"alpha": -1.0}, ValueError),
    ("RMSprop", {"momentum": -1.0}, ValueError),
    ("RMSprop", {"centered": 1}, TypeError),
    ("Rprop", {"etas": (0.5, 1.0)}, ValueError),
    ("Rprop", {"etas": (0.0, 1.2)}, ValueError),
    ("Rprop", {"step_sizes": (1.0, 0.1)}, ValueError),
]


@pytest.mark.parametrize(("name", "options", "error"), REFUSED)
def test_options_that_do_not_fit_are_refused(
    name: str, options: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error, match=rf"{name}\("):
        getattr(optim, name)([weight()], **options)


def test_options_of_a_group_are_looked_at_as_those_of_all() -> None:
    with pytest.raises(ArgumentValueError, match=r"Adam\(betas\)"):
        optim.Adam([{"params": [weight()], "betas": (0.9, 1.0)}])


def test_gradients_that_do_not_fit_are_refused() -> None:
    optimizer = optim.SGD([weight()], lr=0.1)

    with pytest.raises(ArgumentValueError, match="1 gradients, one a parameter, got 0"):
        optimizer(())
    with pytest.raises(ArgumentTypeError, match="a tuple of gradients"):
        optimizer(Tensor([1.0]))
    with pytest.raises(ShapeError, match="weight"):
        optimizer((Tensor([1.0, 2.0]),))
