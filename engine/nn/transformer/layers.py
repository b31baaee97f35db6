"""What the layers are made of. Their names begin with an underscore, as in MindSpore."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float16, float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.nn.layer.activation import get_activation
from engine.nn.layer.arguments import parameter, positive, truth
from engine.tensor import Parameter

from .arguments import half_or_single
from .fixed_sparse_attention import FixedSparseAttention
from .moe import one_expert

__all__ = ["FixedSparseAttention", "_Dropout", "_LayerNorm", "_Linear"]


class _Dropout(Cell):
    """While training, each element set to 0 with a probability, and the others scaled up.

    Args:
        keep_prob: The probability to keep an element, above 0 and up to 1.
        dtype: Recorded; the output has the input's number type.

    Raises:
        ArgumentTypeError: If `keep_prob` is no float.
        ArgumentValueError: If it is out of its range.

    """

    def __init__(self, keep_prob: float = 0.5, dtype: Any = float32) -> None:
        super().__init__()
        if not isinstance(keep_prob, float):
            raise ArgumentTypeError.of("_Dropout(keep_prob)", "a float", keep_prob)
        if not 0 < keep_prob <= 1:
            raise ArgumentValueError.of("_Dropout(keep_prob)", "above 0, up to 1", keep_prob)
        self.keep_prob, self.dtype = keep_prob, dtype

    def construct(self, x: Any) -> Any:
        return ops.dropout(x, 1 - self.keep_prob, self.training)

    def extend_repr(self) -> str:
        return f"keep_prob={self.keep_prob}"


class _LayerNorm(Cell):
    """Each step normalised over its last axis, then scaled by gamma and shifted by beta.

    Args:
        normalized_shape: The shape of gamma and beta: the last axis of inputs.
        eps: Added to the variance below the root.
        param_init_type: The number type of gamma and beta, float32 or float16.
        is_self_defined: Recorded; MindSpore's two ways compute the same.

    Raises:
        ArgumentTypeError: If the number type is another.
        ShapeError: If an input has another last axis.

    Source: Ba, Kiros & Hinton, arXiv:1607.06450.

    """

    def __init__(
        self,
        normalized_shape: tuple[int, ...],
        eps: float = 1e-5,
        param_init_type: Any = float32,
        is_self_defined: bool = False,
    ) -> None:
        super().__init__()
        dtype = half_or_single("_LayerNorm(param_init_type)", param_init_type)
        shape = tuple(normalized_shape)
        self.gamma = parameter("_LayerNorm", "ones", shape, dtype, "gamma")
        self.beta = parameter("_LayerNorm", "zeros", shape, dtype, "beta")
        # Devices that deal out the optimizer's state would keep these whole.
        self.gamma.parallel_optimizer = self.beta.parallel_optimizer = False
        self.eps, self.is_self_defined = eps, is_self_defined

    def construct(self, x: Any) -> Any:
        if tuple(x.shape[-1:]) != tuple(self.gamma.shape[-1:]):
            raise ShapeError.of("_LayerNorm", f"(…, {self.gamma.shape[-1]})", tuple(x.shape))
        return ops.layer_norm(x, self.gamma.shape[-1:], self.gamma, self.beta, self.eps)

    def shard(self, strategy: tuple[Any, ...], *_: Any) -> Any:
        """Record how inputs would be cut over devices, as `Cell.shard`; the layer itself.

        What else `Cell.shard` takes is not kept.
        """
        self._note_layout(strategy)
        return self


class _Linear(Cell):
    """Each output a weighted sum of all inputs, computed in another type, then an activation.

    Args:
        in_channels: The length of the input's last axis.
        out_channels: The length of the output's last axis.
        weight_init: Of `weight`: (out_channels, in_channels), or the axes the other way round.
        bias_init: Of `bias`, (out_channels,).
        has_bias: Whether there is a bias.
        activation: A name such as "relu", a class of cells, or None.
        transpose_b: Whether `weight` has the outputs first.
        expert_num: 1.
        outer_batch: Recorded; of several experts.
        expert_group_size: Recorded likewise.
        param_init_type: The number type of the parameters, float32 or float16.
        compute_dtype: That of the product; the output has the input's type.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number of channels is not above 0.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.
        UnknownNameError: If there is no activation of that name.
        UnsupportedError: If there are several experts.

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        weight_init: Any = "normal",
        bias_init: Any = "zeros",
        has_bias: bool = True,
        activation: Any = None,
        transpose_b: bool = True,
        expert_num: int = 1,
        outer_batch: int = 1,
        expert_group_size: int | None = None,
        param_init_type: Any = float32,
        compute_dtype: Any = float16,
    ) -> None:
        super().__init__()
        one_expert("_Linear", expert_num)
        self.in_channels = positive("_Linear(in_channels)", in_channels)
        self.out_channels = positive("_Linear(out_channels)", out_channels)
        self.has_bias = truth("_Linear(has_bias)", has_bias)
        self.outer_batch = positive("_Linear(outer_batch)", outer_batch)
        self.expert_num, self.expert_group_size = expert_num, expert_group_size
        self.transpose_b = truth("_Linear(transpose_b)", transpose_b)
        self.dtype = half_or_single("_Linear(compute_dtype)", compute_dtype)
        kept = half_or_single("_Linear(param_init_type)", param_init_type)
        shape = (out_channels, in_channels) if transpose_b else (in_channels, out_channels)
        self.weight = parameter("_Linear", weight_init, shape, kept, "weight")
        self.bias: Parameter | None = None
        if has_bias:
            self.bias = parameter("_Linear", bias_init, (out_channels,), kept, "bias")
            self.bias.parallel_optimizer = False
        self.act_name = activation
        self.activation = made_activation("_Linear(activation)", activation)

    def construct(self, x: Any) -> Any:
        shape = tuple(x.shape)
        if not shape or shape[-1] != self.in_channels:
            raise ShapeError.of("_Linear", f"(…, {self.in_channels})", shape)
        flat = ops.cast(ops.reshape(x, (-1, self.in_channels)), self.dtype)
        weight = ops.cast(self.weight, self.dtype)
        out = ops.matmul(flat, ops.transpose(weight, (1, 0)) if self.transpose_b else weight)
        if self.bias is not None:
            out = ops.add(out, ops.cast(self.bias, self.dtype))
        if self.activation is not None:
            out = self.activation(out)
        return ops.reshape(ops.cast(out, x.dtype), (*shape[:-1], self.out_channels))

    def shard(  # type: ignore[override]
        self,
        strategy_matmul: tuple[Any, ...],
        strategy_bias: tuple[Any, ...] | None = None,
        strategy_activation: tuple[Any, ...] | None = None,
    ) -> Any:
        """Record how the product would be cut over devices, as `Cell.shard`; the layer itself.

        Those of the bias and the activation would follow; they are not kept.
        """
        self._note_layout(strategy_matmul)
        return self


def made_activation(where: str, activation: Any) -> Any:
    """The cell of an activation that is given by its name or its class; None for None.

    Raises:
        ArgumentTypeError: If it is something else.
        UnknownNameError: If there is none of that name.

    """
    if activation is None or isinstance(activation, str):
        return get_activation(activation, where.partition("(")[0])
    if not (isinstance(activation, type) and issubclass(activation, Cell)):
        raise ArgumentTypeError.of(where, "a name or a class of cells", activation)
    return activation()
