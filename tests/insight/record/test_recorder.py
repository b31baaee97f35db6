from __future__ import annotations

import enum
import gc
import logging
from pathlib import Path
from types import MappingProxyType

import numpy as np
import pytest

from insight.errors import RecordingError, SummaryError, SummaryValueError
from insight.format.ending import ends, word_in
from insight.format.frames import read_frames
from insight.format.messages import EVENT_VERSION, Event, GraphProto, LineageEvent, TrainLineage
from insight.record import SummaryRecord
from insight.record.rank import VARIABLES
from tests.rights import UMASKS, rights, umask


def events(folder, pattern="*_MS"):
    """The messages of every summary file, in the order of their names, less how it ended."""
    return [Event.FromString(payload) for payload in payloads(folder, pattern)]


def payloads(folder, pattern):
    return [
        payload
        for path in sorted(Path(folder).glob(pattern))
        for _, payload in read_frames(path.read_bytes())
        if word_in(payload) is None
    ]


def scalars(folder):
    """(step, tag, value) in the order of the files."""
    return [
        (event.step, value.tag, value.scalar_value)
        for event in events(folder)
        for value in event.summary.value
        if value.HasField("scalar_value")
    ]


def lineage(folder):
    return [LineageEvent.FromString(payload) for payload in payloads(folder, "*_lineage")]


class Cell:
    def __init__(self, graph=None):
        self.graph = graph

    def construct(self):
        """What makes it a Cell."""

    def get_func_graph_proto(self):
        return self.graph


def test_a_logged_step_is_in_the_file_when_the_call_returns(tmp_path):
    record = SummaryRecord(tmp_path)
    assert record.log(7, {"loss": 0.5, "accuracy": 1})

    assert scalars(tmp_path) == [(7, "loss", 0.5), (7, "accuracy", 1.0)]
    record.close()


def test_the_two_ways_to_record_scalars_give_the_same_event(tmp_path):
    with SummaryRecord(tmp_path / "a") as record:
        record.log(3, {"loss": 0.1, "lr": 2.0})
    with SummaryRecord(tmp_path / "b") as record:
        record.add_value("scalar", "loss", np.float64(0.1))
        record.add_value("scalar", "lr", np.array([2.0]))
        record.record(3)

    assert scalars(tmp_path / "a") == scalars(tmp_path / "b")


def test_a_summary_file_begins_with_the_version_and_a_lineage_file_does_not(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "loss", 0.5)
        record.add_value("custom_lineage_data", "facts", {"hidden": 16})
        record.record(1)

    assert events(tmp_path)[0].version == EVENT_VERSION
    assert [event.WhichOneof("what") for event in lineage(tmp_path)] == ["user_defined_info"]


