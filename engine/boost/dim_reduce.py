"""Training in the few dimensions in which the weights have moved before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine import nn
from engine.autodiff.replayable import read
from engine.autodiff.tape import repetition
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose
from engine.tensor import Parameter, ParameterTuple, Tensor

# How often a step along the directions is tried, each time `rho` times as long.
TRIALS = 2
# Below this product of changes the quasi-Newton matrix stays as it is.
FLATTEST = 1e-20


class DimReduce(nn.Cell):
    """A training step along a few directions, by quasi-Newton, and a small one in all the others.

    With the directions P as rows, g the gradient and B the quasi-Newton matrix, both in the
    directions: `d = -B @ (P @ g)` is tried at full length and at `rho` times that. The first length
    r counts that lowers the loss by more than `sigma * r` times what its slope promises; none
    does: r is 0. The rest of the gradient moves the weights by itself, with momentum:
    `m = gamma * m + g - P.T @ P @ g`, `w = w + r * P.T @ d - alpha * m`.

    It saves no time in one process: each step runs the network once or twice more, and with
    `alpha` above 0 takes the whole gradient. Between processes, at `alpha` 0, the numbers that say
    a gradient are `n_components` instead of all.

    Args:
        network: A cell that returns its loss.
        optimizer: What moves the weights by what it is given: `SGD` with learning rate 1.
        weight: The weights.
        pca_mat_local: The directions, (n_components, numbers in all weights), of length 1 and at
            right angles, in the order of the weights.
        n_components: How many directions.
        rho: What a length that was refused is multiplied with.
        gamma: The momentum of the rest.
        alpha: The learning rate of the rest.
        sigma: The share of the slope's promise that is asked for.
        rank: The number of this process: 0.
        rank_size: How many processes there are: 1.

    Called with the loss, the gradients, what they are multiplied with, the weights, room for copies
    of them and the batch; returns the loss. After a trial the weights are set back to the copies.

    Raises:
        ArgumentTypeError: If the directions are no array.
        ShapeError: If they are not of that shape.
        StateError: If there are several processes.

    Source: Li et al., "Low dimensional landscape hypothesis is true: DNNs can be trained in tiny
    subspaces", arXiv:2103.11154: the directions (section 3.1) and the quasi-Newton step with its
    search (algorithm 2); the step in the rest is MindSpore's.

    """

    def __init__(
        self,
        network: nn.Cell,
        optimizer: nn.Optimizer,
        weight: Sequence[Parameter],
        pca_mat_local: Any,
        n_components: int,
        rho: float,
        gamma: float,
        alpha: float,
        sigma: float,
        rank: int,
        rank_size: int,
    ) -> None:
        super().__init__(auto_prefix=False)
        if (rank, rank_size) != (0, 1):
            got = f"rank {rank} of {rank_size}"
            raise StateError(compose("DimReduce", "one process, rank 0 of 1", got))
        self.network, self.optimizer = network, optimizer
        self.rho, self.gamma, self.alpha, self.sigma = rho, gamma, alpha, sigma
        self._blocks = _blocks(pca_mat_local, n_components, weight)
        self.gk_last = _state("gk_last", np.zeros(n_components))
        self.gk_last_init = _state("gk_last_init", np.array(0), np.int32)
        self.bk = _state("bk", np.eye(n_components))
        self.sk = _state("sk", np.zeros(n_components))
        self.grad_res_momentum = ParameterTuple(weight).clone("grad_res_momentum", "zeros")
        for one in self.grad_res_momentum:
            one.requires_grad = False

    def construct(
        self,
        loss: Any,
        old_grad: Sequence[Any],
        loss_scale: Any,
        weight: Sequence[Parameter],
        weight_clone: Sequence[Parameter],
        *inputs: Any,
    ) -> Any:
        """The loss; the weights have moved."""
        for copy, one in zip(weight_clone, weight, strict=True):
            copy.array[...] = one.array  # others may have set the weights since the last step
        scale = float(loss_scale)
        gradients = [read(gradient) / scale for gradient in old_grad]
        slope = self._projected(gradients)
        before = self.bk.asnumpy(), self.gk_last.asnumpy()
        direction = self._direction(slope)
        step = self._lifted(direction, gradients)
        length = self._length(float(loss), slope @ direction, step, weight, weight_clone, inputs)
        if length:
            _put(self.sk, length * direction)
        else:
            _put(self.bk, before[0])
            _put(self.gk_last, before[1])
        rest = self._rest(gradients, slope)
        self.optimizer([_moved(more, length, part) for more, part in zip(rest, step, strict=True)])
        return loss

    def _projected(self, gradients: list[Any]) -> np.ndarray:
        """A gradient in the directions: `n_components` numbers, in host memory."""
        parts = zip(self._blocks, gradients, strict=True)
        total = sum(block.array @ gradient.reshape(-1) for block, gradient in parts)
        return Tensor(total).asnumpy().astype(np.float32)

    def _lifted(self, small: np.ndarray, gradients: list[Any]) -> list[Any]:
        """A vector of the directions as arrays of the shapes of the weights."""
        vector = Tensor(small).array
        parts = zip(self._blocks, gradients, strict=True)
        return [(vector @ block.array).reshape(like.shape) for block, like in parts]

    def _direction(self, slope: np.ndarray) -> np.ndarray:
        """Where the quasi-Newton step goes, after the matrix has learned from the last one.

        Source: the update of the inverse by Broyden, Fletcher, Goldfarb and Shanno.
        """
        if int(read(self.gk_last_init)):
            step, change = self.sk.asnumpy(), slope - self.gk_last.asnumpy()
            product = change @ step
            if product > FLATTEST:
                left = np.eye(len(step), dtype=np.float32) - np.outer(change, step) / product
                inverse = left.T @ self.bk.asnumpy() @ left + np.outer(step, step) / product
                _put(self.bk, inverse)
        _put(self.gk_last_init, np.array(1))
        _put(self.gk_last, slope)
        return -(self.bk.asnumpy() @ slope)

    def _length(
        self,
        loss: float,
        promised: float,
        step: list[Any],
        weight: Sequence[Parameter],
        weight_clone: Sequence[Parameter],
        inputs: tuple[Any, ...],
    ) -> float:
        """The first length that lowers the loss enough, or 0; the weights are as before."""
        for trial in range(TRIALS):
            length = self.rho**trial
            for one, part in zip(weight, step, strict=True):
                one.array += length * part
            with repetition():  # running statistics do not move
                reached = float(self.network(*inputs))
            for one, copy in zip(weight, weight_clone, strict=True):
                one.array[...] = copy.array
            if loss + self.sigma * length * promised > reached:
                return length
        return 0.0

    def _rest(self, gradients: list[Any], slope: np.ndarray) -> list[Any]:
        """The step against what the directions do not see of the gradient; None each for none."""
        if not self.alpha:
            return [None] * len(gradients)
        seen = self._lifted(slope, gradients)
        for momentum, gradient, part in zip(self.grad_res_momentum, gradients, seen, strict=True):
            momentum.array *= self.gamma
            momentum.array += gradient - part
        return [self.alpha * momentum.array for momentum in self.grad_res_momentum]


def _moved(rest: Any, length: float, step: Any) -> Tensor:
    along = -length * step
    return Tensor(along if rest is None else rest + along)


def _blocks(matrix: Any, count: int, weight: Sequence[Parameter]) -> list[Tensor]:
    """The directions cut into the parts that belong to each weight."""
    if not isinstance(matrix, np.ndarray):
        raise ArgumentTypeError.of("DimReduce(pca_mat_local)", "a NumPy array", matrix)
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise ArgumentValueError.of("DimReduce(n_components)", "a whole number above 0", count)
    sizes = [int(np.prod(one.shape)) for one in weight]
    if matrix.shape != (count, sum(sizes)):
        expected = f"({count}, {sum(sizes)}), the numbers in all weights"
        raise ShapeError.of("DimReduce(pca_mat_local)", expected, matrix.shape)
    ends = np.cumsum(sizes)[:-1]
    return [Tensor(part.astype(np.float32)) for part in np.split(matrix, ends, axis=1)]


def _state(name: str, value: np.ndarray, dtype: Any = np.float32) -> Parameter:
    """A number or more of the search, in host memory."""
    array = Tensor.from_numpy(np.asarray(value, dtype))
    return Parameter(array, name=name, requires_grad=False, device="CPU")


def _put(parameter: Parameter, value: Any) -> None:
    parameter.array[...] = value
