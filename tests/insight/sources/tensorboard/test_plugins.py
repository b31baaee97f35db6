"""What TensorBoard's plugins keep: files of `torch.utils.tensorboard`, and others made by hand."""

from __future__ import annotations

import functools
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.errors import FormatError
from insight.format.tensorboard import DataType, Layout
from tests.insight.sources.as_expected import differences, expected_runs, read_scalars

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[3] / "data" / "others" / "tensorboard"
RUN = "logs/cnn/lr3e-4"
FLOAT, STRING = DataType.DT_FLOAT, DataType.DT_STRING


@functools.cache
def store() -> Store:
    return open_runs(DATA)


def unshown(one: Store) -> dict[str, int]:
    table = one.unshown()
    return dict(zip(table["kind"], table["count"], strict=True))


def fact(one: Store, run: str, name: str) -> Any:
    return one.lineage().set_index("run").loc[run, name]


def as_float32(rows: dict[str, list[list[Any]]]) -> dict[str, dict[float, float]]:
    return {
        tag: {step: float(np.float32(value)) for step, value in held} for tag, held in rows.items()
    }


@pytest.mark.parametrize("name", ["cnn/lr3e-4", "hp/trial0", "hp/trial1", "hp/trial2"])
def test_scalars_are_what_the_script_logged(name: str) -> None:
    expected = as_float32(expected_runs(DATA)[name]["scalars"])

    assert differences(read_scalars(store(), f"logs/{name}"), expected) == []


def test_every_record_has_a_place() -> None:
    assert store().problems().empty
    assert store().unshown().empty


def test_counts_are_what_the_script_logged() -> None:
    expected = expected_runs(DATA)["cnn/lr3e-4"]["counts"]
    rows = {kind: len(store().table(kind, runs=RUN)) for kind in ("histogram", "text", "audio")}

    assert rows["histogram"] == expected["histograms"]
    assert rows["text"] == expected["texts"]
    assert rows["audio"] == expected["audio"]
    pictures = sum(expected[kind] for kind in ("images", "image_grids", "videos"))
    assert len(store().table("image", runs=RUN)) == pictures
    assert len(store().table("curve", runs=RUN)) == expected["pr_curves"]


def test_curve_is_precision_over_recall() -> None:
    curve = store().value("curve", RUN, "pr/cat", 50)
    whole = store().value("tensor", RUN, "pr/cat", 50)

    assert (curve.x_label, curve.y_label) == ("recall", "precision")
    assert whole.shape == (6, 21)
    np.testing.assert_array_equal(curve.x, whole[5])
    np.testing.assert_array_equal(curve.y, whole[4])
    np.testing.assert_allclose(curve.x, whole[0] / (whole[0] + whole[3]), rtol=1e-6)


def test_mesh_is_a_tensor_each_of_corners_faces_and_colors() -> None:
    table = store().table("tensor", runs=RUN)
    shapes = dict(zip(table["tag"], table["shape"], strict=True))

    assert {tag: tuple(shape) for tag, shape in shapes.items() if tag != "pr/cat"} == {
        "tetra/vertices": (1, 4, 3),
        "tetra/faces": (1, 4, 3),
        "tetra/colors": (1, 4, 3),
    }
    assert store().value("tensor", RUN, "tetra/faces", 0)[0, 3].tolist() == [1, 2, 3]


def test_layout_of_charts_is_among_the_facts() -> None:
    facts = store().lineage().set_index("run").loc[RUN]

    assert facts["layout.Losses.train"] == ("train/loss",)
    assert facts["layout.Losses.margin.value"] == ("train/loss",)
    assert facts["layout.Losses.margin.lower"] == ("train/lr",)
    assert facts["layout.Losses.margin.upper"] == ("val/acc",)


def test_values_that_were_searched_are_among_the_facts() -> None:
    assert fact(store(), "logs/hp/trial1", "hparams.domain.opt") == ("sgd", "adam")
    assert fact(store(), "logs/hp/trial1", "hyperparameters.opt") == "adam"


def test_video_of_pytorch_is_an_animated_picture() -> None:
    table = store().table("image", runs=RUN, tags="clip")

    assert table["format"].tolist() == ["gif"]
    assert store().value("image", RUN, "clip", 3).startswith(b"GIF89a")


def test_files_of_an_embedding_are_artifacts() -> None:
    table = store().table("artifact", runs=RUN)

    names = ["00200/emb/metadata.tsv", "00200/emb/tensors.tsv", "projector_config.pbtxt"]
    assert table["tag"].tolist() == table["path"].tolist() == names
    assert set(table["type"]) == {"embedding"}
    sizes = [(DATA / RUN / name).stat().st_size for name in names]
    assert table["size"].tolist() == sizes
    assert store().value("artifact", RUN, names[0], 0).splitlines()[0] == b"p0"


def test_when_a_copy_was_made_says_nothing_of_the_run() -> None:
    first, last = store().spans()[RUN]

    assert last - first < 5


def test_artifacts_come_and_go_with_their_files(tmp_path: Path) -> None:
    shutil.copytree(DATA / RUN, tmp_path / "run", copy_function=shutil.copy)
    one = open_runs(tmp_path)
    before = one.table("artifact")["tag"].tolist()
    trace = tmp_path / "run" / "plugins" / "profile" / "2026_11_30" / "host.xplane.pb"
    trace.parent.mkdir(parents=True)
    trace.write_bytes(b"profile")
    one.refresh()
    table = one.table("artifact").set_index("tag")
    (tmp_path / "run" / "projector_config.pbtxt").unlink()
    one.refresh()

    name = "plugins/profile/2026_11_30/host.xplane.pb"
    assert table.index.tolist() == [*before[:2], name, before[2]]
    assert table.loc[name, ["type", "size"]].tolist() == ["profile", 7]
    assert one.table("artifact")["tag"].tolist() == [name]


