from __future__ import annotations

import operator

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import StateError

ARITHMETIC = ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow"]
COMPARISON = ["eq", "ne", "lt", "le", "gt", "ge"]
LEFT, RIGHT = np.array([[1.0, 2.0], [3.0, 5.0]]), np.array([2.0, 3.0])


@pytest.mark.parametrize("name", [*ARITHMETIC, *COMPARISON])
@pytest.mark.parametrize("other", [Tensor(RIGHT), RIGHT, 2.0, 3], ids=["tensor", "array", "f", "i"])
def test_operator_is_that_of_arrays(name, other):
    function = getattr(operator, name)
    plain = other.asnumpy() if isinstance(other, Tensor) else other

    np.testing.assert_allclose(function(Tensor(LEFT), other).asnumpy(), function(LEFT, plain))


@pytest.mark.parametrize("name", ARITHMETIC)
@pytest.mark.parametrize("other", [RIGHT, 2.0, 3], ids=["array", "float", "int"])
def test_operator_with_the_tensor_on_the_right_is_that_of_arrays(name, other):
    function = getattr(operator, name)

    result = function(other, Tensor(LEFT))
    assert isinstance(result, Tensor)
    np.testing.assert_allclose(result.asnumpy(), function(other, LEFT))


def test_matrix_product_works_from_both_sides():
    square = np.array([[1.0, 2.0], [3.0, 4.0]])

    np.testing.assert_allclose((Tensor(square) @ Tensor(LEFT)).asnumpy(), square @ LEFT)
    np.testing.assert_allclose((square @ Tensor(LEFT)).asnumpy(), square @ LEFT)


def test_signs():
    assert (-Tensor([1.0])).tolist() == [-1.0]
    assert (+Tensor([1.0])).tolist() == [1.0]
    assert abs(Tensor([-1.0])).tolist() == [1.0]


def test_truth_values():
    yes, no = Tensor([True, True]), Tensor([True, False])

    assert (yes & no).tolist() == [True, False]
    assert (yes | no).tolist() == [True, True]
    assert (yes ^ no).tolist() == [False, True]
    assert (~no).tolist() == [False, True]


@pytest.mark.parametrize("name", [*ARITHMETIC, "lt"])
def test_what_is_no_operand_is_pythons_error(name):
    with pytest.raises(TypeError):
        getattr(operator, name)(Tensor([1.0]), object())


def test_tensor_is_never_equal_to_none():
    assert (Tensor([1.0]) == None) is False  # noqa: E711 - the operator is the subject
    assert (Tensor([1.0]) != None) is True  # noqa: E711


def test_small_floats_stay_small_beside_python_numbers():
    assert str((Tensor(np.ones(2, np.float16)) * 2.5).dtype) == "Float16"
    assert str((Tensor(np.ones(2, np.float32)) + 1).dtype) == "Float32"


def test_elements_are_taken_and_written_by_index():
    tensor = Tensor([[1.0, 2.0], [3.0, 4.0]])
    tensor[0] = 0.0
    tensor[1, 1] = Tensor(9.0)

    assert tensor.tolist() == [[0.0, 0.0], [3.0, 9.0]]
    assert tensor[1].tolist() == [3.0, 9.0]
    assert tensor[:, 0].tolist() == [0.0, 3.0]
    assert [row.tolist() for row in tensor] == [[0.0, 0.0], [3.0, 9.0]]


def test_indexing_has_a_gradient():
    assert ops.grad(lambda x: x[1] * 3.0)(Tensor([1.0, 2.0])).tolist() == [0.0, 3.0]


def test_writing_to_an_input_that_is_being_differentiated_is_refused():
    def function(x):
        x[0] = 1.0
        return x.sum()

    with pytest.raises(StateError, match=r"Hint: assign to a copy"):
        ops.grad(function)(Tensor([1.0, 2.0]))


def test_in_place_operators_make_a_new_tensor():
    first = before = Tensor([1.0])
    first += 1.0

    assert before.tolist() == [1.0]
    assert first.tolist() == [2.0]


def test_number_of_numpys_keeps_the_type_of_the_tensor():
    x = Tensor([1.0, 2.0])

    assert (x / np.sqrt(2)).dtype == (np.float64(2) * x).dtype == engine.float32


def test_number_is_in_a_tensor_that_has_an_element_equal_to_it() -> None:
    x = Tensor([[1.0, 2.0], [3.0, 4.0]])

    assert 3 in x
    assert Tensor(2.0) in x
    assert 5.0 not in x
    assert None not in x


def test_only_one_whole_number_is_an_index() -> None:
    assert [5, 6, 7][Tensor(1)] == 6
    with pytest.raises(ValueError, match="one whole number"):
        Tensor(5.0).__index__()
