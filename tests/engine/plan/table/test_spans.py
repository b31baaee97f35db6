"""How operands that are broadcast go through the rows and columns of memory."""

from __future__ import annotations

import numpy as np
import pytest

from engine.plan.table.order import arranged
from engine.plan.table.spans import Extent, Span, span_of, span_of_axes

SHAPE = (8, 3, 4, 5)
INSIDE = (1, 2, 3, 0)  # samples innermost


@pytest.mark.parametrize(
    ("order", "operand", "span"),
    [
        ((0, 1, 2, 3), (8, 3, 4, 5), Span(Extent.FULL)),
        ((0, 1, 2, 3), (5,), Span(Extent.COLUMN, 5)),
        ((0, 1, 2, 3), (4, 5), Span(Extent.COLUMN, 20)),
        ((0, 1, 2, 3), (8, 1, 1, 1), Span(Extent.ROW, 60)),
        ((0, 1, 2, 3), (1, 1, 1, 1), Span(Extent.ONE)),
        ((0, 1, 2, 3), (), Span(Extent.ONE)),
        ((0, 1, 2, 3), (1, 3, 1, 1), None),
        (INSIDE, (1, 3, 1, 1), Span(Extent.ROW, 160)),
        (INSIDE, (8, 1, 1, 1), Span(Extent.COLUMN, 8)),
        (INSIDE, (4, 5), None),
    ],
)
def test_operand_goes_along_rows_or_columns_as_memory_lies(
    order: tuple, operand: tuple, span: Span | None
) -> None:
    assert span_of(SHAPE, order, np.zeros(operand)) == span


def test_whole_operand_in_another_order_does_not_go_along() -> None:
    operand = arranged(np.zeros(480), SHAPE, INSIDE)

    assert span_of(SHAPE, (0, 1, 2, 3), operand) is None
    assert span_of(SHAPE, INSIDE, operand) == Span(Extent.FULL)


def test_operand_of_several_axes_has_to_lie_in_the_same_order() -> None:
    turned = np.zeros((5, 4)).T

    assert span_of(SHAPE, (0, 1, 2, 3), turned) is None


def test_axes_that_are_neither_outer_nor_inner_have_no_span() -> None:
    assert span_of_axes(SHAPE, (0, 1, 2, 3), frozenset({1, 2})) is None
    assert span_of_axes(SHAPE, (0, 1, 2, 3), frozenset({0, 1})) == Span(Extent.ROW, 20)
