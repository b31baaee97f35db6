"""What is known of a primitive stands beside it, with MindSpore's name of its operator."""

from __future__ import annotations

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine.autodiff import PRIMITIVES, Spec
from engine.graph import GraphNode


def operator_name(primitive: str) -> str:
    return GraphNode("1", primitive, "Default", (), {}, (Spec((), None),)).op_type


def test_common_operators_have_mindspores_names() -> None:
    assert operator_name("convolve") == "Conv2D"
    assert operator_name("matrix_product") == "MatMul"
    assert operator_name("hard_swish") == "HSwish"
    assert operator_name("acos") == "ACos"


def test_other_names_are_their_words_joined() -> None:
    assert operator_name("sum_to") == "SumTo"
    assert operator_name("one_of_nobody") == "OneOfNobody"


def test_a_primitive_that_says_nothing_has_traits() -> None:
    traits = PRIMITIVES["cofactors"].traits

    assert (traits.kind, traits.linear, traits.moves) == ("other", "", False)
