from __future__ import annotations

import pytest

from engine import Tensor, ops


def test_tensors_are_calculated_with_under_former_names():
    x, y = Tensor([7.0, 8.0]), Tensor([2.0, 4.0])

    assert ops.tensor_add(x, y).tolist() == [9.0, 12.0]
    assert ops.tensor_sub(x, y).tolist() == [5.0, 4.0]
    assert ops.tensor_mul(x, y).tolist() == [14.0, 32.0]
    assert ops.tensor_div(x, y).tolist() == [3.5, 2.0]
    assert ops.floordiv(x, y).tolist() == ops.tensor_floordiv(x, y).tolist() == [3.0, 2.0]
    assert ops.floormod(x, y).tolist() == ops.tensor_mod(x, y).tolist() == [1.0, 0.0]
    assert ops.tensor_pow(y, 2).tolist() == [4.0, 16.0]
    assert ops.tensor_exp(x * 0).tolist() == [1.0, 1.0]
    assert ops.tensor_expm1(x * 0).tolist() == [0.0, 0.0]
    assert ops.eq(x, x).tolist() == ops.tensor_ge(x, x).tolist() == [True, True]
    assert ops.tensor_gt(x, y).tolist() == ops.tensor_le(y, x).tolist() == [True, True]
    assert ops.tensor_lt(x, y).tolist() == [False, False]
    assert ops.tensor_range(0, 3, 1).tolist() == [0, 1, 2]


@pytest.mark.parametrize(
    ("name", "args", "expected"),
    [
        ("scalar_add", (7, 2), 9),
        ("scalar_sub", (7, 2), 5),
        ("scalar_mul", (7, 2), 14),
        ("scalar_div", (7, 2), 3.5),
        ("scalar_floordiv", (7, 2), 3),
        ("scalar_mod", (7, 2), 1),
        ("scalar_pow", (7, 2), 49),
        ("scalar_uadd", (7,), 7),
        ("scalar_usub", (7,), -7),
        ("scalar_eq", (7, 2), False),
        ("scalar_ne", (7, 2), True),
        ("scalar_gt", (7, 2), True),
        ("scalar_ge", (7, 7), True),
        ("scalar_lt", (7, 2), False),
        ("scalar_le", (7, 7), True),
        ("string_concat", ("a", "b"), "ab"),
        ("string_eq", ("a", "b"), False),
        ("bool_and", (True, False), False),
        ("bool_or", (True, False), True),
        ("bool_not", (True,), False),
        ("bool_eq", (True, True), True),
        ("is_", (None, None), True),
        ("is_not", (None, None), False),
        ("tuple_getitem", ((1, 2), 1), 2),
        ("tuple_len", ((1, 2),), 2),
        ("tuple_reversed", ((1, 2),), (2, 1)),
        ("list_getitem", ([1, 2], 0), 1),
        ("list_len", ([1, 2],), 2),
        ("dict_getitem", ({"a": 1}, "a"), 1),
        ("make_tuple", (1, 2), (1, 2)),
        ("make_list", (1, 2), [1, 2]),
        ("make_dict", (("a",), (1,)), {"a": 1}),
        ("make_slice", (1, 2, 3), slice(1, 2, 3)),
    ],
)
def test_plain_values_are_what_python_makes_of_them(name, args, expected):
    assert getattr(ops, name)(*args) == expected


def test_arguments_have_the_names_that_mindspore_gives_them():
    x = Tensor([4.0])

    assert ops.scalar_sub(x=5, y=3) == 2
    assert ops.scalar_usub(x=5) == -5
    assert ops.tensor_div(x=x, y=2).asnumpy() == [2.0]
    assert ops.floordiv(input=x, other=3).asnumpy() == [1.0]
    assert ops.row_stack(tensors=(x, x)).shape == (2, 1)
    assert ops.tensor_slice(input=x, begin=(0,), size=(1,)).asnumpy() == [4.0]
    assert ops.i0(input=Tensor([0.0])).asnumpy() == [1.0]
    loss = ops.BCEWithLogitsLoss("none")(input=x, target=x / 4, weight=x, posWeight=x)
    assert loss.asnumpy() == pytest.approx(ops.BCEWithLogitsLoss("none")(x, x / 4, x, x).asnumpy())


def test_numbers_and_largest_elements():
    x = Tensor([1.0, 3.0, 2.0])

    assert [part.tolist() for part in ops.top_k(x, 2)] == [[3, 2], [1, 2]]
    assert ops.accumulate_n([x, x]).tolist() == [2, 6, 4]
    assert (ops.scalar_max(2, 3), ops.scalar_min(x=2, y=3), ops.shape_mul((2, 3))) == (3, 2, 6)
    assert ops.scalar_log(1.0) == 0
