import tests.whole_engine  # noqa: F401 - all that registers itself
from engine.autodiff import PRIMITIVES
from engine.graph import names
from engine.graph.names import operator_name


def test_the_table_names_only_primitives_that_are_there():
    assert set(names._NAMES) <= set(PRIMITIVES)


def test_common_operators_have_mindspores_names():
    assert operator_name("convolve") == "Conv2D"
    assert operator_name("matrix_product") == "MatMul"


def test_other_names_are_their_words_joined():
    assert operator_name("sum_to") == "SumTo"