def test_the_values_of_a_step_are_one_event_in_the_order_they_came(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("tensor", "t", np.zeros((2, 2)))
        record.add_value("scalar", "s", 0.5)
        record.add_value("histogram", "h", np.arange(4.0))
        record.add_value("image", "i", np.zeros((1, 1, 4, 4)))
        record.record(2)
    (event,) = events(tmp_path)[1:]

    assert event.step == 2
    assert [(value.tag, value.WhichOneof("value")) for value in event.summary.value] == [
        ("t", "tensor"),
        ("s", "scalar_value"),
        ("h", "histogram"),
        ("i", "image"),
    ]


def test_a_graph_is_an_event_of_its_own_without_a_step(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "s", 0.5)
        record.add_value("graph", "g", GraphProto(name="net"))
        record.record(2)
    _, graph, values = events(tmp_path)

    assert (graph.graph_def.name, graph.HasField("step")) == ("net", False)
    assert values.summary.value[0].tag == "s"


def test_lineage_takes_messages_and_mappings(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("train_lineage", "a", TrainLineage(algorithm={"network": "MLP"}))
        record.add_value("eval_lineage", "b", {"metric": {"Accuracy": 0.5}})
        record.add_value("dataset_graph", "c", {"parameter": {"mapStr": {"op_type": "Batch"}}})
        record.record(0)
    train, evaluation, pipeline = lineage(tmp_path)

    assert train.train_lineage.algorithm.network == "MLP"
    assert evaluation.evaluation_lineage.metric == '{"Accuracy": 0.5}'
    assert pipeline.dataset_graph.parameter.mapStr["op_type"] == "Batch"
    assert not list(tmp_path.glob("*_MS"))


def test_without_data_there_is_a_folder_and_no_file(tmp_path):
    with SummaryRecord(tmp_path / "run") as record:
        assert record.record(1)
        assert record.log(1, {})
        assert record.synced_step is None

    assert list((tmp_path / "run").iterdir()) == []


def test_names_are_mindspores(tmp_path):
    with SummaryRecord(tmp_path, file_prefix="xx_", file_suffix="_yy") as record:
        record.add_value("scalar", "s", 1)
        record.add_value("custom_lineage_data", "f", {"a": 1})
        record.record(1)
    first, second = sorted(path.name.split(".") for path in tmp_path.iterdir())

    assert first[:4] == second[:4] == ["xx_", "out", "events", "summary"]
    assert first[4].isdecimal()
    assert first[5] == "0"
    assert first[-1].endswith("_lineage")
    assert second[-1].endswith("_yy")


@pytest.mark.parametrize("spelling", ["landscape", "LANDSCAPE"])
def test_a_landscape_is_taken_in_either_spelling(spelling, tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value(spelling, "landscape_[1, 5]", {"x": [0], "y": [0], "z": [[0.5]]})
        record.record(0)

    (value,) = events(tmp_path)[1].summary.value
    assert (value.tag, list(value.loss_landscape.landscape.z.float_data)) == (
        "landscape_[1, 5]",
        [0.5],
    )


def test_scalars_keep_their_place_among_the_values_of_a_step(tmp_path):
    with SummaryRecord(tmp_path) as record:
        for step in range(3):
            record.add_value("scalar", "a", 0.5)
            record.add_value("tensor", "t", [1.0])
            record.add_value("scalar", "b", np.float32(0.5))
            record.add_value("scalar", "c", 3)
            record.record(step)

    tags = [[value.tag for value in event.summary.value] for event in events(tmp_path)[1:]]
    assert tags == [["a", "t", "b", "c"]] * 3


@pytest.mark.parametrize(
    ("value", "recorded"),
    [(2**64, 2.0**64), (10**60, np.inf), (10**400, np.inf), (-(10**400), -np.inf)],
)
def test_a_whole_number_beyond_64_bits_is_a_number(value, recorded, tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"a": value})
        record.log(2, {"b": np.float16(0.0), "a": value})
        record.add_value("scalar", "a", value)
        record.record(3)
        record.add_value("tensor", "t", [value])
        record.add_value("scalar", "a", value)
        record.record(4)

    assert [row[2] for row in scalars(tmp_path) if row[1] == "a"] == [recorded] * 4


class Tag(enum.StrEnum):
    LOSS = "loss"


@pytest.mark.parametrize("tag", [Tag.LOSS, np.str_("loss")])
def test_a_tag_may_be_of_any_class_of_texts(tag, tmp_path):
    with SummaryRecord(tmp_path) as record:
        for step in (1, 2):
            record.add_value("scalar", tag, 0.5)
            record.add_value("tensor", tag, [0.5])
            assert record.record(step)
            record.add_value("scalar", tag, 0.25)
            assert record.record(step, plugin_filter=lambda _: True)

    assert [row[1:] for row in scalars(tmp_path)] == [("loss", 0.5), ("loss", 0.25)] * 2


def test_names_without_end_are_recorded_like_others(tmp_path, monkeypatch):
    monkeypatch.setattr("insight.record.pending._MOST_KNOWN", 3)
    with SummaryRecord(tmp_path) as record:
        for step in range(20):
            record.add_value("scalar", f"tag {step}", float(step))
            record.add_value("scalar", "same", float(step))
            record.record(step)

    assert [row[2] for row in scalars(tmp_path)] == [step for step in range(20) for _ in "ab"]


@pytest.mark.parametrize(
    ("variables", "rank"),
    [
        ({}, "0"),
        ({"RANK": "3"}, "3"),
        ({"RANK_ID": "2"}, "2"),
        ({"OMPI_COMM_WORLD_RANK": "1", "SLURM_PROCID": "0"}, "1"),
        ({"PMI_RANK": "5"}, "5"),
        ({"SLURM_PROCID": "7", "RANK": "4"}, "4"),
        ({"RANK": "x", "SLURM_PROCID": "6"}, "6"),
        ({"RANK": "-1"}, "0"),
        ({"RANK": "9" * 5000, "PMI_RANK": "1"}, "1"),
    ],
    ids=str,
)
def test_the_rank_stands_in_the_name(variables, rank, tmp_path, monkeypatch):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"loss": 1})
        record.add_value("custom_lineage_data", "f", {"a": 1})
        record.record(1)

    assert [path.name.split(".")[5] for path in tmp_path.iterdir()] == [rank, rank]


