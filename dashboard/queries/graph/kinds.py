"""What sort of work an operator does: it decides the colour of a box."""

from __future__ import annotations

import re

FAMILIES = (
    "conv",
    "norm",
    "activation",
    "pool",
    "arithmetic",
    "loss",
    "update",
    "io",
    "data",
    "other",
)
"""In the order of the legend; `assets/pages/graph/graph.css` has a colour for each."""

_PARTS = (  # the first that is found decides, so the more special stand first
    ("loss", ("crossentropy", "cross_entropy", "loss", "nll")),
    ("norm", ("norm",)),
    ("pool", ("pool",)),
    (
        "activation",
        ("relu", "gelu", "silu", "swish", "sigmoid", "tanh", "softmax", "softplus", "mish", "elu"),
    ),
    (
        "conv",
        (
            *("conv", "matmul", "linear", "dense", "gemm", "einsum", "addmm", "embedding"),
            *("lstm", "gru", "attention", "matrix"),
        ),
    ),
    ("update", ("apply", "assign", "momentum", "optimizer", "updatestate")),
    (
        "io",
        ("parameter", "placeholder", "variable", "io node", "getattr", "prim::param", "dataset"),
    ),
    ("data", ("shuffle", "batch", "repeat", "project", "rename", "skip", "take", "zip", "concat")),
)
_ARITHMETIC = {
    *("add", "sub", "mul", "div", "neg", "pow", "sqrt", "rsqrt", "square", "exp", "log", "abs"),
    *("sum", "mean", "max", "min", "maximum", "minimum", "reduce", "prod", "bias", "scale", "mod"),
}
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_PARAMETERS = {"Parameter", "prim::GetAttr", "Variable", "VariableV2", "VarHandleOp", "prim::Param"}
_INPUTS = {"IO Node", "Placeholder", "PlaceholderWithDefault", "Input"}


def family_of(op: str) -> str:
    """One of `FAMILIES`.

    >>> [family_of(op) for op in ("Conv2D", "aten::add_", "ReluGrad", "Load")]
    ['conv', 'arithmetic', 'activation', 'other']
    """
    low = op.lower()
    for family, parts in _PARTS:
        if any(part in low for part in parts):
            return family
    words = {word.lower() for word in _WORD.findall(op)}
    if words & _ARITHMETIC:
        return "arithmetic"
    return "io" if low in {"input", "output"} else "other"


def kind_of(op: str) -> str:
    """Whether a node computes, or is something given.

    >>> kind_of("MatMul"), kind_of("Placeholder")
    ('operator', 'input')
    """
    if op in _PARAMETERS:
        return "parameter"
    return "input" if op in _INPUTS else "operator"
