"""A recorded pipeline of data as a graph: stages in the order in which rows pass them.

A stage that applies operations to columns is a scope, its operations stand inside, in a row.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from .model import Facts, Graph, unique
from .values import LONGEST, Message

MOST_STAGES = 5_000
_BRIEF = (
    *("batch_size", "buffer_size", "count", "num_samples", "size", "rescale", "data_type"),
    *("input_columns", "dataset_dir", "dataset_files"),
)
_MACHINERY = re.compile(r"\.|module|queue|workers|device|interpolation")
_UNSET = {"", "None", "null", "[]", "{}"}


@dataclass
class _Draft:
    keys: list[str] = field(default_factory=list)
    ops: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    scopes: list[str] = field(default_factory=list)
    briefs: list[str] = field(default_factory=list)
    attributes: list[list[tuple[str, str]]] = field(default_factory=list)
    edges: list[tuple[int, int]] = field(default_factory=list)
    scope_facts: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    equals: dict[str, int] = field(default_factory=dict)
    """How many stages of a name were met, for names of more than one."""

    def fresh_scope(self, name: str) -> str:
        """The name, with a number where a stage has it already."""
        scope = name
        while scope in self.scope_facts:
            self.equals[name] = self.equals.get(name, 1) + 1
            scope = f"{name} ({self.equals[name]})"
        return scope

    def add(self, op: str, kind: str, scope: str, attributes: list[tuple[str, str]]) -> int:
        self.keys.append(f"{scope}/{op}" if scope else op)
        self.ops.append(op)
        self.kinds.append(kind)
        self.scopes.append(scope)
        self.briefs.append(brief(attributes))
        self.attributes.append(attributes)
        return len(self.keys) - 1


def read_dataset(message: Message) -> Graph:
    """The stages of a pipeline, its sources first.

    >>> from insight.plugins.dataset_graph import encode
    >>> source = {"parameter": {"mapStr": {"op_type": "MnistDataset"}}}
    >>> batch = {"parameter": {"mapStr": {"op_type": "Batch"}}, "children": [source]}
    >>> read_dataset(encode(batch)).ops
    ['MnistDataset', 'Batch']
    """
    draft = _Draft()
    ends: dict[int, int] = {}
    stages = _sources_first(message)
    for number, (stage, before) in enumerate(stages):
        first, last = _add_stage(draft, stage)
        ends[number] = last
        draft.edges.extend((ends[child], first) for child in before)
    edges = np.array(draft.edges, dtype=np.int64).reshape(-1, 2)
    count = len(draft.keys)
    return Graph(
        name="",
        keys=unique(draft.keys),
        labels=list(draft.ops),
        ops=draft.ops,
        kinds=draft.kinds,
        scopes=draft.scopes,
        shapes=[""] * count,
        dtypes=[""] * count,
        source=edges[:, 0],
        target=edges[:, 1],
        control=np.zeros(len(edges), dtype=bool),
        describe=lambda k: Facts([], draft.attributes[k]),
        scope_facts=draft.scope_facts,
        briefs=draft.briefs,
    )


def _sources_first(message: Message) -> list[tuple[Message, list[int]]]:
    """Every stage with the numbers of those that feed it, by a loop: damage may nest deeply."""
    met: list[tuple[Message, int]] = []
    waiting = [(message, -1)]
    while waiting and len(met) < MOST_STAGES:
        stage, parent = waiting.pop()
        met.append((stage, parent))
        waiting.extend((child, len(met) - 1) for child in stage.children)
    count = len(met)
    before: list[list[int]] = [[] for _ in met]
    for k in range(count - 1, 0, -1):
        before[count - 1 - met[k][1]].append(count - 1 - k)
    return [(stage, before[count - 1 - k]) for k, (stage, _) in enumerate(met)][::-1]


def _add_stage(draft: _Draft, stage: Message) -> tuple[int, int]:
    """The first and the last node of a stage."""
    settings = _settings(stage.parameter)
    op = settings.pop("op_type", "") or "Stage"
    attributes = sorted(settings.items())
    sampler = _operation(stage.sampler)
    attributes.extend((f"sampler.{name}", text) for name, text in sorted(sampler.items()))
    operations = [_operation(one) for one in stage.operations]
    if not operations:
        added = draft.add(op, "operator" if len(stage.children) else "input", "", attributes)
        return added, added
    columns = settings.get("input_columns", "")
    scope = draft.fresh_scope(f"{op} {columns}".strip().replace("/", "∕"))
    draft.scope_facts[scope] = attributes
    chain = [_add_operation(draft, scope, one) for one in operations]
    draft.edges.extend(pairwise(chain))
    return chain[0], chain[-1]


def _add_operation(draft: _Draft, scope: str, settings: dict[str, str]) -> int:
    op = settings.pop("tensor_op_name", "") or "Operation"
    packed = settings.pop("tensor_op_params", "")
    try:
        unpacked = json.loads(packed)
    except ValueError:
        unpacked = packed
    if isinstance(unpacked, dict):
        settings |= {str(name): _plain(value) for name, value in unpacked.items()}
    elif packed not in _UNSET:
        settings["tensor_op_params"] = packed[:LONGEST]
    return draft.add(op, "operator", scope, sorted(settings.items()))


def _operation(message: Message) -> dict[str, str]:
    """The settings of an operation or a sampler, with its sizes and weights."""
    settings = _settings(message.operationParam)
    for name in ("size", "weights"):
        if held := list(getattr(message, name))[:64]:
            settings[name] = f"({', '.join(f'{one:.7g}' for one in held)})"
    return settings


def _settings(parameter: Message) -> dict[str, str]:
    """All settings as text; those that nobody set are left out."""
    found: dict[str, str] = {}
    for name, text in parameter.mapStr.items():
        found[name] = text.strip('"')
    for name, texts in parameter.mapStrList.items():
        found[name] = ", ".join(text.strip('"') for text in texts.strValue[:64])
    for name, value in parameter.mapBool.items():
        found[name] = str(value)
    for name, count in parameter.mapInt.items():
        found[name] = str(count)
    for name, number in parameter.mapDouble.items():
        found[name] = f"{number:.7g}"
    return {name: text[:LONGEST] for name, text in found.items() if text not in _UNSET}


def brief(attributes: list[tuple[str, str]]) -> str:
    """The setting that says most about a stage, for the second line of its box.

    >>> brief([("batch_size", "32"), ("drop_remainder", "True")])
    'batch_size 32'
    """
    known = dict(attributes)
    for name in _BRIEF:
        if name in known:
            return f"{name} {_short(known[name])}"
    rest = [(name, text) for name, text in attributes if not _MACHINERY.search(name)]
    return f"{rest[0][0]} {_short(rest[0][1])}" if rest else ""


def _short(text: str) -> str:
    """A number with few digits; of a path its end."""
    try:
        return text if text.isdigit() else f"{float(text):.4g}"
    except ValueError:
        return text.rstrip("/").rpartition("/")[2] or text


def _plain(value: object) -> str:
    return value[:LONGEST] if isinstance(value, str) else json.dumps(value)[:LONGEST]
