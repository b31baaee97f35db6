from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from insight.cli import main
from insight.cli.drawing.script_model import ScriptModel, function_of
from insight.errors import SummaryValueError
from insight.format.checkpoint import write_checkpoint
from insight.landscape import hessian_plane, only, pca_plane, read_surface, surface
from tests.insight.cli.drawing.scripts import collected_training, own_training
from tests.insight.landscape.models import Network
from tests.insight.launching.launches import launch

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "run"


@pytest.fixture
def own(folder: Path) -> str:
    return f"{own_training(folder)}:model"


@pytest.fixture
def told(capsys: Any) -> Callable[..., list[dict[str, Any]]]:
    """What the command says with `--json`."""

    def ask(*arguments: object) -> list[dict[str, Any]]:
        assert main(["landscape", *map(str, arguments), "--json"]) == 0
        found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
        return found

    return ask


def test_folder_of_checkpoints_has_their_plane_and_a_random_one(
    folder: Path, own: str, capsys: Any
) -> None:
    assert main(["landscape", str(folder), "--model", own, "--size", "7x5"]) == 0
    answer = capsys.readouterr()
    files = sorted(folder.glob("net-*.ckpt"), key=lambda path: int(path.stem[4:]))
    network = Network((4, 8, 3))
    network.trained(30)
    expected = surface(network, pca_plane(files, steps=range(1, 5)), size=(7, 5))
    found = read_surface(folder / "pca_1_4.landscape.npz")

    assert answer.out.splitlines() == [
        str(folder / "pca_1_4.landscape.npz"),
        str(folder / "random_4.landscape.npz"),
    ]
    assert "pca_1_4: 43 losses for 35 nodes, its plane has 100.0%" in answer.err
    assert np.array_equal(found.z, expected.z)
    assert found.path.steps.tolist() == [1, 2, 3, 4]
    assert not list(folder.glob("*.rows"))


def test_landscapes_are_records_of_the_run(folder: Path, own: str, told: Any) -> None:
    drawn = told(folder, "--model", own, "--size", 5)
    table = insight.open_runs(folder).table("landscape")

    assert table["tag"].tolist() == [one["tag"] for one in drawn]
    assert table["tag"].tolist() == ["landscape_[1, 4]", "landscape_[4]"]
    assert table["decomposition"].tolist() == ["PCA", "Random"]
    assert np.allclose(table["z"][0], read_surface(Path(drawn[0]["file"])).z, rtol=1e-6)


def test_checkpoints_below_a_run_are_drawn_into_it_and_become_no_run(
    tmp_path: Path, told: Any
) -> None:
    run = tmp_path / "runs" / "a"
    with insight.SummaryRecord(run) as record:
        record.log(7, {"loss": 1.0})
    script = own_training(run / "saved")
    options = (run / "saved", "--model", f"{script}:model", "--size", 3)
    drawn, again = told(*options), told(*options)
    store = insight.open_runs(tmp_path / "runs")

    assert [Path(one["file"]).relative_to(run).as_posix() for one in drawn] == [
        "saved_pca_1_4.landscape.npz",
        "saved_random_4.landscape.npz",
    ]
    assert [one["new"] for one in again] == [False, False]
    assert store.runs()["run"].tolist() == ["a"]
    assert store.table("landscape")["tag"].tolist() == [one["tag"] for one in drawn]
    assert [one["tag"] for one in drawn] == ["saved_landscape_[1, 4]", "saved_landscape_[4]"]
    assert len(store.surfaces("a")) == 2


def test_collected_checkpoints_are_the_runs_own_wherever_they_are_asked_from(
    folder: Path, told: Any
) -> None:
    script = collected_training(folder)
    with insight.SummaryRecord(folder) as record:
        record.log(5, {"loss": 1.0})
    options = ("--model", f"{script}:callback_fn", "--size", 3, "--plane", "random")
    (inside,) = told(folder / "ckpt_dir", *options)
    (outside,) = told(folder, *options)

    assert Path(inside["file"]) == Path(outside["file"]) == folder / "random_5.landscape.npz"
    assert not outside["new"]


def test_path_that_ends_before_the_training_says_so(folder: Path, told: Any, capsys: Any) -> None:
    script = collected_training(folder)
    with insight.SummaryRecord(folder) as record:
        record.log(176, {"loss": 1.0})
    options = (folder, "--model", f"{script}:callback_fn", "--size", 3)
    reached = [one["reached"] for one in told(*options)]
    assert main(["landscape", *map(str, options)]) == 0
    words = capsys.readouterr().err.splitlines()

    assert reached == ["steps 1 to 3 of 176", "steps 2 to 5 of 176", "step 5 of 176"]
    assert words[0] == "insight: pca_1_3: steps 1 to 3 of 176; is there already"


