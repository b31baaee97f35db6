"""How whole transformers would be cut over devices, and what is computed again for gradients."""

from __future__ import annotations

from typing import Any

from engine.context import get_auto_parallel_context, set_auto_parallel_context
from engine.errors import ArgumentTypeError
from engine.nn.layer.arguments import truth

from .checked import Checked, Config, Passed, count, switch
from .op_parallel_config import (
    EmbeddingOpParallelConfig,
    MoEParallelConfig,
    OpParallelConfig,
    _PipeLineConfig,
)

__all__ = [
    "TransformerOpParallelConfig",
    "TransformerRecomputeConfig",
    "default_transformer_config",
    "default_transformer_recompute_config",
]


class TransformerRecomputeConfig(Config):
    """Whether layers drop what happens inside of them, and compute it again for gradients.

    Args:
        recompute: Whether they do, as `Cell.recompute` says.
        parallel_optimizer_comm_recompute: Recorded; of communication between devices.
        mp_comm_recompute: Recorded likewise.
        recompute_slice_activation: Recorded likewise.

    Raises:
        ArgumentTypeError: If one is no bool.

    >>> from engine.nn.transformer import TransformerRecomputeConfig
    >>> TransformerRecomputeConfig(recompute=True).recompute
    True

    """

    recompute = switch()
    parallel_optimizer_comm_recompute = switch()
    mp_comm_recompute = switch()
    recompute_slice_activation = switch()

    def __init__(
        self,
        recompute: bool = False,
        parallel_optimizer_comm_recompute: bool = False,
        mp_comm_recompute: bool = True,
        recompute_slice_activation: bool = False,
    ) -> None:
        self.recompute = recompute
        self.parallel_optimizer_comm_recompute = parallel_optimizer_comm_recompute
        self.mp_comm_recompute = mp_comm_recompute
        self.recompute_slice_activation = recompute_slice_activation


default_transformer_recompute_config = TransformerRecomputeConfig()


def _recomputing(where: str, value: Any) -> Any:
    if not isinstance(value, TransformerRecomputeConfig | bool):
        raise ArgumentTypeError.of(where, "a TransformerRecomputeConfig or a bool", value)
    return value


def _dealt(where: str, value: Any) -> bool:
    # The setting of the whole training follows, as in MindSpore.
    if get_auto_parallel_context("enable_parallel_optimizer") != truth(where, value):
        set_auto_parallel_context(enable_parallel_optimizer=value)
    return bool(value)


class TransformerOpParallelConfig(Config):
    """What is asked of all layers of a transformer. All but `recompute` is recorded.

    Args:
        data_parallel: Into how many parts batches would be cut.
        model_parallel: Into how many parts weights would be cut.
        expert_parallel: Into how many parts experts would be divided.
        pipeline_stage: Into how many stages layers would be divided: 1.
        micro_batch_num: Into how many parts a batch would be cut on its way through stages.
        recompute: Whether layers are computed again for gradients.
        optimizer_shard: Whether the state of the optimizer would be dealt out; sets
            `enable_parallel_optimizer` of `set_auto_parallel_context`.
        gradient_aggregation_group: In how many groups gradients would be communicated.
        vocab_emb_dp: Whether each device has the whole table of words.
        pipeline_segment: Of newer versions, where it stands before `micro_batch_num`.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If a number is below 1, or there is more than one stage.

    >>> from engine.nn.transformer import TransformerOpParallelConfig
    >>> config = TransformerOpParallelConfig(data_parallel=2)
    >>> config.dp_mp_config.data_parallel
    2

    """

    data_parallel = Passed("_embed_dp_mp_config", "_moe_config")
    model_parallel = Passed("_embed_dp_mp_config", "_moe_config")
    vocab_emb_dp = Passed("_embed_dp_mp_config")
    expert_parallel = Passed("_moe_config")
    pipeline_stage = Passed("_pp_config")
    micro_batch_num = Passed("_pp_config")
    recompute = Checked(_recomputing)
    optimizer_shard = Checked(_dealt)
    gradient_aggregation_group = count()
    pipeline_segment = count()

    def __init__(
        self,
        data_parallel: int = 1,
        model_parallel: int = 1,
        expert_parallel: int = 1,
        pipeline_stage: int = 1,
        micro_batch_num: int = 1,
        recompute: TransformerRecomputeConfig | bool = default_transformer_recompute_config,
        optimizer_shard: bool = False,
        gradient_aggregation_group: int = 4,
        vocab_emb_dp: bool = True,
        pipeline_segment: int = 1,
    ) -> None:
        self.recompute = recompute
        self.optimizer_shard = optimizer_shard
        self.gradient_aggregation_group = gradient_aggregation_group
        self._embed_dp_mp_config = EmbeddingOpParallelConfig(
            data_parallel, model_parallel, vocab_emb_dp
        )
        self._pp_config = _PipeLineConfig(pipeline_stage, micro_batch_num)
        self._moe_config = MoEParallelConfig(data_parallel, model_parallel, expert_parallel)
        self.pipeline_segment = pipeline_segment

    @property
    def embedding_dp_mp_config(self) -> EmbeddingOpParallelConfig:
        """What is asked of the table of words."""
        return self._embed_dp_mp_config

    @property
    def dp_mp_config(self) -> OpParallelConfig:
        """What is asked of the layers."""
        return self._embed_dp_mp_config.dp_mp_config

    @property
    def moe_parallel_config(self) -> MoEParallelConfig:
        """What is asked of layers with several experts."""
        return self._moe_config


default_transformer_config = TransformerOpParallelConfig()
