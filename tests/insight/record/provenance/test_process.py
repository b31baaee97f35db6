"""The command, hardware, packages and seeds of a process."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from insight.record.provenance import hardware
from insight.record.provenance.packages import package_facts
from insight.record.provenance.process import command_facts
from insight.record.provenance.seeds import seed_facts


def test_command_is_kept_without_its_secrets(monkeypatch):
    given = ["python", "train.py", "--token", "hunter2"]
    monkeypatch.setattr(sys, "orig_argv", given)
    facts = command_facts()

    assert facts["arguments"] == ["python", "train.py", "--token", "***"]
    assert not facts["whole"]
    assert facts["interpreter"] == sys.executable


def test_driver_tells_the_gpus(tmp_path):
    for name, model in (("0000:01", "NVIDIA X"), ("0000:02", "NVIDIA Y")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "information").write_text(f"Model: \t\t {model}\nIRQ: 1\n")

    assert hardware.gpu_names(tmp_path) == ["NVIDIA X", "NVIDIA Y"]
    assert hardware.gpu_names(tmp_path / "nowhere") == []


def test_package_has_the_version_of_the_first_folder_that_has_it(tmp_path, monkeypatch):
    for folder, version in (("a", "1.0"), ("b", "2.0")):
        (tmp_path / folder / f"Some_Thing-{version}.dist-info").mkdir(parents=True)
    monkeypatch.setattr(sys, "path", [str(tmp_path / "a"), str(tmp_path / "b"), "nowhere"])
    monkeypatch.setitem(sys.modules, "some_thing", sys)

    assert package_facts() == {"installed": {"some-thing": "1.0"}, "imported": ["some-thing"]}


@pytest.mark.parametrize(("draws", "expected"), [(0, 5), (1, None)])
def test_numpys_seed_is_known_until_its_first_draw(draws, expected):
    state = np.random.get_state()
    try:
        np.random.seed(5)
        np.random.random(draws)

        assert seed_facts().get("numpy") == expected
    finally:
        np.random.set_state(state)
