"""Gradients element by element: a landing takes differences in eight directions of each input."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.contracts import test_every_layer, test_every_op

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

SENTENCES = (
    test_every_layer.test_gradients_equal_finite_differences,
    test_every_layer.test_parameter_gradients_equal_finite_differences,
    test_every_op.test_second_gradient_equals_finite_differences_of_the_first,
)


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda one: one.__name__)
def test_holds_of_each_element(
    sentence: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.gradients._DIRECTIONS", 2**31)

    sentence()
