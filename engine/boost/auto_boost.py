"""What a boost level does to a network and its optimizer."""

from __future__ import annotations

from typing import Any

from engine import nn
from engine.errors import ArgumentTypeError
from engine.tensor import Parameter

from .directions import directions_for
from .grad_freeze import FreezeOpt, GradientFreeze
from .less_batch_normalization import LessBN, is_flagged
from .normalised_head import NormalisedHead
from .optimizer_process import OptimizerProcess
from .parameter_process import ParameterProcess
from .plan import SWITCHES, Plan, plan_for
from .step import Boosting, leave_boosting


class AutoBoost:
    """Changes a network and its optimizer as a boost level and a dict of options say.

    `Model` does this by itself. `docs/boost.md` lists what each level turns on.

    Args:
        level: `"O0"`, `"O1"` or `"O2"`.
        boost_config_dict: Options in sections: `boost` with `mode` (`"auto"`, `"manual"`,
            `"enable_all"`, `"disable_all"`) and a switch for each acceleration, `common`,
            `less_bn`, `grad_freeze`, `grad_accumulation` and `dim_reduce`. Empty for none.

    Attributes:
        boost_config: Which accelerations are on, by name.
        plan: The same with all options.

    Raises:
        ArgumentTypeError: If an argument, a section or an option has another type.
        ArgumentValueError: If one is unknown or out of its range, or adasum is asked for.

    >>> AutoBoost("O1").boost_config["grad_freeze"]
    True
    >>> options = {"boost": {"mode": "manual", "less_bn": False, "grad_freeze": False}}
    >>> any(AutoBoost("O1", options).boost_config.values())
    False

    """

    def __init__(self, level: str = "O0", boost_config_dict: Any = "") -> None:
        self.plan: Plan = plan_for(level, boost_config_dict)
        self.level = level
        self.boost_config_dict = boost_config_dict
        self.boost_config = {name: getattr(self.plan, name) for name in SWITCHES}

    def network_auto_process_train(
        self, network: nn.Cell, optimizer: nn.Optimizer
    ) -> tuple[Any, Any]:
        """The network and the optimizer to train with.

        With nothing turned on they are those that were given. The optimizer is another one with
        less_bn, grad_freeze and dim_reduce; with the last it is `SGD` of rate 1 whatever was given.

        Args:
            network: The network, without its loss; it is changed.
            optimizer: Its optimizer.

        Raises:
            ArgumentTypeError: If an argument has another type.
            ArgumentValueError: If dim_reduce finds no directions.

        """
        _check(network, optimizer)
        plan = self.plan
        if isinstance(optimizer, FreezeOpt) and (plan.less_bn or plan.grad_freeze):
            optimizer = optimizer.single_opt
        if plan.dim_reduce:
            return network, self._few_dimensions(network)
        if plan.less_bn:
            network, optimizer = self._fewer_norms(network, optimizer)
        elif is_flagged(network) and not isinstance(network, LessBN):
            network = LessBN(network)
        if plan.grad_freeze:
            freeze = GradientFreeze(
                plan.param_groups, plan.freeze_type, plan.freeze_p, plan.total_steps
            )
            network, optimizer = freeze.freeze_generate(network, optimizer)
        if self.level != "O0" or not plan.is_empty:
            leave_boosting(optimizer, Boosting(plan))
        return network, optimizer

    def network_auto_process_eval(self, network: nn.Cell) -> nn.Cell:
        """The network to evaluate with: as training makes it; its checkpoint is loaded behind that.

        Args:
            network: The network; it is changed.

        """
        if not (self.plan.less_bn or is_flagged(network)) or isinstance(network, LessBN):
            return network
        return LessBN(network, fn_flag=self.plan.less_bn and self.plan.fn_flag)

    def _few_dimensions(self, network: nn.Cell) -> nn.Optimizer:
        plan = self.plan
        found = directions_for(network, plan.n_components, plan.pca_mat_path, plan.weight_load_dir)
        optimizer = nn.SGD(network.trainable_params(), learning_rate=1.0)
        leave_boosting(optimizer, Boosting(plan, found))
        return optimizer

    def _fewer_norms(
        self, network: nn.Cell, optimizer: nn.Optimizer
    ) -> tuple[nn.Cell, nn.Optimizer]:
        network = LessBN(network, fn_flag=self.plan.fn_flag)
        anew = OptimizerProcess(optimizer)
        trained = _trained(network, optimizer)
        ParameterProcess().assign_parameter_group(trained, self.plan.gradient_split_groups)
        in_groups = isinstance(anew.origin_params[0], dict)
        anew.origin_params = (
            ParameterProcess.generate_group_params(trained, anew.origin_params)
            if in_groups
            else trained
        )
        if self.plan.gc_flag:
            anew.add_grad_centralization(network)
        return network, anew.generate_new_optimizer()


def _trained(network: nn.Cell, optimizer: nn.Optimizer) -> list[Parameter]:
    """What the optimizer had, without what a new head leaves out and with what it brings."""
    heads = [cell for _, cell in network.cells_and_names() if isinstance(cell, NormalisedHead)]
    gone = {id(parameter) for head in heads for parameter in head.left_out}
    stayed = [parameter for parameter in optimizer.parameters if id(parameter) not in gone]
    known = {id(parameter) for parameter in stayed}
    wanted = [head.multiplier for head in heads if id(head.weight) in known]
    return [*stayed, *(parameter for parameter in wanted if id(parameter) not in known)]


def _check(network: Any, optimizer: Any) -> None:
    where = "AutoBoost.network_auto_process_train"
    if not isinstance(network, nn.Cell):
        raise ArgumentTypeError.of(f"{where}(network)", "a Cell", network)
    if not isinstance(optimizer, nn.Optimizer):
        raise ArgumentTypeError.of(f"{where}(optimizer)", "an Optimizer", optimizer)
