import pytest

from engine.train.collect.options import DEFAULT_SPECIFIED_DATA, collect_options


def test_everything_but_the_learning_rate_is_collected_by_default():
    options = collect_options(None, keep_default_action=True)

    assert (options.metric, options.graph, options.input_data) == (True, True, True)
    assert options.learning_rate is False
    assert options.first_parameters == 5


def test_only_what_is_named_is_collected_without_default_action():
    options = collect_options({"collect_metric": True}, keep_default_action=False)

    assert options.metric is True
    assert (options.graph, options.train_lineage, options.first_parameters) == (False, False, 0)


def test_one_key_refused_leaves_the_others():
    options = collect_options({"collect_metric": False}, keep_default_action=True)

    assert (options.metric, options.graph) == (False, True)


def test_a_pattern_replaces_the_first_five_parameters():
    options = collect_options({"histogram_regular": "^conv1.*"}, keep_default_action=True)

    assert options.histograms.matches("conv1.weight")
    assert options.first_parameters == 0


@pytest.mark.parametrize(
    ("specified", "error"),
    [
        ([], TypeError),
        ({1: True}, TypeError),
        ({"collect_metric": 1}, TypeError),
        ({"histogram_regular": 5}, TypeError),
        ({"histogram_regular": "("}, ValueError),
        ({"collect_unknown": True}, ValueError),
        ({"histogram_regular": "(a)\\1"}, ValueError),
        ({"collect_landscape": [1]}, TypeError),
    ],
)
def test_what_mindspore_refuses_is_refused(specified, error):
    with pytest.raises(error, match="SummaryCollector"):
        collect_options(specified, keep_default_action=True)


def test_an_unknown_key_is_named_in_the_error():
    with pytest.raises(ValueError, match="collect_unknown"):
        collect_options({"collect_unknown": True}, keep_default_action=True)


def test_keep_default_action_must_be_a_bool():
    with pytest.raises(TypeError, match="keep_default_action"):
        collect_options(None, keep_default_action=1)


def test_the_first_five_may_be_asked_for_without_default_action():
    options = collect_options({"histogram_regular": None}, keep_default_action=False)

    assert (options.first_parameters, options.landscape) == (5, None)


def test_landscapes_are_collected_by_default_over_the_whole_training():
    landscape = collect_options(None, keep_default_action=True).landscape

    assert landscape.intervals == ()
    assert (landscape.landscape_size, landscape.unit, landscape.num_samples) == (40, "step", 2048)
    assert landscape.create_landscape == {"train": True, "result": True}


def test_mindspores_defaults_ask_for_mindspores_steps():
    asked = DEFAULT_SPECIFIED_DATA["collect_landscape"]
    landscape = collect_options({"collect_landscape": asked}, keep_default_action=True).landscape

    assert landscape.intervals == (tuple(range(1, 10)), tuple(range(10, 20)))


@pytest.mark.parametrize("nothing", [None, {}])
def test_landscapes_can_be_left_out(nothing):
    options = collect_options({"collect_landscape": nothing}, keep_default_action=True)

    assert options.landscape is None
