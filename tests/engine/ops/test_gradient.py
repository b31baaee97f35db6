from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


def test_parameters_of_a_network_are_its_trainable_ones_unless_given():
    net = nn.Dense(2, 1)
    net.bias.requires_grad = False
    gradients = ops.GradOperation(get_by_list=True)(net)(Tensor([[3.0, 4.0]]))

    assert [gradient.tolist() for gradient in gradients] == [[[3.0, 4.0]]]


def test_function_has_no_parameters_of_its_own():
    with pytest.raises(ArgumentValueError, match="a network, or weights"):
        ops.GradOperation(get_by_list=True)(lambda x: x)


def test_vjp_runs_its_function_once():
    calls = []

    def noisy(x):
        calls.append(x)
        return x * x

    value, pull = ops.vjp(noisy, Tensor([2.0, 3.0]))
    gradient = pull(Tensor([1.0, 10.0]))

    assert value.tolist() == [4.0, 9.0]
    assert gradient[0].tolist() == [4.0, 60.0]
    assert len(calls) == 1


def test_vjp_pulls_back_through_the_mask_that_its_value_used():
    value, pull = ops.vjp(nn.Dropout(p=0.5).set_train(), Tensor([1.0] * 64))

    assert pull(Tensor([1.0] * 64))[0].tolist() == value.tolist()


def test_vjp_can_be_pulled_again_and_differentiated():
    def slope(x):
        _, pull = ops.vjp(lambda y: y * y * y, x)
        return pull(Tensor([1.0]))[0] + pull(Tensor([1.0]))[0]

    assert ops.grad(slope)(Tensor([2.0])).tolist() == [24.0]


def test_vjp_leaves_no_history_on_its_value():
    value, _ = ops.vjp(lambda x: x * x, Tensor([2.0]))

    assert value.node is None


def test_a_gradient_is_needed_for_each_output():
    _, pull = ops.vjp(lambda x: (x, x * x), Tensor([2.0]))

    with pytest.raises(ArgumentValueError, match="2 gradients"):
        pull(Tensor([1.0]))


@pytest.mark.parametrize("dtype", [engine.float16, engine.bfloat16, engine.float32, engine.float64])
def test_every_kind_of_float_has_gradients_in_its_own_dtype(dtype):
    gradient = ops.grad(lambda x: (x * x).sum())(Tensor([3.0, -2.0], dtype))

    assert (gradient.dtype, gradient.tolist()) == (dtype, [6.0, -4.0])


@pytest.mark.parametrize(
    "call",
    [
        lambda function, x, sens: engine.grad(function, sens_param=True)(x, sens),
        lambda function, x, sens: engine.grad(function, sens_param=True)(x, sens=sens),
        lambda function, x, sens: engine.value_and_grad(function, sens_param=True)(x, sens)[1],
    ],
)
def test_gradient_of_the_output_is_given_at_the_call(call: Any) -> None:
    x, sens = Tensor([1.0, 2.0]), Tensor([10.0, 100.0])

    assert call(lambda x: x * x, x, sens).asnumpy().tolist() == [20.0, 400.0]
    assert call(lambda x: (x * x, x), x, (sens, sens)).asnumpy().tolist() == [30.0, 500.0]


def test_gradient_of_the_first_output_is_given_beside_further_ones() -> None:
    function = engine.grad(lambda x: (x * x, x), has_aux=True, sens_param=True)
    found, (further,) = function(Tensor([1.0, 2.0]), Tensor([10.0, 100.0]))

    assert found.asnumpy().tolist() == [20.0, 400.0]
    assert further.asnumpy().tolist() == [1.0, 2.0]


def test_gradient_of_the_output_that_is_missing_is_asked_for() -> None:
    with pytest.raises(ValueError, match="a gradient of the output"):
        engine.grad(lambda: 1, None, Tensor([1.0]), sens_param=True)()


def two(x):
    return x * x, x * 3.0


def test_vjp_gives_results_as_the_function_does() -> None:
    x = Tensor([2.0])

    (square, triple), pull = ops.vjp(two, x)
    assert (square.tolist(), triple.tolist()) == ([4.0], [6.0])
    assert pull(x, x)[0].tolist() == pull((x, x))[0].tolist() == [14.0]

    (alone,), _ = ops.vjp(lambda x: (x * x,), x)
    assert alone.tolist() == [4.0]


def test_vjp_puts_further_results_behind() -> None:
    x = Tensor([2.0])

    square, pull, triple = ops.vjp(two, x, has_aux=True)
    assert (square.tolist(), pull(x)[0].tolist(), triple.tolist()) == ([4.0], [8.0], [6.0])

    _, _, further = ops.vjp(lambda x: (x, x, 5), x, has_aux=True)
    assert (further[0].tolist(), further[1]) == ([2.0], 5)


