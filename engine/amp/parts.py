"""Parts of `build_train_network` that training code of users puts together itself.

Scripts import them as `_config_level`, `_do_keep_batchnorm_fp32` and `_add_loss_network` of
`mindspore.train.amp`.
"""

from __future__ import annotations

from typing import Any

from engine import nn
from engine.dtype import DType, float16, float32

from .lists import get_black_list
from .loss_scale import DynamicLossScaleManager
from .outputs import WithLossCell


def _level(cast: DType, keep: bool = False, manager: Any = None) -> dict[str, Any]:
    return {"keep_batchnorm_fp32": keep, "cast_model_type": cast, "loss_scale_manager": manager}


level_options: dict[str, dict[str, Any]] = {
    "O0": _level(float32),
    "O1": _level(float32),
    "O2": _level(float16, keep=True, manager=DynamicLossScaleManager()),
    "O3": _level(float16),
    "auto": _level(float32),
}
"""What each level asks for, under the names of `build_train_network`."""


def keep_batch_norm_float32(network: nn.Cell) -> None:
    """Let the cells of `get_black_list` compute in float32 in a network that computes in halves."""
    kept: Any = tuple(get_black_list())
    for _, cell in network.cells_and_names():
        if isinstance(cell, kept):
            cell.to_float(float32)


def with_loss(network: nn.Cell, loss_fn: Any, cast_model_type: DType) -> nn.Cell:
    """A network and its loss as one cell; of a network of halves the loss sees float32.

    Args:
        network: Called with the inputs.
        loss_fn: Called with the output and the labels.
        cast_model_type: What the network computes in.

    """
    return (nn.WithLossCell if cast_model_type == float32 else WithLossCell)(network, loss_fn)
