"""Checkpoints whose weights are altered by numbers that are drawn."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import engine
from engine import nn
from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError
from engine.train.serialization.obfuscation.plan import Drawn, drawn_numbers
from insight.format.checkpoint import read_checkpoint, write_checkpoint


class Network(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Dense(3, 4)
        self.fc2 = nn.Dense(4, 2, has_bias=False)

    def construct(self, x):
        return self.fc2(self.fc1(x))


@pytest.fixture
def saved(tmp_path):
    engine.set_seed(1)
    network = Network()
    for name in ("in", "out"):
        (tmp_path / name).mkdir()
    engine.save_checkpoint(network, tmp_path / "in" / "net.ckpt", append_dict={"epoch": 3})
    return network, str(tmp_path / "in"), str(tmp_path / "out")


def obfuscated(saved, targets=("", "fc1"), **options):
    network, before, after = saved
    secret = engine.obfuscate_ckpt(network, before, list(targets), saved_path=after, **options)
    return secret, read_checkpoint(Path(after) / "net_obf.ckpt")


def test_targets_are_multiplied_and_the_inverse_is_returned(saved):
    secret, found = obfuscated(saved)
    before = read_checkpoint(Path(saved[1]) / "net.ckpt")

    assert list(secret) == ["obf_metadata"]
    assert secret["obf_metadata"].dtype == np.float32
    for name in ("fc1.weight", "fc1.bias"):
        assert found[name].dtype == before[name].dtype
        restored = found[name] * secret["obf_metadata"]
        assert np.allclose(restored, before[name], rtol=1e-6, atol=0)
    assert not np.allclose(found["fc1.weight"], before["fc1.weight"], rtol=0.5)


def test_everything_else_is_as_it_was(saved):
    _, found = obfuscated(saved)
    before = read_checkpoint(Path(saved[1]) / "net.ckpt")

    assert list(found) == list(before)
    assert np.array_equal(found["fc2.weight"], before["fc2.weight"])
    assert found["epoch"] == 3


@pytest.mark.parametrize("scale", [1.5, 100, 10_000])
def test_factors_are_within_the_scale_and_far_from_one(scale):
    factors = drawn_numbers(
        Drawn("obf_metadata", (10_000,), False, True, False), scale, np.random.default_rng(0)
    )
    logarithms = np.abs(np.log(factors.astype(np.float64))) / np.log(scale)

    assert 0.499 < logarithms.min() < 0.51
    assert 0.99 < logarithms.max() < 1.001
    assert 0.45 < (factors > 1).mean() < 0.55


def test_seed_repeats_the_factors(saved):
    engine.set_seed(5)
    first, _ = obfuscated(saved)
    second, _ = obfuscated(saved)
    engine.set_seed(5)
    third, _ = obfuscated(saved)

    assert first["obf_metadata"] == third["obf_metadata"] != second["obf_metadata"]


def test_folders_of_ranks_are_taken_and_older_results_left(saved, tmp_path):
    network, before, _ = saved
    (tmp_path / "in" / "rank_1").mkdir()
    engine.save_checkpoint(network, tmp_path / "in" / "rank_1" / "net.ckpt")
    for _ in range(2):
        engine.obfuscate_ckpt(network, before, ["", "fc1"], saved_path=before)

    found = {path.relative_to(before).as_posix() for path in Path(before).rglob("*.ckpt")}
    assert found == {"net.ckpt", "net_obf.ckpt", "rank_1/net.ckpt", "rank_1/net_obf.ckpt"}


def test_rearrangements_permute_and_multiply(saved):
    config = {
        "obf_metadata_config": [
            {"name": "obf_metadata_p", "shape": [4], "type": "rearrange", "save_metadata": True},
            {"name": "obf_metadata_m", "shape": [4, 4], "type": "rearrange", "save_metadata": True},
        ],
        "weight_obf_config": [
            {
                "target": "fc1/weight",
                "weight_obf_ops": [{"name": "permuate", "input_x": "obf_metadata_p"}],
            },
            {
                "target": "fc2/weight",
                "weight_obf_ops": [
                    {
                        "name": "matmul",
                        "input_x": "weight",
                        "input_y": "obf_metadata_m",
                        "transpose_b": True,
                    }
                ],
            },
        ],
    }
    secret, found = obfuscated(saved, obf_config=config)
    before = read_checkpoint(Path(saved[1]) / "net.ckpt")

    order, matrix = secret["obf_metadata_p"], secret["obf_metadata_m"]
    assert sorted(order) == [0, 1, 2, 3]
    assert np.array_equal(matrix @ matrix.T, np.eye(4))
    assert np.array_equal(found["fc1.weight"], before["fc1.weight"][order])
    assert np.allclose(found["fc2.weight"], before["fc2.weight"] @ matrix.T)


def test_what_does_not_fit_is_named(saved):
    config = {
        "obf_metadata_config": [{"name": "obf_metadata", "shape": [3, 3], "type": "random"}],
        "weight_obf_config": [
            {
                "target": "fc2/weight",
                "weight_obf_ops": [
                    {"name": "matmul", "input_x": "weight", "input_y": "obf_metadata"}
                ],
            }
        ],
    }

    with pytest.raises(CheckpointError, match=r"fc2\.weight in .* matmul takes with .*\(2, 4\)"):
        obfuscated(saved, obf_config=config)


def test_numbers_that_leave_their_type_are_refused(saved):
    halves = {"fc1.weight": np.full((4, 3), 6e4, np.float16)}
    write_checkpoint(Path(saved[1]) / "net.ckpt", halves)

    def often():
        for _ in range(20):  # half of the factors are below 1
            obfuscated(saved)

    with pytest.raises(CheckpointError, match=r"that float16 holds.*smaller obfuscate_scale"):
        often()


def test_file_without_the_parameters_is_told(saved):
    write_checkpoint(Path(saved[1]) / "net.ckpt", {"other": np.zeros(2, np.float32)})

    with pytest.raises(CheckpointError, match=r"parameters named \['fc1\.bias', 'fc1\.weight'\]"):
        obfuscated(saved)


def test_whole_numbers_are_no_weights(saved):
    write_checkpoint(Path(saved[1]) / "net.ckpt", {"fc1.weight": np.zeros((4, 3), np.int32)})

    with pytest.raises(CheckpointError, match="expected numbers with a fraction, got int32"):
        obfuscated(saved)


def test_folder_without_checkpoints_is_told(saved):
    with pytest.raises(ArgumentValueError, match=r"files that end in \.ckpt, got none"):
        engine.obfuscate_ckpt(saved[0], saved[2], ["", "fc1"])


@pytest.mark.parametrize(
    ("given", "kind", "text"),
    [
        ({"network": 3}, ArgumentTypeError, r"obfuscate_ckpt\(network\) expected a Cell"),
        ({"ckpt_files": 3}, ArgumentTypeError, r"\(ckpt_files\) expected the path of a folder"),
        ({"ckpt_files": "nowhere"}, ArgumentValueError, "expected a folder, got none"),
        ({"saved_path": "nowhere"}, ArgumentValueError, r"\(saved_path\) expected a folder"),
        ({"obfuscate_scale": 1}, ArgumentValueError, "a number above 1, got 1"),
        ({"obfuscate_scale": "9"}, ArgumentTypeError, "a number, got str"),
        ({"target_modules": None}, ArgumentTypeError, "a list of texts"),
        ({"obf_config": []}, ArgumentTypeError, "expected a dict, got list"),
    ],
)
def test_wrong_arguments_are_refused(given, kind, text, saved):
    names = ("network", "ckpt_files", "saved_path", "target_modules")
    arguments = dict(zip(names, (*saved, ["", "fc1"]), strict=True)) | given

    with pytest.raises(kind, match=text):
        engine.obfuscate_ckpt(**arguments)
