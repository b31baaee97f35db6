from __future__ import annotations

import logging
import os
import re

import pytest

from engine import log
from engine.errors import ArgumentValueError

VARIABLES = (
    *("GLOG_v", "GLOG_logtostderr", "GLOG_log_dir", "GLOG_stderrthreshold"),
    *("logger_maxBytes", "logger_backupCount", "RANK_ID"),
)


@pytest.fixture(autouse=True)
def _fresh(monkeypatch):
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    log._logger.cache_clear()
    yield
    for target in logging.getLogger("engine.log").handlers:
        target.close()
    log._logger.cache_clear()


LEVELS = ["debug", "info", "warning", "error", "critical"]


def write_all():
    for name in LEVELS:
        getattr(log, name)("%s %d", name, 3)


def test_message_has_the_form_of_mindspore(capsys):
    log.warning("w %d %s", 1, "x", extra={"a": 1})
    found = capsys.readouterr().err
    time = r"\d{4}-\d\d-\d\d-\d\d:\d\d:\d\d\.\d{3}\.\d{3}"
    form = rf"\[WARNING\] ME\({os.getpid()}:\d+,MainProcess\):{time} \[(.+):\d+\] w 1 x\n"

    matched = re.fullmatch(form, found)

    assert matched is not None, found
    assert matched[1] == __file__


def test_file_of_ours_is_named_from_the_package(capsys):
    exec(compile("log.error('here')", f"{log.__file__[:-6]}ops/conv.py", "exec"), {"log": log})

    assert "[engine/ops/conv.py:1] here" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("least", "written"), [(None, LEVELS[2:]), ("1", LEVELS[1:]), ("4", LEVELS[4:])]
)
def test_variable_says_what_is_written(monkeypatch, capsys, least, written):
    if least is not None:
        monkeypatch.setenv("GLOG_v", least)
    write_all()
    found = re.findall(r"\] (\w+) 3", capsys.readouterr().err)

    assert found == written
    assert log.get_level() == (least or "2")
    assert log.get_log_config() == {"GLOG_v": least or "2", "GLOG_logtostderr": "1"}


def test_error_is_written_with_its_way(capsys):
    try:
        {}.pop("lost")
    except KeyError:
        log.error("failed", exc_info=True)

    assert "KeyError: 'lost'" in capsys.readouterr().err


def test_messages_go_into_a_file(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("GLOG_logtostderr", "0")
    monkeypatch.setenv("GLOG_log_dir", str(tmp_path))
    monkeypatch.setenv("GLOG_stderrthreshold", "4")
    monkeypatch.setenv("RANK_ID", "3")
    write_all()
    folder = tmp_path / "rank_3" / "logs"
    (file,) = folder.iterdir()

    assert file.name == f"engine.log.{os.getpid()}"
    assert re.findall(r"\] (\w+) 3", file.read_text("utf-8")) == LEVELS[2:]
    assert re.findall(r"\] (\w+) 3", capsys.readouterr().err) == ["critical"]
    assert log.get_log_config() == {
        "GLOG_v": "2",
        "GLOG_logtostderr": "0",
        "GLOG_log_dir": str(folder),
        "logger_maxBytes": 52428800,
        "logger_backupCount": 30,
        "GLOG_stderrthreshold": "4",
    }


@pytest.mark.parametrize(
    ("variable", "value"),
    [("GLOG_v", "9"), ("GLOG_logtostderr", "2"), ("GLOG_logtostderr", "0")],
)
def test_wrong_variable_is_told(monkeypatch, variable, value):
    monkeypatch.setenv(variable, value)

    with pytest.raises(ArgumentValueError, match="GLOG_"):
        log.warning("w")


def test_size_of_files_is_a_number(monkeypatch, tmp_path):
    monkeypatch.setenv("GLOG_logtostderr", "0")
    monkeypatch.setenv("GLOG_log_dir", str(tmp_path))
    monkeypatch.setenv("logger_maxBytes", "much")

    with pytest.raises(ArgumentValueError, match="logger_maxBytes expected a whole number"):
        log.get_log_config()