def test_what_draws_a_run_is_not_what_reproduces_it(
    folder: Path, own: str, told: Any, monkeypatch: Any
) -> None:
    monkeypatch.setenv("INSIGHT_PROVENANCE", "on")

    told(folder, "--model", own, "--size", 3)

    assert insight.open_runs(folder).provenance(".") is None


def test_what_is_there_stays_and_other_options_draw_anew(folder: Path, own: str, told: Any) -> None:
    options = (folder, "--model", own, "--plane", "random", "--size", "5")
    news = [told(*options)[0]["new"], told(*options)[0]["new"]]
    news += [told(*options, "--seed", 1)[0]["new"], told(*options, "--seed", 1)[0]["new"]]

    assert news == [True, False, True, False]
    assert len(insight.open_runs(folder).table("landscape")) == 1


def test_other_checkpoints_of_the_same_names_draw_anew(folder: Path, own: str, told: Any) -> None:
    options = (folder, "--model", own, "--size", "3")
    told(*options)
    second, last = folder / "net-20.ckpt", folder / "net-30.ckpt"
    shutil.copyfile(second, folder / "moved")
    last.replace(second)
    (folder / "moved").replace(last)

    assert [one["new"] for one in told(*options)] == [True, True]
    assert [one["new"] for one in told(*options)] == [False, False]


def test_damaged_landscape_is_drawn_anew(folder: Path, own: str, told: Any) -> None:
    options = (folder, "--model", own, "--plane", "random", "--size", "5")
    file = Path(told(*options)[0]["file"])
    file.write_bytes(file.read_bytes()[:-9])

    assert told(*options)[0]["new"]
    assert read_surface(file).z.shape == (5, 5)


def test_run_of_mindspores_collector_has_its_intervals_and_its_end(folder: Path, told: Any) -> None:
    script = collected_training(folder)
    drawn = told(folder, "--model", f"{script}:callback_fn", "--size", 5, "--method", "adaptive")
    found = [read_surface(Path(one["file"])) for one in drawn]

    assert [one["tag"] for one in drawn] == [
        "landscape_[1, 3]",
        "landscape_[2, 5]",
        "landscape_[5]",
    ]
    assert [one.facts["model"]["samples"] for one in found] == [24, 24, 24]
    assert {one.facts["model"]["batch_norm"] for one in found} == {"eval"}
    assert found[1].path.steps.tolist() == [2, 4, 5]
    assert found[1].convergence[2] == pytest.approx(found[2].convergence[2], rel=1e-6)
    table = insight.open_runs(folder).table("landscape")
    assert table["unit"].tolist() == ["step"] * 3


def test_statistics_of_batch_norms_are_those_of_the_last_checkpoint(
    folder: Path, told: Any
) -> None:
    import engine

    script = collected_training(folder)
    model, network, batches, _ = function_of(f"{script}:callback_fn")()
    last = folder / "ckpt_dir" / "Net_5_step.ckpt"
    engine.load_param_into_net(network, engine.load_checkpoint(str(last)))
    (drawn,) = told(
        folder,
        "--model",
        f"{script}:callback_fn",
        "--plane",
        "random",
        "--size",
        3,
        "--samples",
        32,
    )

    assert drawn["loss"] == pytest.approx(model.eval(batches)["Loss"], rel=1e-5)


@pytest.mark.parametrize("method", ["sklearn", "exact"])
def test_methods_agree_on_the_exact_grid(folder: Path, own: str, method: str, told: Any) -> None:
    (drawn,) = told(folder, "--model", own, "--plane", "pca", "--size", 5, "--method", method)
    plane = read_surface(Path(drawn["file"])).facts["plane"]

    assert plane["method"] == ("sklearn" if method == "sklearn" else "gram")
    assert drawn["evaluations"] == 25 + 4 + 4


def test_plane_of_the_hessian_lies_around_the_last_checkpoint(
    folder: Path, own: str, told: Any
) -> None:
    (drawn,) = told(folder, "--model", own, "--plane", "hessian", "--size", 5)
    network = Network((4, 8, 3))
    last = network.trained(30)[-1]
    found = read_surface(Path(drawn["file"]))
    first, second = found.facts["eigenvalues"]

    assert (drawn["kind"], drawn["tag"]) == ("hessian", "landscape_hessian_[4]")
    assert found.z[2, 2] == found.convergence[2] == network.loss(last)
    assert first > second > 0
    assert insight.open_runs(folder).table("landscape")["decomposition"].tolist() == ["Hessian"]


