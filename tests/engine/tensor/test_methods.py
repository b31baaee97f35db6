from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.tensor import methods
from tests.every_case import every

X = np.arange(6, dtype=np.float32).reshape(2, 3) + 1


@every("name", methods.SAME)
def test_method_is_the_operator_of_its_name(name):
    method = getattr(Tensor, name)

    assert callable(getattr(ops, name))
    assert method.__name__ == name
    assert method.__doc__


@pytest.mark.parametrize("shape", [(3, 2), ((3, 2),), ([3, 2],), (-1, 2)])
def test_shape_is_given_as_numbers_or_as_one_tuple(shape):
    assert Tensor(X).reshape(*shape).shape == (3, 2)
    assert Tensor(X).view(*shape).tolist() == X.reshape(3, 2).tolist()


def test_axes_are_reversed_unless_given():
    x = Tensor(np.zeros((2, 3, 4)))

    assert x.transpose().shape == x.T.shape == (4, 3, 2)
    assert x.transpose(0, 2, 1).shape == x.permute((0, 2, 1)).shape == (2, 4, 3)


def test_axes_of_length_1_are_left_out_however_they_are_named():
    x = Tensor(np.zeros((1, 3, 1)))

    assert x.squeeze(axis=0).shape == x.squeeze(0).shape == (3, 1)
    assert x.squeeze(axis=(0, 2)).shape == x.squeeze((0, 2)).shape == x.squeeze().shape == (3,)


def test_reductions_take_axis_and_keepdims():
    assert float(Tensor(X).sum()) == 21.0
    assert Tensor(X).sum(axis=0).tolist() == [5.0, 7.0, 9.0]
    assert Tensor(X).max(axis=1).tolist() == [3.0, 6.0]
    assert Tensor(X).min(axis=1, keepdims=True).shape == (2, 1)


def test_extremes_come_with_their_indices_if_asked():
    values, indices = Tensor(X).max(axis=1, return_indices=True)

    assert values.tolist() == [3.0, 6.0]
    assert indices.tolist() == [2, 2]


def test_number_type_is_changed_and_kept():
    x = Tensor(X)

    assert x.astype(engine.float16).dtype == x.to("float16").dtype == engine.float16
    assert x.int().dtype == engine.int32
    assert x.int().float().dtype == engine.float32
    assert x.astype(engine.float32, copy=False) is x


def test_values_are_clipped():
    assert Tensor([1.0, 5.0, 9.0]).clip(2.0, 6.0).tolist() == [2.0, 5.0, 6.0]


def test_methods_have_gradients():
    gradient = ops.grad(lambda x: x.reshape(3, 2).max(axis=0).sum())(Tensor(X))

    assert gradient.tolist() == [[0.0, 0.0, 0.0], [0.0, 1.0, 1.0]]


def test_extremes_along_a_position_are_a_pair():
    values, indices = Tensor(X).max(1)

    assert (values.tolist(), indices.tolist()) == ([3.0, 6.0], [2, 2])
    assert [part.shape for part in Tensor(X).min(0, True)] == [(1, 3), (1, 3)]


def test_flat_tensor_has_one_axis_unless_told():
    x = Tensor(np.zeros((2, 3, 4)))

    assert (x.flatten().shape, x.flatten(1).shape, x.ravel().shape) == ((24,), (2, 12), (24,))


def test_shape_and_type_are_those_of_another_tensor():
    x, like = Tensor(X), Tensor(np.zeros((3, 2), np.int32))

    assert x.reshape_as(like).shape == x.view_as(like).shape == (3, 2)
    assert x.type_as(like).dtype == engine.int32
    assert Tensor(X[0]).expand_as(x).shape == Tensor(X[0]).expand(2, -1).shape == (2, 3)


def test_part_along_an_axis_is_taken():
    assert Tensor(X).select(-1, 0).tolist() == [1.0, 4.0]
    assert Tensor(X).narrow(1, 1, 2).tolist() == [[2.0, 3.0], [5.0, 6.0]]


def test_new_tensors_have_the_type_of_the_old():
    x = Tensor(X).half()

    assert x.new_zeros((2,)).dtype == x.new_ones(3).dtype == engine.float16
    assert x.new_ones((2,), dtype=engine.int32).dtype == engine.int32


def test_short_names_name_a_type():
    x = Tensor(X)
    names = ("half", "double", "long", "bool")

    types = [getattr(x, name)().dtype for name in names]
    assert types == [engine.float16, engine.float64, engine.int64, engine.bool_]


def test_choice_starts_from_the_tensor():
    assert Tensor([1.0, 2.0]).where(Tensor([True, False]), 0.0).tolist() == [1.0, 0.0]


