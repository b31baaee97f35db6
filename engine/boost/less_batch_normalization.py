"""Networks with fewer batch normalisations."""

from __future__ import annotations

from typing import Any

from engine import nn
from engine.errors import ArgumentTypeError
from engine.nn.replace import replace_cells

from .normalised_head import NormalisedHead
from .residual import dispensable_norms

FLAG = "less_bn"


class PassedOver(nn.Cell):
    """What stands in place of a batch normalisation that is left out: it returns its input.

    The parameters keep their names, so a checkpoint has them; they are trained no more.

    >>> import engine
    >>> from engine import nn
    >>> PassedOver(nn.BatchNorm2d(3))(engine.ops.ones((2, 3, 4, 4))).shape
    (2, 3, 4, 4)

    """

    def __init__(self, norm: nn.Cell) -> None:
        super().__init__()
        self.norm = norm
        for parameter in norm.get_parameters():
            parameter.requires_grad = False

    def construct(self, x: Any) -> Any:
        """The input."""
        return x


class LessBN(nn.Cell):
    """A network without the batch normalisations that it can do without.

    In the branch of a residual block only the last one stays; see `engine.boost.residual`. Which
    these are is found at the first call, in one run more. A network without such blocks keeps all,
    and then this saves nothing.

    Args:
        network: The network, which is changed; it, or cells in it, may have the flag `less_bn`
            already: `Cell.set_boost`.
        fn_flag: Whether the last fully connected layer becomes one of angles, without a bias:
            `NormalisedHead`. It saves nothing; it makes up for what normalisation did.

    Raises:
        ArgumentTypeError: If the network is no cell, or the flag no bool.

    Source: the idea is MindSpore's; that a norm at the end of each branch is what counts, Zhang,
    Dauphin & Ma, "Fixup initialization", arXiv:1901.09321.

    >>> from engine import nn, ops
    >>> net = LessBN(nn.SequentialCell(nn.Dense(3, 4), nn.ReLU(), nn.Dense(4, 2)), fn_flag=True)
    >>> [parameter.name for parameter in net.get_parameters()]
    ['0.weight', '0.bias', '2.weight', '2.multiplier']

    """

    def __init__(self, network: nn.Cell, fn_flag: bool = False) -> None:
        super().__init__(auto_prefix=False)
        if not isinstance(network, nn.Cell):
            raise ArgumentTypeError.of("LessBN(network)", "a Cell", network)
        if not isinstance(fn_flag, bool):
            raise ArgumentTypeError.of("LessBN(fn_flag)", "a bool", fn_flag)
        self.network = network
        if not is_flagged(network):
            network.set_boost(FLAG)
            if fn_flag:
                with_normalised_head(network)
        self._looked = False

    def construct(self, *inputs: Any) -> Any:
        """What the network returns."""
        if not self._looked:
            self._looked = True
            leave_out_norms(self.network, inputs)
        return self.network(*inputs)


def is_flagged(network: nn.Cell) -> bool:
    """Whether fewer normalisations are wanted in the whole network or in a cell of it."""
    return any(cell.get_flags().get(FLAG) for _, cell in network.cells_and_names())


def leave_out_norms(network: nn.Cell, inputs: tuple[Any, ...]) -> list[nn.Cell]:
    """The norms that are passed over from now on, of those that are flagged."""
    found = [c for c in dispensable_norms(network, inputs) if c.get_flags().get(FLAG)]

    def choose(_name: str, cell: nn.Cell) -> nn.Cell | None:
        return PassedOver(cell) if any(cell is one for one in found) else None

    if found:
        replace_cells(network, choose)
    return found


def with_normalised_head(network: nn.Cell) -> None:
    """Put a layer of angles in place of the network's last fully connected one."""
    dense = [cell for _, cell in network.cells_and_names() if isinstance(cell, nn.Dense)]
    if not dense or dense[-1] is network:
        return
    replace_cells(
        network, lambda _name, cell: NormalisedHead.of(cell) if cell is dense[-1] else None
    )
