"""What every metric keeps to; a new one is held to it the day its file appears."""

from __future__ import annotations

import inspect
import json
import operator

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor, metrics
from engine.family import by_name
from engine.metrics import Metric, get_metric_fn, names

BY_NAME = by_name("engine.metrics")


def public_metrics():
    found = [getattr(metrics, name) for name in metrics.__all__]
    return [one for one in found if inspect.isclass(one) and not inspect.isabstract(one)]


# Every name that `Model(metrics={...})` takes, and the metrics that have none.
KINDS = BY_NAME | {one.__name__: one for one in public_metrics() if one not in BY_NAME.values()}


@pytest.fixture(params=sorted(KINDS))
def name(request):
    return request.param


def example(name):
    return KINDS[name]._example


def made(name):
    options = example(name).options
    return get_metric_fn(name, **options) if name in BY_NAME else KINDS[name](**options)


def inputs_of(name, change=None):
    """The inputs, the arrays among them changed."""
    inputs = example(name).inputs
    return [change(one) if change and isinstance(one, np.ndarray) else one for one in inputs]


def test_tensors_lists_and_arrays_give_the_same(name):
    changes = [None, Tensor, np.ndarray.tolist]
    values = [made(name)(*inputs_of(name, change)) for change in changes]

    assert all(np.array_equal(values[0], value) for value in values)


def test_parts_give_what_the_whole_gives(name):
    if example(name).last_only or example(name).by_batch:
        return  # each says so in its example; the last batch is looked at below
    metric = made(name)
    cuts = [(0, 2), (2, 4)] if example(name).equal_parts else [(0, 1), (1, 4)]
    for cut in (slice(*ends) for ends in cuts):
        metric.update(*inputs_of(name, operator.itemgetter(cut)))

    assert np.allclose(metric.eval(), made(name)(*inputs_of(name)), rtol=1e-12, atol=0)


def test_batch_that_replaces_others_is_judged_alone(name):
    metric, other = made(name), made(name)
    if example(name).last_only:
        metric.update(*inputs_of(name, lambda array: array[::-1]))
    metric.update(*inputs_of(name))
    other.update(*inputs_of(name))

    for one, another in zip(flat(metric.eval()), flat(other.eval()), strict=True):
        assert np.array_equal(one, another)


def flat(value):
    return list(value) if isinstance(value, tuple) else [value]


def test_eval_does_not_change_the_value(name):
    metric = made(name)
    metric.update(*inputs_of(name))

    assert np.array_equal(metric.eval(), metric.eval())


def test_clear_makes_it_new(name):
    metric = made(name)
    first = metric(*inputs_of(name))
    metric.update(*inputs_of(name))
    metric.clear()
    metric.update(*inputs_of(name))

    assert np.array_equal(metric.eval(), first)


def test_eval_of_nothing_raises_a_runtime_error_that_says_what_to_do(name):
    with pytest.raises(RuntimeError, match="Hint: call update before eval"):
        made(name).eval()


def test_inputs_are_left_as_they_were(name):
    inputs = inputs_of(name, np.copy)
    made(name)(*inputs)

    assert all(map(np.array_equal, inputs, inputs_of(name)))


def test_buffers_may_be_written_over_once_they_were_seen(name):
    inputs = inputs_of(name, np.copy)
    metric = made(name)
    metric.update(*inputs)
    for array in inputs:
        if isinstance(array, np.ndarray):
            array[...] = 0

    for one, another in zip(flat(metric.eval()), flat(made(name)(*inputs_of(name))), strict=True):
        np.testing.assert_array_equal(one, another)


def test_value_can_be_written_into_the_lineage(name):
    for value in flat(made(name)(*inputs_of(name))):
        plain = value.tolist() if isinstance(value, np.ndarray) else value

        assert json.loads(json.dumps(plain)) == plain
        assert np.isfinite(value).all()


def test_numbers_are_plain_floats(name):
    values = flat(made(name)(*inputs_of(name)))

    assert all(isinstance(value, np.ndarray) or type(value) is float for value in values)


def test_indexes_choose_the_inputs(name):
    inputs = inputs_of(name)
    metric = made(name).set_indexes(list(range(1, len(inputs) + 1)))

    assert np.array_equal(metric("ignored", *inputs), made(name)(*inputs))


def test_too_many_inputs_raise_a_value_error(name):
    with pytest.raises(ValueError, match="expected"):
        made(name).update(*[np.ones(2)] * (len(inputs_of(name)) + 1))


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
def test_half_precision_is_judged_by_its_numbers(name, dtype):
    def halved(array):
        return array.astype(dtype) if array.dtype.kind == "f" else array

    def exact(array):
        return halved(array).astype(np.float64) if array.dtype.kind == "f" else array

    for array in (halved, lambda array: Tensor(halved(array))):
        found = flat(made(name)(*inputs_of(name, array)))
        expected = flat(made(name)(*inputs_of(name, exact)))
        for one, another in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, another, rtol=1e-12)
        assert np.asarray(made(name)(*inputs_of(name, array))).dtype == np.float64


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.float32, bool])
def test_numbers_of_classes_are_what_they_are_in_any_type(name, dtype):
    def narrow(array):
        fits = array.dtype.kind == "i" and np.array_equal(array.astype(dtype), array)
        return array.astype(dtype) if fits else array

    for one, another in zip(
        flat(made(name)(*inputs_of(name, narrow))), flat(made(name)(*inputs_of(name))), strict=True
    ):
        np.testing.assert_array_equal(one, another)


def test_every_public_metric_is_documented():
    undocumented = [one.__name__ for one in public_metrics() if not inspect.getdoc(one)]

    assert undocumented == []


def test_every_public_metric_has_a_name_or_is_named_here():
    unnamed = {one.__name__ for one in public_metrics() if one not in BY_NAME.values()}

    assert unnamed == {"Fbeta"}  # it needs a beta; MindSpore has no name for it either


def test_names_are_those_of_the_metrics_and_of_the_area_under_a_curve():
    assert set(names()) == {*BY_NAME, "auc"}


def test_every_metric_derives_from_the_public_base():
    assert all(issubclass(one, Metric) for one in public_metrics())
