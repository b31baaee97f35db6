from __future__ import annotations

import pytest

from insight.errors import SummaryValueError
from insight.landscape.permutations import GroupedAxis, chain_spec, groups_of

LENET = {
    "conv1.weight": (6, 1, 5, 5),
    "conv2.weight": (16, 6, 5, 5),
    "bn.gamma": (16,),
    "fc1.weight": (120, 400),
    "fc1.bias": (120,),
    "scale": (),
    "fc2.weight": (10, 120),
    "fc2.bias": (10,),
}


def test_chain_of_convolutions_and_dense_layers_has_a_group_for_each_but_the_last() -> None:
    assert chain_spec(LENET) == {
        "conv1.weight": ("0", None, None, None),
        "conv2.weight": ("1", "0", None, None),
        "bn.gamma": ("1",),
        "fc1.weight": ("2", "1"),
        "fc1.bias": ("2",),
        "scale": (),
        "fc2.weight": (None, "2"),
        "fc2.bias": (None,),
    }


def test_flattened_channels_are_blocks_of_the_next_layers_inputs() -> None:
    channels, axes = groups_of(chain_spec(LENET), LENET)["1"]

    assert channels == 16
    assert axes == [
        GroupedAxis("conv2.weight", 0, 1),
        GroupedAxis("bn.gamma", 0, 1),
        GroupedAxis("fc1.weight", 1, 25),
    ]


@pytest.mark.parametrize(
    ("shapes", "words"),
    [
        ({"a": (8, 3), "b": (2, 7)}, "b expected a multiple of 8 inputs"),
        ({"a": (8, 3), "bias": (7,), "b": (2, 8)}, "bias expected 8 elements"),
    ],
)
def test_network_that_is_no_chain_is_told(shapes: dict[str, tuple[int, ...]], words: str) -> None:
    with pytest.raises(SummaryValueError, match=words):
        chain_spec(shapes)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"c": ("0",)}, "spec expected one of"),
        ({"a": ("0",)}, "spec of a expected 2 axes"),
        ({"a": ("0", None), "b": ("0", None)}, "b expected|a expected"),
    ],
)
def test_spec_that_does_not_fit_is_told(
    spec: dict[str, tuple[str | None, ...]], words: str
) -> None:
    with pytest.raises(SummaryValueError, match=words):
        groups_of(spec, {"a": (8, 3), "b": (3, 8)})
