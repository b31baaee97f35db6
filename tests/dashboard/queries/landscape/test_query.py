from __future__ import annotations

from typing import Any

import pytest

from dashboard.queries.landscape.query import LOSS, Query


@pytest.mark.parametrize("told", [None, 3, [], "", "x" * 101, {"f1": 1}])
def test_what_is_no_name_of_a_quantity_is_the_loss(told: Any) -> None:
    assert Query.of({"shown": told}).shown == LOSS


def test_quantity_of_a_file_may_have_any_name_and_is_said_without_markup() -> None:
    query = Query.of({"shown": "top_5<a href='x'>%{z}"})

    assert query.shown == "top_5<a href='x'>%{z}"
    assert query.word == "top 5 a href='x'   z "
