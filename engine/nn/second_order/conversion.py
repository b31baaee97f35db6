"""Layers of a network replaced by those that gather what second-order training needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.nn.layer.conv import Conv2d
from engine.nn.layer.dense import Dense
from engine.nn.layer.embedding import Embedding
from engine.nn.layer.embedding_lookup import EmbeddingLookup
from engine.nn.layer.thor_conv import Conv2dThor
from engine.nn.layer.thor_dense import DenseThor
from engine.nn.layer.thor_embedding import EmbeddingLookupThor, EmbeddingThor
from engine.nn.replace import replace_cells

# Parts of names that MindSpore leaves as they are: the convolutions that a region proposal network
# runs over several sizes of one image, and the wide half of wide-and-deep networks.
LEFT = ("rpn_with_loss.rpn_convs_list.", "wide")


def gathering_network(net: Cell) -> None:
    """Replace the trained layers of a network, in place, by those that gather.

    `Dense`, `Conv2d`, `Embedding` and `EmbeddingLookup` become `DenseThor` and so on, with the same
    parameters; subclasses of users, layers whose weight is not trained, and names with `LEFT` in
    them stay. So does the network itself where it is one of these.

    Raises:
        ArgumentTypeError: If it is no cell.
        MemberNameError: If a subclass of a user holds something called `matrix_a` where one is put.

    """
    if not isinstance(net, Cell):
        raise ArgumentTypeError.of("convert_to_thor_net(net)", "a Cell", net)
    replace_cells(net, _gathering)
    net.update_cell_prefix()


def _gathering(name: str, cell: Cell) -> Cell | None:
    make = _MAKERS.get(type(cell))
    if make is None or not name or any(part in f"{name.lower()}." for part in LEFT):
        return None
    return make(cell)


def _dense(cell: Any) -> Cell | None:
    sizes = (cell.in_channels, cell.out_channels)
    made = DenseThor(*sizes, "zeros", "zeros", cell.has_bias, cell.activation)
    return _taking_over(made, cell, ("weight", "bias"))


def _conv2d(cell: Any) -> Cell | None:
    made = Conv2dThor(
        cell.in_channels,
        cell.out_channels,
        cell.kernel_size,
        cell.stride,
        cell.pad_mode,
        cell.padding,
        cell.dilation,
        cell.group,
        cell.has_bias,
        "zeros",
        "zeros",
    )
    made.weight_init, made.bias_init = cell.weight_init, cell.bias_init
    return _taking_over(made, cell, ("weight", "bias"))


def _embedding(cell: Any) -> Cell | None:
    sizes = (cell.vocab_size, cell.embedding_size)
    made = EmbeddingThor(*sizes, cell.use_one_hot, "zeros", cell.dtype, cell.padding_idx)
    return _taking_over(made, cell, ("embedding_table",))


def _embedding_lookup(cell: Any) -> Cell | None:
    form = (cell.target, cell.slice_mode, cell.manual_shapes, cell.max_norm, cell.sparse)
    made = EmbeddingLookupThor(cell.vocab_size, cell.embedding_size, "zeros", *form)
    return _taking_over(made, cell, ("embedding_table",))


_MAKERS: dict[type, Callable[[Any], Cell | None]] = {
    Dense: _dense,
    Conv2d: _conv2d,
    Embedding: _embedding,
    EmbeddingLookup: _embedding_lookup,
}


def _taking_over(made: Any, cell: Any, names: tuple[str, ...]) -> Cell | None:
    """The new layer with the parameters, hooks and number type of the old; None if not trained."""
    if not getattr(cell, names[0]).requires_grad:
        return None
    for name in names:
        if getattr(cell, name) is not None:
            setattr(made, name, getattr(cell, name))
    made._call_plan = cell._call_plan
    return made
