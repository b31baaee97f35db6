from __future__ import annotations

import json
import math
import os
import random
from pathlib import Path

import numpy as np
import pytest

import insight
from insight.errors import SummaryValueError
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)
from tests.insight.sources.spoiled import spoiled

HERE = Path(__file__).parents[2] / "data" / "others" / "plain"
RUNS = expected_runs(HERE)
ALL = ["**/*.csv", "**/*.jsonl", "**/*.tsv"]


def opened(folder: Path, content: str, name: str = "a.csv") -> insight.Store:
    (folder / name).write_text(content)
    return insight.open_runs(folder, csv=ALL)


def told(store: insight.Store, run: str = "a.csv") -> dict[str, dict[int, float]]:
    return read_scalars(store, run)


@pytest.mark.parametrize("name", RUNS)
def test_a_file_holds_what_was_logged(name):
    store = insight.open_runs(HERE, csv=name)

    assert store.runs()["run"].tolist() == [name]
    assert differences(read_scalars(store, name), expected_scalars(RUNS[name])) == []
    assert store.problems().empty
    assert store.unshown().empty


def test_only_what_is_named_is_a_run(tmp_path):
    for name in ("a.csv", "logs/b.csv", "logs/deep/c.jsonl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text('{"step": 1, "a": 2}\n' if "json" in name else "step,a\n1,2\n")

    assert insight.open_runs(tmp_path).runs().empty
    for pattern, runs in {
        "*.csv": ["a.csv"],
        "./logs/*.csv": ["logs/b.csv"],
        "**/*": ["a.csv", "logs/b.csv", "logs/deep/c.jsonl"],
        "logs/**": ["logs/b.csv", "logs/deep/c.jsonl"],
    }.items():
        assert insight.open_runs(tmp_path, csv=pattern).runs()["run"].tolist() == runs
    several = insight.open_runs(tmp_path, csv=["a.csv", "**/c.*"])
    assert several.runs()["run"].tolist() == ["a.csv", "logs/deep/c.jsonl"]


@pytest.mark.parametrize("pattern", ["/tmp/*.csv", "../*.csv", "a/../../b", ""])
def test_a_pattern_that_leads_elsewhere_is_refused(tmp_path, pattern):
    with pytest.raises(SummaryValueError, match="a pattern below the folder"):
        insight.open_runs(tmp_path, csv=pattern)


@pytest.mark.parametrize(
    ("header", "step"),
    [
        ("loss,step,epoch", "step"),
        ("loss,global_step,epoch", "global_step"),
        ("loss,Step,epoch", "epoch"),
        ("Loss,STEP,Epoch", "STEP"),
        ("x,_step,epoch", "_step"),
    ],
)
def test_the_step_is_the_first_of_a_list_of_names(tmp_path, header, step):
    store = opened(tmp_path, f"{header}\n1,2,3\n")

    assert store.remarks()["remark"].iloc[0] == f"step is '{step}'"
    place = header.split(",").index(step)
    assert {at for rows in told(store).values() for at in rows} == {place + 1}


def test_rows_without_a_step_are_numbered(tmp_path):
    store = opened(tmp_path, "loss,acc\n0.5,\n0.25,1\n")
    with (tmp_path / "a.csv").open("a") as file:
        file.write("0.125,2\n")
    store.refresh()

    assert told(store) == {"loss": {0: 0.5, 1: 0.25, 2: 0.125}, "acc": {1: 1.0, 2: 2.0}}
    assert "rows are numbered" in store.remarks()["remark"].iloc[0]


@pytest.mark.parametrize(
    ("name", "value", "seconds"),
    [
        ("time", "1700000000.5", 1700000000.5),
        ("timestamp", "1700000000500", 1700000000.5),
        ("_timestamp", "1700000000500000", 1700000000.5),
        ("wall_time", "1700000000500000000", 1700000000.5),
        ("datetime", "2023-11-14T22:13:20.500+00:00", 1700000000.5),
        ("Wall time", "2023-11-14 23:13:20.5+01:00", 1700000000.5),
    ],
)
def test_wall_times_count_from_1970_or_are_dates(tmp_path, name, value, seconds):
    store = opened(tmp_path, f"step,{name},a\n1,{value},2\n")

    assert store.table("scalar")[["tag", "wall_time"]].to_numpy().tolist() == [["a", seconds]]
    assert f"wall time is '{name}'" in store.remarks()["remark"].iloc[1]


def test_seconds_of_a_training_are_a_series(tmp_path):
    store = opened(tmp_path, "step,time,a\n1,0.5,2\n2,1.5,3\n")

    assert told(store) == {"time": {1: 0.5, 2: 1.5}, "a": {1: 2.0, 2: 3.0}}


def test_what_tensorboard_lets_download_is_read(tmp_path):
    store = opened(tmp_path, "Wall time,Step,Value\n1700000000.5,0,0.25\n1700000001.5,1,0.5\n")

    assert told(store) == {"Value": {0: 0.25, 1: 0.5}}
    assert store.table("scalar")["wall_time"].tolist() == [1700000000.5, 1700000001.5]


def test_long_tables_have_a_series_a_name(tmp_path):
    lines = "metric,split,step,value,std\nloss,train,0,1.5,0.1\nacc,val,0,0.5,\nloss,val,1,x,0.2\n"
    store = opened(tmp_path, lines)

    assert told(store) == {"loss": {0: 1.5}, "acc": {0: 0.5}, "loss/std": {0: 0.1, 1: 0.2}}
    assert store.table("text")[["tag", "value"]].to_numpy().tolist() == [["loss", "x"]]
    assert store.unshown()[["kind", "count"]].to_numpy().tolist() == [["text of column 'split'", 3]]
    assert "'metric' is the name of its series" in store.remarks()["remark"].iloc[2]


def test_a_column_of_runs_begins_the_names_of_series(tmp_path):
    store = opened(tmp_path, "run,step,loss\na,0,1\nb,0,2\na,1,3\n7,1,4\n", "a.tsv")

    assert told(store, "a.tsv") == {
        "a/loss": {0: 1.0, 1: 3.0},
        "b/loss": {0: 2.0},
        "7/loss": {1: 4},
    }


def test_texts_are_texts(tmp_path):
    store = opened(tmp_path, 'step,phase,loss\n0,"warm\nup",1\n1,,2\n2,train,3\n')

    table = store.table("text")
    assert table[["tag", "step", "value"]].to_numpy().tolist() == [
        ["phase", 0, "warm\nup"],
        ["phase", 2, "train"],
    ]
    assert store.value("text", "a.csv", "phase", 2) == "train"


@pytest.mark.parametrize("is_json", [False, True])
def test_steps_that_are_not_whole_are_numbered(tmp_path, is_json):
    name = "a.jsonl" if is_json else "a.csv"

    def line(step: float, value: float) -> str:
        return json.dumps({"iter": step, "loss": value}) + "\n" if is_json else f"{step},{value}\n"

    header = "" if is_json else "iter,loss\n"
    store = opened(tmp_path, header + line(0, 1) + line(1, 2), name)
    assert told(store, name) == {"loss": {0: 1.0, 1: 2.0}}
    with (tmp_path / name).open("a") as file:
        file.write(line(0.5, 3) + line(1.5, 4))
    store.refresh()

    assert told(store, name) == {
        "loss": {0: 1.0, 1: 3.0, 2: 2.0, 3: 4.0},
        "steps/loss": {0: 0.0, 1: 0.5, 2: 1.0, 3: 1.5},
    }
    (facts,) = store.lineage().to_dict("records")
    assert facts["run.axis.loss"] == "steps/loss"
    assert store.remarks()["remark"].str.contains("not all whole").sum() == 1
    with (tmp_path / name).open("a") as file:
        file.write(line(0.25, 5))
    store.refresh()
    assert told(store, name)["steps/loss"] == {0: 0.0, 1: 0.25, 2: 0.5, 3: 1.0, 4: 1.5}
    assert store.remarks()["remark"].str.contains("step is 'iter'").sum() == 1


def test_rows_whose_step_is_no_number_are_told(tmp_path):
    store = opened(tmp_path, "step,a\n0,1\nx,2\n,3\nnan,4\n2,5\n9007199254740993,6\n")

    assert told(store) == {"a": {0: 1.0, 2: 5.0, 2**53 + 1: 6.0}}
    problems = store.problems()
    assert problems[["offset", "problem"]].to_numpy().tolist() == [
        [11, "3 rows from here on have no number as their step"]
    ]


def test_lines_of_json_keep_odd_values(tmp_path):
    row = {"step": 2**53 + 1, "nan": math.nan, "inf": "Infinity", "zero": -0.0, "big": 10**400}
    row |= {"true": True, "none": None, "a": {"b": {"c": 1}}, "list": [1, 2], "имя": "значение"}
    store = opened(tmp_path, json.dumps(row) + "\n", "a.jsonl")

    found = {tag: rows[2**53 + 1] for tag, rows in told(store, "a.jsonl").items()}
    assert str(found) == str(
        {"a/b/c": 1.0, "big": math.inf, "inf": math.inf, "nan": math.nan, "true": 1.0, "zero": -0.0}
    )
    assert store.table("text")[["tag", "value"]].to_numpy().tolist() == [["имя", "значение"]]
    assert store.unshown()[["kind", "count"]].to_numpy().tolist() == [["list of values", 1]]


@pytest.mark.parametrize("count", [1, 20])
def test_lines_without_a_step_are_facts(tmp_path, count):
    lines = [
        {"type": "config", "lr": 0.1, "model": {"d": 3}},
        {"exp_name": "x"},
        *({"iter": at, "loss": 1.0} for at in range(count)),
        {"test_acc": 0.75},
        {"hparams": {"seed": 1}},
    ]
    store = opened(tmp_path, "".join(f"{json.dumps(line)}\n" for line in lines), "a.jsonl")

    (facts,) = store.lineage().to_dict("records")
    assert facts == {
        "run": "a.jsonl",
        "hyperparameters.lr": 0.1,
        "hyperparameters.model.d": 3,
        "hyperparameters.exp_name": "x",
        "hyperparameters.seed": 1,
        "metric.test_acc": 0.75,
    }
    assert told(store, "a.jsonl") == {"loss": dict.fromkeys(range(count), 1.0)}


def test_lines_that_are_alike_are_read_as_the_others_in_the_order_of_the_file(tmp_path):
    rng = random.Random("alike")
    lines, expected = [], {}
    for at in range(200):
        step = rng.choice([at, 2**53 + 1 + 2 * at])
        line = {"step": step, "loss": rng.random(), "n": rng.randint(-(2**60), 2**60)}
        if at % 7 == 0:
            line |= {"nested": {"x": 1}}
        expected[step] = line["loss"], float(line["n"])
        lines.append(json.dumps(line))
    store = opened(tmp_path, "\r\n".join(lines) + "\n", "a.jsonl")

    found = told(store, "a.jsonl")
    assert {at: (found["loss"][at], found["n"][at]) for at in found["loss"]} == expected
    assert len(found["nested/x"]) == 29


def test_a_step_that_comes_late_is_found(tmp_path):
    store = opened(tmp_path, '{"lr": 0.1}\n', "a.jsonl")
    assert told(store, "a.jsonl") == {"lr": {0: 0.1}}

    with (tmp_path / "a.jsonl").open("a") as file:
        file.write('{"step": 5, "loss": 2}\n')
    store.refresh()
    assert told(store, "a.jsonl") == {"loss": {5: 2.0}}
    assert store.lineage()["hyperparameters.lr"].tolist() == [0.1]
    assert store.remarks()["remark"].tolist() == ["step is 'step'", "no row tells a time"]


def test_a_file_that_was_replaced_is_read_anew(tmp_path):
    store = opened(tmp_path, "step,a\n0,1\n")
    (tmp_path / "a.csv").write_text("step,b\n0,1\n1,2\n")
    store.refresh()
    assert told(store) == {"b": {0: 1.0, 1: 2.0}}

    (tmp_path / "a.csv").unlink()
    store.refresh()
    assert store.runs().empty


def test_logs_of_keras_and_lightning_stay_theirs(tmp_path):
    (tmp_path / "version_0").mkdir()
    (tmp_path / "version_0" / "metrics.csv").write_text("epoch,step\n0,1\n")
    (tmp_path / "training.csv").write_text("epoch,loss\n0,1\n")
    store = insight.open_runs(tmp_path, csv=ALL)

    runs = store.runs()
    assert runs[["run", "source"]].to_numpy().tolist() == [
        [".", "keras"],
        ["version_0", "lightning"],
    ]


def test_two_time_zones_are_one_clock(tmp_path):
    lines = "step,date,a\n0,2026-11-28T12:00:00+09:00,1\n1,2026-11-28T03:00:01Z,2\n"
    store = opened(tmp_path, lines)

    times = store.table("scalar")["wall_time"]
    assert np.diff(times).tolist() == [1.0]


def test_links_out_of_the_folder_are_not_read(tmp_path):
    (tmp_path / "secret.csv").write_text("step,a\n0,1\n")
    (tmp_path / "runs").mkdir()
    (tmp_path / "runs" / "a.csv").symlink_to(tmp_path / "secret.csv")
    store = insight.open_runs(tmp_path / "runs", csv="*.csv")

    assert store.table("scalar").empty
    assert "link that leads out" in store.problems()["problem"].item()


@pytest.mark.parametrize("name", RUNS)
def test_damage_is_told_and_what_is_whole_is_read(tmp_path, name):
    whole = read_scalars(insight.open_runs(HERE, csv=name), name)
    content = (HERE / name).read_bytes()
    lines = content.count(b"\n")
    for damaged in spoiled(content, name):
        (tmp_path / name).write_bytes(damaged)
        os.utime(tmp_path / name, (1.7e9, 1.7e9))  # nobody goes on writing it
        store = insight.open_runs(tmp_path, csv=name)
        store.unshown()
        found = read_scalars(store, name)
        kept = sum(
            found.get(tag, {}).get(at) == v for tag, rows in whole.items() for at, v in rows.items()
        )
        is_much = kept * 2 >= sum(map(len, whole.values())) * (damaged.count(b"\n") / lines) - 30
        assert is_much or not store.problems().empty or not store.unshown().empty or "csv" in name


def test_no_bytes_make_reading_fail(tmp_path):
    rng = random.Random("plain")
    words = [*b'step,value,name\n"\r;\t{}[]:1.5e\0\xff', b"step", b"value", b"name", b"nan", b"\n"]
    pieces = [bytes((one,)) if isinstance(one, int) else one for one in words]
    for _ in range(150):
        content = b"".join(rng.choices(pieces, k=rng.randint(0, 80)))
        for name in ("a.csv", "a.jsonl"):
            (tmp_path / name).write_bytes(content)
        store = insight.open_runs(tmp_path, csv="*")
        assert not any("expected a run" in text for text in store.problems()["problem"])
