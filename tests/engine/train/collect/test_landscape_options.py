import pytest

from engine.train.collect.landscape_options import landscape_options

INTERVALS = [[1, 2, 3]]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"landscape_size": 2}, ValueError),
        ({"landscape_size": 257}, ValueError),
        ({"landscape_size": "a"}, TypeError),
        ({"unit": "s"}, ValueError),
        ({"num_samples": "a"}, TypeError),
        ({"num_samples": 0}, ValueError),
        ({"create_landscape": True}, TypeError),
        ({"create_landscape": {"train": 1}}, TypeError),
        ({"create_landscape": {"best": True}}, ValueError),
        ({"intervals": [[1, 2]]}, ValueError),
        ({"intervals": [1, 2, 3]}, TypeError),
        ({"intervals": [[1, 2, "a"]]}, TypeError),
        ({"intervals": None}, TypeError),
        ({"foo": 1}, ValueError),
    ],
    ids=str,
)
def test_what_mindspore_refuses_is_refused(options, error):
    with pytest.raises(error, match="collect_landscape"):
        landscape_options({"intervals": INTERVALS} | options)


def test_intervals_must_be_given():
    with pytest.raises(TypeError, match="intervals"):
        landscape_options({"landscape_size": 10})


def test_what_is_not_given_is_mindspores_default():
    options = landscape_options({"intervals": INTERVALS, "create_landscape": {"result": False}})

    assert options.create_landscape == {"train": True, "result": False}
    assert (options.landscape_size, options.unit, options.num_samples) == (40, "step", 2048)
