"""Which cells and operators compute in half precision, and which never do."""

from __future__ import annotations

from engine import nn, ops

_WHITE: tuple[type, ...] = (
    nn.Conv1d,
    nn.Conv2d,
    nn.Conv3d,
    nn.Conv1dTranspose,
    nn.Conv2dTranspose,
    nn.Conv3dTranspose,
    nn.Dense,
    nn.LSTMCell,
    nn.RNNCell,
    nn.GRUCell,
    ops.Conv2D,
    ops.Conv3D,
    ops.Conv2DTranspose,
    ops.Conv3DTranspose,
    ops.Conv2DBackpropInput,
    ops.MatMul,
    ops.BatchMatMul,
    ops.PReLU,
    ops.ReLU,
    ops.Ger,
)
_BLACK: tuple[type, ...] = (nn.BatchNorm1d, nn.BatchNorm2d, nn.BatchNorm3d, nn.LayerNorm)

# Operators at level "auto", by the names of MindSpore's classes: those that compute in halves,
# those that take halves as float32, and those that do where another input is float32.
AUTO_WHITE = frozenset(
    {"Addbmm", "Addmm", "Addmv", "Baddbmm", "BatchMatMul", "Conv2D", "Conv2DTranspose", "Conv3D"}
    | {"Conv3DTranspose", "Dense", "Einsum", "MatMul", "Mv", "PReLU"}
)
AUTO_BLACK = frozenset(
    {"ACos", "Asin", "BCEWithLogitsLoss", "BatchNorm", "Cdist", "Cosh", "CumProd", "CumSum"}
    | {"Erfinv", "Exp", "Expm1", "GroupNorm", "KLDivLoss", "L1LossExt", "LayerNorm", "Log"}
    | {"Log10", "Log1p", "Log2", "LogSoftmax", "MSELossExt", "MultiMarginLoss"}
    | {"MultilabelMarginLoss", "NLLLoss", "NLLLoss2d", "Norm", "Pdist", "Pow", "ProdExt"}
    | {"Reciprocal", "ReduceProd", "Renorm", "Rsqrt", "Sinh", "SmoothL1Loss", "SoftMarginLoss"}
    | {"Softmax", "Softplus", "SumExt", "Tan", "TripletMarginLoss"}
)
AUTO_WIDEST = frozenset(
    {"AddN", "Addcdiv", "Addcmul", "BiasAdd", "Concat", "Cross", "Dot", "GridSampler2D"}
    | {"GridSampler3D"}
)


def get_white_list() -> list[type]:
    """The cells and operator classes that compute in half precision at level O1; a list to extend.

    >>> from engine import nn
    >>> nn.Dense in get_white_list(), nn.Softmax in get_white_list()
    (True, False)
    """
    return list(_WHITE)


def get_black_list() -> list[type]:
    """The cells that stay in float32 at level O2; a list to extend.

    >>> [cell.__name__ for cell in get_black_list()]
    ['BatchNorm1d', 'BatchNorm2d', 'BatchNorm3d', 'LayerNorm']
    """
    return list(_BLACK)
