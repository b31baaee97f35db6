"""Kinds of number types answer as MindSpore's do."""

from __future__ import annotations

import pytest

import engine
from engine._c_expression import typing
from engine.errors import UnknownNameError


def test_each_type_is_of_its_kind_and_a_number() -> None:
    kinds = {
        engine.float32: typing.Float,
        engine.int16: typing.Int,
        engine.uint8: typing.UInt,
        engine.bool_: typing.Bool,
        engine.complex64: typing.Complex,
        engine.bfloat16: typing.BFloat,
    }

    for dtype, kind in kinds.items():
        assert isinstance(dtype, kind)
        assert isinstance(dtype, typing.Number)
        others = [other for other in kinds.values() if other is not kind]
        assert not any(isinstance(dtype, other) for other in others)


def test_kind_of_a_width_is_the_type() -> None:
    assert typing.Float(16) is engine.float16
    assert typing.UInt(8) is engine.uint8
    assert typing.Bool() is engine.bool_
    with pytest.raises(UnknownNameError, match="Int7"):
        typing.Int(7)


def test_tensor_of_the_c_side_is_the_tensor() -> None:
    from engine._c_expression import Tensor

    assert Tensor is engine.Tensor
