"""ModelCheckpoint leaves the files that MindSpore leaves."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import nn
from engine.train import Callback, CheckpointConfig, ModelCheckpoint, SummaryCollector
from engine.train.callback import checkpoint, checkpoint_files
from engine.train.serialization import save
from engine.train.serialization.beside import BESIDE
from engine.train.serialization.formats.ckpt import CKPT
from insight.format.checkpoint_stream import Part
from insight.format.messages import ModelProto
from tests.engine.fake_cupy.array import COPIES
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.rights import rights, umask

pytestmark = pytest.mark.no_mode

Make = Callable[..., Any]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def train(make_model: Make, make_rows: Make, tmp_path: Path) -> Make:
    """Train three epochs of two steps with a checkpoint callback; returns the folder's names."""

    def run(config: CheckpointConfig | None = None, prefix: Any = "CKP", epochs: int = 3) -> Any:
        make_model().train(epochs, make_rows(), ModelCheckpoint(prefix, str(tmp_path), config))
        return names(tmp_path)

    return run


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["1_2", "2_1", "2_2", "3_1", "3_2"]),
        ({"save_checkpoint_steps": 2}, ["1_2", "2_2", "3_2"]),
        ({"save_checkpoint_steps": 4}, ["2_2", "3_2"]),
        ({"save_checkpoint_steps": 100}, ["3_2"]),
        ({"keep_checkpoint_max": 2}, ["3_1", "3_2"]),
        ({"keep_checkpoint_max": 0}, ["3_2"]),
        ({"keep_checkpoint_max": 0, "keep_checkpoint_per_n_minutes": 60}, ["1_1", "3_2"]),
        ({"save_checkpoint_steps": 0, "save_checkpoint_seconds": 1000}, ["3_2"]),
        ({"save_checkpoint_steps": 2, "save_checkpoint_seconds": 1}, ["1_2", "2_2", "3_2"]),
    ],
)
def test_options_say_which_steps_are_left(
    train: Make, options: dict[str, int], expected: list[str]
) -> None:
    assert train(CheckpointConfig(**options)) == [f"CKP-{step}.ckpt" for step in expected]