def test_accuracy_and_held_out_samples_are_drawn_where_a_script_has_them(
    folder: Path, told: Any
) -> None:
    script = collected_training(folder)
    options = (folder, "--model", f"{script}:judged_fn", "--plane", "random", "--size", 3)
    (plain,) = told(*options)
    (drawn,) = told(*options, "--validation", f"{script}:held_out")
    (less,) = told(*options, "--quantities", "accuracy")
    found = read_surface(Path(less["file"]))

    assert plain["quantities"] == ["accuracy", "sampling_error"]
    assert drawn["quantities"] == [
        *("accuracy", "sampling_error", "validation_accuracy", "validation_loss")
    ]
    assert drawn["new"]
    assert drawn["trained"]["validation_loss"] != drawn["loss"] == plain["loss"]
    assert 0 < drawn["trained"]["accuracy"] < 1
    assert list(found.quantities) == ["accuracy"]
    assert less["relief"] == found.facts["relief"]
    assert less["relief"]["minima"] >= 1


def test_saddle_plane_has_both_ends_of_the_spectrum_of_the_named_parameters(
    folder: Path, own: str, told: Any
) -> None:
    options = ("--plane", "saddle", "--size", 3, "--parameters", "layer1.*")
    (drawn,) = told(folder, "--model", own, *options)
    network = Network((4, 8, 3))
    network.trained(30)
    expected = hessian_plane(only(network, ["layer1.*"]), which="ends").eigenvalues
    found = read_surface(Path(drawn["file"]))

    assert (drawn["kind"], drawn["tag"]) == ("saddle", "landscape_saddle_[4]")
    np.testing.assert_allclose(found.facts["eigenvalues"], expected, rtol=1e-6)
    assert found.facts["model"]["moving"] == ["layer1.weight", "layer1.bias"]


def test_adam_plane_takes_the_moments_of_the_last_checkpoint(
    folder: Path, own: str, told: Any
) -> None:
    last = Network((4, 8, 3)).trained(30)[-1]
    moments = {f"moment1.{name}": array / 10 for name, array in last.items()}
    moments |= {f"moment2.{name}": array**2 + 0.1 for name, array in last.items()}
    write_checkpoint(folder / "net-30.ckpt", {**last, **moments})
    (drawn,) = told(folder, "--model", own, "--plane", "adam", "--size", 3)
    found = read_surface(Path(drawn["file"]))

    assert (drawn["kind"], found.facts["kind"]) == ("adam", "adam")
    assert found.facts["plane"]["which"] == "update"
    assert found.z[1, 1] == found.convergence[2]


@pytest.mark.long
def test_processes_draw_the_same_bits(folder: Path, own: str, told: Any) -> None:
    options = ("--model", own, "--plane", "random", "--size", "5")
    alone = read_surface(Path(told(folder, *options)[0]["file"]))
    (folder / "random_4.landscape.npz").unlink()
    found = read_surface(Path(told(folder, *options, "--workers", 2)[0]["file"]))

    assert np.array_equal(found.z, alone.z)


KILLED = """
import os, signal, sys
from tests.insight.landscape.models import Network
from tests.insight.launching.launches import launch

class Mortal(Network):
    count = 0

    def loss(self, parameters):
        self.count += 1
        if self.count == int(os.environ["LOSSES"]):
            os.kill(os.getpid(), signal.SIGKILL)
        return super().loss(parameters)

def model():
    found = Mortal((4, 8, 3))
    found.trained(30)
    return found
"""


