from __future__ import annotations

import inspect

import pytest

from insight.record.older_order import older_order


class Made:
    @older_order(1, ("second", "third"), lambda value: isinstance(value, dict))
    def __init__(self, first, number=32, second=None, third=None):
        self.given = (first, number, second, third)


@pytest.mark.parametrize(
    ("args", "options", "given"),
    [
        ((1,), {}, (1, 32, None, None)),
        ((1, 2, 3, 4), {}, (1, 2, 3, 4)),
        ((1, {"a": 1}), {}, (1, 32, {"a": 1}, None)),
        ((1, {"a": 1}, 5), {}, (1, 32, {"a": 1}, 5)),
        ((1, {"a": 1}), {"third": 5, "number": 2}, (1, 2, {"a": 1}, 5)),
        ((1,), {"second": {"a": 1}}, (1, 32, {"a": 1}, None)),
    ],
    ids=str,
)
def test_arguments_are_told_by_the_type_of_one(args, options, given):
    assert Made(*args, **options).given == given


def test_an_argument_given_twice_is_refused_by_python():
    with pytest.raises(TypeError, match="multiple values"):
        Made(1, {"a": 1}, second=3)


def test_the_signature_is_the_newer_one():
    assert list(inspect.signature(Made).parameters) == ["first", "number", "second", "third"]
