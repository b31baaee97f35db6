from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.format.tensorboard import DataType

FLOAT, DOUBLE, STRING = DataType.DT_FLOAT, DataType.DT_DOUBLE, DataType.DT_STRING
PNG = bytes.fromhex("89504e470d0a1a0a 0000000d49484452 0000000c00000008 0802000000") + b"rest"


def values(folder: Any, kind: str = "scalar") -> dict[str, list[Any]]:
    """The last column of a table by tag."""
    table = folder.open().table(kind)
    tags = table["tag"].unique().tolist()
    return {tag: table[table["tag"] == tag].iloc[:, -1].tolist() for tag in tags}


def problems(folder: Any) -> list[str]:
    return list(folder.open().problems()["problem"])


@pytest.mark.parametrize(
    ("dtype", "shape", "numbers", "expected"),
    [
        (FLOAT, (), {"float_val": [0.5]}, 0.5),
        (DOUBLE, (), {"double_val": [0.1]}, 0.1),
        (DOUBLE, (1, 1), {"tensor_content": np.float64(0.1).tobytes()}, 0.1),
        (DataType.DT_INT64, (1,), {"int64_val": [-(2**40)]}, -float(2**40)),
        (DataType.DT_BOOL, (), {"bool_val": [True]}, 1.0),
        (DataType.DT_HALF, (), {"half_val": [0x3800]}, 0.5),
        (DataType.DT_BFLOAT16, (), {"half_val": [0x3F00]}, 0.5),
        (FLOAT, (), {"float_val": [float("inf")]}, float("inf")),
    ],
)
def test_scalar_may_be_one_number_of_any_type(
    folder: Any, dtype: int, shape: tuple[int, ...], numbers: Any, expected: float
) -> None:
    folder.tensor("x", dtype, *shape, plugin="scalars", **numbers)

    assert values(folder) == {"x": [expected]}


@pytest.mark.parametrize(
    ("dtype", "shape", "numbers", "problem"),
    [
        (FLOAT, (2,), {"float_val": [0.5, 1.0]}, "expected one real number"),
        (STRING, (), {"string_val": [b"1"]}, "expected one real number"),
        (DataType.DT_COMPLEX64, (), {"scomplex_val": [1.0, 2.0]}, "expected one real number"),
        (DataType.DT_VARIANT, (), {"int_val": [1]}, "of a type with numbers, got DT_VARIANT"),
        (99, (), {"int_val": [1]}, "of a type with numbers, got type 99"),
        (FLOAT, (), {"tensor_content": b"abc"}, "expected 4 bytes"),
    ],
)
def test_scalar_that_is_no_number_is_a_problem(
    folder: Any, dtype: int, shape: tuple[int, ...], numbers: Any, problem: str
) -> None:
    folder.tensor("x", dtype, *shape, plugin="scalars", **numbers)
    folder.scalar("y", 1, 2.0)

    assert problem in problems(folder)[0]
    assert values(folder) == {"y": [2.0]}


def test_plugin_named_once_holds_for_the_tag(folder: Any) -> None:
    folder.tensor("h", DOUBLE, 1, 3, step=0, plugin="histograms", double_val=[0, 1, 5])
    folder.tensor("h", DOUBLE, 1, 3, step=1, double_val=[0, 2, 6])

    table = folder.open().table("histogram")
    assert table["count"].tolist() == [5, 6]


def test_plugin_named_in_one_file_holds_in_the_next(folder: Any) -> None:
    folder.value("s", plugin="skipped_by_us", simple_value=1.0)
    folder.tensor("t", STRING, plugin="pr_curves", string_val=[b"x"])
    other = "events.out.tfevents.1700000001.host.7.1"
    folder.value("t", 1, file=other, tensor={"dtype": STRING, "string_val": [b"y"]})

    assert values(folder) == {"s": [1.0]}
    assert values(folder, "text") == {}


def test_value_before_its_plugin_was_named_is_still_there(folder: Any) -> None:
    folder.tensor("x", DOUBLE, 1, 3, step=0, double_val=[0, 1, 5])
    folder.tensor("x", DOUBLE, 1, 3, step=1, plugin="histograms", double_val=[0, 1, 5])

    store = folder.open()
    assert store.value("tensor", ".", "x", 0).tolist() == [[0, 1, 5]]
    assert [part.tolist() for part in store.value("histogram", ".", "x", 1)] == [[0], [1], [5]]


def test_scalars_whose_plugin_was_named_once_are_scalars(folder: Any) -> None:
    folder.tensor("s", FLOAT, step=0, plugin="scalars", float_val=[1.0])
    folder.tensor("s", FLOAT, step=1, float_val=[2.0])

    assert values(folder) == {"s": [1.0, 2.0]}


def test_value_that_cannot_be_read_costs_no_other_of_its_record(folder: Any) -> None:
    bad = {"tag": b"bad", "histo": {"bucket_limit": [1.0], "bucket": [1.0, 2.0]}}
    good = {"tag": b"good", "simple_value": 3.0}
    folder.event(step=1, summary={"value": [bad, good, bad]})

    assert values(folder) == {"good": [3.0]}
    (problem,) = problems(folder)
    assert problem.startswith("value cannot be decoded: histogram 'bad' expected an edge for each")


