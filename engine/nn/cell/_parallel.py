"""What is asked of a cell for training on several devices.

A cell only records it, here or on its parameters; `engine.parallel` reads it where there are
several processes. One process computes the same with and without.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Self

from engine.autodiff import OwnArray, cutter
from engine.context import ParallelMode, set_auto_parallel_context
from engine.context.processes import world
from engine.errors import ArgumentTypeError
from engine.tensor import Parameter

from ._layout import ParallelHints, layout_of
from ._pipelined import Pipelined
from ._plan import plan_of


class Parallel(Pipelined):
    """What is asked for several devices: hints, which one process only records."""

    _parallel_hints: ParallelHints

    def shard(
        self,
        in_strategy: tuple[Any, ...],
        out_strategy: tuple[Any, ...] | None = None,
        parameter_plan: dict[str, tuple[int, ...]] | None = None,
        device: str = "Ascend",
        level: int = 0,
    ) -> Callable[..., Any]:
        """Have the cell's inputs and parameters split over processes.

        Each holds a part, from now on also of the parameters of the plan, and of the state that an
        optimizer has for them; how what is computed is split follows. The numbers are those of the
        whole. The parallel mode becomes "auto_parallel", and its search "sharding_propagation".
        Where `dataset_strategy` is "data_parallel" and nothing around is split, the inputs of a
        call are this process's rows, and so is what comes out.

        One process splits nothing: the cell computes what it computes, and remembers the layout.

        Args:
            in_strategy: For each input a tuple: into how many parts each axis is split; or a
                `parallel.Layout`.
            out_strategy: The same of each output; recorded: it follows from the inputs.
            parameter_plan: The same of parameters, by name. A name that the cell does not have is
                left out.
            device: `"CPU"`, `"GPU"` or `"Ascend"`; recorded.
            level: 0, 1 or 2, what a search of the other strategies weighs; recorded.

        Returns:
            A function that runs the cell, as calling the cell does.

        Raises:
            ArgumentTypeError: If a strategy is no tuple of tuples of ints, the plan no dict of them
                by name, the device no str or the level no int.
            ArgumentValueError: If a number of parts is below 1, or device or level another one; if
                parts do not divide the axis, or the number of processes.

        >>> from engine import nn, ops
        >>> sharded = nn.Dense(4, 2).shard(((2, 1),))
        >>> sharded(ops.ones((6, 4))).shape
        (6, 2)

        """
        self._note_layout(in_strategy, out_strategy, parameter_plan, device, level)
        if len(world().ranks) > 1:
            plan_of(self).cut = True
            mode, search = ParallelMode.AUTO_PARALLEL, "sharding_propagation"
            set_auto_parallel_context(parallel_mode=mode, search_mode=search)
        if (cutting := cutter()) is not None:
            cutting.cut_cell(self)

        def sharded(*inputs: Any, **options: Any) -> Any:
            return self(*inputs, **options)  # type: ignore[operator] # Cell is callable

        return sharded

    def _note_layout(
        self,
        in_strategy: Any,
        out_strategy: Any = None,
        parameter_plan: Any = None,
        device: Any = "Ascend",
        level: Any = 0,
    ) -> None:
        """Keep what `shard` was given, once it is checked."""
        names = [name for pair in self.parameters_and_names() for name in (pair[0], pair[1].name)]
        layout = layout_of(in_strategy, out_strategy, parameter_plan, device, level, names)
        self._parallel_hints = self._parallel_hints._replace(layout=layout)

    def set_data_parallel(self) -> None:
        """Ask, of this cell and all below, that batches be split where no strategy is given.

        One process has the whole batch.
        """
        for _, cell in self.cells_and_names():
            cell._parallel_hints = cell._parallel_hints._replace(data_parallel=True)

    def set_broadcast_flag(self, mode: bool = True) -> Self:
        """Say, of this cell and all below, whether parameters go from one device to the others.

        It becomes the flag `broadcast_flag` of each; one process has nobody to send them to.

        Args:
            mode: Whether they do.

        """
        for _, cell in self.cells_and_names():
            cell._flags["broadcast_flag"] = mode
            cell.broadcast_flag = mode
        return self

    def set_comm_fusion(self, fusion_type: int, recurse: bool = True) -> Self:
        """Set `comm_fusion` of the trainable parameters; a later call overwrites it.

        Args:
            fusion_type: Parameters of one number from 1 are to be communicated together, those of 0
                one by one. One process communicates none.
            recurse: Whether the parameters of the cells below are meant too.

        Raises:
            ArgumentTypeError: If it is no int.
            ArgumentValueError: If it is below 0.

        """
        for parameter in self.trainable_params(recurse):
            parameter.comm_fusion = fusion_type
        return self

    def set_param_ps(self, recurse: bool = True, init_in_server: bool = False) -> None:
        """Ask for the trainable parameters to be held by a parameter server.

        This engine has no such server: training goes on as before, and the parameters remember it
        in `is_param_ps` and `init_in_server`.

        Args:
            recurse: Whether the parameters of the cells below are meant too.
            init_in_server: Whether the server is to initialise them.

        Raises:
            ArgumentTypeError: If `init_in_server` is no bool.

        """
        for parameter in self.trainable_params(recurse):
            parameter.init_in_server = init_in_server
            parameter.is_param_ps = True

    @property
    def parameter_layout_dict(self) -> dict[str, Any]:
        """How parameters that are cut over processes lie on them, by name, and what was set.

        Of each the devices along their axes; for each axis of the parameter the axis of devices
        that cuts it, counted from the last, or -1; the shape of this process's part; and three
        facts of MindSpore's. It is empty in one process, which holds all of each.

        Raises:
            ArgumentTypeError: If it is set to something else than a dict.

        """
        cut = [one for one in self.get_parameters() if isinstance(one.array, OwnArray)]
        found = {parameter.name: parameter.array.layout() for parameter in cut}
        return found | dict(self._parallel_hints.layouts)

    @parameter_layout_dict.setter
    def parameter_layout_dict(self, value: dict[str, Any]) -> None:
        if not isinstance(value, dict):
            raise ArgumentTypeError.of("Cell.parameter_layout_dict", "a dict", value)
        self._parallel_hints = self._parallel_hints._replace(layouts=dict(value))

    def parameters_broadcast_dict(self, recurse: bool = True) -> OrderedDict[str, Parameter] | None:
        """The parameters that all devices share, by name: those without `layerwise_parallel`.

        Args:
            recurse: Whether the parameters of the cells below are meant too.

        Returns:
            The dict, or None if there are none. One process sends them to nobody.

        """
        shared = [p for p in self.get_parameters(expand=recurse) if not p.layerwise_parallel]
        return OrderedDict((p.name, p) for p in shared) or None