def test_an_array_is_recorded_as_it_was_when_it_was_added(tmp_path):
    weights = np.zeros(3)
    with SummaryRecord(tmp_path) as record:
        record.add_value("tensor", "w", weights)
        weights += 1
        record.record(1)

    assert list(events(tmp_path)[1].summary.value[0].tensor.float_data) == [0, 0, 0]


def test_a_tag_given_twice_in_a_step_is_recorded_once_the_newest(tmp_path, caplog):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "a", 1.0)
        record.add_value("scalar", "a", 2.0)
        record.record(1)

    assert scalars(tmp_path) == [(1, "a", 2.0)]
    assert "'a/scalar' has duplicate values. Only the newest one will be recorded." in caplog.text


def test_a_name_may_serve_several_plugins(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "same", 1.0)
        record.add_value("tensor", "same", [1.0])
        record.record(1)

    assert len(events(tmp_path)[1].summary.value) == 2


def test_a_filter_leaves_plugins_out_for_good(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "s", 1.0)
        record.add_value("tensor", "t", [1.0])
        record.record(1, plugin_filter=lambda plugin: plugin == "scalar")
        record.record(2)

    assert scalars(tmp_path) == [(1, "s", 1.0)]


def test_any_number_of_records_share_a_folder(tmp_path):
    records = [SummaryRecord(tmp_path) for _ in range(5)]
    for number, record in enumerate(records):
        record.log(number, {"n": number})
    for record in records:
        record.close()

    assert len(list(tmp_path.iterdir())) == 5
    assert sorted(scalars(tmp_path)) == [(number, "n", float(number)) for number in range(5)]


def test_a_full_file_is_followed_by_another_and_nothing_is_lost(tmp_path):
    with SummaryRecord(tmp_path, max_file_size=300) as record:
        for step in range(50):
            record.log(step, {"loss": step})
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]

    assert len(sizes) > 5
    assert max(sizes) <= 300
    assert [row[0] for row in scalars(tmp_path)] == list(range(50))


def test_a_record_larger_than_a_file_may_be_has_a_file_of_its_own(tmp_path):
    with SummaryRecord(tmp_path, max_file_size=200) as record:
        for step in range(3):
            record.add_value("tensor", "t", np.zeros(100))
            record.record(step)

    assert [event.step for event in events(tmp_path) if event.summary.value] == [0, 1, 2]


@pytest.mark.parametrize("limit", [0, -1, None])
def test_no_limit_is_no_limit(limit, tmp_path):
    with SummaryRecord(tmp_path, max_file_size=limit) as record:
        for step in range(50):
            record.log(step, {"loss": step})

    assert len(list(tmp_path.iterdir())) == 1


def test_tensors_are_exported_in_their_own_type(tmp_path):
    array = np.array([[2**40 + 1, 2]])
    with SummaryRecord(tmp_path, export_options={"tensor_format": "npy"}) as record:
        record.add_value("tensor", "a/b c", array)
        record.add_value("scalar", "s", 1.0)
        record.record(3)
    (path,) = tmp_path.glob("export_*/tensor/*")

    assert path.name == "a%2Fb%20c_3.npy"
    np.testing.assert_array_equal(np.load(path), array, strict=True)


def test_tags_too_long_for_a_file_are_exported_under_shorter_names(tmp_path):
    tags = ["x" * 300, "x" * 301, "步" * 30, "a"]
    with SummaryRecord(tmp_path, export_options={"tensor_format": "npy"}) as record:
        for number, tag in enumerate(tags):
            record.add_value("tensor", tag, np.arange(number))
        assert record.record(1)
    paths = sorted(tmp_path.glob("export_*/tensor/*"))

    assert sorted(len(np.load(path)) for path in paths) == [0, 1, 2, 3]
    assert paths[1].name == "a_1.npy"