def test_size_is_told_by_functions_too():
    x = Tensor(X)

    assert (x.dim(), x.numel(), x.nelement(), x.contiguous() is x) == (2, 6, 6, True)


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda x: x.tile(2, 1), [[1.0, 2.0], [1.0, 2.0]]),
        (lambda x: x.tile((2, 1)), [[1.0, 2.0], [1.0, 2.0]]),
        (lambda x: x.tile(reps=(2,)), [1.0, 2.0, 1.0, 2.0]),
        (lambda x: x.tile(dims=(2,)), [1.0, 2.0, 1.0, 2.0]),
        (lambda x: x.repeat(2), [1.0, 2.0, 1.0, 2.0]),
        (lambda x: x.repeat(repeats=(2, 1)), [[1.0, 2.0], [1.0, 2.0]]),
    ],
)
def test_counts_come_one_by_one_or_as_a_tuple(call: Any, expected: Any) -> None:
    assert call(Tensor([1.0, 2.0])).tolist() == expected


def test_counts_by_two_ways_at_once_are_refused() -> None:
    with pytest.raises(
        TypeError, match=r"repeat expected repeat\(\*repeats\) or repeat\(repeats\)"
    ):
        Tensor([1.0]).repeat(2, repeats=(2,))
    with pytest.raises(TypeError, match="tile expected"):
        Tensor([1.0]).tile(counts=2)


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.to(engine.float16),
        lambda x: x.to("CPU", engine.float16),
        lambda x: x.to("GPU:0", dtype=engine.float16),
        lambda x: x.to(Tensor([1.0], engine.float16)),
        lambda x: x.to(other=Tensor([1.0], engine.float16), copy=True),
        lambda x: x.to(dtype=engine.float16),
        lambda x: x.astype("float16"),
    ],
)
def test_every_form_of_to_gives_the_number_type(call: Any) -> None:
    assert call(Tensor([1.5])).dtype == engine.float16


def test_to_a_device_alone_is_the_tensor_or_a_copy() -> None:
    x = Tensor([1.5])

    assert x.to("CPU") is x
    assert x.to() is x
    assert x.to("CPU", copy=True) is not x


def test_pythons_float_is_float64() -> None:
    assert Tensor([1.5]).astype(float).dtype == engine.float64
    assert Tensor([1.5]).type("float").dtype == engine.float64


def test_operators_that_scatter_are_methods() -> None:
    found = Tensor([1.0, 6.0]).scatter_div(Tensor([[1]]), Tensor([2.0]))

    assert found.tolist() == [1.0, 3.0]


def test_device_of_a_tensor_is_named() -> None:
    assert Tensor([1.0]).device == "CPU"


def test_contiguous_tensor_lies_in_order_and_passes_its_gradient() -> None:
    turned = ops.transpose(Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), (1, 0))
    in_order = turned.contiguous()

    assert (turned.is_contiguous(), in_order.is_contiguous()) == (False, True)
    assert in_order.tolist() == turned.tolist()
    gradient = ops.grad(lambda x: (x.T.contiguous() * in_order.T).sum())(turned)
    assert gradient.tolist() == turned.tolist()


def test_sum_of_truth_values_stays_one_beside_an_initial_number() -> None:
    total = Tensor([1.0, 2.0]).sum(dtype=engine.bool_, initial=12)

    assert (total.dtype, total.tolist()) == (engine.bool_, True)
    assert Tensor([1.0, 2.0]).sum(dtype=engine.int32, initial=1.5).tolist() == 4.5


@pytest.mark.parametrize("repeats", [2, [1, 3]])
@pytest.mark.parametrize("axis", [0, 1, -1])
def test_repeat_along_an_axis_is_numpys_as_before_mindspore_2_5(repeats: Any, axis: int) -> None:
    x = np.arange(4.0, dtype=np.float32).reshape(2, 2)

    np.testing.assert_array_equal(
        Tensor(x).repeat(repeats, axis=axis).asnumpy(), x.repeat(repeats, axis=axis)
    )


def test_repeat_without_an_axis_by_name_is_of_all_elements() -> None:
    x = np.arange(4, dtype=np.int32).reshape(2, 2)

    assert Tensor(x).repeat(2, axis=None).asnumpy().tolist() == x.repeat(2).tolist()


def test_initial_values_are_a_tensor_under_the_name_of_mindspore_1_too() -> None:
    drawn = engine.common.initializer.initializer("ones", (2, 3))

    assert drawn.to_tensor() is drawn.init_data()
    assert drawn.to_tensor().asnumpy().sum() == 6.0