class Clock:
    """A clock that goes on by a number of seconds at each look."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._now = seconds, 0.0

    def monotonic(self) -> float:
        self._now += self._seconds
        return self._now


def test_seconds_between_checkpoints_are_counted(
    train: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "time", Clock(10))

    # One look a step, and one more for each checkpoint: every second step is late enough.
    assert train(CheckpointConfig(None, 15)) == [f"CKP-{epoch}_2.ckpt" for epoch in (1, 2, 3)]


def test_newest_and_one_of_each_so_many_minutes_are_kept(
    train: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint_files, "time", Clock(50))
    kept = train(CheckpointConfig(1, keep_checkpoint_max=0, keep_checkpoint_per_n_minutes=2))

    # 50 s a step: 2 goes when 3 comes, being younger than two minutes as 1 is; 4 goes for 3.
    assert kept == ["CKP-1_1.ckpt", "CKP-2_1.ckpt", "CKP-3_1.ckpt", "CKP-3_2.ckpt"]


def test_folder_is_made_and_follows_the_umask_as_its_files_do(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    folder = tmp_path / "deep" / "down"
    saver = ModelCheckpoint(directory=str(folder))
    with umask(0o027):
        make_model().train(1, make_rows(), saver)
    latest = Path(saver.latest_ckpt_file_name)

    assert latest == folder / "CKP-1_2.ckpt"
    assert {rights(path) for path in folder.iterdir()} == {0o640}
    assert (rights(folder), rights(folder.parent)) == (0o750, 0o750)


def test_current_folder_is_the_default(
    make_model: Make, make_rows: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make_model().train(1, make_rows(), ModelCheckpoint())

    assert names(tmp_path) == ["CKP-1_1.ckpt", "CKP-1_2.ckpt"]


def test_second_and_third_training_get_prefixes_of_their_own(train: Make) -> None:
    for _ in range(3):
        left = train(epochs=1)

    assert left == [f"CKP{part}-1_{step}.ckpt" for part in ("", "_1", "_2") for step in (1, 2)]


def test_files_of_a_longer_prefix_do_not_count(train: Make) -> None:
    train(prefix="CKP-large", epochs=1)

    assert "CKP-1_1.ckpt" in train(epochs=1)


def test_callback_that_is_used_twice_begins_anew(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model, dataset = make_model(), make_rows()
    saver = ModelCheckpoint("a", str(tmp_path), CheckpointConfig(keep_checkpoint_max=1))
    model.train(1, dataset, saver)
    model.train(1, dataset, saver)

    assert names(tmp_path) == ["a-1_2.ckpt", "a_1-1_2.ckpt"]


def test_prefix_can_be_a_function(train: Make) -> None:
    assert train(prefix=lambda params: f"p{params.cur_step_num}", epochs=1) == [
        "p1.ckpt",
        "p2.ckpt",
    ]


def test_epochs_of_an_earlier_training_count_in_the_name(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    make_model().train(3, make_rows(), ModelCheckpoint("a", str(tmp_path)), initial_epoch=2)

    assert names(tmp_path) == ["a-3_1.ckpt", "a-3_2.ckpt"]


def test_file_holds_network_optimizer_and_facts(train: Make, tmp_path: Path) -> None:
    facts = ["epoch_num", "step_num", {"lr": 0.5, "flag": True, "n": 3, "note": "first"}]
    train(CheckpointConfig(append_info=facts), epochs=2)
    loaded = engine.load_checkpoint(tmp_path / "CKP-2_2.ckpt")

    assert list(loaded) == [
        *("weight", "bias", "global_step", "learning_rate", "momentum"),
        *("moments.weight", "moments.bias", "epoch_num", "step_num", "lr", "flag", "n", "note"),
    ]
    numbers = [loaded[name].asnumpy().item() for name in ("epoch_num", "step_num", "lr", "n")]
    assert numbers == [2, 4, 0.5, 3]
    assert (loaded["flag"].asnumpy().item(), loaded["note"]) == (True, "first")


def test_another_network_can_be_saved(make_net: Make, train: Make, tmp_path: Path) -> None:
    other = make_net()
    train(CheckpointConfig(saved_network=other), epochs=1)
    loaded = engine.load_checkpoint(tmp_path / "CKP-1_2.ckpt")

    assert list(loaded) == ["weight", "bias"]
    assert np.array_equal(loaded["weight"].asnumpy(), other.weight.asnumpy())


def test_checksum_is_written_when_asked_for(train: Make, tmp_path: Path) -> None:
    train(CheckpointConfig(crc_check=True), epochs=1)

    assert b"crc_num" in (tmp_path / "CKP-1_2.ckpt").read_bytes()


def test_training_goes_on_where_a_checkpoint_left_it(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    whole, begun, resumed = make_model(), make_model(), make_model()
    whole.train(2, make_rows())
    begun.train(1, make_rows(), ModelCheckpoint("half", str(tmp_path)))
    state = engine.load_checkpoint(tmp_path / "half-1_2.ckpt")
    left = engine.load_param_into_net(resumed.train_network, state)
    resumed.train(2, make_rows(), initial_epoch=1)

    assert left == ([], [])
    weights = [model.predict_network.weight.asnumpy() for model in (whole, resumed)]
    assert np.array_equal(*weights)


class Failing(Callback):
    """Fails at the third step."""

    def on_train_step_end(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num == 3:
            raise OSError("boom")


@pytest.mark.parametrize(
    ("exception_save", "left"), [(True, ["E-2_1_breakpoint.ckpt"]), (False, [])]
)
def test_training_that_fails_leaves_a_breakpoint_when_asked_for(
    make_model: Make, make_rows: Make, tmp_path: Path, exception_save: bool, left: list[str]
) -> None:
    config = CheckpointConfig(100, exception_save=exception_save)
    saver = ModelCheckpoint("E", str(tmp_path), config)

    with pytest.raises(OSError, match="boom"):
        make_model().train(3, make_rows(), [saver, Failing()])

    assert names(tmp_path) == left


def test_newest_file_is_told_to_other_callbacks(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    told = []

    class Listener(Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            params = run_context.original_args()
            told.append((params.last_save_ckpt_step, Path(params.latest_ckpt_file).name))

    make_model().train(1, make_rows(), [ModelCheckpoint("a", str(tmp_path)), Listener()])

    assert told == [(1, "a-1_1.ckpt"), (2, "a-1_2.ckpt")]


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("way", [True, "thread", "process"])
def test_files_saved_beside_the_training_are_the_same(
    make_model: Make, make_rows: Make, tmp_path: Path, way: Any
) -> None:
    for name, beside in (("now", False), ("beside", way)):
        config = CheckpointConfig(
            keep_checkpoint_max=3, async_save=beside, append_info=["step_num"]
        )
        saver = ModelCheckpoint("a", str(tmp_path / name), config)
        make_model().train(3, make_rows(), saver)

    assert bytes_of(tmp_path / "beside") == bytes_of(tmp_path / "now")
    assert list(bytes_of(tmp_path / "now")) != []
    assert Path(saver.latest_ckpt_file_name).name == "a-3_2.ckpt"


def test_older_files_stay_until_the_newer_one_is_whole(
    make_model: Make, make_rows: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, seen = save.write_parts, []

    def watched(path: Path, *arguments: Any) -> None:
        seen.append((path.name, names(tmp_path)))
        write(path, *arguments)

    monkeypatch.setattr(save, "write_parts", watched)
    config = CheckpointConfig(keep_checkpoint_max=1, async_save=True)
    make_model().train(1, make_rows(), ModelCheckpoint("a", str(tmp_path), config))

    assert seen == [("a-1_1.ckpt", []), ("a-1_2.ckpt", ["a-1_1.ckpt"])]
    assert names(tmp_path) == ["a-1_2.ckpt"]


class FullDisk:
    """Writes no checkpoint but the first."""

    def __init__(self, write: Callable[..., None]) -> None:
        self._write, self._count = write, 0

    def __call__(self, *arguments: Any) -> None:
        self._count += 1
        if self._count > 1:
            raise OSError(28, "No space left on device")
        self._write(*arguments)


@pytest.mark.parametrize(("epochs", "steps"), [(3, 1), (1, 1)])
@pytest.mark.parametrize("way", [False, True])
def test_file_that_cannot_be_written_ends_the_training_and_costs_no_other(
    make_model: Make,
    make_rows: Make,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    epochs: int,
    steps: int,
    way: bool,
) -> None:
    monkeypatch.setattr(save, "write_parts", FullDisk(save.write_parts))
    config = CheckpointConfig(steps, keep_checkpoint_max=1, async_save=way)
    data, model = make_rows(), make_model()
    saver = ModelCheckpoint("a", str(tmp_path), config)
    with pytest.raises(OSError, match="No space left"):
        model.train(epochs, data, saver)
    monkeypatch.undo()

    assert names(tmp_path) == ["a-1_1.ckpt"]
    model.train(1, data, saver)  # and what failed once does not come out again
    assert names(tmp_path) == ["a-1_1.ckpt", "a_1-1_2.ckpt"]


@pytest.mark.parametrize("way", [False, True])
def test_error_of_the_training_is_shown_and_not_that_of_a_file(
    make_model: Make,
    make_rows: Make,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    way: bool,
) -> None:
    monkeypatch.setattr(save, "write_parts", FullDisk(save.write_parts))
    config = CheckpointConfig(2, exception_save=True, async_save=way)
    saver = ModelCheckpoint("a", str(tmp_path), config)

    with pytest.raises(OSError, match="boom"):
        make_model().train(3, make_rows(), [saver, Failing()])
    assert "could not save after the training failed" in caplog.text
    assert names(tmp_path) == ["a-1_2.ckpt"]


def test_breakpoint_of_an_earlier_training_is_not_overwritten(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    for _ in range(3):
        saver = ModelCheckpoint("E", str(tmp_path), CheckpointConfig(100, exception_save=True))
        with pytest.raises(OSError, match="boom"):
            make_model().train(3, make_rows(), [saver, Failing()])

    assert names(tmp_path) == [f"E{part}-2_1_breakpoint.ckpt" for part in ("", "_1", "_2")]


def test_old_file_that_cannot_be_removed_ends_no_training(
    train: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(f"not {path.name}")

    monkeypatch.setattr(checkpoint_files.Path, "unlink", refused)

    assert train(CheckpointConfig(keep_checkpoint_max=1), epochs=1) == [
        *("CKP-1_1.ckpt", "CKP-1_2.ckpt"),
    ]
    assert "cannot be removed: not CKP-1_1.ckpt" in caplog.text


def test_folder_can_be_a_function(make_model: Make, make_rows: Make, tmp_path: Path) -> None:
    saver = ModelCheckpoint("a", lambda params: f"{tmp_path}/epoch{params.cur_epoch_num}")
    make_model().train(2, make_rows(), saver)

    assert names(tmp_path) == ["epoch1", "epoch2"]
    assert names(tmp_path / "epoch2") == ["a-2_1.ckpt", "a-2_2.ckpt"]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"prefix": lambda params: "a/b"}, ValueError),
        ({"prefix": lambda params: 1}, ValueError),
        ({"directory": lambda params: 1}, TypeError),
        ({"directory": lambda params: ""}, ValueError),
    ],
)
def test_function_that_gives_no_name_is_told(
    make_model: Make, make_rows: Make, tmp_path: Path, options: dict, error: type[Exception]
) -> None:
    given = {"prefix": "a", "directory": str(tmp_path)} | options

    with pytest.raises(error, match=rf"ModelCheckpoint\({next(iter(options))}\), a function"):
        make_model().train(1, make_rows(), ModelCheckpoint(**given))


def test_numbers_of_the_training_are_added_to_those_given(train: Make, tmp_path: Path) -> None:
    train(CheckpointConfig(append_info=[{"epoch_num": 10, "step_num": 100}]), epochs=2)
    loaded = engine.load_checkpoint(tmp_path / "CKP-2_2.ckpt")

    assert [loaded[name].asnumpy().item() for name in ("epoch_num", "step_num")] == [12, 104]


def test_tensor_can_be_a_fact(train: Make, tmp_path: Path) -> None:
    facts = [{"limits": engine.Tensor([1.0, 2.0])}]
    train(CheckpointConfig(append_info=facts), epochs=1)

    loaded = engine.load_checkpoint(tmp_path / "CKP-1_2.ckpt")
    assert loaded["limits"].asnumpy().tolist() == [1.0, 2.0]


@pytest.fixture
def _graph_mode() -> Any:
    before = engine.get_context("mode")
    engine.set_context(mode=engine.GRAPH_MODE)
    yield
    engine.set_context(mode=before)


@pytest.mark.usefixtures("_graph_mode")
@pytest.mark.parametrize("collects", [False, True])
def test_graph_mode_leaves_the_computation_of_a_step(
    train: Make, make_model: Make, make_rows: Make, tmp_path: Path, collects: bool
) -> None:
    """With the summary collector in the list, which follows the first step, too."""
    listed: list[Any] = [ModelCheckpoint("a", str(tmp_path / "files"))]
    if collects:
        listed.append(SummaryCollector(str(tmp_path / "run"), collect_freq=1))
    make_model().train(2, make_rows(), listed)
    path = tmp_path / "files" / "a-graph.meta"
    model = ModelProto.FromString(path.read_bytes())

    assert model.ir_version == 1
    assert {"MatMul"} <= {node.op_type for node in model.graph.node}
    assert {"weight", "bias"} <= {parameter.name for parameter in model.graph.parameters}


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"prefix": 1}, ValueError),
        ({"prefix": "a/b"}, ValueError),
        ({"directory": 1}, TypeError),
        ({"directory": ""}, ValueError),
        ({"config": {}}, TypeError),
    ],
)
def test_wrong_argument_is_refused(options: dict, error: type[Exception]) -> None:
    with pytest.raises(error, match="ModelCheckpoint"):
        ModelCheckpoint(**options)


@pytest.mark.parametrize("way", [False, True, "process"])
def test_files_of_a_training_on_the_gpu_are_the_same(
    make_model: Make, make_rows: Make, tmp_path: Path, way: Any
) -> None:
    """On its stand-in; each parameter is fetched once for a file, and before the step goes on."""

    def saved(folder: Path, async_save: Any) -> dict[str, bytes]:
        config = CheckpointConfig(keep_checkpoint_max=9, async_save=async_save)
        make_model().train(2, make_rows(), ModelCheckpoint("a", str(folder), config))
        return bytes_of(folder)

    expected = saved(tmp_path / "cpu", False)
    with fake_gpu():
        COPIES.clear()
        found = saved(tmp_path / "gpu", way)
        fetched = COPIES["to the host"]

    assert list(found) == list(expected)
    loaded = [
        {name: p.asnumpy() for name, p in engine.load_checkpoint(folder / "a-2_2.ckpt").items()}
        for folder in (tmp_path / "cpu", tmp_path / "gpu")
    ]
    for name, array in loaded[0].items():
        np.testing.assert_allclose(loaded[1][name], array, rtol=1e-6, err_msg=name)
    assert fetched == 4 * 4  # files, and in each weight, bias and the moments of both


class Between(Callback):
    """Does something after each step."""

    def __init__(self, act: Callable[[int], None]) -> None:
        self._act = act

    def on_train_step_end(self, run_context: Any) -> None:
        self._act(run_context.original_args().cur_step_num)


WAYS = [False, "thread", "process"]


@pytest.mark.parametrize("way", WAYS)
def test_folder_that_is_removed_between_two_files_is_made_again(
    make_model: Make, make_rows: Make, tmp_path: Path, way: bool | str
) -> None:
    folder = tmp_path / "not" / "there" / "yet"

    def remove(step: int) -> None:
        if step == 4:
            BESIDE.finish()
            shutil.rmtree(tmp_path / "not")

    config = CheckpointConfig(2, async_save=way)
    saver = ModelCheckpoint("a", str(folder), config)
    make_model().train(3, make_rows(), [Between(remove), saver])

    assert names(folder) == ["a-2_2.ckpt", "a-3_2.ckpt"]


@pytest.mark.parametrize(("way", "step"), [(False, 2), ("thread", 4)])
def test_file_whose_folder_is_removed_while_it_is_written_is_told(
    make_model: Make,
    make_rows: Make,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: bool | str,
    step: int,
) -> None:
    """At once, or at the next save; a training after that has its folder."""
    folder = tmp_path / "files"
    steps: list[int] = []

    def parts(*arguments: Any) -> Iterator[Part]:
        yield from CKPT.parts(*arguments)
        shutil.rmtree(folder)

    monkeypatch.setattr(save, "codec_of", lambda *_: CKPT._replace(parts=parts))
    saver = ModelCheckpoint("a", str(folder), CheckpointConfig(2, async_save=way))
    data, model = make_rows(), make_model()
    with pytest.raises(FileNotFoundError, match=r"a-1_2\.ckpt"):
        model.train(3, data, [Between(steps.append), saver])
    monkeypatch.undo()

    assert steps == [*range(1, step + 1)]
    assert not folder.exists()
    model.train(1, data, saver)
    assert names(folder) == ["a-1_2.ckpt"]


def test_files_that_were_removed_or_renamed_do_not_count(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    def disturb(step: int) -> None:
        if step == 3:
            (tmp_path / "a-1_2.ckpt").unlink()
            (tmp_path / "a-2_1.ckpt").rename(tmp_path / "best.ckpt")

    saver = ModelCheckpoint("a", str(tmp_path), CheckpointConfig(keep_checkpoint_max=3))
    make_model().train(3, make_rows(), [saver, Between(disturb)])

    assert names(tmp_path) == ["a-2_2.ckpt", "a-3_1.ckpt", "a-3_2.ckpt", "best.ckpt"]


def test_trainings_in_one_folder_at_once_leave_whole_files(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    config = CheckpointConfig(keep_checkpoint_max=1)
    inner = ModelCheckpoint("a", str(tmp_path), config)

    def train_beside(step: int) -> None:
        if step == 1:
            make_model().train(2, make_rows(), inner)

    outer = ModelCheckpoint("a", str(tmp_path), config)
    make_model().train(3, make_rows(), [Between(train_beside), outer])

    assert Path(outer.latest_ckpt_file_name).name == "a-3_2.ckpt"
    assert "a-3_2.ckpt" in names(tmp_path)
    for path in tmp_path.iterdir():
        engine.load_checkpoint(path)


class Exchange(nn.Cell):
    """A step moves from one parameter to the other what it draws; their sum never changes."""

    def __init__(self) -> None:
        super().__init__()
        ones = np.ones(200_000, np.float32)
        self.left = engine.Parameter(engine.Tensor(3 * ones), name="left")
        self.right = engine.Parameter(engine.Tensor(5 * ones), name="right")

    def move(self, step: int) -> None:
        # In place, as optimizers write.
        self.left.array[...] = 3 - step
        self.right.array[...] = 5 + step


@pytest.mark.parametrize("way", [False, "thread", "process"])
def test_file_never_holds_half_a_step(tmp_path: Path, way: bool | str) -> None:
    net, paths = Exchange(), [tmp_path / f"{number}.ckpt" for number in range(4)]
    for number, path in enumerate(paths):
        net.move(number)
        engine.save_checkpoint(net, path, async_save=way)
        net.move(1000 + number)  # while the file is written

    for number, path in enumerate(paths):
        loaded = engine.load_checkpoint(path)
        left, right = (loaded[name].asnumpy() for name in ("left", "right"))
        assert (left == 3 - number).all()
        assert (left + right == 8).all()
