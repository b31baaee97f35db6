"""Losses of numbers, of probabilities, of classes, with margins and of sequences."""

from __future__ import annotations

import numpy as np

from tests.engine.ops.pytorch_case import Case, Recipe, positive, real, whole


def signs(*shape: int) -> Recipe:
    """1 and -1."""
    return lambda rng: np.where(rng.random(shape) < 0.5, -1, 1)


def shares(*shape: int) -> Recipe:
    """Numbers from 0.1 to 0.9."""
    return lambda rng: rng.random(shape) * 0.8 + 0.1


def given(*values: object) -> Recipe:
    """These whole numbers."""
    return lambda rng: np.array(values)


def _reduced(
    name: str, options: str, inputs: tuple[Recipe, ...], theirs: str = ""
) -> dict[str, Case]:
    letters = ", ".join("abcdef"[: len(inputs)])
    call = f"{name}({letters}{options}, reduction="
    other = f"{name}({letters}{options}, reduction="
    return {
        f"{name}{options} {kind}": Case(f"ops.{call}'{kind}')", f"F.{other}'{kind}')", inputs)
        for kind in ("mean", "sum", "none")
    }


_TWO = (real(3, 4), real(3, 4))
_SCORES = (real(3, 4), whole(4, 3))
_IMAGE = (real(2, 3, 2, 2), whole(3, 2, 2, 2))
_CTC = "F.log_softmax(a, 2), b, c, d"
_OURS = "ops.log_softmax(a, 2), b, c, d"
_SEQUENCE = (real(6, 2, 4), given([1, 2, 2], [3, 1, 0]), given(6, 5), given(3, 2))
_TRIPLET = (real(3, 4), real(3, 4), real(3, 4))

_OUR_WEIGHT = "Tensor(np.array([0.5, 1.0, 2.0]))"
_THEIR_WEIGHT = "torch.tensor([0.5, 1.0, 2.0], dtype=torch.float64)"

CASES = {
    **_reduced("mse_loss", "", _TWO),
    **_reduced("l1_loss", "", _TWO),
    **_reduced("smooth_l1_loss", ", beta=0.5", _TWO),
    **_reduced("huber_loss", ", delta=0.7", _TWO),
    **_reduced("binary_cross_entropy", "", (shares(3, 4), shares(3, 4))),
    **_reduced("binary_cross_entropy_with_logits", "", (real(3, 4), shares(3, 4))),
    "weighted logits": Case(
        "ops.binary_cross_entropy_with_logits(a, b, c, d)",
        "F.binary_cross_entropy_with_logits(a, b, c, pos_weight=d)",
        (real(3, 4), shares(3, 4), given(1, 2, 3, 1), given(2, 1, 1, 3)),
    ),
    **_reduced("kl_div", "", (real(3, 4), positive(3, 4))),
    "kl_div batchmean": Case(
        "nn.KLDivLoss('batchmean')(a, b)",
        "F.kl_div(a, b, reduction='batchmean')",
        (real(3, 4), positive(3, 4)),
    ),
    **_reduced("cosine_embedding_loss", ", margin=0.2", (real(3, 4), real(3, 4), signs(3))),
    **_reduced("margin_ranking_loss", ", margin=0.2", (real(5), real(5), signs(5))),
    **_reduced("hinge_embedding_loss", ", margin=0.8", (real(3, 4), signs(3, 4))),
    **_reduced("soft_margin_loss", "", (real(3, 4), signs(3, 4))),
    **_reduced("nll_loss", "", _SCORES),
    **_reduced("cross_entropy", ", label_smoothing=0.1", _SCORES),
    **_reduced("cross_entropy", ", ignore_index=1", _IMAGE),
    "cross_entropy weighted": Case(
        f"ops.cross_entropy(a, b, {_OUR_WEIGHT}, label_smoothing=0.2)",
        f"F.cross_entropy(a, b, {_THEIR_WEIGHT}, label_smoothing=0.2)",
        (real(2, 3, 2), whole(3, 2, 2)),
    ),
    "cross_entropy of shares": Case(
        f"ops.cross_entropy(a, b, {_OUR_WEIGHT}, label_smoothing=0.2)",
        f"F.cross_entropy(a, b, {_THEIR_WEIGHT}, label_smoothing=0.2)",
        (real(2, 3, 2), positive(2, 3, 2)),
    ),
    **_reduced("triplet_margin_loss", "", _TRIPLET),
    **_reduced("triplet_margin_loss", ", p=1, margin=0.5, swap=True", _TRIPLET),
    **_reduced("multi_margin_loss", "", _SCORES),
    "multi_margin_loss weighted": Case(
        f"ops.multi_margin_loss(a, b, 2, 0.7, {_OUR_WEIGHT})",
        f"F.multi_margin_loss(a, b, 2, 0.7, {_THEIR_WEIGHT})",
        (real(2, 3), whole(3, 2)),
    ),
    **_reduced(
        "multilabel_margin_loss",
        "",
        (real(2, 4), given([3, 0, -1, 1], [2, -1, 0, 0])),
    ),
    "multilabel_margin_loss of one": Case(
        "ops.multilabel_margin_loss(a, b, 'none')",
        "F.multilabel_margin_loss(a, b, reduction='none')",
        (real(4), given(3, 0, -1, 1)),
    ),
    **_reduced("multilabel_soft_margin_loss", "", (real(3, 4), shares(3, 4))),
    **_reduced("gaussian_nll_loss", ", full=True", (real(3, 4), real(3, 4), positive(3, 1))),
    **{
        f"poisson_nll_loss {log} {full}": Case(
            f"nn.PoissonNLLLoss({log}, {full})(a, b)",
            f"F.poisson_nll_loss(a, b, {log}, full={full})",
            (positive(3, 4), lambda rng: rng.random((3, 4)) * 5),
        )
        for log in (True, False)
        for full in (True, False)
    },
    **{
        f"ctc_loss {kind}": Case(
            f"ops.ctc_loss({_OURS}, reduction='{kind}')[0]",
            f"F.ctc_loss({_CTC}, reduction='{kind}')",
            _SEQUENCE,
        )
        for kind in ("mean", "sum", "none")
    },
    "ctc_loss with another blank": Case(
        f"nn.CTCLoss(3)({_OURS})",
        f"F.ctc_loss({_CTC}, 3)",
        (real(5, 2, 4), given(1, 1, 0), given(5, 4), given(2, 1)),
    ),
    "ctc_loss that cannot be": Case(
        f"nn.CTCLoss(zero_infinity=True)({_OURS})",
        f"F.ctc_loss({_CTC}, zero_infinity=True)",
        (real(3, 2, 4), given([1, 2, 2], [3, 1, 0]), given(3, 2), given(3, 2)),
    ),
    "ctc_loss of nothing": Case(
        f"ops.ctc_loss({_OURS}, reduction='none')[0]",
        f"F.ctc_loss({_CTC}, reduction='none')",
        (real(3, 2, 4), given([1, 2], [3, 1]), given(3, 2), given(0, 1)),
    ),
}
