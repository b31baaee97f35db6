"""Networks that check their arguments with MindSpore's functions find them."""

from __future__ import annotations

import pytest

import engine
from engine import parameter_checks as checks
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.parameter_checks import Rel, Validator, args_type_check


@pytest.mark.parametrize(
    ("check", "given"),
    [
        ("check_positive_int", (3, "n", "Net")),
        ("check_non_negative_int", (0,)),
        ("check_equal_int", (2, 2)),
        ("check_positive_float", (0.5,)),
        ("check_non_negative_float", (0.0,)),
        ("check_is_float", (1.5, "rate")),
        ("check_is_int", (1, "n")),
        ("check_int", (3, 2, Rel.GE)),
        ("check_float", (3.0, 2.0, Rel.GT)),
        ("check_int_range", (3, 0, 3, Rel.INC_RIGHT)),
        ("check_float_range", (0.0, 0.0, 1.0, Rel.INC_LEFT)),
        ("check_bool", (True, "flag")),
        ("check_string", ("a", ["a", "b"])),
    ],
)
def test_check_returns_what_fits(check: str, given: tuple[object, ...]) -> None:
    assert getattr(checks, check)(*given) == given[0]
    assert getattr(Validator, check)(*given) == given[0]


@pytest.mark.parametrize(
    ("check", "given", "error"),
    [
        ("check_positive_int", (0, "n", "Net"), ValueError),
        ("check_positive_int", (True, "n", "Net"), TypeError),
        ("check_positive_int", (1.0,), TypeError),
        ("check_is_float", (float("nan"), "rate"), ValueError),
        ("check_is_float", (1,), TypeError),
        ("check_int_range", (0, 0, 3, Rel.INC_RIGHT), ValueError),
        ("check_float_range", (1.0, 0.0, 1.0, Rel.INC_LEFT), ValueError),
        ("check_bool", (1, "flag"), TypeError),
        ("check_string", ("c", ["a", "b"]), ValueError),
        ("check_value_type", ("x", True, [int, float]), TypeError),
        ("check_subclass", ("x", int, (str,)), TypeError),
        ("check_type_name", ("x", engine.int32, [engine.float32]), TypeError),
    ],
)
def test_check_refuses_what_does_not_fit(
    check: str, given: tuple[object, ...], error: type[Exception]
) -> None:
    with pytest.raises(error):
        getattr(checks, check)(*given)


def test_refusal_says_which_argument_of_what() -> None:
    with pytest.raises(ValueError, match=r"Net\(n\) expected a number of int > 0, got -1\."):
        checks.check_positive_int(-1, "n", "Net")


def test_types_are_checked_by_name_and_by_position_and_none_passes() -> None:
    @args_type_check(int, name=(str, int))
    def f(n: int, name: object = None) -> object:
        return n, name

    assert f(1, "a") == (1, "a")
    assert f(1, None) == (1, None)
    with pytest.raises(TypeError, match=r"f\(name\)"):
        f(1, 2.0)
    with pytest.raises(TypeError, match=r"f\(n\)"):
        f("1")  # type: ignore[arg-type]


def test_twice_repeats_a_single_value() -> None:
    assert checks.twice(2) == (2, 2)
    assert checks.twice((1, 2)) == (1, 2)


def test_labels_are_whole_numbers() -> None:
    checks.check_label_dtype(engine.int64, "Loss")

    with pytest.raises(TypeError, match=r"Loss\(labels\) expected int32 or int64, got Float32"):
        checks.check_label_dtype(engine.float32, "Loss")


def test_twice_takes_an_int_or_two_of_them() -> None:
    assert checks.twice(3) == checks.twice((3, 3)) == (3, 3)
    for other in (0.5, "3", (1, 2, 3), (3.3, 4), True):
        with pytest.raises(ArgumentTypeError, match="twice"):
            checks.twice(other)


def test_ints_below_0_and_up_to_0_are_told_from_others() -> None:
    assert checks.check_negative_int(-1) == -1
    assert checks.check_non_positive_int(0) == 0
    for check, wrong in ((checks.check_negative_int, 0), (checks.check_non_positive_int, 1)):
        with pytest.raises(ArgumentValueError):
            check(wrong)


def test_text_is_checked_by_a_regular_expression() -> None:
    assert checks.check_str_by_regular("x12_sf.asdf")
    assert checks.check_str_by_regular("a-b", r"[a-z-]+$")
    with pytest.raises(ArgumentValueError, match="12"):
        checks.check_str_by_regular(".12_sf")
