from __future__ import annotations

import sys

import numpy as np
import pytest

import engine
from engine import ops
from engine.train.serialization import parse_print
from engine.train.serialization.printed import write_printed
from insight.format.printed import printed_bytes
from insight.format.proto.print_pb2 import Print


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint16", "int32", "float16", "float64"])
def test_arrays_keep_type_and_shape(dtype, tmp_path):
    array = np.array([[0, 1, 2]]).astype(dtype)
    (tmp_path / "print.data").write_bytes(printed_bytes([array]))
    (found,) = parse_print(tmp_path / "print.data")

    np.testing.assert_array_equal(found.asnumpy(), array, strict=True)


def test_a_number_of_old_files_has_no_axes(tmp_path):
    tensor = {"dims": [0], "tensor_type": "Int32", "tensor_content": b"\7\0\0\0"}
    content = Print(value=[{"tensor": tensor}]).SerializeToString()
    (tmp_path / "print.data").write_bytes(content)

    assert parse_print(tmp_path / "print.data")[0].asnumpy() == 7


@pytest.mark.parametrize("content", [b"", b"\xff\xff\xff", printed_bytes(["text"])[:-2]])
def test_what_is_no_print_file_is_refused(content, tmp_path):
    (tmp_path / "print.data").write_bytes(content)

    with pytest.raises(ValueError, match="parse_print"):
        parse_print(tmp_path / "print.data")


def test_a_file_that_is_not_there_is_an_os_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        parse_print(tmp_path / "none")
    with pytest.raises(TypeError, match="parse_print"):
        parse_print(3)


def test_a_file_that_cannot_be_written_costs_prints_and_one_warning(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(write_printed, "_warned", False)  # it is one for the whole process
    engine.set_context(print_file_path=str(tmp_path / "missing" / "print.data"))
    try:
        ops.Print()("a")
        ops.Print()("b")
    finally:
        engine.set_context(print_file_path="")

    assert caplog.text.count("Prints cannot be written") == 1


@pytest.fixture
def printed(tmp_path):
    path = tmp_path / "print.data"
    engine.set_context(print_file_path=str(path))
    yield path
    engine.set_context(print_file_path="")


def test_what_the_file_has_no_type_for_is_printed_as_text(printed):
    ops.Print()("half \ud800", np.array([1j]), engine.Tensor([1.0]))

    half, number, tensor = parse_print(printed)
    assert (half, number) == ("half ?", "[0.+1.j]")
    assert tensor.asnumpy() == [1.0]


def test_a_print_that_a_full_disk_cut_off_is_taken_back(printed, caplog, monkeypatch):
    resource = pytest.importorskip("resource")
    # Python would keep what the limit cut off.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    ops.Print()("before")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        ops.Print()(engine.Tensor(np.zeros(100, np.float32)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    ops.Print()("after")

    assert parse_print(printed) == ["before", "after"]
    assert caplog.text.count("Prints cannot be written") <= 1