def test_command_that_was_killed_goes_on(folder: Path, told: Any, tmp_path: Path) -> None:
    own_training(folder)
    script = tmp_path / "mortal.py"
    script.write_text(KILLED, encoding="utf-8")
    command = [sys.executable, "-m", "insight", "landscape", folder, "--model", f"{script}:model"]
    options = ["--plane", "random", "--size", "9"]

    def killed_after(losses: int) -> int:
        done = subprocess.run(
            [*command, *options],
            cwd=ROOT,
            env={**os.environ, "LOSSES": str(losses), "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=False,
        )
        return done.returncode

    first = killed_after(1 + 5 * 9 + 3)
    second = killed_after(1 + 4 * 9 + 1)

    assert (first, second) == (-signal.SIGKILL, 0)
    assert read_surface(folder / "random_4.landscape.npz").z.shape == (9, 9)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--model", "{script}"], "expected script.py:function"),
        (["--model", "{script}:other"], "expected a function of"),
        (["--model", "{folder}/none.py:model"], "--model expected an existing path"),
        (["--model", "no_such_module:model"], "expected a module that can be imported"),
        (["--model", "{script}:nothing"], "expected (model, network, valid_dataset, metrics), or"),
        (["--model", "{script}:refusing"], "RuntimeError: no data here"),
        (["--model", "{script}:model", "--samples", "5"], "--samples expected a function that"),
        (["--model", "{script}:model", "--mode", "train"], "--mode expected a function that"),
        (
            ["--model", "{script}:model", "--validation", "{script}:model"],
            "--validation expected a function that",
        ),
        (["--model", "{script}:model", "--quantities", "recall"], "quantities expected some of"),
        (["--model", "{script}:model", "--size", "5x"], "--size expected N or NXxNY"),
        (["--model", "{script}:model", "--size", "1"], "size expected at least 2"),
        (["--model", "{script}:model", "--engine", "x"], "engine expected local"),
        (["--model", "{script}:model", "--workers", "0"], "workers expected at least 1"),
        (["--model", "{script}:model", "--tolerance", "2", "--method", "adaptive"], "a share"),
    ],
)
def test_wrong_use_is_told_in_one_line(
    folder: Path, arguments: list[str], words: str, capsys: Any
) -> None:
    script = own_training(folder)
    given = [text.format(script=script, folder=folder) for text in arguments]

    assert main(["landscape", str(folder), *given]) == 2
    answer = capsys.readouterr()
    assert words in answer.err
    assert answer.err.count("\n") == 1
    assert not answer.out


def test_folder_without_checkpoints_is_told(tmp_path: Path, capsys: Any) -> None:
    assert main(["landscape", str(tmp_path), "--model", "a.py:b"]) == 2
    assert "expected train_metadata.json or checkpoints" in capsys.readouterr().err


def test_how_a_run_ended_is_not_told_anew(folder: Path, own: str, told: Any) -> None:
    record = insight.SummaryRecord(folder)
    record.log(1, {"loss": 0.5})
    record.__exit__(ArithmeticError, ArithmeticError(), None)
    told(folder, "--model", own, "--plane", "random", "--size", 3)

    assert insight.open_runs(folder).runs()["status"].tolist() == ["failed"]


ENDED = """
import sys
{}

def model():
    {}
"""


@pytest.mark.parametrize(
    ("at_import", "in_function"),
    [("sys.exit()", "pass"), ("sys.exit('bad\\nwords')", "pass"), ("", "raise SystemExit(3)")],
)
def test_script_that_ends_itself_is_told(
    folder: Path, at_import: str, in_function: str, tmp_path: Path, capsys: Any
) -> None:
    own_training(folder)
    script = tmp_path / "ended.py"
    script.write_text(ENDED.format(at_import, in_function), encoding="utf-8")

    assert main(["landscape", str(folder), "--model", f"{script}:model"]) == 2
    answer = capsys.readouterr()
    assert "expected code that returns, got sys.exit(" in answer.err
    assert "__main__" in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("more", [[], ["--between", "1", "2"]], ids=["planes", "between"])
def test_url_is_told_to_be_no_folder(more: list[str], capsys: Any) -> None:
    assert main(["landscape", "s3://bucket/run", "--model", "a.py:b", *more]) == 2
    assert "expected a folder of this machine, got s3://bucket/run" in capsys.readouterr().err


def test_folder_may_be_a_url_of_this_machine(folder: Path, own: str, told: Any) -> None:
    (drawn,) = told(f"file://{folder}", "--model", own, "--plane", "random", "--size", 3)

    assert Path(drawn["file"]).parent == folder


def test_script_that_changed_draws_anew_and_says_so(
    folder: Path, own: str, told: Any, capsys: Any
) -> None:
    script = Path(own.rpartition(":")[0])
    options = ("landscape", str(folder), "--model", own, "--plane", "random", "--size", "3")
    told(*options[1:])
    script.write_text(script.read_text().replace("found.trained(30)", "found.trained(30)  # now"))

    assert main([*options]) == 0
    assert "the script or its samples changed since it was drawn" in capsys.readouterr().err
    assert not told(*options[1:])[0]["new"]


