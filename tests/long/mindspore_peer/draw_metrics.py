"""Draws calls of metrics by a seed, makes them of an engine, and prints what they give as JSON.

    python draw_metrics.py mindspore|engine SEED

The root of the checkout must be on the path: the calls are texts, as in `mindspore_metrics.py`.
"""

from __future__ import annotations

import json
import random
import re
import sys

from tests.engine.metrics.mindspore_metrics import answer

CALLS = 400

# What stands in braces is drawn once a call; a # is another seed each time.
DRAWN = {
    "C": ["2", "3", "11"],
    "N": ["1", "5", "17"],
    "M": ["2", "6"],
    "rest": ["", ", 4", ", 2, 3"],
    "class": ["Accuracy()", "Precision()", "Recall()", "F1()", "Fbeta(0.5)"],
    "top": ["Top1CategoricalAccuracy()", "TopKCategoricalAccuracy(2)", "Perplexity(0)"],
    "label": ["Accuracy('multilabel')", "Precision('multilabel')", "Recall('multilabel')"],
    "rate": ["tpr", "tnr", "ppv", "npv", "acc", "ba", "f1", "mcc", "fm", "bm", "mk", "pt", "ts"],
    "sum": ["mean", "sum"],
    "norm": ["no_norm", "target", "prediction", "all"],
    "number": ["MAE()", "MSE()", "Dice()", "Dice(0.5)"],
    "like": ["cosine", "dot"],
    "reduce": ["none", "sum", "mean"],
    "bool": ["True", "False"],
    "far": ["euclidean", "chessboard", "taxicab"],
    "image": ["12", "7, 8", "4, 5, 6"],
    "positive": ["", "pos_label=0", "class_num=1"],
    "smooth": ["True", "False"],
    "long": ["1", "2", "3"],
}
SURFACES = "(below(4, #, {image}), below(4, #, {image}), 0)"
TEMPLATES = [
    (
        "after(t.{class}, (scores(#, {N}, {C}{rest}), below({C}, #, {N}{rest})),"
        " (T(scores(#, {M}, {C}{rest})), one_hot(#, {M}, {C}{rest})))"
    ),
    (
        "after(t.{top}, (scores(#, {N}, {C}), below({C}, #, {N})),"
        " (scores(#, {M}, {C}).tolist(), below({C}, #, {M}).tolist()))"
    ),
    (
        "after(t.ConfusionMatrix({C}, '{norm}'),"
        " (scores(#, {N}, {C}{rest}), below({C}, #, {N}{rest})),"
        " (below({C}, #, {M}), T(below({C}, #, {M}))))"
    ),
    (
        "after(t.{label}, (bits(#, {N}, {C}{rest}), bits(#, {N}, {C}{rest})),"
        " (bits(#, {M}, {C}{rest}), bits(#, {M}, {C}{rest})))"
    ),
    (
        "after(t.ConfusionMatrixMetric(whole, '{rate}'), (bits(#, {N}, {C}), bits(#, {N}, {C})),"
        " (bits(#, {M}, {C}), bits(#, {M}, {C})))"
    ),
    (
        "after(t.ConfusionMatrixMetric(whole, '{rate}', True, '{sum}'),"
        " (bits(#, {N}, {C}, 12), bits(#, {N}, {C}, 12)), (bits(#, {M}, 2, 9), bits(#, {M}, 2, 9)))"
    ),
    (
        "after(t.{number}, (scores(#, {N}{rest}), scores(#, {N}{rest})),"
        " (T(scores(#, {M}{rest})), scores(#, {M}{rest}).tolist()))"
    ),
    (
        "after(t.CosineSimilarity('{like}', '{reduce}', {bool}), (scores(#, {N}, {C}),),"
        " (scores(#, {M}, {C}),))"
    ),
    "after(t.Loss(), (scores(#, {N}),), (scores(#, {M}),), (T(0.5),))",
    "after(t.ROC({positive}), (np.round(scores(#, 20), 1), bits(#, 20)))",
    "after(t.ROC({C}), (scores(#, {C}, {C}), np.random.default_rng(#).permutation({C})))",
    "after(t.HausdorffDistance('{far}', None, {bool}), " + SURFACES + ")",
    "after(t.MeanSurfaceDistance({bool}, '{far}'), " + SURFACES + ")",
    "after(t.RootMeanSquareDistance(True, '{far}'), " + SURFACES + ")",
    (
        "after(t.BleuScore({long}, {smooth}), (below(5, #, {M}, 7), below(5, #, {M}, 2, 6)),"
        " (below(5, #, 1, 4).tolist(), below(5, #, 1, 1, 9).tolist()))"
    ),
]


def drawn(seed: int) -> list[str]:
    """The calls of a seed."""
    rng = random.Random(seed)

    def call(template: str) -> str:
        words = {name: rng.choice(choices) for name, choices in DRAWN.items()}
        text = re.sub(r"\{(\w+)\}", lambda found: words[found[1]], template)
        return re.sub("#", lambda _: str(rng.randrange(10**6)), text)

    return [call(rng.choice(TEMPLATES)) for _ in range(CALLS)]


def main(engine: str, seed: str) -> None:
    import numpy as np

    np.seterr(all="ignore")
    print(json.dumps({call: answer(engine, call) for call in drawn(int(seed))}))


if __name__ == "__main__":
    main(*sys.argv[1:])
