"""A sampler as JSON: with the field names that MindSpore's `serialize` writes."""

from __future__ import annotations

from typing import Any

from .pk_sampler import PKSampler
from .samplers import DistributedSampler, RandomSampler, Sampler, SubsetSampler
from .samplers import WeightedRandomSampler as Weighted
from .shuffling import Shuffle

MODES = (Shuffle.FALSE, Shuffle.FILES, Shuffle.GLOBAL, Shuffle.INFILE)  # by their numbers there


def sampler_as_json(sampler: Sampler) -> dict[str, Any]:
    """A sampler and what it was told."""
    told: dict[str, Any] = {
        "sampler_name": type(sampler).__name__,
        "num_samples": sampler.num_samples or 0,
    }
    match sampler:
        case RandomSampler():
            told |= {"replacement": sampler.replacement, "reshuffle_each_epoch": True}
            told["shuffle_mode"] = MODES.index(Shuffle.GLOBAL)
        case DistributedSampler():
            told |= {name: getattr(sampler, name) for name in ("num_shards", "shard_id", "offset")}
            told |= {"even_dist": True, "shuffle_mode": 2 * int(sampler.is_shuffled())}
        case SubsetSampler():
            told["indices"] = sampler.indices
        case Weighted():
            told |= {"weights": sampler.weights.tolist(), "replacement": sampler.replacement}
        case PKSampler():
            told |= {"num_val": sampler.num_val, "shuffle": sampler.shuffle}
        case _:
            told |= {"start_index": getattr(sampler, "start_index", 0)}
    if sampler.child_sampler is not None:
        told["child_sampler"] = [sampler_as_json(sampler.child_sampler)]
    return told
