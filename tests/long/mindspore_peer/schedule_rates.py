"""Move parameters by every optimizer of `experimental.optim`, and rates by every scheduler.

    python schedule_rates.py (engine | mindspore) FILE [SEED]

It writes JSON: of each optimizer where two groups of parameters are after some of 20 steps, of each
scheduler the rates of two groups over 24 epochs. Gradients are drawn, from a seed of their own.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

OPTIMIZERS: dict[str, tuple[str, dict[str, Any]]] = {
    "SGD": ("SGD", {"lr": 0.1}),
    "SGD momentum": ("SGD", {"lr": 0.1, "momentum": 0.9, "dampening": 0.2, "weight_decay": 0.1}),
    "SGD nesterov": ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True, "maximize": True}),
    "Adam": ("Adam", {"lr": 0.1}),
    "Adam decay": ("Adam", {"betas": (0.8, 0.9), "eps": 1e-3, "weight_decay": 0.5}),
    "Adam maximize": ("Adam", {"lr": 0.01, "maximize": True}),
    "AdamW": ("AdamW", {"lr": 0.1}),
    "AdamW amsgrad": ("AdamW", {"betas": (0.5, 0.6), "amsgrad": True, "weight_decay": 0.5}),
    "AdamW maximize": ("AdamW", {"lr": 0.01, "eps": 1e-2, "maximize": True}),
    "Adadelta": ("Adadelta", {}),
    "Adadelta decay": ("Adadelta", {"lr": 2.0, "rho": 0.5, "eps": 1e-3, "weight_decay": 0.1}),
    "Adadelta maximize": ("Adadelta", {"maximize": True}),
    "Adagrad": ("Adagrad", {"lr": 0.1}),
    "Adagrad falling": ("Adagrad", {"lr": 0.1, "lr_decay": 0.1, "initial_accumulator_value": 0.5}),
    "Adagrad maximize": ("Adagrad", {"weight_decay": 0.2, "eps": 1e-2, "maximize": True}),
    "Adamax": ("Adamax", {"lr": 0.1}),
    "Adamax decay": ("Adamax", {"betas": (0.5, 0.6), "eps": 1e-2, "weight_decay": 0.2}),
    "Adamax maximize": ("Adamax", {"lr": 0.01, "maximize": True}),
    "ASGD": ("ASGD", {"lr": 0.1}),
    "ASGD averaged": ("ASGD", {"lambd": 0.1, "alpha": 0.5, "t0": 3.0, "weight_decay": 0.1}),
    "ASGD maximize": ("ASGD", {"maximize": True}),
    "NAdam": ("NAdam", {"lr": 0.1}),
    "NAdam decay": ("NAdam", {"betas": (0.5, 0.6), "weight_decay": 0.2, "momentum_decay": 0.1}),
    "RAdam": ("RAdam", {"lr": 0.1}),
    "RAdam decay": ("RAdam", {"betas": (0.5, 0.9), "eps": 1e-2, "weight_decay": 0.2}),
    "RMSprop": ("RMSprop", {"lr": 0.1}),
    "RMSprop centered": ("RMSprop", {"momentum": 0.9, "centered": True, "weight_decay": 0.1}),
    "RMSprop maximize": ("RMSprop", {"alpha": 0.5, "eps": 1e-2, "maximize": True}),
    "Rprop": ("Rprop", {"lr": 0.1}),
    "Rprop bounded": ("Rprop", {"etas": (0.3, 2.0), "step_sizes": (0.005, 0.03)}),
    "Rprop maximize": ("Rprop", {"maximize": True}),
}
SCHEDULERS: dict[str, tuple[str, dict[str, Any]]] = {
    "StepLR": ("StepLR", {"step_size": 4, "gamma": 0.5}),
    "MultiStepLR": ("MultiStepLR", {"milestones": [3, 9, 9, 15], "gamma": 0.3}),
    "ExponentialLR": ("ExponentialLR", {"gamma": 0.8}),
    "LambdaLR": ("LambdaLR", {"lr_lambda": lambda epoch: 0.9**epoch}),
    "LambdaLR of groups": ("LambdaLR", {"lr_lambda": [lambda e: 1 / (1 + e), lambda e: 0.5**e]}),
    "MultiplicativeLR": ("MultiplicativeLR", {"lr_lambda": lambda epoch: 0.95 - 0.01 * epoch}),
    "ConstantLR": ("ConstantLR", {}),
    "ConstantLR long": ("ConstantLR", {"factor": 0.5, "total_iters": 11}),
    "LinearLR": ("LinearLR", {}),
    "LinearLR falling": ("LinearLR", {"start_factor": 1.0, "end_factor": 0.1, "total_iters": 9}),
    "PolynomialLR": ("PolynomialLR", {}),
    "PolynomialLR squared": ("PolynomialLR", {"total_iters": 20, "power": 2.0}),
    "CosineAnnealingLR": ("CosineAnnealingLR", {"T_max": 5}),
    "CosineAnnealingLR low": ("CosineAnnealingLR", {"T_max": 9, "eta_min": 0.01}),
    "Warm": ("CosineAnnealingWarmRestarts", {"T_0": 5}),
    "Warm longer": ("CosineAnnealingWarmRestarts", {"T_0": 3, "T_mult": 2, "eta_min": 0.01}),
    "CyclicLR": ("CyclicLR", {"base_lr": 0.01, "max_lr": 0.1, "step_size_up": 4}),
    "CyclicLR halved": (
        "CyclicLR",
        {
            "base_lr": [0.01, 0.02],
            "max_lr": [0.1, 0.3],
            "step_size_up": 3,
            "step_size_down": 5,
            "mode": "triangular2",
        },
    ),
    "CyclicLR falling": (
        "CyclicLR",
        {"base_lr": 0.01, "max_lr": 0.1, "step_size_up": 4, "mode": "exp_range", "gamma": 0.9},
    ),
    "CyclicLR own": (
        "CyclicLR",
        {
            "base_lr": 0.01,
            "max_lr": 0.1,
            "step_size_up": 2,
            "scale_fn": lambda x: 1 / (1 + x),
            "scale_mode": "iterations",
        },
    ),
}
NAMED_EPOCHS = [7, 2, 11, 0, 20]
LOSSES = [5.0, 4.0, 3.99999, 4.0, 3.0, 3.1, 3.2, 3.3, 3.4, 2.0, 2.5, 2.6, 2.7, 2.8, 2.9, 3.0]
SEEN = (1, 2, 3, 5, 10, 20)  # the steps after which parameters are looked at


def groups(ms: Any, draw: np.random.Generator) -> list[Any]:
    """Three parameters, with the same values in every library."""
    shapes = {"weight": (2, 3), "bias": (3,), "scale": (1,)}
    return [
        ms.Parameter(ms.Tensor(draw.standard_normal(shape).astype(np.float32)), name=name)
        for name, shape in shapes.items()
    ]


def moved(ms: Any, optim: Any, kind: str, options: dict[str, Any], seed: int) -> list[Any]:
    """Where the parameters are after some steps; the last one has a rate of its own."""
    draw = np.random.default_rng(seed)
    parameters = groups(ms, draw)
    own = [{"params": parameters[:2]}, {"params": parameters[2:], "lr": 0.05}]
    optimizer = getattr(optim, kind)(own, **options)
    found = []
    for step in range(1, max(SEEN) + 1):
        drawn = [draw.standard_normal(one.shape).astype(np.float32) for one in parameters]
        optimizer(tuple(ms.Tensor(gradient) for gradient in drawn))
        if step in SEEN:
            found.append([_plain(one) for one in parameters])
    return found


def rates(ms: Any, optim: Any, kind: str, options: dict[str, Any]) -> list[Any]:
    """The rates of two groups, epoch by epoch, and then of some that are named."""
    optimizer = _with_two_rates(ms, optim)
    scheduler = getattr(optim.lr_scheduler, kind)(optimizer, **options)
    found = [_rates(scheduler)]
    for _ in range(24):
        scheduler.step()
        found.append(_rates(scheduler))
    # MindSpore's fails where one of these is told an epoch.
    if kind != "MultiStepLR" and options.get("T_mult", 1) == 1:
        for epoch in NAMED_EPOCHS:
            scheduler.step(epoch)
            found.append(_rates(scheduler))
    return found


def rates_in_turn(ms: Any, optim: Any) -> list[Any]:
    """Those of three schedulers one after the other."""
    optimizer = _with_two_rates(ms, optim)
    kinds = optim.lr_scheduler
    parts = [
        kinds.ConstantLR(optimizer, factor=0.1, total_iters=4),
        kinds.ExponentialLR(optimizer, gamma=0.9),
        kinds.StepLR(optimizer, step_size=2, gamma=0.5),
    ]
    scheduler = kinds.SequentialLR(optimizer, parts, [4, 9])
    found = [_rates(scheduler)]
    for _ in range(15):
        scheduler.step()
        found.append(_rates(scheduler))
    return found


def rates_by_losses(ms: Any, optim: Any, options: dict[str, Any]) -> list[Any]:
    """Those of a scheduler that looks at losses."""
    optimizer = _with_two_rates(ms, optim)
    scheduler = optim.lr_scheduler.ReduceLROnPlateau(optimizer, **options)
    sign = -1 if options.get("mode") == "max" else 1
    found = []
    for loss in LOSSES:
        scheduler.step(ms.Tensor(np.float32(sign * loss)))
        found.append(_rates(scheduler))
    return found


PLATEAUS: dict[str, dict[str, Any]] = {
    "plain": {"patience": 2, "factor": 0.5},
    "cooling": {"patience": 1, "cooldown": 2, "min_lr": [0.2, 0.001], "factor": 0.3},
    "by difference": {"patience": 1, "threshold": 0.5, "threshold_mode": "abs"},
    "growing": {"mode": "max", "patience": 1, "factor": 0.5},
}


def results(library: str, seed: int) -> dict[str, Any]:
    """All of it."""
    ms = importlib.import_module(library)
    optim = importlib.import_module(f"{library}.experimental.optim")
    found = {
        f"moved by {name}": moved(ms, optim, *options, seed) for name, options in OPTIMIZERS.items()
    }
    for name, chosen in SCHEDULERS.items():
        found[f"rates of {name}"] = rates(ms, optim, *chosen)
    found["rates in turn"] = rates_in_turn(ms, optim)
    for name, own in PLATEAUS.items():
        found[f"rates on plateaus, {name}"] = rates_by_losses(ms, optim, own)
    return found


def _with_two_rates(ms: Any, optim: Any) -> Any:
    parameters = groups(ms, np.random.default_rng(0))
    own = [{"params": parameters[:2], "lr": 0.5}, {"params": parameters[2:]}]
    return optim.SGD(own, lr=0.1)


def _rates(scheduler: Any) -> list[float]:
    return [float(f"{float(rate.asnumpy()):.7g}") for rate in scheduler.get_last_lr()]


def _plain(parameter: Any) -> list[float]:
    return [float(f"{value:.6g}") for value in parameter.asnumpy().ravel().tolist()]


if __name__ == "__main__":
    drawn_from = int(sys.argv[3]) if len(sys.argv) > 3 else 7
    lines = [
        f"{json.dumps(name)}:{json.dumps(made, separators=(',', ':'))}"
        for name, made in results(sys.argv[1], drawn_from).items()
    ]
    Path(sys.argv[2]).write_text("{" + ",\n".join(lines) + "}\n", "utf-8")