def test_histogram_has_the_extremes_for_outer_edges(folder: Any) -> None:
    limits = [-1e300, 0.0, 1.0, 2.0, 1.7e308]
    histo = {"min": -0.5, "max": 1.75, "num": 6, "sum": 4.5}
    folder.value("h", histo=histo | {"bucket_limit": limits, "bucket": [0, 1, 3, 2, 0]})

    (row,) = folder.open().table("histogram").to_dict("records")
    assert (row["count"], row["min"], row["max"], row["sum"]) == (6, -0.5, 1.75, 4.5)
    assert row["left"].tolist() == [-0.5, 0.0, 1.0]
    assert row["width"].tolist() == [0.5, 1.0, 0.75]
    assert row["bucket_count"].tolist() == [1, 3, 2]
    left, width, count = folder.open().value("histogram", ".", "h", 0)
    assert (left[0], width[1], count[2]) == (-0.5, 1.0, 2)


def test_histogram_without_numbers_has_no_buckets(folder: Any) -> None:
    folder.value("v", histo={"min": 1.7e308, "max": -1.7e308, "bucket_limit": [1], "bucket": [0]})
    folder.tensor("t", DOUBLE, 0, 3, plugin="histograms")

    table = folder.open().table("histogram")
    assert table["count"].tolist() == [0, 0]
    assert table["min"].isna().all()
    assert [len(left) for left in table["left"]] == [0, 0]


def test_sum_that_no_tensor_tells_is_unknown(folder: Any) -> None:
    folder.tensor("h", FLOAT, 2, 3, plugin="histograms", float_val=[0, 1, 3, 1, 2, 4])

    (row,) = folder.open().table("histogram").to_dict("records")
    assert (row["count"], row["min"], row["max"]) == (7, 0.0, 2.0)
    assert np.isnan(row["sum"])


def test_histogram_of_very_many_buckets_is_made_coarser(folder: Any) -> None:
    count = 100_000
    limits = np.arange(1.0, count + 1)
    histo = {"min": 0.0, "max": float(count), "bucket_limit": limits, "bucket": np.ones(count)}
    folder.value("h", histo=histo)

    (row,) = folder.open().table("histogram").to_dict("records")
    assert row["count"] == row["bucket_count"].sum() == count
    assert len(row["left"]) <= 2**14
    assert np.allclose(row["left"][1:], (row["left"] + row["width"])[:-1])
    assert row["left"][-1] + row["width"][-1] == count


@pytest.mark.parametrize("bad", [-1.0, float("nan"), float("inf"), 1e300])
def test_histogram_with_impossible_counts_is_a_problem(folder: Any, bad: float) -> None:
    folder.value("h", histo={"min": 0, "max": 1, "bucket_limit": [1.0], "bucket": [bad]})

    assert "expected counts of at least 0" in problems(folder)[0]


def test_picture_has_the_size_that_its_own_header_says(folder: Any) -> None:
    image = {"width": 99, "height": 99, "colorspace": 1, "encoded_image_string": PNG}
    folder.value("x", image=image)

    store = folder.open()
    (row,) = store.table("image").to_dict("records")
    assert (row["width"], row["height"], row["channels"], row["format"]) == (12, 8, 3, "png")
    assert store.value("image", ".", "x", 0) == PNG


@pytest.mark.parametrize(
    "content",
    [b"<svg onload='alert(1)'/>", b"<html>", b"", PNG[:20], PNG[:8] + b"\0" * 30],
)
def test_what_is_no_picture_has_no_format(folder: Any, content: bytes) -> None:
    image = {"width": 3, "height": 2, "colorspace": 3, "encoded_image_string": content}
    folder.value("x", image=image)

    (row,) = folder.open().table("image").to_dict("records")
    assert (row["width"], row["height"], row["format"]) == (3, 2, "unknown")


def test_further_pictures_of_a_value_have_tags_of_their_own(folder: Any) -> None:
    jpeg = b"\xff\xd8\xff\xe0"
    folder.tensor("x", STRING, 5, plugin="images", string_val=[b"7", b"5", PNG, jpeg, PNG])

    store = folder.open()
    assert store.tags("image") == ["x", "x/1", "x/2"]
    assert store.value("image", ".", "x/1", 0) == jpeg
    assert values(folder, "image") == {"x": ["png"], "x/1": ["jpeg"], "x/2": ["png"]}


def test_value_without_pictures_has_no_rows(folder: Any) -> None:
    folder.tensor("x", STRING, 2, plugin="images", string_val=[b"7", b"5"])

    assert values(folder, "image") == {}
    assert problems(folder) == []


