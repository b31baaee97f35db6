"""Which process of several computes a cell: its stage of a pipeline."""

from __future__ import annotations

from engine.context import set_auto_parallel_context
from engine.context.processes import world
from engine.errors import ArgumentValueError, StateError
from engine.tensor import Parameter

from ._flags import Flags
from ._layout import ParallelHints, choice, count
from ._parameters import Parameters
from ._plan import plan_of
from ._stage_line import check_one_batch, this_stage


def _become_stages(processes: int, rank: int) -> None:
    if rank >= processes:
        raise ArgumentValueError.of("place(rank_id)", f"a rank below {processes}", rank)
    check_one_batch("place")
    set_auto_parallel_context(pipeline_stages=processes)


class Pipelined(Parameters, Flags):
    """The stage of a cell; `_staged` has it computed there."""

    _parallel_hints: ParallelHints

    def place(self, role: str, rank_id: int) -> None:
        """Have this cell and all below computed by one process, which tells the others.

        With several processes, after `init`, each becomes a stage, as
        `set_auto_parallel_context(pipeline_stages=…)` has it, and this is the `pipeline_stage` of
        the cells. One process computes all, and records it.

        Args:
            role: What kind of process: `"MS_WORKER"`.
            rank_id: Its rank.

        Raises:
            ArgumentTypeError: If the role is no str or the rank no int.
            ArgumentValueError: If it is another role, or there is no such rank.
            StateError: If the parallel mode gives each process a batch of its own.

        """
        choice("place(role)", role, ("MS_WORKER",))
        count("place(rank_id)", rank_id)
        processes = len(world().ranks)
        if processes > 1:
            _become_stages(processes, rank_id)
        for _, cell in self.cells_and_names():
            cell._parallel_hints = cell._parallel_hints._replace(location=(role, rank_id))
            if processes > 1:
                cell.pipeline_stage = rank_id

    @property
    def pipeline_stage(self) -> int | None:
        """The stage of a pipeline that the cell belongs to, from 0; None if none was set.

        Setting it adds the stage to the trainable parameters of the cell and of those below. With
        `set_auto_parallel_context(pipeline_stages=…)` the process of that rank computes the cell,
        and tells the others, who wait when they read what it returns; one process runs every stage.

        Raises:
            ArgumentTypeError: If it is set to something else than an int.
            ArgumentValueError: If it is set below 0.

        """
        return self._parallel_hints.stage

    @pipeline_stage.setter
    def pipeline_stage(self, value: int) -> None:
        count("Cell.pipeline_stage", value)
        self._parallel_hints = self._parallel_hints._replace(stage=value)
        plan_of(self).stage = value
        for parameter in self.trainable_params():
            parameter.add_pipeline_stage(value)

    def infer_param_pipeline_stage(self) -> list[Parameter]:
        """The trainable parameters of this process's stage, which is the first where it is alone.

        Raises:
            StateError: If a parameter belongs to none: `pipeline_stage` of its cell, or its own
                `add_pipeline_stage`, was never set.

        """
        for parameter in self.trainable_params():
            if not parameter.pipeline_stages:
                raise StateError(
                    f"infer_param_pipeline_stage expected a stage for every parameter, got none "
                    f"for '{parameter.name}'. Hint: set pipeline_stage of its cell."
                )
        return [p for p in self.trainable_params() if this_stage() in p.pipeline_stages]
