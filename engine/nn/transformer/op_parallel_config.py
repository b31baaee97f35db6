"""How operators would be cut over devices. One process computes all of each; it is recorded."""

from __future__ import annotations

from engine.context import get_auto_parallel_context, set_auto_parallel_context
from engine.nn.layer.arguments import positive

from .checked import Checked, Config, Passed, count, switch

__all__ = [
    "EmbeddingOpParallelConfig",
    "MoEParallelConfig",
    "OpParallelConfig",
    "_Config",
    "_PipeLineConfig",
    "default_dpmp_config",
    "default_embedding_parallel_config",
    "default_moeparallel_config",
]

_Config = Config


class OpParallelConfig(Config):
    """Into how many parts a batch, and a weight, would be cut; recorded.

    Args:
        data_parallel: Parts of the batch.
        model_parallel: Parts of the weights; heads and hidden sizes are to be multiples of it.

    Raises:
        ArgumentTypeError: If one is no int.
        ArgumentValueError: If one is below 1.

    >>> from engine.nn.transformer import OpParallelConfig
    >>> OpParallelConfig(model_parallel=2).model_parallel
    2

    """

    data_parallel = count()
    model_parallel = count()

    def __init__(self, data_parallel: int = 1, model_parallel: int = 1) -> None:
        self.data_parallel = data_parallel
        self.model_parallel = model_parallel


class MoEParallelConfig(Config):
    """The same where a dense half has several experts; recorded.

    Args:
        data_parallel: Parts of the batch.
        model_parallel: Parts of the weights.
        expert_parallel: Parts of the experts.

    Raises:
        ArgumentTypeError: If one is no int.
        ArgumentValueError: If one is below 1.

    """

    data_parallel = Passed("_dpmp")
    model_parallel = Passed("_dpmp")
    expert_parallel = count()

    def __init__(
        self, data_parallel: int = 1, model_parallel: int = 1, expert_parallel: int = 1
    ) -> None:
        self._dpmp = OpParallelConfig(data_parallel, model_parallel)
        self.expert_parallel = expert_parallel

    @property
    def dpmp(self) -> OpParallelConfig:
        """What is asked of layers without experts."""
        return self._dpmp


class EmbeddingOpParallelConfig(Config):
    """The same for the table of `VocabEmbedding`; recorded.

    Args:
        data_parallel: Parts of the batch.
        model_parallel: Parts of the table, along the words, unless `vocab_emb_dp`.
        vocab_emb_dp: Whether each device has the whole table.

    Raises:
        ArgumentTypeError: If a number is no int, or `vocab_emb_dp` no bool.
        ArgumentValueError: If a number is below 1.

    >>> from engine.nn.transformer import EmbeddingOpParallelConfig
    >>> EmbeddingOpParallelConfig(vocab_emb_dp=False).vocab_emb_dp
    False

    """

    data_parallel = Passed("_dp_mp_config")
    model_parallel = Passed("_dp_mp_config")
    vocab_emb_dp = switch()

    def __init__(
        self, data_parallel: int = 1, model_parallel: int = 1, vocab_emb_dp: bool = True
    ) -> None:
        self._dp_mp_config = OpParallelConfig(data_parallel, model_parallel)
        self.vocab_emb_dp = vocab_emb_dp

    @property
    def dp_mp_config(self) -> OpParallelConfig:
        """What is asked of the layers behind the table."""
        return self._dp_mp_config


def _stages(where: str, value: int) -> int:
    # The setting of the whole training follows, as in MindSpore; it refuses more than one stage.
    if get_auto_parallel_context("pipeline_stages") != positive(where, value):
        set_auto_parallel_context(pipeline_stages=value)
    return value


class _PipeLineConfig(Config):
    """Into how many stages the layers would be divided, which is 1 here, and batches between them.

    Args:
        pipeline_stage: How many stages: 1.
        micro_batch_num: Into how many parts a batch would be cut on its way; recorded.

    Raises:
        ArgumentTypeError: If one is no int.
        ArgumentValueError: If one is below 1, or there is more than one stage.

    """

    pipeline_stage = Checked(_stages)
    micro_batch_num = count()

    def __init__(self, pipeline_stage: int = 1, micro_batch_num: int = 1) -> None:
        self.pipeline_stage = pipeline_stage
        self.micro_batch_num = micro_batch_num


default_dpmp_config = OpParallelConfig()
default_moeparallel_config = MoEParallelConfig()
default_embedding_parallel_config = EmbeddingOpParallelConfig()
