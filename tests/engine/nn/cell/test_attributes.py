"""Assigning to attributes of a cell, reading and deleting them."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.errors import ArgumentTypeError, AttributeMissingError, MemberNameError


class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = Parameter(Tensor([2.0]))
        self.inner = nn.Cell()
        self.total = nn.Buffer([0.0])


def test_attribute_that_is_not_there_is_named():
    with pytest.raises(AttributeMissingError) as caught:
        nn.Cell().nothing

    assert str(caught.value) == "The 'Cell' object has no attribute 'nothing'."


def test_member_before_init_is_refused():
    class Early(nn.Cell):
        def __init__(self):
            self.inner = nn.Cell()

    with pytest.raises(AttributeError, match=r"call super\(\).__init__\(\) first in Early"):
        Early()


def test_parameter_takes_the_numbers_of_a_tensor():
    cell = Scale()
    parameter = cell.factor
    cell.factor = Tensor([3.0])

    assert cell.factor is parameter
    assert parameter.asnumpy() == [3.0]


def test_parameter_is_replaced_by_a_parameter_in_its_place():
    cell = Scale()
    cell.offset = Parameter(Tensor([1.0]))
    cell.factor = Parameter(Tensor([5.0]))

    assert [p.name for p in cell.get_parameters()] == ["factor", "offset"]
    assert cell.factor.asnumpy() == [5.0]


def test_member_set_to_none_leaves_its_registry():
    cell = Scale()
    cell.factor = cell.inner = cell.total = None

    assert list(cell.get_parameters()) == list(cell.cells()) == list(cell.buffers()) == []
    assert cell.factor is None


@pytest.mark.parametrize("name", ["factor", "inner", "total"])
def test_member_is_not_replaced_by_something_else(name):
    with pytest.raises(ArgumentTypeError, match=f"Assigning Scale.{name}"):
        setattr(Scale(), name, "text")


@pytest.mark.parametrize("name", ["factor", "inner", "total"])
@pytest.mark.parametrize(
    "made", [lambda: Parameter(Tensor([1.0])), nn.Cell, lambda: nn.Buffer([1])]
)
def test_name_of_a_member_is_not_taken_by_one_of_another_kind(name, made):
    cell = Scale()
    before, value = getattr(cell, name), made()
    if type(before) is type(value):
        setattr(cell, name, value)
        assert getattr(cell, name) is value
    else:
        with pytest.raises(MemberNameError, match=f"Scale.{name} expected a name that is"):
            setattr(cell, name, value)
        assert getattr(cell, name) is before


def test_name_of_an_empty_member_may_be_taken():
    cell = Scale()
    cell.factor = None
    cell.factor = nn.Cell()

    assert list(cell.get_parameters()) == []
    assert list(cell.name_cells()) == ["inner", "factor"]


def test_child_that_is_none_keeps_its_turn_and_is_shown():
    cell = Scale()
    cell.last = nn.Cell()
    cell.inner = None
    assert repr(cell) == "Scale(\n  (inner): None\n  (last): Cell()\n)"
    assert list(cell.cells_and_names()) == [("", cell), ("last", cell.last)]
    assert list(cell.set_train().apply(lambda one: None).state_dict()) == ["factor", "total"]
    cell.inner = nn.Cell()

    assert list(cell.name_cells()) == ["inner", "last"]


def test_deleted_member_is_gone():
    cell = Scale()
    del cell.factor, cell.inner, cell.total

    assert not hasattr(cell, "factor")
    assert list(cell.state_dict()) == list(cell.cells()) == []


def test_plain_attributes_are_plain():
    cell = nn.Cell()
    cell.kernel_size = (3, 3)
    cell.values = [Tensor([1.0])]

    assert cell.kernel_size == (3, 3)
    assert list(cell.state_dict()) == []


@pytest.mark.parametrize("name", ["cast", "phase", "cells"])
def test_mindspores_reserved_names_may_be_used(name):
    cell = nn.Cell()
    object.__setattr__(cell, name, 1)

    assert repr(cell) == "Cell()"


@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda cell: pickle.loads(pickle.dumps(cell))], ids=["copy", "pickle"]
)
def test_copy_has_members_of_its_own(again):
    cell = Scale()
    other = again(cell)
    other.factor.set_data(Tensor([7.0]))

    assert cell.factor.asnumpy() == [2.0]
    assert other.parameters_dict()["factor"] is other.factor
    np.testing.assert_array_equal(other.total.asnumpy(), [0.0])
    assert isinstance(other.total, nn.Buffer)
    assert other.total is other.get_buffer("total") is not cell.total


def test_registry_written_directly_is_seen():
    """MindSpore's documents do so in a hook of state_dict."""
    cell = nn.Cell()
    cell._params["extra"] = Parameter(Tensor([1.0]), name="extra")

    assert cell.extra is cell._params["extra"]


def test_flags_are_attributes_that_are_remembered():
    cell = Scale()

    assert cell.add_flags(sink_mode=True) is cell
    assert cell.sink_mode is True
    assert cell.get_flags() == {"sink_mode": True}
    assert nn.Cell(flags={"a": 1}).a == 1


def test_flags_can_be_set_on_all_cells_below():
    cell = Scale().add_flags_recursive(sink_mode=True)

    assert cell.inner.sink_mode is True


def test_cell_whose_class_did_not_initialise_it_says_what_to_call() -> None:
    class Forgetful(nn.Cell):
        def __init__(self) -> None:
            self.factor = 2

        def construct(self, x):
            return x * self.factor

    with pytest.raises(AttributeError, match=r"super\(\).__init__\(\) first in Forgetful"):
        Forgetful()(Tensor(1.0))
