from __future__ import annotations

import numpy as np
import pytest

from insight.landscape.digest import digest_of

HELD = {"a": np.arange(6.0).reshape(2, 3), "b": np.array(1, np.int32)}


def test_order_of_names_and_memory_makes_no_difference() -> None:
    turned = {"b": HELD["b"], "a": np.asfortranarray(HELD["a"])}

    assert digest_of(HELD) == digest_of(turned)


@pytest.mark.parametrize(
    "other",
    [
        {**HELD, "a": HELD["a"].reshape(3, 2)},
        {**HELD, "a": HELD["a"].astype(np.float32)},
        {**HELD, "a": -HELD["a"]},
        {**HELD, "c": np.empty(0)},
        {"a": HELD["b"], "b": HELD["a"]},
        {"a": HELD["a"]},
    ],
)
def test_anything_else_makes_one(other: dict[str, np.ndarray]) -> None:
    assert digest_of(other) != digest_of(HELD)


def test_two_in_a_row_are_told_from_one_of_both() -> None:
    first, second = {"a": HELD["a"]}, {"b": HELD["b"]}

    assert digest_of(first, second) != digest_of(HELD)
