"""Saving and loading a network of a gigabyte, and one of 100,000 parameters, beside the peers'.

    pip install 'insight-train[bench]'      # see benchmarks/README.md for the CPU build of torch
    python benchmarks/checkpoints.py --rounds 7

Ours, PyTorch and safetensors take turns in one process and on one disk, with the same numbers.
What ours saves is on the disk when the call returns; the peers leave it to the system. So each is
told both ways: "flushed", where the peers' files are flushed after them, and "not flushed", where
our calls for it are left out. Files are read from the system's cache. "Into the network" ends
with the numbers in a network's own memory. safetensors maps a file and reads what is looked at:
"mapped" is told beside it. The stall is how long a training step waits for a save beside it.
Prints the peer's median time over ours: above 1 we are faster.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

import numpy as np
from peers.environment import CACHE
from peers.figures import Line, print_table

try:
    import safetensors.torch
    import torch
except ImportError:
    sys.exit("This benchmark needs PyTorch and safetensors as peers: see benchmarks/README.md.")

import engine
from engine import nn
from engine.train.serialization.beside import BESIDE
from insight.format import atomic

KEY = bytes(range(16))
WAYS = {
    "ckpt": {},
    "ckpt crc": {"crc_check": True},
    "ckpt AES-GCM": {"enc_key": KEY},
    "safetensors": {"format": "safetensors"},
}
Act = Callable[[], object]


class OurNet(nn.Cell):
    """Parameters of one shape."""

    def __init__(self, count: int, shape: tuple[int, ...]) -> None:
        super().__init__()
        rng = np.random.default_rng(0)
        for number in range(count):
            values = engine.Tensor(rng.standard_normal(shape, np.float32))
            setattr(self, f"w{number}", engine.Parameter(values, name=f"w{number}"))


class TheirNet(torch.nn.Module):
    """The same in PyTorch."""

    def __init__(self, ours: OurNet) -> None:
        super().__init__()
        for parameter in ours.get_parameters():
            values = torch.from_numpy(parameter.asnumpy())
            self.register_parameter(parameter.name, torch.nn.Parameter(values))


def flushed(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


@contextmanager
def left_to_the_system() -> Iterator[None]:
    """Our calls that bring a file to the disk do nothing."""
    with ExitStack() as stack:
        for module, name in ((os, "fsync"), (atomic, "sync_directory"), (atomic, "begin_sync")):
            stack.enter_context(patch.object(module, name, lambda *_: None))
        yield


def ending(way: str) -> str:
    return f"{way.replace(' ', '_')}.{'safetensors' if way == 'safetensors' else 'ckpt'}"


def saves(folder: Path, ours: OurNet, theirs: TheirNet) -> dict[str, Act]:
    def our(way: str, *, flush: bool) -> None:
        with ExitStack() as stack:
            if not flush:
                stack.enter_context(left_to_the_system())
            engine.save_checkpoint(ours, folder / ending(way), **WAYS[way])

    def their(name: str, *, flush: bool) -> None:
        state, path = theirs.state_dict(), folder / name
        torch.save(state, path) if name == "torch" else safetensors.torch.save_file(state, path)
        if flush:
            flushed(path)

    acts: dict[str, Act] = {}
    for flush, words in ((False, "not flushed"), (True, "flushed")):
        for way in WAYS:
            acts[f"ours {way}, {words}"] = lambda way=way, flush=flush: our(way, flush=flush)
        for peer in ("torch", "peer.safetensors"):
            name = f"{peer.removeprefix('peer.')}, {words}"
            acts[name] = lambda peer=peer, flush=flush: their(peer, flush=flush)
    return acts


def loads(folder: Path, ours: OurNet, theirs: TheirNet) -> dict[str, Act]:
    opening = {"enc_key": "dec_key"}

    def our(way: str, net: OurNet | None) -> object:
        options = {opening.get(name, name): value for name, value in WAYS[way].items()}
        return engine.load_checkpoint(folder / ending(way), net, **options)

    torch_file, their_file = folder / "torch", folder / "peer.safetensors"
    acts: dict[str, Act] = {f"ours {way}, alone": lambda way=way: our(way, None) for way in WAYS}
    acts |= {f"ours {way}, into the network": lambda way=way: our(way, ours) for way in WAYS}
    load_file, into = safetensors.torch.load_file, theirs.load_state_dict
    return acts | {
        "torch, alone": lambda: torch.load(torch_file),
        "torch, into the network": lambda: into(torch.load(torch_file)),
        "torch mmap, into the network": lambda: into(torch.load(torch_file, mmap=True)),
        "safetensors, alone": lambda: {k: v.clone() for k, v in load_file(their_file).items()},
        "safetensors mapped, alone": lambda: load_file(their_file),
        "safetensors, into the network": lambda: into(load_file(their_file)),
    }


def stalls(folder: Path, ours: OurNet, theirs: TheirNet) -> dict[str, Act]:
    """What a step waits for; the rest of the write is waited for afterwards."""
    writing: list[threading.Thread] = []

    def their() -> None:
        state = {name: value.clone() for name, value in theirs.state_dict().items()}
        writing.append(threading.Thread(target=torch.save, args=(state, folder / "beside")))
        writing[-1].start()

    def our(way: bool | str) -> None:
        engine.save_checkpoint(ours, folder / "beside.ckpt", async_save=way)

    def after() -> None:
        BESIDE.wait()
        while writing:
            writing.pop().join()

    names = {"at once": False, "thread": "thread", "process": "process"}
    acts: dict[str, Act] = {f"ours {name}": lambda way=way: our(way) for name, way in names.items()}
    acts["torch, a copy and a thread"] = their
    acts["wait"] = after
    return acts


def measured(acts: dict[str, Act], rounds: int) -> dict[str, tuple[float, float]]:
    """Seconds on the wall and of CPU of each, medians over rounds in which they take turns."""
    after, times = acts.pop("wait", lambda: None), {name: [] for name in acts}
    for number in range(rounds + 1):
        for name, act in acts.items():
            gc.collect()
            os.sync()  # what others wrote is not this one's
            cpu, wall = time.process_time(), time.perf_counter()
            kept = act()
            wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
            del kept
            after()
            if number:  # the first finds memory and files that were never used
                times[name].append((wall, cpu))
    return {
        name: tuple(statistics.median(column) for column in zip(*pairs, strict=True))
        for name, pairs in times.items()
    }


def told(title: str, figures: dict[str, tuple[float, float]]) -> None:
    """Ours, and every peer of the same kind over it; the CPU's ratio in brackets."""
    lines = []
    for name, (wall, cpu) in figures.items():
        if not name.startswith("ours"):
            continue
        kind = name.partition(", ")[2]
        peers = [
            f"{peer.partition(',')[0]} {theirs[0] / wall:.2f}x ({theirs[1] / cpu:.2f}x)"
            for peer, theirs in figures.items()
            if not peer.startswith("ours") and kind in ("", peer.partition(", ")[2])
        ]
        lines.append(Line(name, f"{wall:.3f} s, CPU {cpu:.3f} s   {', '.join(peers)}"))
    print_table(title, lines)


def main() -> None:
    """Measure both networks."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--folder", type=Path, default=CACHE / "bench" / "checkpoints")
    parser.add_argument("--cases", nargs="*", default=["large", "small"])
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    shapes = {"large": (60, (4096, 1017)), "small": (100_000, (8, 8))}
    for case in options.cases:
        ours = OurNet(*shapes[case])
        theirs = TheirNet(ours)
        size = sum(p.size * 4 for p in ours.get_parameters()) / 1e6
        print(f"\n{len(list(ours.get_parameters()))} parameters, {size:.0f} MB")
        for title, acts in (("Saving", saves), ("Loading", loads), ("The step waits", stalls)):
            told(title, measured(acts(options.folder, ours, theirs), options.rounds))
    for path in options.folder.iterdir():
        path.unlink()


if __name__ == "__main__":
    main()
