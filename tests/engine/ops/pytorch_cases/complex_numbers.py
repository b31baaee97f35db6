"""Complex numbers: what is made of them, and the gradients of their parts."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, positive, real

Z, W = "ops.Complex()(a, b)", "ops.Complex()(c, d)"
THEIR_Z, THEIR_W = "torch.complex(a, b)", "torch.complex(c, d)"
TWO = (real(2, 2),) * 2
FOUR = (real(2, 2),) * 4


def shown(ours: str, theirs: str = "", single: float = 1e-5) -> Case:
    """A call of complex numbers `{z}` (and `{w}`) with a complex result."""
    theirs = theirs or ours.replace("ops.", "torch.")
    return Case(
        f"ops.view_as_real({ours.format(z=Z, w=W)})",
        f"torch.view_as_real(({theirs.format(z=THEIR_Z, w=THEIR_W)}).resolve_conj())",
        FOUR if "{w}" in ours else TWO,
        single=single,
    )


def to_real(ours: str) -> Case:
    """A call of complex numbers `{z}` with a real result."""
    theirs = ours.replace("ops.", "torch.")
    return Case(ours.format(z=Z), theirs.format(z=THEIR_Z), TWO)


CASES = {
    "sum": shown("{z} + {w}"),
    "difference": shown("{z} - {w}"),
    "product": shown("{z} * {w}"),
    "quotient": shown("{z} / {w}"),
    "matrix product": shown("ops.matmul({z}, {w})"),
    "contraction": shown("ops.einsum('ij,kj->ik', {z}, {w})"),
    "solution": shown("ops.solve({z}, {w})", "torch.linalg.solve({z}, {w})", single=1e-4),
    "inverse": shown("ops.inverse({z})", single=1e-4),
    "determinant": shown("ops.det({z})"),
    "exponential": shown("ops.exp({z})"),
    "logarithm": shown("ops.log({z})"),
    "root": shown("ops.sqrt({z})"),
    "reciprocal": shown("ops.reciprocal({z})"),
    "square": shown("ops.square({z})"),
    "power": shown("ops.pow({z}, 3)"),
    "sine": shown("ops.sin({z})"),
    "hyperbolic tangent": shown("ops.tanh({z})"),
    "conjugate": shown("ops.conj({z})"),
    "transpose": shown("ops.conj({z}).T"),
    "total": shown("ops.sum({z})"),
    "mean": shown("ops.mean({z}, 0)"),
    "product of all": shown("ops.prod({z})"),
    "running sum": shown("ops.cumsum({z}, 0)"),
    "stack": shown("ops.stack(({z}, {w}))"),
    "part": shown("({z})[1:]"),
    "magnitude": to_real("ops.abs({z})"),
    "angle": to_real("ops.angle({z})"),
    "real part": to_real("ops.real({z})"),
    "imaginary part": to_real("ops.imag({z})"),
    "length": to_real("ops.norm({z})"),
    "logarithm of a determinant": to_real("ops.slogdet({z})[1]"),
    "polar": Case(
        "ops.view_as_real(ops.polar(a, b))",
        "torch.view_as_real(torch.polar(a, b))",
        (positive(3), real(3)),
    ),
    "real beside complex": Case(
        "ops.view_as_real(ops.Complex()(a, b) * c)",
        "torch.view_as_real(torch.complex(a, b) * c)",
        (real(2, 3), real(2, 3), real(3)),
    ),
}
