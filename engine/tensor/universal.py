"""NumPy's element-wise functions called with tensors, as `np.sqrt(loss)`.

>>> import numpy as np
>>> from engine import Tensor
>>> np.sqrt(Tensor([4.0, 9.0]))
array([2., 3.], dtype=float32)
>>> np.ones(2, np.float32) + Tensor([1.0, 2.0])
Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00])
"""

from __future__ import annotations

from typing import Any

import numpy as np

# NumPy asks by the function where it was asked by the operator: the right operand's answer.
_BY_OPERATOR = {
    np.add: "__radd__",
    np.subtract: "__rsub__",
    np.multiply: "__rmul__",
    np.true_divide: "__rtruediv__",
    np.floor_divide: "__rfloordiv__",
    np.remainder: "__rmod__",
    np.power: "__rpow__",
    np.matmul: "__rmatmul__",
    np.bitwise_and: "__rand__",
    np.bitwise_or: "__ror__",
    np.bitwise_xor: "__rxor__",
    np.equal: "__eq__",
    np.not_equal: "__ne__",
    np.less: "__gt__",
    np.less_equal: "__ge__",
    np.greater: "__lt__",
    np.greater_equal: "__le__",
}


def array_ufunc(self: Any, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
    """An array of NumPy's, as from MindSpore's tensors, and of which no gradient is known.

    An array beside a tensor under an operator, as `array + tensor`, is the tensor's to answer.
    """
    is_operator = method == "__call__" and not options and ufunc in _BY_OPERATOR
    if is_operator and not hasattr(inputs[0], "asnumpy"):
        return getattr(inputs[1], _BY_OPERATOR[ufunc])(inputs[0])
    if any(hasattr(one, "asnumpy") for one in options.get("out", ())):
        return NotImplemented
    arrays = (one.asnumpy() if hasattr(one, "asnumpy") else one for one in inputs)
    return getattr(ufunc, method)(*arrays, **options)