def test_vjp_gives_the_gradient_of_a_weight_as_it_was_asked_for() -> None:
    weight = Parameter(Tensor([3.0]))
    x = Tensor([2.0])

    _, pull = ops.vjp(lambda x: x * weight, x, weights=weight)
    assert pull(x)[1].tolist() == [4.0]

    _, pull = ops.vjp(lambda x: x * weight, x, weights=[weight])
    assert [one.tolist() for one in pull(x)[1]] == [[4.0]]


def test_weight_that_was_frozen_since_has_no_gradient() -> None:
    frozen, weight = Parameter(Tensor([3.0]), name="a"), Parameter(Tensor([4.0]), name="b")
    step = ops.grad(lambda x: x * frozen * weight, None, [frozen, weight])
    older = ops.GradOperation(get_by_list=True)(lambda x: x * frozen * weight, [frozen, weight])
    frozen.requires_grad = False

    assert [one.tolist() for one in step(Tensor([2.0]))] == [[0.0], [6.0]]
    assert [one.tolist() for one in older(Tensor([2.0]))] == [[0.0], [6.0]]

    frozen.requires_grad = True
    assert [one.tolist() for one in step(Tensor([2.0]))] == [[8.0], [6.0]]


def test_tensor_may_stand_among_the_weights() -> None:
    scale = Tensor([3.0])

    assert ops.grad(lambda x: x * scale, None, [scale])(Tensor([2.0]))[0].tolist() == [2.0]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda x: ops.grad(3), "grad.fn. expected a function or a Cell, got int"),
        (lambda x: ops.vjp("f", x), "grad.fn. expected a function or a Cell, got str"),
        (ops.grad(two, None, "weight"), "weights expected a Parameter, or a list"),
        (lambda x: ops.grad(two, None, [x, 3])(x), "weights expected a Parameter, or a list"),
        (lambda x: ops.grad(two, (0, 0)), "grad_position expected positions, each once"),
        (lambda x: ops.grad(two, ()), "a grad_position or weights, got neither"),
        (ops.grad(lambda x: x * x, has_aux=True), "has_aux expected a function with"),
        (ops.grad(lambda x: (x,), has_aux=True), "has_aux expected a function with"),
        (lambda x: ops.vjp(lambda x: x, x, has_aux=True), "has_aux expected a function with"),
        (lambda x: ops.vjp(two, x)[1](x, Tensor([1.0, 2.0])), "sens expected the shape of the"),
        (lambda x: ops.grad(two, sens_param=True)(x, (x, Tensor(1.0))), "sens expected the shape"),
    ],
)
def test_arguments_that_mean_nothing_are_refused(call: Any, message: str) -> None:
    with pytest.raises((ArgumentTypeError, ArgumentValueError, ShapeError), match=message):
        call(Tensor([2.0]))


def test_gradient_of_one_position_comes_bare_also_from_a_tuple():
    x, y = Tensor([1.0, 2.0]), Tensor([3.0, 4.0])
    value, gradient = ops.value_and_grad(lambda a, b: a * b, (1,))(x, y)

    assert value.tolist() == [3, 8]
    assert gradient.tolist() == [1, 2]
    assert ops.grad(lambda a, b: a * b, (0,))(x, y).tolist() == [3, 4]
    assert ops.grad(lambda a: a * 2, (0,), return_ids=True)(x)[0] == 0


def test_positions_without_a_tensor_are_passed_over_among_others():
    def scaled(x, weight, y, mode):
        return (x if weight is None else x * weight) * y

    x, y = Tensor([1.0, 2.0]), Tensor([3.0, 4.0])
    dx, dy = ops.grad(scaled, (0, 1, 2, 3))(x, None, y, "mean")

    assert dx.tolist() == [3, 4]
    assert dy.tolist() == [1, 2]
    assert ops.grad(scaled, (0, 1))(x, 2.0, y, "mean").tolist() == [6, 8]
    with pytest.raises(ValueError, match="a tensor at position 1, got NoneType"):
        ops.grad(scaled, (1, 3))(x, None, y, "mean")


def test_weight_that_the_function_itself_freezes_has_no_gradient() -> None:
    kept = engine.Parameter(engine.Tensor([2.0]), name="kept")
    frozen = engine.Parameter(engine.Tensor([3.0]), name="frozen")

    def product(x: Any) -> Any:
        y = x * kept * frozen
        frozen.requires_grad = False
        return y

    _, weights = engine.grad(product, weights=[kept, frozen])(engine.Tensor([4.0]))

    assert [weight.asnumpy().tolist() for weight in weights] == [[12.0], [0.0]]
