"""Four runs in one line for the gallery's pages of the machine, the console, tables and curves.

    .venv/bin/python tools/gallery_machine.py DIRECTORY [RATE]

Small networks of scikit-learn on its digits, each in a process of its own, sampled twice a second;
the largest rate is too large, and somebody is told.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

RATES = (0.003, 0.01, 0.03, 3.0)
EPOCHS = 60
_ENOUGH = 0.9


def make_runs(folder: Path) -> None:
    """Train them side by side into a folder, once."""
    if folder.exists():
        return
    lines = [[sys.executable, __file__, str(folder), str(rate)] for rate in RATES]
    quiet = subprocess.DEVNULL
    started = [subprocess.Popen(line, cwd=ROOT, stdout=quiet, stderr=quiet) for line in lines]
    endings = [one.wait() for one in started]
    if any(endings):
        raise SystemExit("tools/gallery_machine.py: a training ended badly")


def train(folder: str, rate: float) -> None:
    """One training, which prints as trainings do."""
    from sklearn.datasets import load_digits
    from sklearn.model_selection import train_test_split
    from sklearn.neural_network import MLPClassifier
    from tqdm import tqdm

    import insight

    images, digits = load_digits(return_X_y=True)
    x, held, y, answers = train_test_split(images / 16, digits, random_state=0)
    settings = {"learning_rate": rate, "layers": [256, 128], "batch_size": 64}
    begun = insight.run(folder, f"mlp-{rate:g}", settings, tags=["digits"], machine=0.5)
    with begun as run:
        run.define("val/*", better="higher")
        model = MLPClassifier(
            settings["layers"], solver="sgd", learning_rate_init=rate, batch_size=64, random_state=0
        )
        print(f"\x1b[1mdigits\x1b[0m: {len(x)} to train on, {len(held)} held out")
        for _ in tqdm(range(EPOCHS)):
            model.partial_fit(x, y, classes=range(10))
            told = {"loss": model.loss_, "val": {"accuracy": model.score(held, answers)}}
            if model.t_ % (20 * len(x)) == 0:
                told |= judged(model.predict_proba(held), held, answers)
            run.log(told)
        reached = run.summary["val/accuracy"]
        colour = 32 if reached > _ENOUGH else 31
        print(f"\x1b[{colour}m{reached:.3f}\x1b[0m of the digits held out are right")
        if reached < _ENOUGH:
            run.alert("it did not learn", f"a rate of {rate:g} is too large", level="error")


def judged(sure: Any, held: Any, answers: Any) -> dict[str, Any]:
    """The digits that are wrong, the surest first, and how well those of one kind are found."""
    import numpy as np
    from sklearn.metrics import precision_recall_curve, roc_curve

    import insight

    said = sure.argmax(axis=1)
    wrong = np.flatnonzero(said != answers)
    wrong = wrong[np.argsort(-sure[wrong].max(axis=1), kind="stable")]
    rows = [
        [insight.Image(held[at].reshape(8, 8)), answers[at], said[at], sure[at].max()]
        for at in wrong
    ]
    is_8 = answers == 8
    precision, recall, _ = precision_recall_curve(is_8, sure[:, 8])
    false, true, _ = roc_curve(is_8, sure[:, 8])
    names = "recall", "precision"
    rates = "false positive rate", "true positive rate"
    return {
        "wrong": insight.Table(["picture", "digit", "taken for", "how sure"], rows),
        "eights": {
            "precision": insight.Curve(recall, precision, "Eights among the digits", *names),
            "roc": insight.Curve(false, true, "Eights among the digits", *rates),
        },
    }


if __name__ == "__main__":
    train(sys.argv[1], float(sys.argv[2])) if sys.argv[2:] else make_runs(Path(sys.argv[1]))
