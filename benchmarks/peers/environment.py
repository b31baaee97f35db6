"""Interpreters of the peers: each in an environment of its own, `.cache/peers/bench_<name>`.

Made on first use. INSIGHT_TORCH_PYTHON and the like name an interpreter that is there already.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache"
NEEDS = {
    "torch": ("torch==2.13.0", "tensorboard==2.21.0", "numpy"),
    "tensorboard": ("tensorboard==2.21.0", "tensorboard-data-server==0.7.2"),
    "wandb": ("wandb==0.31.0",),
    "trackio": ("trackio==0.43.0", "psutil"),
    "aim": ("aim==3.29.1",),
    "mlflow": ("mlflow==3.17.2",),
    # In one process with ours.
    "training_step": ("torch==2.13.0", "jax==0.10.2", "-e", str(ROOT)),
    "mindspore": ("mindspore==2.10.0", "numpy<2", "scikit-learn"),
}


class PeerMissingError(Exception):
    """A peer that cannot be installed here."""


def python_of(peer: str) -> str:
    """The interpreter that has the peer.

    Raises:
        PeerMissingError: If the peer cannot be installed here.

    """
    given = os.environ.get(f"INSIGHT_{peer.upper()}_PYTHON")
    return given or str(_made_here(peer))


def _made_here(peer: str) -> Path:
    # MindSpore is large: tests/long/mindspore_peer has the same needs, and the two share it.
    home = CACHE / "peers" / (peer if peer == "mindspore" else f"bench_{peer}")
    python, stamp = home / "bin" / "python", home / ".installed"
    needs = "\n".join((*NEEDS[peer], sys.version))
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == needs:
        return python
    print(f"Installing {' '.join(NEEDS[peer])} into {home} (once) ...", file=sys.stderr, flush=True)
    venv.create(home, clear=True, with_pip=False, symlinks=True)
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    done = subprocess.run(
        [*command, "--disable-pip-version-check", *NEEDS[peer]],
        env={"PIP_CACHE_DIR": str(CACHE / "pip"), **os.environ},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reasons = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        raise PeerMissingError(f"{peer}: {' '.join(reasons) or done.stderr[-500:]}")
    stamp.write_text(needs, encoding="utf-8")
    return python
