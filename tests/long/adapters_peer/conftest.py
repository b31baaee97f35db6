"""Each framework in an environment of its own, `.cache/peers/<name>`, made on first use."""

from __future__ import annotations

import functools
import importlib.util
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[3]
CACHE = ROOT / ".cache"
LIMIT_S = 300
INSTALL_LIMIT_S = 600

RECORDING = ("numpy>=2.2", "protobuf>=6.31.1,<8", "google-crc32c>=1.7", "ml-dtypes>=0.5")
# The CPU build: PyTorch's own index has it, https://download.pytorch.org/whl/cpu, and pip is told
# by PIP_EXTRA_INDEX_URL or PIP_FIND_LINKS. The other one brings gigabytes for a GPU.
TORCH = "torch==2.13.0+cpu"
SKLEARN = "scikit-learn==1.9.1"
NEEDS = {
    "keras": ("keras==3.15.1", TORCH),
    "lightgbm": ("lightgbm==4.7.0", SKLEARN),
    "lightning": ("lightning==2.6.6", TORCH),
    "sklearn": (SKLEARN,),
    "torch": (TORCH,),
    "transformers": ("transformers==5.23.0", "accelerate==1.15.0", TORCH),
    "xgboost": ("xgboost-cpu==3.2.0", SKLEARN),
}

Run = Callable[..., str]


@functools.cache
def installer() -> ModuleType:
    """tools/install.py, which is in no package: it finds uv, and tells it what pip is told."""
    spec = importlib.util.spec_from_file_location("install", ROOT / "tools" / "install.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@functools.cache
def python_of(framework: str) -> str:
    """The interpreter of an environment with `framework`; where it cannot be made, a skip."""
    home = CACHE / "peers" / framework
    python, stamp = home / "bin" / "python", home / ".installed"
    needs = "\n".join((*NEEDS[framework], *RECORDING, sys.version))
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == needs:
        return str(python)
    venv.create(home, clear=True, with_pip=False, symlinks=True)
    done = install(str(python), [*NEEDS[framework], *RECORDING])
    if done.returncode:
        pytest.skip(
            f"peers: {' '.join(NEEDS[framework])} cannot be installed: {done.stderr[-500:]}"
        )
    stamp.write_text(needs, encoding="utf-8")
    return str(python)


def install(python: str, needs: list[str]) -> subprocess.CompletedProcess[str]:
    places = {"UV_CACHE_DIR": str(CACHE / "uv"), "PIP_CACHE_DIR": str(CACHE / "pip"), **os.environ}
    pip = installer().pip_command()
    uv = installer().find_uv(places)
    if uv is None:
        command = [*pip, "--python", python, "install", "--quiet", *needs]
    else:
        listing = subprocess.check_output([*pip, "config", "list"], text=True)
        places = installer().uv_environment(installer().pip_settings(listing), places)
        command = [uv, "pip", "install", "--quiet", "--python", python, *needs]
    return subprocess.run(
        command,
        env=places,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=INSTALL_LIMIT_S,
        check=False,
    )


@pytest.fixture(scope="session")
def beside() -> Run:
    """Runs Python beside a framework on the arguments given, and returns what it printed."""

    def run(framework: str, *arguments: object, cwd: Path) -> str:
        done = subprocess.run(
            [python_of(framework), *map(str, arguments)],
            cwd=cwd,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "KERAS_BACKEND": "torch",
                "HF_HUB_OFFLINE": "1",
                "OMP_NUM_THREADS": "1",
            },
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LIMIT_S,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout

    return run
