"""What the command line of `training_step.py` may say."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from .step_cases import NETWORKS

PEERS = ("torch", "jax")
# What keeps each library from AVX-512, where the processor has it: ours, NumPy's own loops and its
# BLAS, PyTorch's kernels, oneDNN's and MKL's, JAX's.
WITHOUT_AVX512 = {
    "INSIGHT_NATIVE": "avx2",
    "NPY_DISABLE_CPU_FEATURES": "X86_V4 AVX512_ICL AVX512_SPR",
    "OPENBLAS_CORETYPE": "Haswell",
    "ATEN_CPU_CAPABILITY": "avx2",
    "ONEDNN_MAX_CPU_ISA": "AVX2",
    "MKL_ENABLE_INSTRUCTIONS": "AVX2",
    "XLA_FLAGS": "--xla_cpu_max_isa=AVX2",
}


def parsed(given: Sequence[str]) -> argparse.Namespace:
    """The options of a command line."""
    parser = argparse.ArgumentParser(
        description="Our training steps beside those of PyTorch and JAX."
    )
    parser.add_argument("--networks", nargs="+", choices=NETWORKS, default=list(NETWORKS))
    parser.add_argument("--rounds", type=_positive, default=9, help="turns of each side")
    parser.add_argument("--steps", type=_positive, default=60, help="of a turn, at most a second")
    parser.add_argument("--threads", type=_positive, default=2, help="of each side")
    parser.add_argument("--bfloat16", action="store_true", help="beside PyTorch's autocast")
    parser.add_argument("--avx2", action="store_true", help="all sides without AVX-512")
    parser.add_argument("--without", nargs="+", choices=(*PEERS, "compile"), default=[])
    parser.add_argument("--turns-only", action="store_true", help="no process for each side")
    parser.add_argument("--here", action="store_true", help="with this Python, whatever it lacks")
    return parser.parse_args(given)


def _positive(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return count
