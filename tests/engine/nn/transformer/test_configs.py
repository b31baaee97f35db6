from __future__ import annotations

import pytest

from engine import context
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.transformer import (
    EmbeddingOpParallelConfig,
    MoEConfig,
    OpParallelConfig,
    TransformerOpParallelConfig,
    TransformerRecomputeConfig,
)
from engine.nn.transformer.op_parallel_config import MoEParallelConfig


@pytest.fixture(autouse=True)
def settings_come_back():
    yield
    context.reset_auto_parallel_context()


def test_parts_follow_the_whole():
    config = TransformerOpParallelConfig(data_parallel=2, model_parallel=4, vocab_emb_dp=False)
    config.data_parallel = 8
    config.expert_parallel = 3

    for part in (config.embedding_dp_mp_config, config.dp_mp_config, config.moe_parallel_config):
        assert (part.data_parallel, part.model_parallel) == (8, 4)
    assert config.moe_parallel_config.expert_parallel == config.expert_parallel == 3
    assert config.embedding_dp_mp_config.vocab_emb_dp is config.vocab_emb_dp is False
    assert config.moe_parallel_config.dpmp.data_parallel == 8


def test_whole_has_the_defaults_of_mindspore():
    config = TransformerOpParallelConfig()

    assert (config.data_parallel, config.model_parallel, config.expert_parallel) == (1, 1, 1)
    assert (config.pipeline_stage, config.micro_batch_num, config.pipeline_segment) == (1, 1, 1)
    assert (config.optimizer_shard, config.gradient_aggregation_group) == (False, 4)
    assert config.recompute.recompute is False
    assert config.recompute.mp_comm_recompute is True


def test_whole_training_is_told_of_a_dealt_optimizer():
    config = TransformerOpParallelConfig(optimizer_shard=True)
    assert context.get_auto_parallel_context("enable_parallel_optimizer") is True

    config.optimizer_shard = False
    assert context.get_auto_parallel_context("enable_parallel_optimizer") is False


def test_several_stages_are_refused():
    with pytest.raises(ArgumentValueError, match="pipeline_stages"):
        TransformerOpParallelConfig(pipeline_stage=2)


@pytest.mark.parametrize("kind", [OpParallelConfig, MoEParallelConfig, EmbeddingOpParallelConfig])
def test_numbers_are_checked_whenever_they_are_set(kind):
    config = kind()

    with pytest.raises(ArgumentValueError, match=r"data_parallel\) expected a number from 1"):
        config.data_parallel = 0
    with pytest.raises(ArgumentTypeError, match=r"model_parallel\) expected an int"):
        config.model_parallel = 1.0
    assert (config.data_parallel, config.model_parallel) == (1, 1)


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: TransformerRecomputeConfig(recompute=1), r"recompute\) expected a bool"),
        (lambda: TransformerOpParallelConfig(recompute=1), "a TransformerRecomputeConfig or"),
        (lambda: TransformerOpParallelConfig(optimizer_shard=1), r"optimizer_shard\) expected"),
        (lambda: TransformerOpParallelConfig(vocab_emb_dp=None), r"vocab_emb_dp\) expected"),
        (lambda: MoEConfig(expert_num=1.0), "expert_num"),
        (lambda: MoEConfig(capacity_factor="1"), "capacity_factor"),
        (lambda: MoEConfig(group_wise_a2a=1), "group_wise_a2a"),
    ],
)
def test_types_are_checked(make, told):
    with pytest.raises(ArgumentTypeError, match=told):
        make()


@pytest.mark.parametrize(
    "options",
    [
        {"expert_num": 0},
        {"capacity_factor": 0.5},
        {"aux_loss_factor": 1.0},
        {"aux_loss_factor": 0.0},
        {"num_experts_chosen": 2},
        {"expert_group_size": 0},
        {"comp_comm_parallel_degree": 0},
    ],
)
def test_experts_are_counted_in_their_ranges(options):
    with pytest.raises(ArgumentValueError, match=next(iter(options))):
        MoEConfig(**options)


def test_configuration_prints_what_it_holds():
    assert str(OpParallelConfig(2, 3)) == "[ParallelConfig]\n_data_parallel:2\n_model_parallel:3\n"
