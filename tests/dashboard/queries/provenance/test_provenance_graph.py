"""From tables to a graph: what meets in one box, what joins, what folds, and what is missing."""

from __future__ import annotations

import math

import pytest

from dashboard.queries.provenance import graph as graph_module
from dashboard.queries.provenance.chosen import drawn_runs, family_of, parents_of
from dashboard.queries.provenance.opened import opened_runs
from dashboard.queries.provenance.tree import WIDEST, first_open

from .recorded import edges, of_kind, read, whole

DATA = {"data.train.sha256": "d1", "data.train.rows": 60_000, "data.train.path": "/data/mnist.npz"}
TRAINED = DATA | {"hyperparameters.lr": 0.1}


def test_runs_that_share_data_meet_in_its_box_and_pass_one_pipeline() -> None:
    facts = DATA | {"dataset.pipeline": "NumpySlices > Shuffle > Batch"}
    other = facts | {"data.train.sha256": "d2", "data.train.path": "/data/cifar.npz"}

    draft = whole({"a": facts, "b": facts, "c": other}).draft

    assert of_kind(draft, "data") == ["mnist.npz", "cifar.npz"]
    assert of_kind(draft, "pipeline") == ["NumpySlices", "Shuffle", "Batch"] * 2
    assert {("mnist.npz", "read as train", "NumpySlices"), ("Batch", "feeds", "b")} <= edges(draft)
    assert [fold.label for fold in draft.folds.values()] == ["Pipeline", "Pipeline"]


def test_data_kept_back_from_training_pass_no_pipeline() -> None:
    facts = DATA | {"data.valid.sha256": "d9", "dataset.pipeline": "NumpySlices > Batch"}

    assert ("valid", "read as valid", "a") in edges(whole({"a": facts}).draft)


@pytest.mark.parametrize(
    ("facts", "label", "says"),
    [
        ({"dataset.train_dataset_path": "/d/mnist/"}, "mnist", "read as train"),
        ({"dataset.source_path": "C:\\d\\a.csv"}, "a.csv", "read as source"),
        (
            {
                "dataset.fit.name": "iris",
                "dataset.fit.digest": "ab",
                "dataset.fit.source": "s3://x",
            },
            "iris",
            "read as fit",
        ),
    ],
)
def test_without_provenance_the_lineage_names_the_data(facts, label, says) -> None:
    assert edges(whole({"a": facts}).draft) == {(label, says, "a")}


def test_child_is_found_by_the_hash_of_its_checkpoint_wherever_the_file_lies() -> None:
    files = [
        ("base", "saved", "/old/net_10_step.ckpt", "h1"),
        ("tuned", "loaded", "/moved/weights.ckpt", "h1"),
        ("on", "resumed", "/old/net_10_step.ckpt", "h1"),
        ("looked", "loaded", "/old/net_10_step.ckpt", "h1"),
    ]
    facts = {"base": TRAINED, "tuned": TRAINED, "on": TRAINED, "looked": {"metric.accuracy": 0.9}}

    found = edges(whole(facts, files).draft)

    assert ("base", "saved", "net_10_step.ckpt") in found
    assert ("net_10_step.ckpt", "fine-tuned by", "tuned") in found
    assert ("net_10_step.ckpt", "resumed by", "on") in found
    assert ("net_10_step.ckpt", "evaluated by", "looked") in found
    assert ("looked", "evaluated", "Evaluation") in found


def test_of_two_runs_that_saved_the_same_bytes_the_one_of_that_path_is_the_parent() -> None:
    files = [
        ("a", "saved", "/a/net.ckpt", "h1"),
        ("b", "saved", "/b/net.ckpt", "h1"),
        ("c", "loaded", "/b/net.ckpt", "h1"),
    ]

    assert parents_of(read({"a": {}, "b": {}, "c": {}}, files))["c"] == ["b"]


def test_a_checkpoint_evaluated_by_its_own_run_stands_before_the_evaluation() -> None:
    files = [
        ("a", "saved", "/a/one.ckpt", "h1"),
        ("a", "saved", "/a/two.ckpt", "h2"),
        ("a", "loaded", "/a/one.ckpt", "h1"),
    ]
    found = edges(whole({"a": {"metric.accuracy": 0.5}}, files).draft)

    assert ("one.ckpt", "evaluated", "Evaluation") in found
    assert not any(to == "a" for _, _, to in found)  # it is not its own child


def test_missing_parents_are_said_to_be_elsewhere() -> None:
    files = [("b", "loaded", "/x/foreign.ckpt", "h9"), ("c", "loaded", "/a/net.ckpt", "h1")]
    files += [("a", "saved", "/a/net.ckpt", "h1")]
    facts = {"a": TRAINED, "b": TRAINED, "c": TRAINED, "d": {"run.id": "i4", "run.parent": "i0"}}

    draft = whole(facts, files, runs=["b", "c", "d"]).draft
    told = {node.label: node.brief for node in draft.nodes if node.kind == "missing"}

    assert told == {
        "foreign.ckpt": "not in this folder",
        "net.ckpt": "not shown",
        "i0": "not in this folder",
    }
    assert ("i0", "parent of", "d") in edges(draft)


def test_parents_are_found_by_the_ids_and_the_paths_that_runs_name() -> None:
    facts = {
        "a": {"run.id": "i1", "model.path": "/a/best.ckpt"},
        "b": {"run.id": "i2", "run.parent": "i1"},
        "c": {"user.start": "/a/best.ckpt"},
    }
    found = edges(whole(facts).draft)

    assert {("a", "parent of", "b"), ("best.ckpt", "named by", "c")} <= found


