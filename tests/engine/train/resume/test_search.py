"""Which checkpoint of a folder is taken: by its training, not by its format or prefix."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, nn
from engine.dataset import NumpySlicesDataset
from engine.errors import CheckpointError
from engine.train import Callback, CheckpointConfig, ModelCheckpoint
from tests.every_case import every

FORMATS = ("ckpt", "safetensors", "npz")
EPOCHS, STEPS = 3, 5
X = np.linspace(0, 1, STEPS * 8, dtype=np.float32).reshape(STEPS * 2, 4)


class CutOffError(Exception):
    pass


class Steps(Callback):
    """The steps that a process made; it is cut off behind one of them."""

    def __init__(self, last: int) -> None:
        self.made: list[int] = []
        self.last = last

    def on_train_step_end(self, run_context: Any) -> None:
        self.made.append(run_context.original_args().cur_step_num)
        if self.made[-1] == self.last:
            raise CutOffError


def trained(
    folder: Path,
    prefix: str | None = "net",
    *,
    last: int = 0,
    width: int = 2,
    rows: int = 2 * STEPS,
    epochs: int = EPOCHS,
    resume: bool = True,
    seed: int = 3,
    every: int = 2,
    **options: Any,
) -> tuple[list[int], bytes]:
    """The steps of one process, and the network behind them."""
    engine.set_seed(seed)
    net = nn.Dense(4, width)
    model = Model(net, nn.MSELoss(), nn.Adam(net.trainable_params(), 0.01))
    data = NumpySlicesDataset({"x": X[:rows], "y": X[:rows, :1].repeat(width, 1)}).batch(2)
    config = CheckpointConfig(every, keep_checkpoint_max=9, **{"resumable": True} | options)
    steps = Steps(last)
    savers = [] if prefix is None else [ModelCheckpoint(prefix, str(folder), config)]
    with contextlib.suppress(CutOffError):
        model.train(epochs, data, [*savers, steps], resume=folder if resume else None)
    return steps.made, net.weight.asnumpy().tobytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return trained(tmp_path_factory.mktemp("whole"))[1]


def warnings_of(caplog: Any) -> list[str]:
    return [one.message for one in caplog.records if one.levelno >= logging.WARNING]


@pytest.mark.parametrize("then", FORMATS)
@pytest.mark.parametrize("first", FORMATS)
def test_other_format_goes_on_bit_for_bit_and_says_nothing(
    first: str, then: str, tmp_path: Path, caplog: Any, whole: bytes
) -> None:
    trained(tmp_path, last=7, format=first)
    steps, numbers = trained(tmp_path, format=then)

    assert steps == list(range(7, EPOCHS * STEPS + 1))
    assert numbers == whole
    assert warnings_of(caplog) == []


def test_formats_may_change_again_and_again(tmp_path: Path, whole: bytes) -> None:
    begun = [
        trained(tmp_path, last=last, format=form)[0][0]
        for form, last in (("ckpt", 3), ("npz", 5), ("safetensors", 7), ("ckpt", 9), ("npz", 13))
    ]
    steps, numbers = trained(tmp_path, format="npz")

    assert begun == [1, 3, 5, 7, 9]
    assert steps[0] == 13
    assert numbers == whole


def test_training_begun_anew_in_another_format_is_the_newest(tmp_path: Path) -> None:
    trained(tmp_path, last=11)
    trained(tmp_path, last=5, format="npz", resume=False)

    assert trained(tmp_path)[0][0] == 5
    assert trained(tmp_path, format="safetensors")[0] == []  # it has ended


def test_other_prefix_goes_on_under_its_own_names_and_says_so_once(
    tmp_path: Path, caplog: Any, whole: bytes
) -> None:
    trained(tmp_path, last=7)
    steps, numbers = trained(tmp_path, "other", every=1)

    assert steps == list(range(7, EPOCHS * STEPS + 1))
    assert numbers == whole
    (told,) = warnings_of(caplog)
    assert "no checkpoint of 'other' is in" in told
    assert "the training goes on from net-2_1.ckpt." in told
    assert (tmp_path / "other-2_2.ckpt").exists()
    assert trained(tmp_path, "other")[0] == []


@pytest.mark.parametrize("form", FORMATS)
def test_prefix_and_format_may_both_change(form: str, tmp_path: Path, whole: bytes) -> None:
    trained(tmp_path, last=7)
    steps, numbers = trained(tmp_path, "other", last=0, format=form)

    assert steps[0] == 7
    assert numbers == whole


def test_prefix_of_before_finds_what_its_training_saved_later_under_another(
    tmp_path: Path, caplog: Any, whole: bytes
) -> None:
    trained(tmp_path, last=7)
    trained(tmp_path, "other", last=11)
    caplog.clear()
    steps, numbers = trained(tmp_path)

    assert steps[0] == 11
    assert numbers == whole
    assert warnings_of(caplog) == []


def test_own_prefix_wins_over_a_newer_training_of_another(tmp_path: Path, caplog: Any) -> None:
    trained(tmp_path, last=5)
    trained(tmp_path, "other", last=11, resume=False, seed=4)

    assert trained(tmp_path, last=6)[0][0] == 5
    assert warnings_of(caplog) == []


def test_other_training_that_has_ended_is_passed_over_and_told_once(
    tmp_path: Path, caplog: Any
) -> None:
    trained(tmp_path)

    assert trained(tmp_path, "other")[0][0] == 1
    (told,) = warnings_of(caplog)
    assert "net-3_5.ckpt expected a training with steps left, got one without" in told
    assert "It is passed over, and the training begins." in told
    assert trained(tmp_path, "third", epochs=EPOCHS + 1)[0][0] == EPOCHS * STEPS + 1


@pytest.mark.parametrize(
    ("of_another", "told"),
    [
        ({"width": 3}, "expected parameter 'weight' of shape"),
        ({"rows": 8}, "expected steps of an epoch 5, got 4"),
    ],
)
def test_other_network_or_data_is_passed_over_and_told_once(
    of_another: dict[str, int], told: str, tmp_path: Path, caplog: Any
) -> None:
    trained(tmp_path, last=7)

    assert trained(tmp_path, "other", **of_another)[0][0] == 1
    (text,) = warnings_of(caplog)
    assert told in text
    assert "net-2_1.ckpt" in text


def test_of_two_networks_the_one_that_fits_is_taken(tmp_path: Path, caplog: Any) -> None:
    trained(tmp_path, "fits", last=5)
    trained(tmp_path, "wide", last=11, width=3, resume=False)

    assert trained(tmp_path, "third")[0][0] == 5
    assert trained(tmp_path, "fourth", width=3)[0][0] == 11
    assert all("the training goes on from" in text for text in warnings_of(caplog))


def test_without_a_saver_the_network_that_fits_is_taken_and_the_other_told(
    tmp_path: Path, caplog: Any
) -> None:
    trained(tmp_path, "fits", last=5)
    trained(tmp_path, "wide", last=11, width=3, resume=False)

    assert trained(tmp_path, None)[0][0] == 5
    told = warnings_of(caplog)[0]
    assert "wide-2_5.ckpt expected parameter 'weight'" in told


def test_without_a_saver_a_folder_of_other_networks_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, "wide", last=5, width=3)

    with pytest.raises(CheckpointError, match="expected parameter 'weight' of shape"):
        trained(tmp_path, None)


def damage(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-30])


@pytest.mark.parametrize("then", FORMATS)
def test_damaged_file_of_the_other_format_is_told_and_the_one_before_is_taken(
    then: str, tmp_path: Path, caplog: Any, whole: bytes
) -> None:
    trained(tmp_path, last=9)
    damage(tmp_path / "net-2_3.ckpt")
    steps, numbers = trained(tmp_path, format=then)

    assert steps[0] == 7
    assert numbers == whole
    (told,) = warnings_of(caplog)
    assert "net-2_3.ckpt" in told


def test_damaged_file_of_another_prefix_is_told_and_the_one_before_is_taken(
    tmp_path: Path, caplog: Any
) -> None:
    trained(tmp_path, last=9)
    damage(tmp_path / "net-2_3.ckpt")

    assert trained(tmp_path, "other", last=8)[0][0] == 7
    assert ["net-2_3.ckpt" in text for text in warnings_of(caplog)] == [True, False]


def test_folder_whose_only_files_are_of_another_prefix_and_damaged_is_a_begin_that_is_told(
    tmp_path: Path, caplog: Any
) -> None:
    trained(tmp_path, last=3)
    damage(tmp_path / "net-1_2.ckpt")

    assert trained(tmp_path, "other", last=2)[0][0] == 1
    assert "net-1_2.ckpt" in warnings_of(caplog)[0]


def test_newer_file_of_parameters_alone_is_told_and_the_state_before_is_taken(
    tmp_path: Path, caplog: Any, whole: bytes
) -> None:
    trained(tmp_path, last=7)
    trained(tmp_path, last=5, resume=False, resumable=False)
    steps, numbers = trained(tmp_path)

    assert steps[0] == 7
    assert numbers == whole
    (told,) = warnings_of(caplog)
    assert "net_1-1_4.ckpt holds parameters alone; the training goes on from net-2_1.ckpt" in told


def test_folder_with_parameters_of_another_prefix_alone_is_a_begin_that_is_told(
    tmp_path: Path, caplog: Any
) -> None:
    trained(tmp_path, last=5, resume=False, resumable=False)

    assert trained(tmp_path, "other", last=2)[0][0] == 1
    (told,) = warnings_of(caplog)
    assert "holds the state of a training; it begins." in told


KEY = {"enc_key": b"0123456789abcdef"}


def test_encrypted_files_without_the_key_are_told_and_refused(tmp_path: Path, caplog: Any) -> None:
    trained(tmp_path, last=5, **KEY)

    with pytest.raises(CheckpointError, match=r"net-1_4\.ckpt"):
        trained(tmp_path)
    assert "net-1_4.ckpt" in warnings_of(caplog)[0]


def test_encrypted_files_of_another_prefix_without_the_key_are_told(
    tmp_path: Path, caplog: Any
) -> None:
    trained(tmp_path, last=5, **KEY)

    assert trained(tmp_path, "other", last=2)[0][0] == 1
    assert "net-1_4.ckpt" in warnings_of(caplog)[0]


def test_key_opens_encrypted_files_of_another_prefix(tmp_path: Path) -> None:
    trained(tmp_path, last=5, **KEY)

    assert trained(tmp_path, "other", last=6, **KEY)[0][0] == 5


CHANGES = {
    "append_info": {"append_info": ["epoch_num", "step_num", {"note": "b"}]},
    "exception_save": {"exception_save": True},
    "crc_check": {"crc_check": True},
    "async_save": {"async_save": True},
    "keep_checkpoint_per_n_minutes": {"keep_checkpoint_per_n_minutes": 3},
}


@every("change", CHANGES)
def test_other_settings_of_the_saver_go_on(
    change: str, tmp_path_factory: pytest.TempPathFactory, whole: bytes
) -> None:
    for first, then in (({}, CHANGES[change]), (CHANGES[change], {})):
        folder = tmp_path_factory.mktemp("changed")
        trained(folder, last=7, **first)
        steps, numbers = trained(folder, **then)

        assert steps[0] == 7
        assert numbers == whole


def test_file_of_another_format_than_the_savers_is_read_by_its_name(
    tmp_path: Path, whole: bytes
) -> None:
    trained(tmp_path / "a", last=7, format="npz")
    engine.set_seed(5)
    net = nn.Dense(4, 2)
    model = Model(net, nn.MSELoss(), nn.Adam(net.trainable_params(), 0.01))
    data = NumpySlicesDataset({"x": X, "y": X[:, :1].repeat(2, 1)}).batch(2)
    saver = ModelCheckpoint("net", str(tmp_path / "b"), CheckpointConfig(resumable=True))
    model.train(EPOCHS, data, saver, resume=tmp_path / "a" / "net-2_1.npz")

    assert net.weight.asnumpy().tobytes() == whole
