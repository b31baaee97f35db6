"""The memory behind tensors."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, ops
from engine.errors import ArgumentTypeError, StateError, UnsupportedError
from engine.tensor.storage import UntypedStorage
from tests.engine.fake_cupy.gpu import fake_gpu


def six() -> Tensor:
    return Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


def test_storage_has_the_bytes_of_its_tensor():
    x = six()
    found = x.storage()

    assert (found.size(), found.nbytes(), len(found), found.element_size()) == (24, 24, 24, 1)
    assert (found.device, found.dtype, found.is_shared()) == ("CPU", engine.float32, False)
    assert found.data_ptr() == x.data_ptr()
    assert found == x.untyped_storage()
    assert hash(found) == hash(x.untyped_storage())


@pytest.mark.parametrize(
    ("view", "offset"),
    [
        (lambda x: x[1], 3),
        (lambda x: x.T, 0),
        (lambda x: x.reshape(3, 2), 0),
        (lambda x: x[:, 1:], 1),
        (lambda x: Tensor.from_numpy(x.asnumpy()[::-1]), 3),
    ],
    ids=["row", "turned", "reshaped", "columns", "backwards"],
)
def test_views_share_the_storage_of_the_whole(view, offset):
    x = six()
    part = view(x)

    assert part.storage() == x.storage()
    assert part.storage_offset() == offset
    assert part.data_ptr() == part.storage().data_ptr() + offset * 4


def test_tensors_in_memory_of_their_own_have_other_storages():
    x = six()

    assert x.storage() != x.copy().storage()
    assert x.storage() != 3


def test_parameter_has_the_storage_of_its_data():
    parameter = Parameter(Tensor([1.0, 2.0]), name="p")

    assert parameter.storage() == parameter.data.storage()


def test_computed_number_and_empty_tensor_have_storages():
    assert six().sum().storage().size() == 4
    assert Tensor(np.zeros((0, 3), np.float32)).storage().size() == 0


def test_copied_bytes_are_seen_by_every_view():
    x, y = six(), Tensor(np.full(6, 7, np.float32))
    row = x[1]
    kept = x.storage()

    assert kept.copy_(y.storage()) is kept
    assert row.tolist() == [7.0, 7.0, 7.0]


def test_bytes_are_taken_in_the_order_in_which_they_lie():
    x = Tensor.from_numpy(np.asfortranarray(np.zeros((2, 3), np.float32)))
    x.storage().copy_(six().storage())

    assert x.tolist() == [[0.0, 2.0, 4.0], [1.0, 3.0, 5.0]]


def test_gradients_see_what_was_there_before():
    x, other = Tensor([3.0]), Tensor([100.0])

    def function(w):
        product = w * x
        x.storage().copy_(other.storage())
        return product.sum()

    assert ops.grad(function)(Tensor([1.0])).tolist() == [3.0]
    assert x.tolist() == [100.0]


@pytest.mark.parametrize(
    ("use", "kind", "text"),
    [
        (lambda s: s.copy_(3), ArgumentTypeError, r"copy_\(src\) expected an UntypedStorage"),
        (lambda s: s.copy_(Tensor([1.0]).storage()), StateError, "expected 24 bytes, got 4"),
        (lambda s: s.resize_(48), UnsupportedError, "expected 24, its number of bytes, got 48"),
        (lambda s: s.resize_(2.5), ArgumentTypeError, "expected an int, got float"),
    ],
)
def test_what_memory_cannot_do_is_refused(use, kind, text):
    with pytest.raises(kind, match=text):
        use(six().storage())


def test_storage_of_the_size_that_it_has_is_itself():
    storage = six().storage()

    assert storage.resize_(24) is storage


def test_memory_with_holes_is_not_written_as_bytes():
    holes = UntypedStorage(np.ndarray((3,), np.float64, bytearray(40), strides=(16,)))
    filled = UntypedStorage(np.zeros(5))

    with pytest.raises(StateError, match="expected memory without holes"):
        holes.copy_(filled)


def test_description_of_an_input_has_no_storage():
    with pytest.raises(StateError, match="expected its numbers"):
        Tensor(shape=[None, 3], dtype=engine.float32).storage()


def test_storage_of_a_gpu_says_so():
    with fake_gpu():
        assert six().storage().device == "GPU:0"
        assert six().storage().size() == 24
