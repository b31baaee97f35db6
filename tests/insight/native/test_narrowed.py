"""Code without AVX-512, as `INSIGHT_NATIVE=avx2` asks for it."""

from __future__ import annotations

import os
import platform
import subprocess
import sys

import pytest

from insight.native import by_llvm, mapped
from insight.native.narrowed import allowed, is_narrowed

HAS = {
    "avx2": True,
    "fma": True,
    "avx512f": True,
    "AVX512_SKX": True,
    "amx-tile": True,
    "mpx": False,
}


def test_all_a_processor_has_is_used_unless_somebody_asks(monkeypatch):
    monkeypatch.delenv("INSIGHT_NATIVE", raising=False)

    assert not is_narrowed()
    assert allowed(HAS) == HAS


def test_what_is_wider_than_avx2_is_left_out(monkeypatch):
    monkeypatch.setenv("INSIGHT_NATIVE", "avx2")

    assert is_narrowed()
    assert [name for name, has in allowed(HAS).items() if has] == ["avx2", "fma"]


def test_its_code_is_kept_beside_the_other(monkeypatch):
    monkeypatch.delenv("INSIGHT_NATIVE", raising=False)
    own = mapped.known_cpu()
    monkeypatch.setenv("INSIGHT_NATIVE", "avx2")

    assert own is None or mapped.known_cpu() != own
    assert "+avx512" not in by_llvm._host("products").features


@pytest.mark.skipif(platform.machine() not in {"x86_64", "AMD64"}, reason="the kernels of x86")
def test_kernels_are_cut_for_narrower_registers_and_right():
    code = (
        "from engine.backend.native import convolution, registers;"
        "kernel = convolution._kernel();"
        "print(registers.are_wide(), kernel is not None and kernel.is_wide)"
    )
    environment = os.environ | {"INSIGHT_NATIVE": "avx2"}

    found = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    assert "True" not in found.stdout
