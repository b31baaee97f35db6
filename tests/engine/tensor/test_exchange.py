"""Tensors as bytes, and in the memory of other libraries."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, MisfitError
from tests.engine.fake_cupy.gpu import fake_gpu


@pytest.mark.parametrize("dtype", ["float32", "float16", "int64", "bool_", "complex64"])
def test_capsule_shares_the_memory(dtype):
    x = Tensor(np.array([[1, 0, 1], [0, 1, 1]])).astype(getattr(engine, dtype))
    taken = engine.from_dlpack(engine.to_dlpack(x))
    x[0, 1] = 1

    assert taken.dtype == x.dtype
    assert taken.tolist() == x.tolist()
    taken[1, 0] = 1
    assert x[1, 0].item() == 1


def test_memory_outlives_its_tensor():
    taken = Tensor.from_dlpack(Tensor(np.arange(1000.0)).to_dlpack())

    assert taken.asnumpy().tolist() == list(range(1000))


def test_arrays_of_other_libraries_are_taken_and_tensors_are_taken_by_them():
    array = np.arange(3.0)
    mine = engine.from_dlpack(array)
    theirs = np.from_dlpack(Tensor([1.0, 2.0]))
    mine[0] = 7.0

    assert array[0] == 7
    assert theirs.tolist() == [1, 2]


def test_what_is_no_array_and_what_dlpack_does_not_know_is_refused():
    with pytest.raises(ArgumentTypeError, match="from_dlpack expected"):
        engine.from_dlpack(3)
    with pytest.raises(ArgumentTypeError, match="to_dlpack expected a Tensor"):
        engine.to_dlpack(np.ones(2))
    with pytest.raises(ArgumentTypeError, match="bfloat16"):
        engine.to_dlpack(Tensor([1.0], engine.bfloat16))


def test_capsule_is_taken_once():
    capsule = engine.to_dlpack(Tensor([1.0]))
    engine.from_dlpack(capsule)

    with pytest.raises(ArgumentTypeError, match="unused"):
        engine.from_dlpack(capsule)


@pytest.mark.parametrize("dtype", ["int16", "float32", "bfloat16"])
def test_bytes_become_the_tensor_again(dtype):
    x = Tensor(np.arange(6).reshape(2, 3)).astype(getattr(engine, dtype)).T
    data = x.get_bytes()

    assert len(data) == x.nbytes
    assert Tensor.convert_bytes_to_tensor(data, (3, 2), x.dtype).tolist() == x.tolist()
    with pytest.raises(ArgumentValueError, match="bytes"):
        Tensor.convert_bytes_to_tensor(data, (3, 3), x.dtype)


def test_numpy_array_is_shared():
    array = np.zeros(2)
    x = engine.from_numpy(array)
    array[0] = 1.0

    assert x.tolist() == [1, 0]
    with pytest.raises(ArgumentTypeError, match="a NumPy array"):
        engine.from_numpy([1.0])


def test_tensor_says_where_it_is_and_that_it_is_ready():
    x = Tensor([1.0])

    states = x.is_meta, x.is_pinned(), x.is_shared(), x.has_init, x.const_arg, x.init_finished
    assert states == (False, False, False, False, False, True)
    assert x.init is None
    assert x.data_sync(True) is x.wait_pipeline() is x.flush_from_cache() is None
    assert Parameter(x).has_init is False


def test_moved_and_pinned_tensors_are_copies():
    x = Tensor([1.0])
    for copy in (x.move_to("CPU"), x.pin_memory()):
        copy[0] = 2.0

    assert x.tolist() == [1]
    with pytest.raises(ArgumentValueError, match="'CPU'"):
        x.move_to("TPU")
    with pytest.raises(ArgumentTypeError, match="a bool"):
        x.move_to("CPU", 1)


def test_elements_are_taken_by_tensors_of_indices():
    x = Tensor([[1.0, 2.0], [3.0, 4.0]])

    assert x.index([Tensor([0, 1]), Tensor([1, 0])]).tolist() == [2, 3]


def test_inverse_error_function_in_place():
    x = Tensor([0.5])
    expected = ops.erfinv(x).tolist()

    assert x.erfinv_() is x
    assert x.tolist() == expected


def test_bytes_come_from_a_gpu_too():
    with fake_gpu():
        assert Tensor([1.0]).get_bytes() == np.float32(1).tobytes()


def test_bytes_are_shared_as_numbers():
    held = bytearray(np.arange(4, dtype=np.float32).tobytes())
    tensor = engine.frombuffer(held, engine.float32)
    part = engine.frombuffer(held, dtype=engine.float32, count=2, offset=4)
    held[3] = 65  # the highest byte of the first number

    assert tensor.asnumpy().tolist() == [8, 1, 2, 3]
    assert part.asnumpy().tolist() == [1, 2]
    assert engine.frombuffer(bytes(held), engine.int8).asnumpy().flags.writeable


@pytest.mark.parametrize(
    "options", [{}, {"count": 0}, {"count": -2}, {"count": 9}, {"offset": 5}, {"offset": -1}]
)
def test_bytes_that_are_no_numbers_are_refused(options):
    with pytest.raises(MisfitError, match="numbers of 4 bytes each, got 5 bytes"):
        engine.frombuffer(bytearray(5), engine.float32, **options)
    with pytest.raises(ArgumentTypeError, match=r"frombuffer\(buffer\) expected bytes"):
        engine.frombuffer(3, engine.float32)
