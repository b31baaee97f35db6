"""Calls of metrics as text that both MindSpore and our engine understand, and what MindSpore says.

Run with a Python that has MindSpore, as `python -m tests.engine.metrics.mindspore_metrics` in the
root of a checkout, this file writes tests/data/mindspore/metrics.json; `test_beside_mindspore.py`
makes the same calls of ours. They are in metric_calls.txt there, with the reason why ours differs
indented below a call, and in `mindspore_cases/`. MindSpore is imported in functions alone.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np

DATA = Path(__file__).parents[2] / "data" / "mindspore"
KEPT, TEXT = DATA / "metrics.json", DATA / "metric_calls.txt"


def scores(seed: int, *shape: int) -> np.ndarray:
    return np.random.default_rng(seed).random(shape).astype(np.float32)


def below(limit: int, seed: int, *shape: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, limit, shape)


def bits(seed: int, *shape: int) -> np.ndarray:
    return below(2, seed, *shape)


def one_hot(seed: int, samples: int, classes: int, *rest: int) -> np.ndarray:
    numbers = below(classes, seed, samples, *rest)
    return np.moveaxis(np.eye(classes, dtype=np.int64)[numbers], -1, 1)


def small(seed: int, *shape: int) -> np.ndarray:
    """Whole numbers from -2 to 2, float32."""
    return below(5, seed, *shape).astype(np.float32) - 2


def after(metric: Any, *batches: Any, **options: Any) -> Any:
    """What a metric says after some batches."""
    for batch in batches:
        metric.update(*batch)
    return metric.eval(**options)


MASKS = (bits(1, 3, 2, 3), bits(2, 3, 2, 3)), (bits(3, 1, 2, 2), bits(4, 1, 2, 2))


def families() -> list[Any]:
    """The files of `mindspore_cases/`: `CALLS`, and of them those that differ, and why."""
    files = sorted(Path(__file__).with_name("mindspore_cases").glob("*.py"))
    return [
        importlib.import_module(f"tests.engine.metrics.mindspore_cases.{f.stem}") for f in files
    ]


def written() -> dict[str, str]:
    """The calls of the text, each with the reason why ours differs on purpose, or nothing."""
    found: dict[str, str] = {}
    for line in TEXT.read_text(encoding="utf-8").splitlines():
        if line.startswith("    "):
            found[next(reversed(found))] = line.strip()
        elif line and not line.startswith("# ---"):
            found[line] = ""
    return found


def calls() -> list[str]:
    """Every call."""
    return [call for family in families() for call in family.CALLS] + list(written())


def differing() -> dict[str, str]:
    """Where ours differs on purpose, and why."""
    found = {call: why for call, why in written().items() if why}
    return found | {call: why for family in families() for call, why in family.DIFFERS.items()}


def names_of(engine: str) -> dict[str, Any]:
    """The names that calls use."""
    ms: Any = importlib.import_module(engine)
    ours = engine == "engine"
    return {
        "np": np,
        "t": importlib.import_module(f"{engine}.train"),
        "T": ms.Tensor,
        "nn": importlib.import_module(f"{engine}.nn"),
        "whole": not ours,
        "part": ours,
        "MASKS": MASKS,
        **{one.__name__: one for one in (scores, below, bits, one_hot, small, after)},
    }


def plain(value: Any) -> Any:
    """A value as JSON has it; metrics themselves by their class."""
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    return value if value is None or isinstance(value, int | float | str) else type(value).__name__


def answer(engine: str, call: str) -> Any:
    """What a call gives, or the built-in errors that it raises, as `{"raises": [...]}`."""
    try:
        return plain(eval(call, names_of(engine)))
    except Exception as error:
        kinds = [kind.__name__ for kind in type(error).__mro__ if kind.__module__ == "builtins"]
        return {"raises": kinds[:-3]}  # without Exception, BaseException and object


def main() -> None:
    import mindspore

    np.seterr(all="ignore")
    lines = [f"{json.dumps(call)}: {json.dumps(answer('mindspore', call))}" for call in calls()]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(lines)} calls, of MindSpore {mindspore.__version__}")


if __name__ == "__main__":
    main()
