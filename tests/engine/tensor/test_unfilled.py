from __future__ import annotations

import copy

import pytest

import engine
from engine import Tensor, nn
from engine.errors import StateError


def open_tensor():
    return Tensor(shape=[3, None], dtype=engine.float32)


def test_open_length_reads_as_minus_one():
    tensor = open_tensor()

    assert (tensor.shape, tensor.ndim, tensor.dtype) == ((3, -1), 2, engine.float32)
    assert repr(tensor) == "Tensor(shape=[3, -1], dtype=Float32, value=\n)"


def test_document_example_of_set_inputs_works():
    cell = nn.ReLU()
    cell.set_inputs(open_tensor())

    assert repr(cell.get_inputs()) == "(Tensor(shape=[3, -1], dtype=Float32, value=\n),)"
    assert cell(Tensor([[-1.0, 2.0]] * 3)).tolist() == [[0.0, 2.0]] * 3


@pytest.mark.parametrize(
    "use", [lambda t: t.size, lambda t: t.sum(), Tensor.asnumpy], ids=["size", "sum", "asnumpy"]
)
def test_numbers_that_are_not_there_are_asked_for(use):
    with pytest.raises(StateError, match=r"shape \[3, -1\] expected its numbers"):
        use(open_tensor())


def test_cell_with_described_inputs_can_be_copied():
    cell = nn.ReLU()
    cell.set_inputs(open_tensor())

    assert copy.deepcopy(cell).get_inputs()[0].shape == (3, -1)


def test_tensor_of_a_dtype_alone_describes_an_input_of_any_shape():
    tensor = Tensor(shape=None, dtype=engine.float16)

    assert (tensor.shape, tensor.dtype) == ((-2,), engine.float16)
    with pytest.raises(StateError, match="expected its numbers"):
        tensor.asnumpy()
    with pytest.raises(TypeError, match="expected numbers"):
        Tensor()


def test_initializer_may_be_given_as_its_class():
    filled = Tensor(shape=(2, 2), dtype=engine.float32, init=engine.common.initializer.One)

    assert filled.asnumpy().tolist() == [[1.0, 1.0], [1.0, 1.0]]


def test_tensor_of_a_named_initializer_has_a_shape_and_refuses_to_give_numbers() -> None:
    x = Tensor(shape=(1, 3), dtype=engine.float16, init="normal")

    assert (x.shape, x.dtype) == ((1, 3), engine.float16)
    with pytest.raises(StateError, match="its numbers"):
        x.asnumpy()
