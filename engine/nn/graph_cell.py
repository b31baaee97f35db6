"""A network that came out of a file, as a cell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.autodiff.planner import planner
from engine.errors import ArgumentTypeError, ArgumentValueError, EngineError, UnsupportedError
from engine.program import Program
from engine.tensor import Tensor
from engine.tensor.parameter import parameter_around

from .cell import Cell
from .recurring import Recurring

_PARAMS = "GraphCell(params_init)"


class GraphCell(Cell):
    """The network of a file that `engine.load` read.

    Its parameters are those of the file, under their names there, and each GraphCell has its own.
    It trains as far as its operators have gradients: in evaluation, as the file says it.

    Alone, with inputs of shapes that come again and again, it is computed by a plan: what the file
    describes is written down once as a graph for these shapes (`engine.graph`), which is run from
    then on and gives the same bits. Where numbers decide what is computed, operators go on one by
    one, as they do in its first runs.

    Args:
        graph: What `engine.load` returned.
        params_init: First values of parameters by name, instead of those of the file. Names that
            the graph does not have are passed over, as in MindSpore.
        obf_random_seed: Only None: MindSpore no longer offers obfuscation.

    Inputs:
        Tensors, as many and of the shapes that the file says.

    Outputs:
        A tensor, or a tuple of them where the file has several outputs.

    Raises:
        ArgumentTypeError: If `graph` is something else, `params_init` no dict, or it has keys that
            are no str or values that are no tensors.
        ArgumentValueError: If a first value has another shape or number type than in the file.
        UnsupportedError: If `obf_random_seed` is given.

    >>> import engine, tempfile
    >>> from engine import nn
    >>> path = tempfile.mkdtemp() + "/fc.onnx"
    >>> x = engine.Tensor([[1.0, 2.0, 3.0]])
    >>> engine.export(nn.Dense(3, 2, weight_init="ones", bias_init="zeros"), x, file_name=path)
    >>> net = nn.GraphCell(engine.load(path))
    >>> net(x)
    Tensor(shape=[1, 2], dtype=Float32, value=
    [[ 6.00000000e+00,  6.00000000e+00]])

    """

    graph: Program

    def __init__(
        self,
        graph: Program,
        params_init: Mapping[str, Tensor] | None = None,
        obf_random_seed: int | None = None,
    ) -> None:
        super().__init__()
        if obf_random_seed is not None:
            raise UnsupportedError.of("GraphCell(obf_random_seed)", "None", repr(obf_random_seed))
        if not isinstance(graph, Program):
            expected = "what engine.load returned"
            raise ArgumentTypeError.of("GraphCell(graph)", expected, graph)
        first = _first_values(graph, params_init)
        self.graph = graph
        self._recurring = Recurring()
        self._members: dict[str, str] = {}  # where each parameter lies in the cell
        for name, value in graph.parameters.items():
            made = parameter_around(Tensor(first.get(name, value)).array, name)
            made.requires_grad = name not in graph.frozen
            self._members[name] = member = _member_name(self, name)
            self._params[member] = made

    def construct(self, *inputs: Any) -> Any:
        planning = planner(asked=True)
        if planning is None or not self._come_often(inputs):
            return self._run(*inputs)
        try:
            return planning.forward(self, self._run, inputs, {})
        except (EngineError, MemoryError):  # of the plan, which does not know where it stands
            return self._run(*inputs)

    def _come_often(self, inputs: tuple[Any, ...]) -> bool:
        return all(isinstance(one, Tensor) for one in inputs) and self._recurring.often(inputs)

    def _run(self, *inputs: Any) -> Any:
        """Operator by operator; an error says where in the file it stands."""
        parameters = {name: self._params[member] for name, member in self._members.items()}
        return self.graph.run(inputs, parameters)

    def extend_repr(self) -> str:
        return f"{self.graph.name}, instructions={len(self.graph.instructions)}"


def _member_name(cell: GraphCell, name: str) -> str:
    """The name, or one like it where it means something else in a cell, as `training` does."""
    while not name or hasattr(cell, name):
        name += "_"
    return name


def _first_values(graph: Program, given: Any) -> dict[str, Any]:
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise ArgumentTypeError.of(_PARAMS, "a dict", given)
    for name, value in given.items():
        if not isinstance(name, str):
            raise ArgumentTypeError.of(f"{_PARAMS}: a key", "a str", name)
        if not isinstance(value, Tensor):
            expected = "a Tensor or a Parameter"
            raise ArgumentTypeError.of(f"{_PARAMS}[{name!r}]", expected, value)
        own = graph.parameters.get(name)
        if own is not None and (own.shape, own.dtype) != (value.shape, value.array.dtype):
            expected, got = (f"{one.dtype} of shape {one.shape}" for one in (own, value.array))
            raise ArgumentValueError.of(f"{_PARAMS}[{name!r}]", expected, got)
    return {name: value.array for name, value in given.items()}
