"""Computes with PyTorch what `pytorch_cases/` names, and keeps it.

    python -m tests.engine.ops.pytorch_values FOLDER [--seed N] [FAMILY ...]

Run it from the root of the checkout, with an interpreter that has PyTorch and NumPy. It writes one
`<family>.npz` each: `<case>/out<k>` the outputs, `<case>/grad<k>` the gradients of the inputs with
fractions, all from inputs in float64.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from tests.engine.ops import pytorch_case as cases


def values_of(name: str, case: Any, seed: int) -> dict[str, np.ndarray]:
    """The outputs of a case and the gradients of its inputs."""
    import torch

    inputs = [torch.from_numpy(np.array(x)) for x in cases.drawn(name, case, seed)]
    floats = [x.requires_grad_() for x in inputs if x.is_floating_point() and case.differentiated]
    spaces = {"torch": torch, "nn": torch.nn, "F": torch.nn.functional, "linalg": torch.linalg}
    out = eval(case.theirs, spaces | dict(zip(cases.NAMES, inputs, strict=False)))
    parts = list(out) if isinstance(out, tuple | list) else [out]
    found = {f"out{k}": plain(part.detach()) for k, part in enumerate(parts)}
    if floats:
        total = sum(
            (part * torch.from_numpy(cases.weights_like(found[f"out{k}"]))).sum()
            for k, part in enumerate(parts)
            if part.requires_grad
        )
        gradients = torch.autograd.grad(total, floats, allow_unused=True)
        for k, (x, gradient) in enumerate(zip(floats, gradients, strict=True)):
            whole = torch.zeros_like(x) if gradient is None else gradient
            found[f"grad{k}"] = plain(whole)
    return found


def plain(tensor: Any) -> np.ndarray:
    """The numbers of a tensor that may be seen through a conjugation or a sign."""
    array: np.ndarray = tensor.resolve_conj().resolve_neg().numpy()
    return array


def main() -> None:
    """Write the values of the families that are named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("family", nargs="*")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for family in asked.family or cases.families():
        found = {
            f"{name}/{key}": array
            for name, case in cases.cases_of(family).items()
            for key, array in values_of(name, case, asked.seed).items()
        }
        np.savez_compressed(asked.folder / f"{family}.npz", **found)


if __name__ == "__main__":
    main()
