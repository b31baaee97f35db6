from __future__ import annotations

import json
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from insight.errors import SummaryValueError
from insight.format.checkpoint import read_checkpoint
from insight.format.frames import read_frames
from insight.format.messages import Event
from insight.plugins.histogram import bucket_number, decode, encode

EVENTS = Path(__file__).parents[2] / "data" / "events"
ANY_NUMBERS = arrays.arrays(
    st.sampled_from(["f2", "f4", "f8", "i1", "i4", "i8", "u1", "u8", "?"]),
    arrays.array_shapes(min_dims=1, max_dims=2, min_side=0, max_side=40),
)


def real_histograms(run):
    path = next(path for path in sorted((EVENTS / run).glob("*_MS")))
    for _, payload in read_frames(path.read_bytes()):
        event = Event.FromString(payload)
        for value in event.summary.value:
            if value.HasField("histogram"):
                yield event.step, value.tag, value.histogram


@pytest.mark.parametrize("step", [1, 5, 20])
def test_parameters_give_the_bytes_that_mindspore_wrote(step):
    path = EVENTS / "landscape_step" / "ckpt_dir" / f"MLP_{step}_step.ckpt"
    parameters = read_checkpoint(path)
    written = {
        tag.removesuffix("/auto"): histogram
        for at, tag, histogram in real_histograms("landscape_step")
        if at == step
    }

    assert written
    for name, histogram in written.items():
        assert encode(parameters[name]).SerializeToString() == histogram.SerializeToString()


def test_counts_and_sums_of_real_histograms_are_those_recorded_beside_them():
    truth = json.loads((EVENTS / "record_all_plugins" / "truth.json").read_text())["histogram"]
    for step, tag, histogram in real_histograms("record_all_plugins"):
        for at, count, finite, total in truth[tag]:
            if at == step:
                cells = decode(histogram)
                assert (cells[0], cells[0] - sum(cells[4:7])) == (count, finite)
                assert cells[3] == pytest.approx(float(total), rel=1e-6, abs=1e-6)


@pytest.mark.parametrize(
    ("array", "bucket"),
    [(np.full(10, 2.5, np.float32), "h/const"), (np.array([1.0, 2.0, 3.0], "f4"), "h/few3")],
)
def test_a_known_input_has_the_bytes_that_mindspore_wrote(array, bucket):
    written = next(
        found for _, tag, found in real_histograms("record_all_plugins") if tag == bucket
    )

    assert encode(array).SerializeToString() == written.SerializeToString()


def test_a_sum_beyond_float64_is_infinite():
    message = encode(np.full(40, 6.65812272e306))

    assert message.sum == np.inf


@given(ANY_NUMBERS)
def test_every_finite_number_is_in_one_bucket(array):
    message = encode(array)
    left, width, count = decode(message)[-3:]
    finite = np.isfinite(array).sum()

    assert count.sum() == finite
    assert message.count == array.size
    assert len(left) == len(width) == (bucket_number(int(finite)) if finite else 0)
    assert (width >= 0).all()


def test_what_is_not_finite_is_counted_apart():
    message = encode(np.array([np.nan, np.inf, -np.inf, np.nan, 1.0]))
    invalid = message.nan_count, message.pos_inf_count, message.neg_inf_count

    assert invalid == (2, 1, 1)
    assert (message.min, message.max, message.sum) == (1.0, 1.0, 1.0)


@pytest.mark.parametrize("array", [np.zeros(0), np.full(4, np.nan)])
def test_nothing_finite_gives_no_bucket_and_no_extremes(array):
    message = encode(array)
    cells = decode(message)

    assert not message.HasField("min")
    assert np.isnan(cells[1:3]).all()
    assert [len(part) for part in cells[-3:]] == [0, 0, 0]


@pytest.mark.parametrize(
    ("count", "buckets"),
    [(1, 2), (5, 2), (6, 3), (10, 3), (11, 2), (100, 11), (880, 89), (881, 90)],
)
def test_the_number_of_buckets_is_mindspores(count, buckets):
    assert bucket_number(count) == buckets


def test_a_constant_that_its_type_cannot_surround_still_has_buckets():
    assert decode(encode(np.zeros(3, np.uint8)))[-1].sum() == 3


@pytest.mark.parametrize(
    "array",
    [
        np.array([0, 2**53 + 1]),
        np.full(4, 2**64 - 1, np.uint64),
        np.full(4, -(2**63)),
        np.array([-(2**63), 2**63 - 1, 5]),
        np.array([2**53 + 1, 2**53 + 3, 2**53 + 5], ">i8"),
    ],
    ids=str,
)
def test_whole_numbers_that_float64_has_not_are_counted(array):
    assert decode(encode(array))[-1].sum() == array.size


def test_bfloat16_is_binned_as_float32():
    array = np.linspace(-1, 1, 50).astype(ml_dtypes.bfloat16)

    assert encode(array) == encode(array.astype(np.float32))


def test_a_number_without_a_shape_is_refused():
    with pytest.raises(SummaryValueError, match=r"histogram expected an array with a shape"):
        encode(np.float32(1.0))


def test_numbers_further_apart_than_float64_reaches_are_counted_without_a_warning():
    array = np.array([-1.7e308, -1.7e308, 0.0, 1.7e308, 1.7e308])

    message = encode(array)

    assert [bucket.count for bucket in message.buckets] == [2, 3]
    assert (message.min, message.max) == (-1.7e308, 1.7e308)
