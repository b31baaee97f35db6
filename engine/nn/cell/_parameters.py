"""The parameters of a cell and of the cells below, under MindSpore's names."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter
from engine.tensor.flat_buffer import buckets, lay_end_to_end

from ._tree import Tree, check_member_name, holders
from ._undrawn import note_undrawn


class Parameters(Tree):
    """What training changes."""

    _params: OrderedDict[str, Any]
    _listed_names: set[str]
    _nameless: int

    def get_parameters(self, expand: bool = True) -> Iterator[Parameter]:
        """Each parameter once; without `expand` only the cell's own."""
        return (parameter for _, parameter in self.parameters_and_names(expand=expand))

    def parameters_and_names(
        self, name_prefix: str = "", expand: bool = True
    ) -> Iterator[tuple[str, Parameter]]:
        """Each parameter once, with where it stands below this cell: `conv1.weight`.

        A parameter's own `name` may differ: a lone batch norm keeps `moving_mean` under the name
        `mean`.

        Args:
            name_prefix: What stands before the names, a dot behind it.
            expand: Whether the parameters of the cells below are meant too.

        """
        met: set[int] = set()
        cells = holders(self, name_prefix) if expand else [(name_prefix, self)]
        for prefix, cell in cells:
            for name, parameter in cell._params.items():
                if parameter is not None and id(parameter) not in met:
                    met.add(id(parameter))
                    yield (f"{prefix}.{name}" if prefix else name), parameter

    def parameters_dict(self, recurse: bool = True) -> OrderedDict[str, Parameter]:
        """The parameters by their `name`; of two that share one, the later.

        Args:
            recurse: Whether the parameters of the cells below are meant too.

        """
        return OrderedDict((p.name, p) for p in self.get_parameters(expand=recurse))

    def trainable_params(self, recurse: bool = True) -> list[Parameter]:
        """The parameters that training changes.

        Args:
            recurse: Whether those of the cells below are meant too.

        >>> import engine
        >>> from engine import nn
        >>> cell = nn.Cell()
        >>> cell.scale = engine.Parameter(engine.Tensor([1.0]))
        >>> cell.trainable_params()
        [Parameter (name=scale, shape=(1,), dtype=Float32, requires_grad=True)]

        """
        return [p for p in self.get_parameters(expand=recurse) if p.requires_grad]

    def untrainable_params(self, recurse: bool = True) -> list[Parameter]:
        """The parameters that training leaves alone.

        Args:
            recurse: Whether those of the cells below are meant too.

        """
        return [p for p in self.get_parameters(expand=recurse) if not p.requires_grad]

    def insert_param_to_cell(
        self, param_name: str, param: Parameter | None, check_name_contain_dot: bool = True
    ) -> None:
        """Add a parameter; without a name of its own it takes `param_name`.

        Args:
            param_name: The attribute under which it is reached.
            param: The parameter, or None for one that comes later.
            check_name_contain_dot: Whether a name with a dot is refused.

        Raises:
            ArgumentTypeError: If the name is not a str or the parameter not a Parameter.
            MemberNameError: If the name is taken, empty, or holds a dot and may not.

        """
        where = "insert_param_to_cell"
        if not isinstance(param_name, str):
            raise ArgumentTypeError.of(f"{where}(param_name)", "a str", param_name)
        if param is not None and not isinstance(param, Parameter):
            raise ArgumentTypeError.of(f"{where}(param)", "a Parameter or None", param)
        dots = not check_name_contain_dot
        check_member_name(self, where, param_name, self._params, dots=dots)
        if param is not None and not param.has_own_name:
            param.name = param_name
        self._params[param_name] = param
        note_undrawn(self, param)
        self.__dict__[param_name] = param

    def flatten_weights(self, fusion_size: int = 0) -> None:
        """Lay the trainable parameters end to end in memory, a flat buffer for each number type.

        The parameters become views of the buffer and behave as before. An optimizer whose step is
        element-wise then moves a whole buffer in one call, with the same results; new numbers, as
        those of a checkpoint, are written into the buffer.

        Args:
            fusion_size: How many bytes one buffer holds at most; a parameter that is larger has one
                for itself. 0: as many as there are.

        Raises:
            ArgumentTypeError: If it is not an int.
            ArgumentValueError: If it is below 0.

        >>> from engine import nn
        >>> net = nn.Dense(2, 3)
        >>> net.flatten_weights()
        >>> net.weight.array.base is net.bias.array.base
        True

        """
        if isinstance(fusion_size, bool) or not isinstance(fusion_size, int):
            raise ArgumentTypeError.of("flatten_weights(fusion_size)", "an int", fusion_size)
        if fusion_size < 0:
            where = "flatten_weights(fusion_size)"
            raise ArgumentValueError.of(where, "bytes from 0", fusion_size)
        for together in buckets(self.trainable_params(), fusion_size):
            lay_end_to_end(together)

    def update_parameters_name(self, prefix: str = "", recurse: bool = True) -> None:
        """Name each parameter `prefix` and where it stands below this cell.

        A cell that is given to another does this with `"<attribute>."`.

        Raises:
            ArgumentTypeError: If the prefix is not a str.

        """
        if not isinstance(prefix, str):
            raise ArgumentTypeError.of("update_parameters_name(prefix)", "a str", prefix)
        for name, parameter in self.parameters_and_names(expand=recurse):
            parameter.name = prefix + name

    @property
    def exist_names(self) -> set[str]:
        """The names of parameters that came in a tuple or list.

        Such parameters are none of the cell's own: a `ParameterTuple` makes them so.
        """
        return set(self._listed_names)

    def check_names(self) -> None:
        """Look whether each parameter of the cell and of those below has a name of its own.

        Raises:
            ArgumentValueError: If two share one.

        """
        named: dict[str, Parameter] = {}
        for parameter in self.get_parameters():
            if named.setdefault(parameter.name, parameter) is not parameter:
                got = f"two {parameter.name!r}"
                raise ArgumentValueError.of(
                    "check_names", "parameters with names of their own", got
                )

    def remove_redundant_parameters(self) -> None:
        """Take away parameters that this process need not hold; here it needs them all.

        What other processes hold instead is decided by how parameters are sharded over them, which
        `parameter_layout_dict` records; one process holds everything, so nothing is taken.
        """

    def init_parameters_data(self, auto_parallel_mode: bool = False) -> dict[Parameter, Parameter]:
        """Each parameter, and what stands in its place: itself.

        Parameters that were made inside `no_init_parameters` get their initial values; the others
        have them from the start.

        Args:
            auto_parallel_mode: Whether several devices share them; one process holds them whole.

        Returns:
            Each parameter of this cell and of those below, by itself.

        """
        return {parameter: parameter.init_data() for parameter in self.get_parameters()}