def test_runs_that_others_were_forked_off_are_their_parents() -> None:
    facts = {
        "a": {"run.id": "i1"},
        "b": {"run.id": "i2", "run.forked_from": "i1", "run.parent": "a"},
        "c": {"run.forked_from": "i9"},
    }
    found = edges(whole(facts).draft)

    assert {("a", "parent of", "b"), ("i9", "parent of", "c")} <= found


def test_runs_in_a_ring_are_drawn() -> None:
    files = [
        ("a", "saved", "/a.ckpt", "h1"),
        ("b", "saved", "/b.ckpt", "h2"),
        ("a", "loaded", "/b.ckpt", "h2"),
        ("b", "loaded", "/a.ckpt", "h1"),
    ]
    found = whole({"a": TRAINED, "b": TRAINED}, files)

    assert ("b.ckpt", "fine-tuned by", "a") in edges(found.draft)
    assert opened_runs(found).key  # it has a layout and a longest chain
    assert family_of("a", {"a": ["b"], "b": ["a"]}) == {"a", "b"}


def test_the_last_checkpoint_the_best_and_parents_stand_beside_the_fold_of_the_others() -> None:
    steps = range(10, 70, 10)
    files = [("a", "saved", f"/a/net_{step}_step.ckpt", f"h{step}") for step in steps]
    files += [("b", "loaded", "/a/net_20_step.ckpt", "h20")]

    draft = whole({"a": TRAINED, "b": TRAINED}, files, best_step={"a": 37}).draft
    inside = [node.label for node, home in zip(draft.nodes, draft.homes, strict=True) if home]
    marks = {node.label: node.brief for node in draft.nodes if node.label not in inside}

    assert inside == ["net_10_step.ckpt", "net_30_step.ckpt", "net_50_step.ckpt"]
    assert marks["net_20_step.ckpt"] == "step 20 · parent"
    assert marks["net_40_step.ckpt"] == "step 40 · near best"
    assert marks["net_60_step.ckpt"] == "step 60 · last"
    assert [fold.label for fold in draft.folds.values()] == ["3 checkpoints"]


def test_of_too_many_checkpoints_only_those_that_matter_are_boxes(monkeypatch) -> None:
    monkeypatch.setattr(graph_module, "MOST_FILES", 5)
    files = [("a", "saved", f"/a/{k}.ckpt", f"h{k}") for k in range(9)]

    found = whole({"a": TRAINED}, files)

    assert of_kind(found.draft, "checkpoint") == ["8.ckpt", "8 checkpoints"]
    assert found.files_left == 8


def many(count: int, **more: object) -> dict[str, dict[str, object]]:
    return {f"r{k:04d}": TRAINED | more for k in range(count)}


def test_many_runs_alike_are_one_fold_and_those_with_children_are_not_in_it() -> None:
    files = [("r0003", "saved", "/net.ckpt", "h1"), ("child", "loaded", "/net.ckpt", "h1")]
    found = whole(many(30) | {"child": TRAINED}, files)

    tree = opened_runs(found).opened.tree
    labels = [scope.label for scope in tree.scopes]

    assert "29 runs" in labels
    assert tree.scopes[first_open(tree)[1]].label == "29 runs"  # few enough to begin with
    top = {found.draft.nodes[k].label for k, home in enumerate(tree.home) if home == 0}
    assert {"r0003", "child", "net.ckpt", "mnist.npz"} == top


@pytest.mark.parametrize("is_chain", [False, True])
def test_a_thousand_runs_are_cut_into_parts_that_can_be_drawn(is_chain: bool) -> None:
    facts = many(1_000)
    files = [(run, "saved", f"/{run}.ckpt", run) for run in facts]
    if is_chain:
        names = list(facts)
        pairs = zip(names[1:], names, strict=False)
        files += [(run, "resumed", f"/{one}.ckpt", one) for run, one in pairs]

    tree = opened_runs(whole(facts, files)).opened.tree
    sizes = [0] * len(tree.scopes)
    for scope in tree.scopes[1:]:
        sizes[scope.parent] += 1
    for home in tree.home.tolist():
        sizes[home] += 1

    assert max(sizes) <= WIDEST
    assert len({scope.path for scope in tree.scopes}) == len(tree.scopes)


def test_of_too_many_runs_the_newest_are_drawn_and_a_family_passes_any_filter() -> None:
    assert drawn_runs(["a", "b", "c"], None, None, 2) == ["b", "c"]
    assert drawn_runs(["a", "b", "c"], {"c"}, {"a", "b"}) == ["a", "b"]


def test_odd_facts_make_no_graph_fail() -> None:
    facts = {
        "a": {
            "data.train.sha256": math.nan,
            "data.sha256": "x",
            "data.a.b.sha256": 7,
            "dataset.pipeline": " > ",
            "dataset.train_dataset_size": math.inf,
            "hyperparameters.batch_size": 0,
            "model.path": "",
            "metric.loss": (1, 2),
            "run.parent": "",
        },
        "b": {},
    }
    draft = whole(facts, [("a", "saved", "", ""), ("gone", "saved", "/x", "y")]).draft

    assert of_kind(draft, "run") == ["a", "b"]
    assert of_kind(draft, "data") == ["a.b"]


def test_runs_of_one_python_object_meet_in_it_whichever_rows_came_first():
    told = {"data.train.sha256": "5e", "data.train.kind": "source"}
    found = whole({run: told | {"data.train.first_batch": run} for run in "ab"}).draft

    assert of_kind(found, "data") == ["train"]