def test_artifact_that_is_a_link_out_is_not_shown(tmp_path: Path, folder: Any) -> None:
    (tmp_path / "secret").write_text("secret")
    (folder.path / "projector_config.pbtxt").symlink_to(tmp_path / "secret")

    with pytest.raises(FormatError):
        folder.open().value("artifact", ".", "projector_config.pbtxt", 0)


@pytest.mark.parametrize("shape", [(2,), (5, 3), (6,), (3, 6)])
def test_curve_of_another_shape_is_a_problem(folder: Any, shape: tuple[int, ...]) -> None:
    numbers = [0.0] * int(np.prod(shape))
    folder.tensor("x", FLOAT, *shape, plugin="pr_curves", float_val=numbers)
    one = folder.open()

    assert "numbers of shape (6, thresholds)" in one.problems()["problem"].item()
    assert one.table("curve").empty


def test_what_has_no_place_is_counted_by_its_plugin(folder: Any) -> None:
    for step in range(3):
        folder.tensor("x", FLOAT, 1, step=step, plugin="unheard_of", float_val=[1.0])
    folder.value("old", obsolete_old_style_histogram=b"x")
    folder.event(log_message=b"x")
    folder.event(meta_graph_def=b"x")
    folder.event(tagged_run_metadata={"tag": b"step1", "run_metadata": b"x"})
    folder.event(session_log={"status": 3, "checkpoint_path": b"/x"})
    folder.scalar("loss", 1, 0.5)
    one = folder.open()
    folder.tensor("x", FLOAT, 1, step=3, float_val=[1.0])
    one.refresh()

    assert unshown(one) == {
        "unheard_of": 4,
        "obsolete histogram": 1,
        "log message": 1,
        "meta graph": 1,
        "run metadata": 1,
        "checkpoint": 1,
    }
    assert one.problems().empty


def test_plugins_without_end_are_few_words(folder: Any) -> None:
    for index in range(150):
        folder.tensor(f"t{index}", FLOAT, 1, plugin=f"{'p' * 70}{index}", float_val=[1.0])
        folder.tensor(f"u{index}", FLOAT, 1, plugin=f"p{index}", float_val=[1.0])
    found = unshown(folder.open())

    assert len(found) <= 101
    assert max(map(len, found)) <= 61
    assert sum(found.values()) == 300


def test_model_of_keras_is_a_text(folder: Any) -> None:
    folder.tensor("keras", STRING, plugin="graph_keras_model", string_val=[b'{"class_name": "x"}'])

    assert folder.open().table("text")["value"].tolist() == ['{"class_name": "x"}']


def test_search_says_how_its_names_are_called(folder: Any) -> None:
    interval = {"min_value": 0.25, "max_value": 1.0}
    infos = [
        {
            "name": "lr",
            "display_name": "Rate",
            "description": "how fast",
            "domain_interval": interval,
        }
    ]
    metrics = [{"name": {"group": "validation", "tag": "acc"}, "display_name": "Accuracy"}]
    folder.hparams(experiment={"name": "e", "hparam_infos": infos, "metric_infos": metrics})
    folder.hparams(session_start_info={"model_uri": "s3://m", "group_name": "trials"})
    folder.hparams(session_start_info={"group_name": "f" * 64})
    facts = folder.open().lineage().iloc[0].to_dict()

    assert facts == {
        "run": ".",
        "hparams.experiment": "e",
        "hparams.interval.lr": (0.25, 1.0),
        "hparams.display.lr": "Rate",
        "hparams.about.lr": "how fast",
        "hparams.metrics": ("validation/acc",),
        "hparams.display.validation/acc": "Accuracy",
        "run.model_uri": "s3://m",
        "run.group": "trials",
    }


def test_damaged_layout_is_a_problem(folder: Any) -> None:
    layout = Layout()
    layout.category.add(title=b"c").chart.add(title=b"t").multiline.tag.append(b"loss")
    content = layout.SerializeToString()
    for cut in range(len(content) + 1):
        tag = f"custom_scalars__config__{cut}"
        folder.tensor(tag, STRING, plugin="custom_scalars", string_val=[content[:cut]])
    one = folder.open()

    assert one.lineage()["layout.c.t"].item() == ("loss",)
    assert one.problems()["problem"].str.contains("cannot be decoded").all()


def test_damage_anywhere_leaves_the_other_records(tmp_path: Path) -> None:
    (source,) = (DATA / RUN).glob("events*")
    content = source.read_bytes()
    rng = np.random.default_rng(0)
    for index in range(24):
        damaged = bytearray(content[: int(rng.integers(1, len(content)))])
        for place in rng.integers(0, len(damaged), index % 4):
            damaged[place] ^= 1 << int(rng.integers(8))
        path = tmp_path / str(index) / source.name
        path.parent.mkdir()
        path.write_bytes(damaged)
    one = open_runs(tmp_path)
    whole = read_scalars(store(), RUN)

    for run in one.runs()["run"]:
        found = read_scalars(one, run)
        assert found.keys() <= whole.keys()
        assert all(found[tag].items() <= whole[tag].items() for tag in found)
