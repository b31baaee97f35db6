"""A linear classifier of scikit-learn on its digits, recorded in one line; no engine, two seconds.

    python sample_runs/run_in_one_line.py [DIRECTORY]

Each time a run of its own below the directory, `./runs` by default.
"""

import sys

from sklearn.datasets import load_digits
from sklearn.linear_model import SGDClassifier
from sklearn.model_selection import train_test_split

import insight

images, digits = load_digits(return_X_y=True)
x, held, y, answers = train_test_split(images / 16, digits, random_state=0)
settings = {"model": {"loss": "hinge", "alpha": 1e-3}, "epochs": 20, "seed": 0}
directory = sys.argv[1] if sys.argv[1:] else "./runs"
with insight.run(directory, config=settings, notes="*Linear*", tags=["digits"]) as run:
    run.define("val/*", step="epoch", better="higher")
    model = SGDClassifier(**run.config.model, random_state=run.config.seed)
    for epoch in range(1, run.config.epochs + 1):
        model.partial_fit(x, y, classes=range(10))
        wrong = model.predict(held) != answers
        run.log({"epoch": epoch, "train/acc": model.score(x, y), "val": {"acc": 1 - wrong.mean()}})
    run.log({"weights": model.coef_, "wrong": held[wrong][:8].reshape(-1, 8, 8, 1)})
    run.summary["errors"] = wrong.sum()
    if wrong.mean() > 0.1:
        run.alert("one of ten is wrong", f"{wrong.sum()} of {len(held)}")
print(run.path)
