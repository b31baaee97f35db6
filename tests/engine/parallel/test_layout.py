from __future__ import annotations

import pytest

import engine
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.parallel import Layout

CUBE = Layout((2, 2, 2), ("dp", "sp", "mp"))


# As MindSpore 2.10 gives them.
@pytest.mark.parametrize(
    ("axes", "mapped"),
    [
        (("dp", "mp"), (2, 0)),
        (("None", ("dp", "mp")), (-1, (2, 0))),
        (("sp", ("dp", "None")), (1, (2, -1))),
        ((), ()),
    ],
)
def test_axes_count_from_the_last(axes, mapped):
    assert CUBE(*axes).to_dict() == {
        "device_matrix": (2, 2, 2),
        "tensor_map": mapped,
        "interleaved_parallel": False,
        "alias_name": ("dp", "sp", "mp"),
        "rank_list": [0, 1, 2, 3, 4, 5, 6, 7],
    }


def test_part_of_a_device_may_be_cut_once_more():
    layout = Layout((2, 2, 2), ("dp", "mp", "interleaved_parallel"), list(range(8, 16)))
    found = layout(("dp", "interleaved_parallel"), "mp").to_dict()

    assert found["tensor_map"] == ((2, 0), 1)
    assert found["interleaved_parallel"] is True
    assert found["rank_list"] == list(range(8, 16))


def test_layouts_of_two_tensors_are_apart():
    first, second = CUBE("dp"), CUBE("mp")

    assert first.to_dict()["tensor_map"] == (2,)
    assert second.to_dict()["tensor_map"] == (0,)
    with pytest.raises(ArgumentValueError, match="call the layout"):
        CUBE.to_dict()


@pytest.mark.parametrize("axes", [("zz",), ("dp", "dp"), (("dp", "dp"),), ("dp", ("sp", "dp"))])
def test_axis_is_known_and_used_once(axes):
    with pytest.raises(ArgumentValueError, match="expected one of"):
        CUBE(*axes)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (((2, 2), ("dp", "sp", "mp")), ArgumentValueError),
        (([2, 2], ("dp", "sp")), ArgumentTypeError),
        (((2, "2"), ("dp", "sp")), ArgumentTypeError),
        (((2, 2), ["dp", "sp"]), ArgumentTypeError),
        (((2, 2), ("dp", 3)), ArgumentTypeError),
        (((2, 2), ("dp", "dp")), ArgumentValueError),
        (((2, 2), ("dp", "")), ArgumentValueError),
        (((2, 2), ("dp", "None")), ArgumentValueError),
        (((2, 2), ("interleaved_parallel", "dp")), ArgumentValueError),
        (((2, 2), ("dp", "mp"), [0, 1]), ArgumentValueError),
        (((2, 2), ("dp", "mp"), (0, 1, 2, 3)), ArgumentTypeError),
        (((2, 2), ("dp", "mp"), [0, 1, 2, "3"]), ArgumentTypeError),
    ],
)
def test_arrangement_that_is_none_is_refused(options, error):
    with pytest.raises(error, match="Layout"):
        Layout(*options)


def test_layout_is_here_too():
    assert engine.Layout is Layout
