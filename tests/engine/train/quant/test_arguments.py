import pytest

from engine.train.quant.arguments import both, count


@pytest.mark.parametrize(
    ("given", "expected"), [(3, (3, 3)), ([4], (4, 4)), ((1, 2), (1, 2)), ([0, 5], (0, 5))]
)
def test_one_value_is_for_both_and_two_are_for_weights_and_data(given, expected):
    assert both("here", given, count) == expected


@pytest.mark.parametrize("given", [(1, 2, 3), (), []])
def test_more_than_two_or_none_are_refused(given):
    with pytest.raises(ValueError, match="one value, or two"):
        both("here", given, count)


@pytest.mark.parametrize("given", [True, 1.5, "1", None])
def test_a_count_is_an_int(given):
    with pytest.raises(TypeError, match="an int"):
        count("here", given)


def test_a_count_is_not_below_zero():
    with pytest.raises(ValueError, match="a number from 0, got -1"):
        count("here", -1)
