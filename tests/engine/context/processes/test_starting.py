from __future__ import annotations

import os
import subprocess
import sys

import pytest

import engine
from engine import communication
from engine.communication import GlobalComm, create_group, get_group_size, init, release
from engine.errors import ArgumentTypeError, StateError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def run_python(script: str, **variables: str) -> str:
    """What a script says on stderr in a process of its own."""
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, env=os.environ | variables, capture_output=True, text=True, check=False
    )
    return done.stderr


def test_nothing_is_begun_before_init(nothing_begun):
    assert GlobalComm.INITED is False
    assert GlobalComm.WORLD_COMM_GROUP == "hccl_world_group"
    assert GlobalComm.BACKEND == "hccl"
    assert GlobalComm.CHECK_ENVS is True


@pytest.mark.parametrize(
    ("backend", "group"),
    [
        (None, "mccl_world_group"),
        ("mccl", communication.MCCL_WORLD_COMM_GROUP),
        ("nccl", communication.NCCL_WORLD_COMM_GROUP),
        ("hccl", communication.HCCL_WORLD_COMM_GROUP),
    ],
)
def test_library_names_the_group_of_all(nothing_begun, backend, group):
    init(backend)
    init(backend)  # again is as good

    assert GlobalComm.INITED is True
    assert group == GlobalComm.WORLD_COMM_GROUP
    assert group[:4] == GlobalComm.BACKEND


def test_device_chooses_the_library(nothing_begun, monkeypatch):
    monkeypatch.setitem(engine.context._context.options, "device_target", "Ascend")

    init()

    assert GlobalComm.BACKEND == "hccl"


def test_library_that_is_none_is_refused(nothing_begun):
    with pytest.raises(ArgumentTypeError, match=r"init\(backend_name\) expected a str, got int"):
        init(3)
    with pytest.raises(StateError, match="got 'gloo'"):
        init("gloo")
    assert GlobalComm.INITED is False


@pytest.mark.parametrize("variable", ["RANK_SIZE", "MS_WORKER_NUM"])
def test_process_among_others_does_not_train_by_itself(nothing_begun, monkeypatch, variable):
    monkeypatch.setenv(variable, "8")

    with pytest.raises(StateError, match=r"init expected one process, or several of MPI, got 8\."):
        init()


@pytest.mark.parametrize(
    ("name", "why"), [("nccl", "no machine with two GPUs"), ("hccl", "Ascend")]
)
def test_library_that_several_processes_cannot_have_says_why(nothing_begun, monkeypatch, name, why):
    monkeypatch.setenv("PMI_SIZE", "2")

    with pytest.raises(StateError, match=f"got '{name}'.*{why}.*communicates by MPI"):
        init(name)


def test_launcher_of_another_mpi_is_told():
    script = "from engine.communication import init; init()"
    said = run_python(script, OMPI_COMM_WORLD_SIZE="8")

    assert "init expected 8 processes, got 1." in said
    assert "is mpiexec that of the MPI library which mpi4py loads?" in said


def test_words_for_numbers_of_processes_are_no_processes(nothing_begun, monkeypatch):
    monkeypatch.setenv("RANK_SIZE", "all")

    init()

    assert get_group_size() == 1


def test_groups_are_forgotten_at_the_end(begun):
    create_group("alone", [0])
    release()

    assert get_group_size() == 1
    with pytest.raises(StateError, match="got 'alone'"):
        get_group_size("alone")
