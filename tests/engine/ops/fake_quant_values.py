"""Computes with PyTorch's observers and fake quantisation what `test_fake_quant.py` compares with.

    python -m tests.engine.ops.fake_quant_values tests/data/pytorch/fake_quant.npz

Run it from the root of the checkout, with an interpreter that has PyTorch and NumPy.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

CASES = ("affine", "symmetric", "affine-channels", "symmetric-channels", "affine-unsigned")
AVERAGING = 0.25  # how much of a range comes from each batch


def batches() -> np.ndarray:
    """Three batches of (4, 3, 5), each wider than the one before."""
    rng = np.random.default_rng(5)
    return (rng.standard_normal((3, 4, 3, 5)) * [[[[1]]], [[[1.5]]], [[[2]]]]).astype(np.float32)


def values_of(name: str) -> dict[str, np.ndarray]:
    """The ranges after each batch, and the last batch rounded in the range of the first."""
    import torch
    from torch.ao import quantization as ao

    kind, _, more = name.partition("-")
    of = "channel" if more == "channels" else "tensor"
    told: dict[str, Any] = {
        "dtype": torch.quint8 if more == "unsigned" else torch.qint8,
        "qscheme": getattr(torch, f"per_{of}_{kind}"),
    }
    averaging = {"averaging_constant": AVERAGING}
    plain, moving = ao.MinMaxObserver, ao.MovingAverageMinMaxObserver
    if of == "channel":
        plain, moving = ao.PerChannelMinMaxObserver, ao.MovingAveragePerChannelMinMaxObserver
        told["ch_axis"] = 1
    seen, followed = plain(**told), moving(**told, **averaging)
    given = torch.from_numpy(batches())
    seen(given[0])
    scale, zero = seen.calculate_qparams()
    lows, highs = [], []
    for batch in given:
        followed(batch)
        lows.append(followed.min_val.reshape(-1).numpy().copy())
        highs.append(followed.max_val.reshape(-1).numpy().copy())
    x = given[2].clone().requires_grad_()
    ends = (0, 255) if more == "unsigned" else (-128, 127)
    if of == "channel":
        out = torch.fake_quantize_per_channel_affine(x, scale, zero.int(), 1, *ends)
    else:
        out = torch.fake_quantize_per_tensor_affine(x, float(scale), int(zero), *ends)
    (gradient,) = torch.autograd.grad(out.sum(), x)
    return {
        "low": seen.min_val.reshape(-1).numpy(),
        "high": seen.max_val.reshape(-1).numpy(),
        "scale": scale.numpy(),
        "zero": zero.numpy(),
        "lows": np.stack(lows),
        "highs": np.stack(highs),
        "out": out.detach().numpy(),
        "gradient": gradient.numpy(),
    }


def main() -> None:
    """Write the values of all cases."""
    found = {f"{name}/{key}": one for name in CASES for key, one in values_of(name).items()}
    np.savez_compressed(sys.argv[1], **found)


if __name__ == "__main__":
    main()
