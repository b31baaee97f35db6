from __future__ import annotations

import errno
import os

import pytest

from insight.record.system_write import write


@pytest.mark.parametrize("data", [b"", b"a\0b", bytes(range(256)) * 300])
def test_every_byte_is_written(data, tmp_path):
    with (tmp_path / "file").open("wb", buffering=0) as file:
        assert write(file.fileno(), data) == len(data)

    assert (tmp_path / "file").read_bytes() == data


@pytest.mark.parametrize("size", [1, 100_000])
def test_a_refusal_is_the_operating_systems(size, tmp_path):
    (tmp_path / "file").touch()
    with (tmp_path / "file").open("rb") as file, pytest.raises(OSError) as caught:
        write(file.fileno(), bytes(size))

    assert caught.value.errno == errno.EBADF
    assert os.strerror(errno.EBADF) in str(caught.value)