def test_a_network_gives_its_graph_once(tmp_path):
    graph = GraphProto(name="net").SerializeToString()
    with SummaryRecord(tmp_path, network=Cell()) as record:
        record.record(1)
        record.record(2, train_network=Cell(graph))
        record.record(3, train_network=Cell(graph))

    assert [event.graph_def.name for event in events(tmp_path)[1:]] == ["net"]


def test_a_graph_that_cannot_be_had_stops_no_training(tmp_path, caplog):
    class Broken(Cell):
        def get_func_graph_proto(self):
            raise RuntimeError("not compiled")

    for network in (Broken(), Cell(b"no graph"), Cell(3)):
        caplog.clear()
        with SummaryRecord(tmp_path, network=network) as record:
            for step in (1, 2):
                record.add_value("scalar", "loss", 0.5)
                assert record.record(step)
        assert len(caplog.records) == 1

    assert [step for step, *_ in scalars(tmp_path)] == [1, 2] * 3


def test_in_eval_mode_a_network_gives_no_graph(tmp_path):
    with SummaryRecord(tmp_path, network=Cell(GraphProto().SerializeToString())) as record:
        record.set_mode("eval")
        record.record(1)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("taken", UMASKS)
def test_files_and_folders_have_the_rights_that_the_user_gives_to_new_ones(tmp_path, taken):
    def of_files():
        return {rights(path) for path in (tmp_path / "a").rglob("*") if path.is_file()}

    with umask(taken):
        record = SummaryRecord(
            tmp_path / "a" / "b",
            hyperparameters={"width": 8},
            export_options={"tensor_format": "npy"},
            provenance=True,
        )
        record.add_value("tensor", "t", np.zeros(2, np.float32))
        record.record(1)
        during = of_files()
        record.close()
    folders = [path for path in tmp_path.rglob("*") if path.is_dir()]

    assert (during, of_files()) == ({0o666 & ~taken}, {0o666 & ~taken})
    assert {rights(path) for path in folders} == {0o777 & ~taken}


def test_the_folder_is_named_in_full(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert SummaryRecord("./run").log_dir == str(tmp_path / "run")


def test_a_closed_record_says_so_and_lets_the_training_go_on(tmp_path, caplog):
    record = SummaryRecord(tmp_path)
    record.log(1, {"a": 1})
    record.close()
    record.close()

    assert (record.log(2, {"a": 1}), record.record(2)) == (False, False)
    record.flush()
    assert [entry.levelno for entry in caplog.records] == [logging.ERROR] * 3
    with pytest.raises(ValueError, match=r"add_value expected an open SummaryRecord"):
        record.add_value("scalar", "a", 1)
    with pytest.raises(ValueError, match=r"SummaryRecord expected an open record"):
        record.__enter__()


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"log_dir": None}, TypeError),
        ({"log_dir": ""}, ValueError),
        ({"log_dir": b"x"}, TypeError),
        ({"file_prefix": 1}, TypeError),
        ({"file_prefix": "a/b"}, ValueError),
        ({"file_prefix": ""}, ValueError),
        ({"file_prefix": "x" * 240}, ValueError),
        ({"file_suffix": "_" + "x" * 240}, ValueError),
        ({"file_suffix": "ü"}, ValueError),
        ({"num_process": "4"}, TypeError),
        ({"num_process": 0}, ValueError),
        ({"network": 3}, TypeError),
        ({"max_file_size": "1"}, TypeError),
        ({"max_file_size": 1.0}, TypeError),
        ({"max_file_size": True}, TypeError),
        ({"raise_exception": 1}, TypeError),
        ({"export_options": []}, TypeError),
        ({"export_options": {"tensor_format": "csv"}}, ValueError),
        ({"export_options": {"scalar_format": "npy"}}, ValueError),
    ],
    ids=str,
)
def test_an_argument_of_no_sense_is_refused_as_in_mindspore(arguments, error, tmp_path):
    with pytest.raises(error) as caught:
        SummaryRecord(**{"log_dir": tmp_path} | arguments)

    assert isinstance(caught.value, SummaryError)
    assert f"SummaryRecord: {next(iter(arguments))} expected" in str(caught.value).replace(
        "['tensor_format']", ""
    )


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("nothing", "a", 1), ValueError),
        ((3, "a", 1), ValueError),
        (("scalar", "", 1), ValueError),
        (("scalar", 3, 1), TypeError),
        (("scalar", "a", np.zeros(3)), ValueError),
        (("tensor", "a", 1.0), ValueError),
        (("image", "a", np.zeros(4)), ValueError),
        (("histogram", "a", 1.0), ValueError),
        (("train_lineage", "a", 3), TypeError),
        (("train_lineage", "a", GraphProto()), TypeError),
    ],
    ids=str,
)
def test_a_value_of_no_sense_is_refused_when_it_is_added(arguments, error, tmp_path):
    with SummaryRecord(tmp_path) as record, pytest.raises(error) as caught:
        record.add_value(*arguments)

    assert isinstance(caught.value, SummaryError)


