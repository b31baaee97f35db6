"""Operators on the numbers of a tensor of sparse layout; those that are not given stay away.

So `coo_cos` and `csr_cos` have no 1 where nothing is given: as MindSpore has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, overload

from engine.typed import COOTensor, CSRTensor

from . import activation, arithmetic, comparison, division, elementary, hyperbolic, piecewise
from .sparse_layout import checked

__all__ = [
    "coo_abs",
    "coo_acos",
    "coo_acosh",
    "coo_asin",
    "coo_asinh",
    "coo_atan",
    "coo_atanh",
    "coo_ceil",
    "coo_cos",
    "coo_cosh",
    "coo_exp",
    "coo_expm1",
    "coo_floor",
    "coo_inv",
    "coo_isfinite",
    "coo_isinf",
    "coo_isnan",
    "coo_log",
    "coo_log1p",
    "coo_neg",
    "coo_relu",
    "coo_relu6",
    "coo_round",
    "coo_sigmoid",
    "coo_sin",
    "coo_sinh",
    "coo_softsign",
    "coo_sqrt",
    "coo_square",
    "coo_tan",
    "coo_tanh",
    "csr_abs",
    "csr_acos",
    "csr_acosh",
    "csr_asin",
    "csr_asinh",
    "csr_atan",
    "csr_atanh",
    "csr_ceil",
    "csr_cos",
    "csr_cosh",
    "csr_exp",
    "csr_expm1",
    "csr_floor",
    "csr_inv",
    "csr_isfinite",
    "csr_isinf",
    "csr_isnan",
    "csr_log",
    "csr_log1p",
    "csr_neg",
    "csr_relu",
    "csr_relu6",
    "csr_round",
    "csr_sigmoid",
    "csr_sin",
    "csr_sinh",
    "csr_softsign",
    "csr_sqrt",
    "csr_square",
    "csr_tan",
    "csr_tanh",
]


@overload
def _on_numbers(
    layout: Literal["COOTensor"], name: str, operator: Callable[..., Any]
) -> Callable[[COOTensor], COOTensor]: ...
@overload
def _on_numbers(
    layout: Literal["CSRTensor"], name: str, operator: Callable[..., Any]
) -> Callable[[CSRTensor], CSRTensor]: ...
def _on_numbers(layout: str, name: str, operator: Callable[..., Any]) -> Callable[[Any], Any]:
    def function(x: COOTensor) -> COOTensor:
        return x.with_values(operator(checked(name, x, layout).values))

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"A `{layout}` with `{name[4:]}` of its numbers, at the same positions."
    return function


coo_abs = _on_numbers("COOTensor", "coo_abs", arithmetic.abs)
coo_acos = _on_numbers("COOTensor", "coo_acos", elementary.acos)
coo_acosh = _on_numbers("COOTensor", "coo_acosh", hyperbolic.acosh)
coo_asin = _on_numbers("COOTensor", "coo_asin", elementary.asin)
coo_asinh = _on_numbers("COOTensor", "coo_asinh", hyperbolic.asinh)
coo_atan = _on_numbers("COOTensor", "coo_atan", elementary.atan)
coo_atanh = _on_numbers("COOTensor", "coo_atanh", hyperbolic.atanh)
coo_ceil = _on_numbers("COOTensor", "coo_ceil", arithmetic.ceil)
coo_cos = _on_numbers("COOTensor", "coo_cos", elementary.cos)
coo_cosh = _on_numbers("COOTensor", "coo_cosh", elementary.cosh)
coo_exp = _on_numbers("COOTensor", "coo_exp", elementary.exp)
coo_expm1 = _on_numbers("COOTensor", "coo_expm1", elementary.expm1)
coo_floor = _on_numbers("COOTensor", "coo_floor", arithmetic.floor)
coo_inv = _on_numbers("COOTensor", "coo_inv", elementary.inv)
coo_isfinite = _on_numbers("COOTensor", "coo_isfinite", comparison.isfinite)
coo_isinf = _on_numbers("COOTensor", "coo_isinf", comparison.isinf)
coo_isnan = _on_numbers("COOTensor", "coo_isnan", comparison.isnan)
coo_log = _on_numbers("COOTensor", "coo_log", elementary.log)
coo_log1p = _on_numbers("COOTensor", "coo_log1p", elementary.log1p)
coo_neg = _on_numbers("COOTensor", "coo_neg", arithmetic.neg)
coo_relu = _on_numbers("COOTensor", "coo_relu", activation.relu)
coo_relu6 = _on_numbers("COOTensor", "coo_relu6", piecewise.relu6)
coo_round = _on_numbers("COOTensor", "coo_round", division.round)
coo_sigmoid = _on_numbers("COOTensor", "coo_sigmoid", activation.sigmoid)
coo_sin = _on_numbers("COOTensor", "coo_sin", elementary.sin)
coo_sinh = _on_numbers("COOTensor", "coo_sinh", elementary.sinh)
coo_softsign = _on_numbers("COOTensor", "coo_softsign", activation.softsign)
coo_sqrt = _on_numbers("COOTensor", "coo_sqrt", elementary.sqrt)
coo_square = _on_numbers("COOTensor", "coo_square", elementary.square)
coo_tan = _on_numbers("COOTensor", "coo_tan", elementary.tan)
coo_tanh = _on_numbers("COOTensor", "coo_tanh", activation.tanh)
csr_abs = _on_numbers("CSRTensor", "csr_abs", arithmetic.abs)
csr_acos = _on_numbers("CSRTensor", "csr_acos", elementary.acos)
csr_acosh = _on_numbers("CSRTensor", "csr_acosh", hyperbolic.acosh)
csr_asin = _on_numbers("CSRTensor", "csr_asin", elementary.asin)
csr_asinh = _on_numbers("CSRTensor", "csr_asinh", hyperbolic.asinh)
csr_atan = _on_numbers("CSRTensor", "csr_atan", elementary.atan)
csr_atanh = _on_numbers("CSRTensor", "csr_atanh", hyperbolic.atanh)
csr_ceil = _on_numbers("CSRTensor", "csr_ceil", arithmetic.ceil)
csr_cos = _on_numbers("CSRTensor", "csr_cos", elementary.cos)
csr_cosh = _on_numbers("CSRTensor", "csr_cosh", elementary.cosh)
csr_exp = _on_numbers("CSRTensor", "csr_exp", elementary.exp)
csr_expm1 = _on_numbers("CSRTensor", "csr_expm1", elementary.expm1)
csr_floor = _on_numbers("CSRTensor", "csr_floor", arithmetic.floor)
csr_inv = _on_numbers("CSRTensor", "csr_inv", elementary.inv)
csr_isfinite = _on_numbers("CSRTensor", "csr_isfinite", comparison.isfinite)
csr_isinf = _on_numbers("CSRTensor", "csr_isinf", comparison.isinf)
csr_isnan = _on_numbers("CSRTensor", "csr_isnan", comparison.isnan)
csr_log = _on_numbers("CSRTensor", "csr_log", elementary.log)
csr_log1p = _on_numbers("CSRTensor", "csr_log1p", elementary.log1p)
csr_neg = _on_numbers("CSRTensor", "csr_neg", arithmetic.neg)
csr_relu = _on_numbers("CSRTensor", "csr_relu", activation.relu)
csr_relu6 = _on_numbers("CSRTensor", "csr_relu6", piecewise.relu6)
csr_round = _on_numbers("CSRTensor", "csr_round", division.round)
csr_sigmoid = _on_numbers("CSRTensor", "csr_sigmoid", activation.sigmoid)
csr_sin = _on_numbers("CSRTensor", "csr_sin", elementary.sin)
csr_sinh = _on_numbers("CSRTensor", "csr_sinh", elementary.sinh)
csr_softsign = _on_numbers("CSRTensor", "csr_softsign", activation.softsign)
csr_sqrt = _on_numbers("CSRTensor", "csr_sqrt", elementary.sqrt)
csr_square = _on_numbers("CSRTensor", "csr_square", elementary.square)
csr_tan = _on_numbers("CSRTensor", "csr_tan", elementary.tan)
csr_tanh = _on_numbers("CSRTensor", "csr_tanh", activation.tanh)
