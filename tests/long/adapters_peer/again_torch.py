"""Resumes a plain loop, in a second process; `python again_torch.py DIR PART`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import torch
from going_on import Wanted

from insight.adapters.torch import TorchRecorder

WANTED = Wanted()
X = torch.randn(16, 3, generator=torch.Generator().manual_seed(0))


def loop(folder: Path, state: Any, steps: range, kind: Any, **watching: Any) -> Any:
    """Trains `steps`, from a checkpoint where there is one; wants what was logged."""
    model = torch.nn.Linear(3, 1)
    optimizer = kind(model.parameters(), lr=0.01)
    if state is not None:
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
    with TorchRecorder(folder) as recorder:
        recorder.watch(model, optimizer, every=2, **watching)
        for step in steps:
            loss = model(X).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            recorder.log(step, {"loss": loss})
            WANTED.steps(folder.name, "loss", [step], [loss.detach()])
    return {"model": model.state_dict(), "optimizer": optimizer.state_dict()}


def first(root: Path) -> None:
    for name, kind in (("adam", torch.optim.Adam), ("sgd", torch.optim.SGD)):
        state = loop(root / name, None, range(1, 5), kind)
        torch.save(state, root / f"{name}.pt")
    loop(root / "anew", None, range(1, 4), torch.optim.SGD)
    WANTED.rows.pop("anew")
    loop(root / "anew", None, range(1, 4), torch.optim.SGD)


def second(root: Path) -> None:
    loop(root / "adam", torch.load(root / "adam.pt"), range(5, 9), torch.optim.Adam)
    state = torch.load(root / "sgd.pt")
    loop(root / "sgd", state, range(5, 9), torch.optim.SGD, initial_step=4)


if __name__ == "__main__":
    {"1": first, "2": second}[sys.argv[2]](Path(sys.argv[1]))
    WANTED.say()
