"""Dense layers whose weights are distributions."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.nn.layer.activation import get_activation
from engine.nn.layer.arguments import positive, truth
from engine.nn.probability.distribution.normal import Normal
from engine.typed import Tensor

from .layer_distribution import NormalPrior, normal_post_fn
from .variational import Variational

__all__ = ["DenseLocalReparam", "DenseReparam"]


class _DenseVariational(Variational):
    """The arguments of a dense layer; a subclass says what is drawn."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        activation: str | Cell | None = None,
        has_bias: bool = True,
        weight_prior_fn: Any = NormalPrior,
        weight_posterior_fn: Any = normal_post_fn,
        bias_prior_fn: Any = NormalPrior,
        bias_posterior_fn: Any = normal_post_fn,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        self.in_channels = positive(f"{where}(in_channels)", in_channels)
        self.out_channels = positive(f"{where}(out_channels)", out_channels)
        self.has_bias = truth(f"{where}(has_bias)", has_bias)
        shape = [out_channels, in_channels]
        self.learn("weight", shape, weight_prior_fn, weight_posterior_fn)
        if has_bias:
            self.learn("bias", [out_channels], bias_prior_fn, bias_posterior_fn)
        if isinstance(activation, str):
            activation = get_activation(activation, where)
        if not (activation is None or isinstance(activation, Cell)):
            raise ArgumentTypeError.of(f"{where}(activation)", "a name, a cell or None", activation)
        self.activation: Any = activation

    def construct(self, x: Tensor) -> Tensor:
        out = self.weighed(x)
        if self.has_bias:
            out = ops.bias_add(out, self.drawn("bias"))
        return out if self.activation is None else self.activation(out)

    def weighed(self, x: Any) -> Any:
        """The sums of the inputs, weighed."""
        raise NotImplementedError

    def extend_repr(self) -> str:
        text = f"in_channels={self.in_channels}, out_channels={self.out_channels}"
        return f"{text}, has_bias={self.has_bias}"


class DenseReparam(_DenseVariational):
    """A dense layer that draws its weights at each call, one draw for the whole batch.

    Args:
        in_channels: The length of the input's last axis.
        out_channels: The length of the output's last axis.
        activation: A name such as "relu", a cell, or None.
        has_bias: Whether there is a bias, drawn as well.
        weight_prior_fn: Makes what weights are thought to be before: a cell, or its class.
        weight_posterior_fn: Makes, of `name` and `shape`, what is learned of them.
        bias_prior_fn: The same for biases.
        bias_posterior_fn: The same for biases.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number of channels is not above 0.

    Source: Kingma & Welling, arXiv:1312.6114.

    >>> from engine.nn.probability.bnn_layers import DenseReparam
    >>> [one.name for one in DenseReparam(3, 2, has_bias=False).get_parameters()]
    ['weight_posterior.mean', 'weight_posterior.untransformed_std']

    """

    def weighed(self, x: Any) -> Any:
        return ops.matmul(x, ops.swapaxes(self.drawn("weight"), 0, 1))


class DenseLocalReparam(_DenseVariational):
    """A dense layer that draws its sums, for each row of the batch, in place of its weights.

    Args and errors are those of `DenseReparam`.

    Source: Kingma et al., arXiv:1506.02557.
    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        activation: str | Cell | None = None,
        has_bias: bool = True,
        weight_prior_fn: Any = NormalPrior,
        weight_posterior_fn: Any = normal_post_fn,
        bias_prior_fn: Any = NormalPrior,
        bias_posterior_fn: Any = normal_post_fn,
    ) -> None:
        super().__init__(
            *(in_channels, out_channels, activation, has_bias),
            *(weight_prior_fn, weight_posterior_fn, bias_prior_fn, bias_posterior_fn),
        )
        self.normal = Normal()

    def weighed(self, x: Any) -> Any:
        mean = ops.matmul(x, ops.swapaxes(self.weight_posterior("mean"), 0, 1))
        squares = ops.square(ops.swapaxes(self.weight_posterior("sd"), 0, 1))
        deviation = ops.sqrt(ops.matmul(ops.square(x), squares))
        return self.normal("sample", mean=mean, sd=deviation)
