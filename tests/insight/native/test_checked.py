"""What a kernel's first use on a machine says is kept, and a wrong kernel is not used."""

from __future__ import annotations

import logging

import pytest

from insight.native import checked
from insight.native.checked import is_refused, passes


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def test_verdict_is_found_again():
    checks = []

    def check() -> bool:
        checks.append(1)
        return True

    assert passes("events", "wide", check)
    assert passes("events", "wide", check)
    assert len(checks) == 1
    assert passes("events", "narrow", check)
    assert len(checks) == 2


@pytest.mark.parametrize("fault", ["differs", "raises"])
def test_wrong_kernel_is_not_used_and_the_log_says_so(fault, caplog):
    def check() -> bool:
        if fault == "raises":
            raise OSError("no such memory")
        return False

    with caplog.at_level(logging.DEBUG, logger=checked.__name__):
        assert not passes("events", "wide", check)

    assert "native 'events' does not compute what NumPy does here" in caplog.text
    assert not passes("events", "wide", lambda: True), "the verdict is kept"
    assert is_refused("events", "wide")
    assert not is_refused("events", "narrow")


def test_too_little_memory_to_compare_says_nothing_of_a_kernel():
    def check() -> bool:
        raise MemoryError

    with pytest.raises(MemoryError):
        passes("events", "wide", check)

    assert not is_refused("events", "wide")
    assert passes("events", "wide", lambda: True)
