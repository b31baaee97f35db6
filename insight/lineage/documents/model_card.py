"""A model card of a run: what was trained on what, how well it did, and what nobody said.

The Markdown begins with the block that the Hugging Face Hub reads: `model-index` with the metrics.
"""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

from insight.lineage.facts import text_of

if TYPE_CHECKING:
    from .told_run import Item, ToldRun

_UNSAID = "Not recorded. Say here who should use the model for what, and who should not."


def model_card(run: ToldRun) -> dict[str, Any]:
    """What the card says, as plain values; times that no calendar has are seconds since 1970."""
    began, ended = _moments(run)
    return {
        "name": run.name,
        "run": {"root": run.root, "status": run.status, "started": began, "ended": ended},
        "settings": {name: _plain(value) for name, value in run.settings.items()},
        "metrics": {tag: _plain(value) for tag, value in run.metrics.items()},
        "data": [item._asdict() for item in run.data],
        "parent": {"run": run.parent, "checkpoints": [item._asdict() for item in run.loaded]},
        "checkpoints": [item._asdict() for item in run.saved],
        "code": {
            name: run.section("code").get(name)
            for name in ("commit", "branch", "remote", "dirty", "diff_sha256")
        },
        "environment": {
            "python": run.text("environment", "python"),
            "platform": run.text("environment", "platform"),
            "cpu": run.text("hardware", "cpu"),
            "gpus": run.section("hardware").get("gpus"),
        },
        "command": run.section("command").get("arguments"),
        "intended_use": None,
        "limitations": None,
    }


def model_card_markdown(run: ToldRun) -> str:
    """The card for people."""
    lines = ["---", *_front_matter(run), "---", "", f"# {shown(run.name)}", ""]
    began, _ = _moments(run)
    when = f"{began:.15g} s after 1970" if isinstance(began, float) else began
    lines += [f"Recorded in `{shown(run.root)}`, {run.status}, {when or 'without records'}."]
    lines += ["", "## Results", "", *_table(("metric", "last value"), run.metrics.items())]
    lines += ["", "## Settings", "", *_table(("setting", "value"), run.settings.items())]
    lines += ["", "## Data", "", *_items(run.data)]
    lines += ["", "## Ancestry", ""]
    lines += [f"Began from a checkpoint of {shown(run.parent)}.", ""] if run.parent else []
    lines += _items(run.loaded)
    lines += ["", "## Reproduction", "", *_table(("what", "recorded"), _reproduction(run))]
    lines += ["", "## Intended use", "", _UNSAID, "", "## Limitations", "", _UNSAID, ""]
    return "\n".join(lines)


def _moments(run: ToldRun) -> tuple[str | float | None, str | float | None]:
    first, last = run.seconds or (None, None)
    return run.started or first, run.ended or last


def _front_matter(run: ToldRun) -> list[str]:
    """Names in JSON, which YAML reads too."""
    data = run.data[0].name if run.data else "unknown"
    metrics = [
        {"type": tag, "value": value} for tag, value in run.metrics.items() if math.isfinite(value)
    ]
    dataset = {"name": data, "type": data}
    result = {"task": {"type": "other"}, "dataset": dataset, "metrics": metrics}
    index = [{"name": run.name, "results": [result] if metrics else []}]
    return ["library_name: insight-train", f"model-index: {_yaml(index)}"]


def _yaml(value: Any) -> str:
    """JSON in which YAML 1.1 takes each number for one: it wants a point before an exponent.

    >>> _yaml({"loss": 1e-07})
    '{"loss": 1.0e-07}'

    """
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(name)}: {_yaml(held)}" for name, held in value.items())
        return f"{{{inner}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_yaml, value))}]"
    text = json.dumps(value)
    if isinstance(value, float) and "e" in text and "." not in text:
        return text.replace("e", ".0e")
    return text


def _reproduction(run: ToldRun) -> list[tuple[str, Any]]:
    words = run.section("command").get("arguments")
    told = [
        ("command", " ".join(map(str, words)) if isinstance(words, list) else None),
        ("commit", run.text("code", "commit")),
        ("uncommitted changes", run.text("code", "diff_sha256")),
        ("remote", run.text("code", "remote")),
        ("Python", run.text("environment", "python")),
        ("platform", run.text("environment", "platform")),
        ("processor", run.text("hardware", "cpu")),
    ]
    return [(name, value) for name, value in told if value]


def _items(items: list[Item]) -> list[str]:
    rows = [(item.name, f"{item.path or 'in memory'} {item.sha256 or ''}") for item in items]
    return _table(("name", "where, and hash of a sample"), rows)


def _table(heads: tuple[str, str], rows: Any) -> list[str]:
    told = [f"| {shown(name)} | {shown(text_of(value))} |" for name, value in rows]
    return [f"| {heads[0]} | {heads[1]} |", "|---|---|", *told] if told else ["Nothing recorded."]


def shown(text: str | None) -> str:
    """A text that neither ends a cell nor becomes markup."""
    line = " ".join((text or "").split())
    for sign in ("\\", "|", "`", "<", "*", "[", "!"):
        line = line.replace(sign, f"\\{sign}")
    return line


def _plain(value: Any) -> Any:
    """A fact as JSON has it."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return [_plain(one) for one in value] if isinstance(value, (list, tuple)) else value
