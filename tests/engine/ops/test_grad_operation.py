"""Gradients of networks, in MindSpore's older form: what may be given, and how it is answered."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Parameter, ParameterTuple, Tensor, nn, ops

X, Y = np.array([1.0, 2.0, 3.0]), np.array([4.0, 5.0, 6.0])


class Scaled(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.factor = Parameter(Tensor(np.array([2.0, 2.0, 2.0])), name="factor")

    def construct(self, a: Any, c: Any = None) -> Any:
        return a * self.factor if c is None else a * self.factor * c


def numbers(found: Any) -> Any:
    return tuple(map(numbers, found)) if isinstance(found, tuple) else found.asnumpy().tolist()


def test_gradients_of_several_outputs_are_given_as_a_tuple() -> None:
    pull = ops.GradOperation(get_all=True, sens_param=True)(lambda a, c: (a * c, a * 3))

    found = pull(Tensor(X), Tensor(Y), (Tensor(X), Tensor(Y)))
    assert numbers(found) == ((X * Y + 3 * Y).tolist(), (X * X).tolist())


def test_gradient_of_the_output_is_also_given_by_keyword() -> None:
    pull = ops.GradOperation(sens_param=True)(lambda a: a * a)

    assert numbers(pull(Tensor(X), sens=Tensor(Y))) == (2 * X * Y).tolist()


def test_tensors_given_by_keyword_are_inputs_too() -> None:
    found = ops.GradOperation(get_all=True)(Scaled())(Tensor(X), c=Tensor(Y))

    assert numbers(found) == ((2 * Y).tolist(), (2 * X).tolist())


def test_only_input_may_be_given_by_keyword() -> None:
    assert numbers(ops.GradOperation()(Scaled())(a=Tensor(X))) == [2.0, 2.0, 2.0]


@pytest.mark.parametrize("several", [True, False])
def test_single_parameter_has_a_single_gradient(several: bool) -> None:
    net = Scaled()
    weights = ParameterTuple([net.factor]) if several else net.factor
    found = ops.GradOperation(get_by_list=True)(net, weights)(Tensor(X))

    assert numbers(found) == ((X.tolist(),) if several else X.tolist())


def test_gradients_of_parameters_are_weighed_too() -> None:
    pull = ops.GradOperation(get_by_list=True, sens_param=True)(Scaled())

    assert numbers(pull(Tensor(X), Tensor(Y))) == ((X * Y).tolist(),)


@pytest.mark.parametrize(
    "outputs",
    [
        lambda a: {"y": a * 2, "z": a * 3},
        lambda a: [a * 2, a * 3],
        lambda a: (a * 2, (a * 3, 5)),
        lambda a: (a * 2, [{"z": a * 3}], None),
    ],
)
def test_tensors_are_found_wherever_a_result_holds_them(outputs: Any) -> None:
    assert numbers(ops.grad(outputs)(Tensor(X))) == [5.0, 5.0, 5.0]


def test_gradients_are_pulled_from_a_tuple_or_one_by_one() -> None:
    pull = ops.vjp(lambda a: (a * a, a), Tensor(X))[-1]

    expected = ((2 * X * X + Y).tolist(),)
    assert numbers(pull(Tensor(X), Tensor(Y))) == expected
    assert numbers(pull((Tensor(X), Tensor(Y)))) == expected


def test_number_of_gradients_is_that_of_the_outputs() -> None:
    with pytest.raises(ValueError, match="sens expected 2 gradients, one for each output, got 1"):
        ops.GradOperation(sens_param=True)(lambda a: (a, a))(Tensor(X), Tensor(X))


@pytest.mark.parametrize("position", [-1, 1])
def test_position_without_a_tensor_is_refused(position: int) -> None:
    with pytest.raises(ValueError, match=f"a tensor at position {position}"):
        ops.grad(lambda a: a, position)(Tensor(X))