@pytest.mark.parametrize(
    ("shape", "texts", "expected"),
    [
        ((), [b"one"], "one"),
        ((1,), [b"one"], "one"),
        ((2,), [b"one", b"two"], "one\ntwo"),
        ((2, 2), [b"a", b"b", b"c", b"d"], "a\tb\nc\td"),
        ((2, 2), [b"a"], "a"),
        ((), ["größe".encode()], "größe"),
        ((), [b"\xff"], "\ufffd"),
        ((0,), [], ""),
    ],
)
def test_text_is_one_whatever_its_shape(
    folder: Any, shape: tuple[int, ...], texts: list[bytes], expected: str
) -> None:
    folder.tensor("note", STRING, *shape, plugin="text", string_val=texts)

    assert values(folder, "text") == {"note": [expected]}


def test_tag_loses_only_what_a_writer_appended(folder: Any) -> None:
    folder.tensor("a/text_summary", STRING, plugin="text", string_val=[b"a"])
    folder.scalar("b/text_summary", 1, 1.0)

    assert list(values(folder, "text")) == ["a"]
    assert list(values(folder)) == ["b/text_summary"]
    assert folder.open().value("text", ".", "a", 0) == "a"


@pytest.mark.parametrize("plugin", ["", "tensor"])
def test_tensor_comes_back_as_it_was(folder: Any, plugin: str) -> None:
    array = np.arange(6.0).reshape(2, 3)
    folder.tensor("x", DOUBLE, 2, 3, plugin=plugin, tensor_content=array.tobytes())

    store = folder.open()
    (row,) = store.table("tensor").to_dict("records")
    assert (row["dtype"], row["shape"]) == ("float64", (2, 3))
    assert np.array_equal(store.value("tensor", ".", "x", 0), array)


def test_number_that_a_plugin_claims_as_a_tensor_is_one(folder: Any) -> None:
    folder.tensor("x", FLOAT, plugin="tensor", float_val=[2.5])

    assert values(folder, "tensor") == {"x": [()]}
    assert folder.open().value("tensor", ".", "x", 0) == 2.5


def test_bfloat16_comes_back_as_float32(folder: Any) -> None:
    folder.tensor("x", DataType.DT_BFLOAT16, 2, half_val=[0x3F80, 0x4000])

    found = folder.open().value("tensor", ".", "x", 0)
    assert found.dtype == np.float32
    assert found.tolist() == [1.0, 2.0]


def test_sound_is_a_row_with_its_file(folder: Any) -> None:
    content = b"RIFF....WAVEfmt "
    told = {"sample_rate": 8000.0, "num_channels": 2, "length_frames": 4000}
    folder.value("x", audio={"encoded_audio_string": content, **told})
    folder.value("y", audio={"encoded_audio_string": b"<html>", "sample_rate": float("nan")})
    folder.tensor("z", DataType.DT_STRING, 1, 2, plugin="audio", string_val=[content, b"a label"])
    store = folder.open()
    table = store.table("audio").set_index("tag").drop(columns=["run", "step", "wall_time"])

    assert table.loc["x"].tolist() == [0.5, 8000, 2, "wav"]
    assert table.loc["y"].tolist()[1:] == [0, 0, "unknown"]
    assert table.loc["z"].tolist()[1:] == [0, 0, "wav"]
    assert np.isnan(table.loc[["y", "z"], "duration"]).all()
    assert store.value("audio", ".", "x", 0) == store.value("audio", ".", "z", 0) == content


@pytest.mark.parametrize("plugin", ["custom_scalars", "unheard_of"])
def test_what_has_no_table_is_passed_over(folder: Any, plugin: str) -> None:
    folder.tensor("x", FLOAT, 2, plugin=plugin, float_val=[1.0, 2.0])
    folder.value("z")

    runs = folder.open().runs()
    assert runs["points"].tolist() == [0]
    assert runs["problems"].tolist() == [0]


def test_other_events_are_no_problems(folder: Any) -> None:
    folder.event(session_log={"status": 1})
    folder.event(log_message=b"x")
    folder.event(tagged_run_metadata={"tag": b"step1", "run_metadata": b"\xff"})
    folder.event(meta_graph_def=b"\xff")
    folder.event()

    assert problems(folder) == []


def test_tag_may_be_any_bytes(folder: Any) -> None:
    folder.value(b"\xff\xfe", simple_value=1.0)
    folder.value(b"h\xff", histo={"min": 0, "max": 1, "bucket_limit": [1.0], "bucket": [2.0]})

    assert values(folder) == {"\ufffd\ufffd": [1.0]}
    assert folder.open().tags("histogram") == ["h\ufffd"]
    assert len(folder.open().value("histogram", ".", "h\ufffd", 0)) == 3


def test_last_value_of_a_tag_in_a_record_stands(folder: Any) -> None:
    first, second = (
        {"width": 1, "height": 1, "encoded_image_string": PNG + end} for end in (b"1", b"2")
    )
    pair = [{"tag": b"x", "image": first}, {"tag": b"x", "image": second}]
    folder.event(summary={"value": pair})

    store = folder.open()
    assert len(store.table("image")) == 1
    assert store.value("image", ".", "x", 0) == PNG + b"2"
