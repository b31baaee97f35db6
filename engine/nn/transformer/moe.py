"""How many experts a dense half has: one. More are refused where a layer would be made of them."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, UnsupportedError
from engine.nn.layer.arguments import positive, truth

__all__ = ["MoEConfig", "default_moe_config"]


class MoEConfig:
    """How tokens would be dealt to experts. Layers are made with one expert, which has all tokens.

    Args:
        expert_num: How many experts. Layers refuse more than 1.
        capacity_factor: How much room experts have beyond their even share, from 1; recorded.
        aux_loss_factor: How much an uneven share counts, above 0 and below 1; recorded.
        num_experts_chosen: How many experts a token goes to, up to `expert_num`; recorded.
        expert_group_size: Recorded.
        group_wise_a2a: Recorded; of communication between devices.
        comp_comm_parallel: Recorded likewise.
        comp_comm_parallel_degree: Recorded likewise.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If a number is out of its range.

    >>> from engine.nn.transformer import MoEConfig
    >>> MoEConfig().expert_num
    1

    """

    def __init__(
        self,
        expert_num: int = 1,
        capacity_factor: float = 1.1,
        aux_loss_factor: float = 0.05,
        num_experts_chosen: int = 1,
        expert_group_size: int | None = None,
        group_wise_a2a: bool = False,
        comp_comm_parallel: bool = False,
        comp_comm_parallel_degree: int = 2,
    ) -> None:
        self.expert_num = positive("MoEConfig(expert_num)", expert_num)
        self.capacity_factor = _factor("MoEConfig(capacity_factor)", capacity_factor)
        self.aux_loss_factor = _factor("MoEConfig(aux_loss_factor)", aux_loss_factor)
        self.num_experts_chosen = positive("MoEConfig(num_experts_chosen)", num_experts_chosen)
        if expert_group_size is not None:
            positive("MoEConfig(expert_group_size)", expert_group_size)
        self.expert_group_size = expert_group_size
        self.group_wise_a2a = truth("MoEConfig(group_wise_a2a)", group_wise_a2a)
        self.comp_comm_parallel = truth("MoEConfig(comp_comm_parallel)", comp_comm_parallel)
        degree = positive("MoEConfig(comp_comm_parallel_degree)", comp_comm_parallel_degree)
        self.comp_comm_parallel_degree = degree
        if capacity_factor < 1:
            raise ArgumentValueError.of("MoEConfig(capacity_factor)", "from 1", capacity_factor)
        if aux_loss_factor >= 1:
            raise ArgumentValueError.of("MoEConfig(aux_loss_factor)", "below 1", aux_loss_factor)
        if num_experts_chosen > expert_num:
            expected = f"up to {expert_num}"
            where = "MoEConfig(num_experts_chosen)"
            raise ArgumentValueError.of(where, expected, num_experts_chosen)


def _factor(where: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a float", value)
    if value <= 0:
        raise ArgumentValueError.of(where, "above 0", value)
    return float(value)


default_moe_config = MoEConfig()


def one_expert(where: str, count: int) -> None:
    """Refuse several experts.

    Raises:
        ArgumentTypeError: If the number is no int.
        ArgumentValueError: If it is below 1.
        UnsupportedError: If there are several.

    """
    if positive(f"{where}(expert_num)", count) > 1:
        hint = "dense halves have one expert so far"
        raise UnsupportedError.of(f"{where}(expert_num)", "1", count, hint)


def without_experts(where: str, config: Any) -> None:
    """Refuse a configuration of several experts.

    Raises:
        ArgumentTypeError: If it is no `MoEConfig`.
        UnsupportedError: If it is of several.

    """
    if not isinstance(config, MoEConfig):
        raise ArgumentTypeError.of(f"{where}(moe_config)", "a MoEConfig", config)
    one_expert(f"{where}(moe_config)", config.expert_num)
