"""Code without AVX-512 or without tiles, as `INSIGHT_NATIVE` asks for it."""

from __future__ import annotations

import os
import platform
import subprocess
import sys

import pytest

from insight.native import by_llvm, mapped
from insight.native.narrowed import allowed, narrowed_to

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

    assert not narrowed_to()
    assert allowed(HAS) == HAS


def test_what_is_wider_than_avx2_is_left_out(monkeypatch):
    monkeypatch.setenv("INSIGHT_NATIVE", "avx2")

    assert narrowed_to() == "avx2"
    assert [name for name, has in allowed(HAS).items() if has] == ["avx2", "fma"]


def test_tiles_alone_are_left_out(monkeypatch):
    monkeypatch.setenv("INSIGHT_NATIVE", "avx512")

    assert narrowed_to() == "avx512"
    left_out = [name for name, has in allowed(HAS).items() if HAS[name] and not has]
    assert left_out == ["amx-tile"]


@pytest.mark.parametrize(("widest", "without"), [("avx2", "avx512"), ("avx512", "amx")])
def test_its_code_is_kept_beside_the_other(monkeypatch, widest, without):
    monkeypatch.delenv("INSIGHT_NATIVE", raising=False)
    own = mapped.known_cpu()
    monkeypatch.setenv("INSIGHT_NATIVE", widest)

    assert own is None or mapped.known_cpu() != own
    assert without not in (mapped.known_cpu() or "").replace("narrowed to avx512", "")
    assert f"+{without}" not in by_llvm._host("products").features


@pytest.mark.native("mapped")
def test_what_a_thread_compiles_is_narrowed_as_it_was_when_that_was_begun(tmp_path, monkeypatch):
    begun, asked = [], []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("INSIGHT_NATIVE", "avx2")
    monkeypatch.setattr(mapped.ahead, "made", lambda name, making: begun.append(making))
    assert mapped.library("events") is None
    monkeypatch.delenv("INSIGHT_NATIVE")

    def start(*_args, env, **_options):
        asked.append(env.get("INSIGHT_NATIVE"))
        raise OSError

    monkeypatch.setattr(subprocess, "Popen", start)
    with begun[0]() as make:
        assert make("events") is None

    assert asked == ["avx2"]


@pytest.mark.native("tiles")
@pytest.mark.parametrize("widest", ["avx2", "avx512"])
def test_what_needs_tiles_is_not_there(widest):
    code = (
        "from engine.backend.native.half_tiles import has_tiles;"
        "from insight import native;"
        "print(has_tiles(), native.library('half_products') is not None)"
    )
    environment = os.environ | {"INSIGHT_NATIVE": widest}

    found = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    assert found.stdout == "False False\n"


@pytest.mark.native("vectors")
@pytest.mark.parametrize(("widest", "by"), [("avx2", "float32"), ("avx512", "vectors")])
def test_halves_are_summed_by_what_is_left(widest, by):
    code = "from engine.backend.native.half_products import summed_by; print(summed_by())"
    environment = os.environ | {"INSIGHT_NATIVE": widest}

    found = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    assert found.stdout == f"{by}\n"


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
