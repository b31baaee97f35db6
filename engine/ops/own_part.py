"""Uniform numbers for a batch that processes share: each draws those of its own rows.

Where processes train on parts of a batch, they stand at one place of one sequence, as they were
given one seed. Each skips what belongs to the rows of those before it, and what is behind its own:
together they draw what one process draws for the whole batch, and stand at one place again.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine import context
from engine.autodiff import Spec, defvjp, primitive
from engine.backend import generator
from engine.context.parallel_options import BATCHES_OF_THEIR_OWN
from engine.context.processes import world

__all__: list[str] = []


def _spec(shape: tuple[int, ...]) -> Spec:
    return Spec(shape, np.dtype(np.float32))


@primitive(infer=_spec, draws=True)
def batch_uniform(shape: tuple[int, ...] = ()) -> Any:
    """Numbers from 0 to before 1, in float32, for a tensor whose first axis is that of a batch."""
    source = generator()
    processes = world()
    parts = len(processes.ranks)
    if parts == 1 or context.get_auto_parallel_context("parallel_mode") not in BATCHES_OF_THEIR_OWN:
        return source.random(shape, dtype=np.float32)
    size = math.prod(shape)
    skip(source, size * processes.rank)
    drawn = source.random(shape, dtype=np.float32)
    skip(source, size * (parts - 1 - processes.rank))
    return drawn


def _examples(_rng: np.random.Generator) -> Any:
    yield (), {"shape": (2, 3)}


defvjp(batch_uniform, examples=_examples)


def skip(source: Any, count: int) -> None:
    """Let a generator stand where it would after `count` uniform numbers in float32."""
    bits = getattr(source, "bit_generator", None)
    if not isinstance(bits, np.random.PCG64):  # CuPy's generators cannot leap
        source.random(count, dtype=np.float32)
        return
    # Each takes 32 bits; of the 64 that are drawn at once half may still wait.
    if count and bits.state["has_uint32"]:
        source.random(dtype=np.float32)
        count -= 1
    if count // 2:
        bits.advance(count // 2)
    if count % 2:
        source.random(dtype=np.float32)