@pytest.mark.parametrize(
    ("step", "error"),
    [
        *(("1", TypeError), (1.0, TypeError), (True, TypeError), (2**63, ValueError)),
        *((np.array([3]), TypeError), (np.uint64(2**63), ValueError)),
    ],
)
def test_a_step_is_a_whole_number(step, error, tmp_path):
    with SummaryRecord(tmp_path) as record:
        with pytest.raises(error, match=r"SummaryRecord: step expected"):
            record.record(step)
        with pytest.raises(error, match=r"SummaryRecord: step expected"):
            record.log(step, {"a": 1})


def test_a_step_may_be_negative_or_numpys(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.log(-1, {"a": 1})
        record.log(np.int64(5), {"a": 1})

    assert [row[0] for row in scalars(tmp_path)] == [-1, 5]


def test_other_arguments_of_record_are_checked(tmp_path):
    with SummaryRecord(tmp_path) as record:
        with pytest.raises(TypeError, match=r"train_network expected a Cell or None, got int"):
            record.record(1, train_network=3)
        with pytest.raises(TypeError, match=r"plugin_filter expected a function, got str"):
            record.record(1, plugin_filter="scalar")
        with pytest.raises(TypeError, match=r"log expected a mapping of tags to values, got list"):
            record.log(1, [("a", 1)])
        with pytest.raises(ValueError, match=r"set_mode expected one of .* got 'test'"):
            record.set_mode("test")


def test_a_folder_that_cannot_be_made_is_an_error_at_once(tmp_path):
    (tmp_path / "file").touch()

    with pytest.raises(RecordingError, match=r"log_dir .*/file/run cannot be made"):
        SummaryRecord(tmp_path / "file" / "run")


def test_a_record_that_nobody_holds_any_more_is_closed(tmp_path):
    record = SummaryRecord(tmp_path)
    record.log(1, {"a": 1})
    del record
    gc.collect()
    (path,) = tmp_path.iterdir()

    assert ends(path.read_bytes())


def test_any_mapping_of_scalars_may_be_logged(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.log(1, MappingProxyType({"a": np.float16(0.5)}))

    assert scalars(tmp_path) == [(1, "a", 0.5)]


def test_the_order_of_older_documents_is_taken(tmp_path):
    graph = GraphProto(name="net").SerializeToString()
    with SummaryRecord(tmp_path, "events", "_MS", Cell(graph), 200, True) as record:
        for step in range(10):
            record.log(step, {"loss": 0.5})
        record.record(10)

    assert len(list(tmp_path.iterdir())) > 1
    assert "net" in [event.graph_def.name for event in events(tmp_path)]


@pytest.mark.parametrize(
    "url", ["s3://KEY:S3CRET@bucket/runs", "file:///runs", "https://u:S3CRET@host:8080/runs"]
)
def test_url_is_refused_instead_of_becoming_a_folder(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SummaryValueError, match="a folder of this machine") as raised:
        SummaryRecord(url)

    assert "S3CRET" not in str(raised.value)
    assert list(tmp_path.iterdir()) == []


def test_step_of_thousands_of_digits_is_refused(tmp_path: Path) -> None:
    with (
        SummaryRecord(tmp_path / "a") as record,
        pytest.raises(SummaryValueError, match="step expected a number of 64 bits"),
    ):
        record.log(10**5000, {"loss": 0.5})
