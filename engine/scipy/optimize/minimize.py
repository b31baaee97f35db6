"""Where a function of a vector is least."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, UnsupportedError

from .descent import Bounds, OptimizeResults, descended
from .directions import DenseDirections, LimitedDirections
from .objective import Objective, vector

__all__ = ["minimize"]

_HISTORY = 20


def minimize(
    func: Callable[..., Any],
    x0: Any,
    args: tuple[Any, ...] = (),
    method: str | None = None,
    jac: Callable[..., Any] | None = None,
    hess: Any = None,
    hessp: Any = None,
    bounds: Any = None,
    constraints: Any = (),
    tol: float | None = None,
    callback: Callable[[Any], Any] | None = None,
    options: Mapping[str, Any] | None = None,
) -> OptimizeResults:
    """A local minimum of a function, from where one begins. No gradient flows through it.

    Args:
        func: Takes a tensor (n,) and `args`, and gives one number.
        x0: (n,), where to begin, of float32 or float64.
        args: What `func` and `jac` are given further.
        method: "BFGS", or "LBFGS" for many variables; small letters do, too. MindSpore's
            "LAGRANGE" is not offered.
        jac: What gives the gradient of `func`, (n,); None: it is differentiated.
        hess: None; so are `hessp` and `bounds`, and `constraints` are empty: neither method has
            a use for them.
        hessp: None.
        bounds: None.
        constraints: Empty.
        tol: What `gtol` is unless `options` say it.
        callback: Is given the vector after each step.
        options: `maxiter`: after how many steps to stop (None: 200 for each number); `gtol` (1e-5):
            below what the norm of the gradient is small; `norm` (infinity): the order of that
            norm; `line_search_maxiter` (10): how many lengths are tried of one step; with "LBFGS"
            `history_size` (20): from how many steps a direction is made.

    Raises:
        ArgumentTypeError: If `x0` is no tensor of floats, `args` no tuple, a function none, or
            there is no such option.
        ArgumentValueError: If there is no such method.
        ShapeError: If `x0` has not one axis, or `func` gives several numbers.
        UnsupportedError: If `hess`, `hessp`, `bounds` or `constraints` are given, or the method is
            "LAGRANGE".

    >>> import engine
    >>> def hill(x, top):
    ...     return ((x - top) ** 2).sum()
    >>> found = minimize(hill, engine.Tensor([0.0, 0.0]), (engine.Tensor([3.0, 2.0]),), "BFGS")
    >>> found.x.asnumpy().round(3), found.success
    (array([3., 2.], dtype=float32), True)

    """
    chosen = _method(method)
    if not isinstance(args, tuple):
        raise ArgumentTypeError.of("minimize(args)", "a tuple", args)
    refused = {"hess": hess, "hessp": hessp, "bounds": bounds, "constraints": constraints or None}
    hint = f"{method} has no use for it"
    for name, value in refused.items():
        if value is not None:
            raise UnsupportedError.of(f"minimize({name})", "nothing", "something", hint)
    given = dict(options or {})
    history = given.pop("history_size", _HISTORY) if chosen == "lbfgs" else _HISTORY
    unknown = given.keys() - set(Bounds._fields)
    if unknown:
        known = ", ".join(Bounds._fields) + (", history_size" if chosen == "lbfgs" else "")
        got = ", ".join(sorted(map(str, unknown)))
        raise ArgumentTypeError(f"minimize(options) expected {known}, got {got}.")
    if tol is not None:
        given.setdefault("gtol", tol)
    x = vector("minimize(x0)", x0)
    directions = DenseDirections(x) if chosen == "bfgs" else LimitedDirections(history)
    return descended(
        Objective("minimize", func, jac, args), x, directions, Bounds(**given), callback
    )


def _method(method: Any) -> str:
    expected = "'BFGS' or 'LBFGS'"
    if not isinstance(method, str | None):
        raise ArgumentTypeError.of("minimize(method)", expected, method)
    chosen = "" if method is None else method.lower()
    if chosen == "lagrange":
        hint = "take 'LBFGS' of the function with penalties for what breaks a constraint"
        raise UnsupportedError.of("minimize(method)", expected, repr(method), hint)
    if chosen not in {"bfgs", "lbfgs"}:
        raise ArgumentValueError.of("minimize(method)", expected, repr(method))
    return chosen
