"""MindSpore's names of our primitives, so that graphs read the same in every viewer."""

from __future__ import annotations

_NAMES = {
    "matrix_product": "MatMul",
    "dense_product": "MatMul",
    "rearranged": "Reshape",
    "permuted": "Transpose",
    "joined": "Concat",
    "part_of": "Slice",
    "pad_with": "PadV3",
    "flipped": "ReverseV2",
    "tiled": "Tile",
    "taken": "StridedSlice",
    "put_back": "TensorScatterAdd",
    "replaced": "TensorScatterUpdate",
    "combined": "TensorScatterElements",
    "one_hot_rows": "OneHot",
    "convert": "Cast",
    "reduce_sum": "ReduceSum",
    "reduce_mean": "ReduceMean",
    "reduce_max": "ReduceMax",
    "reduce_min": "ReduceMin",
    "reduce_prod": "ReduceProd",
    "reduce_all": "ReduceAll",
    "reduce_any": "ReduceAny",
    "index_of_max": "Argmax",
    "index_of_min": "Argmin",
    "running_sum": "CumSum",
    "running_product": "CumProd",
    "index_of_running": "Cummax",
    "log_sum_exp": "LogSumExp",
    "length_of": "LpNormV2",
    "inverse_of": "MatrixInverse",
    "solved": "MatrixSolve",
    "determinant": "MatrixDeterminant",
    "sign_and_log": "LogMatrixDeterminant",
    "cholesky_factor": "Cholesky",
    "qr_factors": "Qr",
    "singular_parts": "Svd",
    "singular_values": "Svd",
    "symmetric_eigen": "SelfAdjointEig",
    "symmetric_eigenvalues": "SelfAdjointEig",
    "exponential": "MatrixExp",
    "order_of": "Sort",
    "index_of_top": "TopK",
    "parted": "Split",
    "div": "RealDiv",
    "where": "Select",
    "relu": "ReLU",
    "gelu_erf": "GeLU",
    "gelu_tanh": "GeLU",
    "softplus_of": "Softplus",
    "softmax_along": "Softmax",
    "log_softmax_along": "LogSoftmax",
    "softmax_cross_entropy": "SoftmaxCrossEntropyWithLogits",
    "sparse_softmax_cross_entropy": "SparseSoftmaxCrossEntropyWithLogits",
    "convolve": "Conv2D",
    "convolve_back": "Conv2DBackpropInput",
    "convolve_weight": "Conv2DBackpropFilter",
    "window_max": "MaxPool",
    "window_sum": "AvgPool",
    "standardized": "BatchNorm",
    "dropped": "Dropout",
    "isnan": "IsNan",
    "isinf": "IsInf",
    "isfinite": "IsFinite",
}


def operator_name(primitive: str) -> str:
    """MindSpore's name of a primitive: from the table, or its words joined.

    >>> operator_name("matrix_product"), operator_name("log_softmax")
    ('MatMul', 'LogSoftmax')
    """
    if primitive in _NAMES:
        return _NAMES[primitive]
    return "".join(word[:1].upper() + word[1:] for word in primitive.split("_") if word)