FACTS = '    facts = {"data_sha256": os.environ["DATA"]}\n'
TURNED = KILLED.replace("    count = 0\n", f"{FACTS}    count = 0\n")


def test_samples_that_changed_since_a_kill_begin_anew_and_say_so(
    folder: Path, tmp_path: Path
) -> None:
    own_training(folder)
    script = tmp_path / "mortal.py"
    script.write_text(TURNED, encoding="utf-8")
    command = [sys.executable, "-m", "insight", "landscape", folder, "--model", f"{script}:model"]

    def run(losses: int, data: str) -> Any:
        given = {"LOSSES": str(losses), "DATA": data, "PYTHONPATH": str(ROOT)}
        return subprocess.run(
            [*command, "--plane", "random", "--size", "5"],
            cwd=ROOT,
            env={**os.environ, **given},
            capture_output=True,
            text=True,
            check=False,
        )

    killed, other = run(1 + 2 * 5 + 3, "a"), run(0, "b")

    assert killed.returncode == -signal.SIGKILL
    assert other.returncode == 0
    assert "changed since it was begun" in other.stderr
    assert read_surface(folder / "random_4.landscape.npz").evaluations == 26
    assert not list(folder.glob("*.rows"))


SHUFFLED = """
from engine import Model, dataset, nn
import numpy as np

def callback_fn():
    images = np.random.random((32, 4)).astype(np.float32)
    data = {"x": images, "y": np.arange(32, dtype=np.int32) % 3}
    network = nn.SequentialCell(nn.Dense(4, 5), nn.Tanh(), nn.Dense(5, 3))
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    metrics = {"Loss": nn.Loss()}
    batches = dataset.NumpySlicesDataset(data).batch(8)
    return Model(network, loss, metrics=metrics), network, batches, metrics
"""


def test_shuffled_data_have_the_same_samples_in_each_process(tmp_path: Path) -> None:
    script = tmp_path / "shuffled.py"
    script.write_text(SHUFFLED, encoding="utf-8")
    program = (
        "import sys; from insight.cli.drawing.script_model import ScriptModel, data_of\n"
        "import engine, numpy as np\n"
        "from engine import nn\n"
        "net = nn.SequentialCell(nn.Dense(4, 5), nn.Tanh(), nn.Dense(5, 3))\n"
        "engine.save_checkpoint(net, 'n')\n"
        "print(data_of(ScriptModel(sys.argv[1], 'n.ckpt', samples=16)()))\n"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", program, f"{script}:callback_fn"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    }

    assert len(found) == 1


def test_held_out_samples_that_changed_draw_anew(folder: Path, told: Any) -> None:
    script = str(collected_training(folder))
    held_out = folder.parent / "held.py"
    options = (folder, "--model", f"{script}:callback_fn", "--plane", "random", "--size", 3)
    losses = []
    for seed in (1, 2):
        source = f"from mindspores import batches_of\ndef held_out(): return batches_of({seed})\n"
        held_out.write_text(source, encoding="utf-8")
        (drawn,) = told(*options, "--validation", f"{held_out}:held_out")
        losses.append(drawn["trained"]["validation_loss"])

    assert losses[0] != losses[1]


def test_worker_with_other_samples_is_refused(folder: Path, own: str) -> None:
    model = ScriptModel(own, str(folder / "net-30.ckpt"), data="0" * 64)
    with pytest.raises(SummaryValueError, match="the same samples at each call, got others"):
        model()


def test_ranks_draw_it_together_and_one_of_them_tells(folder: Path, own: str) -> None:
    arguments = [str(folder), "--model", own, "--size", "5", "--plane", "pca"]
    drawn = launch("-n", 2, "-m", "insight", "landscape", *arguments, "--engine", "mpi")
    wrong = launch(
        "-n", 2, "-m", "insight", "landscape", "no_such", "--model", own, "--engine", "mpi"
    )
    file = folder / "pca_1_4.landscape.npz"
    steps = sorted(folder.glob("net-*.ckpt"), key=lambda path: int(path.stem[4:]))
    network = Network((4, 8, 3))
    network.trained(30)
    expected = surface(network, pca_plane(steps, steps=range(1, 5)), size=5)

    assert (drawn.returncode, drawn.stdout) == (0, f"{file}\n"), drawn.stderr
    assert np.array_equal(read_surface(file).z, expected.z)
    assert wrong.stderr.count("expected an existing path, got no_such") == 2  # and as last line
    assert wrong.stderr.endswith("rank 0 ended with exit code 2\n")
