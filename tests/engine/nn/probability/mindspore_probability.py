"""What distributions and bijectors give: here in the tests, in MindSpore to make the kept answers.

python tests/engine/nn/probability/mindspore_probability.py mindspore > ANSWERS
"""

from __future__ import annotations

import builtins
import importlib
import json
import sys
from typing import Any

import numpy as np

LOCATED = "[0.0, 1.0, -2.0], [1.0, 2.0, 0.5]"
LOCATED_TENSORS = "T([1.0, 1.0, -1.0]), T([1.0, 1.5, 2.0])"
# How each is made, the parameters of another, and values.
KINDS = {
    "Bernoulli": ("[0.3, 0.5, 0.7]", "T([0.2, 0.6, 0.9])", "T([0, 1, 0])"),
    "Beta": (
        *("[1.5, 3.0, 0.5], [2.0, 4.0, 1.5]", "T([1.0, 2.0, 1.5]), T([1.0, 2.0, 2.5])"),
        "T([0.2, 0.5, 0.9])",
    ),
    "Categorical": ("[0.1, 0.2, 0.7]", "T([0.3, 0.3, 0.4])", "T([-1.0, 0.5, 2.0])"),
    "Cauchy": (LOCATED, LOCATED_TENSORS, "T([-1.0, 0.5, 3.0])"),
    "Exponential": ("[0.5, 1.0, 2.0]", "T([0.7, 0.7, 0.7])", "T([-1.0, 0.5, 3.0])"),
    "Gamma": (
        *("[0.5, 1.0, 2.0], [1.0, 2.0, 3.0]", "T([0.7, 1.7, 0.7]), T([1.0, 2.0, 2.0])"),
        "T([0.1, 0.5, 3.0])",
    ),
    "Geometric": ("[0.3, 0.5, 0.7]", "T([0.2, 0.6, 0.9])", "T([-1.0, 0.0, 2.5])"),
    "Gumbel": (LOCATED, LOCATED_TENSORS, "T([-1.0, 0.5, 3.0])"),
    "HalfNormal": (LOCATED, LOCATED_TENSORS, "T([-1.0, 0.5, 3.0])"),
    "Laplace": (LOCATED, LOCATED_TENSORS, "T([-1.0, 0.5, 3.0])"),
    "Logistic": (LOCATED, LOCATED_TENSORS, "T([-1.0, 0.5, 30.0])"),
    "LogNormal": (LOCATED, LOCATED_TENSORS, "T([0.1, 0.5, 3.0])"),
    "Normal": (LOCATED, LOCATED_TENSORS, "T([-1.0, 0.5, 3.0])"),
    "Poisson": ("[0.5, 1.0, 2.0]", "T([0.7, 0.7, 0.7])", "T([-1.0, 0.0, 3.0])"),
    "StudentT": (
        *(f"[3.0, 4.0, 5.0], {LOCATED}", f"T([3.0, 4.0, 5.0]), {LOCATED_TENSORS}"),
        "T([-1.0, 0.5, 3.0])",
    ),
    "Uniform": (
        *("[0.0, 1.0, 2.0], [1.0, 2.0, 4.0]", "T([-1.0, 0.0, 2.0]), T([1.5, 3.0, 4.0])"),
        "T([-1.0, 1.5, 4.0])",
    ),
}
MOMENTS = ("mean", "mode", "sd", "var", "entropy")
OF_VALUES = ("prob", "log_prob", "cdf", "log_cdf", "survival_function", "log_survival")
BIJECTORS = (
    *("Exp()", "PowerTransform(0.5)", "PowerTransform([0.0, 1.0, 0.25])", "Softplus(2.0)"),
    *("ScalarAffine([-2.0], [0.5])", "GumbelCDF(0.5, 2.0)", "Invert(msb.Exp())"),
)
BIJECTED = ("forward", "inverse", "forward_log_jacobian", "inverse_log_jacobian")
FACTS = ("name", "dtype", "seed", "is_scalar_batch", "batch_shape", "broadcast_shape")


def calls() -> list[str]:
    """Expressions of `msd`, `msb` and T, which makes a float32 tensor."""
    found = []
    for name, (own, others, values) in KINDS.items():
        made = f"msd.{name}({own})"
        found += [f"{made}.{function}()" for function in (*MOMENTS, "get_dist_args")]
        found += [f"{made}.get_dist_type()", f"{made}.sample((2,)).shape"]
        found += [f"{made}.{function}({values})" for function in OF_VALUES]
        found += [f"{made}.prob({values}, {others})", f"{made}.mean({others})"]
        found += [
            f"{made}.kl_loss('{name}', {others})",
            f"{made}.cross_entropy('{name}', {others})",
        ]
        found += [f"{made}.kl_loss('Other', {others})", f"{made}.prob([1.0])", f"{made}('none')"]
        found += [f"{made}.{fact}" for fact in FACTS]
        found += [f"msd.{name}({own}, dtype=ms.{kind}).dtype" for kind in ("int32", "float16")]
        found += [f"msd.{name}().mean()", f"msd.{name}({own}, seed=-1)", f"msd.{name}('a', 'b')"]
    for name in BIJECTORS:
        found += [f"msb.{name}.{function}(T([0.25, 0.5, 0.9]))" for function in BIJECTED]
        found += [f"msb.{name}.{fact}" for fact in ("name", "batch_shape", "is_scalar_batch")]
        found.append(f"msb.{name}.forward([1.0])")
    return found


def answer(engine: str, call: str) -> Any:
    """What a call gives: a list of numbers with shape and type, a text, or an error's name."""
    ms: Any = importlib.import_module(engine)
    names = {
        "ms": ms,
        "msd": importlib.import_module(f"{engine}.nn.probability.distribution"),
        "msb": importlib.import_module(f"{engine}.nn.probability.bijector"),
        "T": lambda values: ms.Tensor(np.array(values), ms.float32),
    }
    try:
        return told(eval(call, names))
    except Exception as error:
        kinds = [kind.__name__ for kind in type(error).__mro__ if hasattr(builtins, kind.__name__)]
        return f"raises {kinds[0]}"


def told(value: Any) -> Any:
    """A tensor by its type, shape and numbers; anything else by its text."""
    if isinstance(value, tuple | list) and value and hasattr(value[0], "asnumpy"):
        return [told(one) for one in value]
    if not hasattr(value, "asnumpy"):
        return str(value)
    numbers = [float(f"{one:.7g}") for one in value.asnumpy().reshape(-1).tolist()]
    return {"dtype": str(value.dtype), "shape": list(value.shape), "values": numbers}


if __name__ == "__main__":
    answers = {call: answer(sys.argv[1], call) for call in calls()}
    json.dump(answers, sys.stdout, indent=0)
