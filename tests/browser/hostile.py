"""A hundred names that a careless page would run, and a folder in which everything bears one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import insight
from insight.format.frames import message_frame
from insight.format.tensorboard import FILE_VERSION, DataType, Event
from tests.dashboard.queries.graphs import message

if TYPE_CHECKING:
    from pathlib import Path

# Each would call `pwned`, or leave an element of the class `evil`.
_TEMPLATES = (
    "<script class=evil>pwned({n})</script>",
    "<img class=evil src=x onerror=pwned({n})>",
    "<svg class=evil onload=pwned({n})>",
    "<svg class=evil><script>pwned({n})</script></svg>",
    "<iframe class=evil srcdoc='<script>parent.pwned({n})</script>'></iframe>",
    "<iframe class=evil src=javascript:parent.pwned({n})></iframe>",
    "<a class=evil href=javascript:pwned({n})>{n}</a>",
    "[{n}](javascript:pwned({n}))",
    '![x](x" onerror="pwned({n}))',
    "<body class=evil onload=pwned({n})>",
    "<input class=evil autofocus onfocus=pwned({n})>",
    "<details class=evil open ontoggle=pwned({n})>",
    "<video class=evil><source onerror=pwned({n})></video>",
    "<object class=evil data=javascript:pwned({n})></object>",
    "<embed class=evil src=javascript:pwned({n})>",
    "<math><a class=evil xlink:href=javascript:pwned({n})>{n}</a></math>",
    "<style class=evil>*{{background:url(javascript:pwned({n}))}}</style>",
    "<link class=evil rel=stylesheet href=//evil.example/{n}.css>",
    "<base class=evil href=//evil.example/{n}>",
    "<meta class=evil http-equiv=refresh content=0;url=javascript:pwned({n})>",
    "<form class=evil action=javascript:pwned({n})><button autofocus>{n}</button></form>",
    '"><img class=evil src=x onerror=pwned({n})>',
    "'><img class=evil src=x onerror=pwned({n})>",
    "</script><script class=evil>pwned({n})</script>",
    "</title><img class=evil src=x onerror=pwned({n})>",
    "</textarea><img class=evil src=x onerror=pwned({n})>",
    "</pre><img class=evil src=x onerror=pwned({n})>",
    "--><img class=evil src=x onerror=pwned({n})>",
    "]]><img class=evil src=x onerror=pwned({n})>",
    '" onmouseover="pwned({n})" x="',
    "' onfocus='pwned({n})' autofocus='",
    '"-pwned({n})-"',
    "'-pwned({n})-'",
    '\\"-pwned({n})//',
    "`-pwned({n})-`",
    "${{pwned({n})}}",
    "{{{{constructor.constructor('pwned({n})')()}}}}",
    "{{%debug%}} {{{{pwned({n})}}}}",
    "javascript:pwned({n})",
    "java\tscript:pwned({n})",
    "data:text∕html,<script class=evil>pwned({n})<∕script>",
    "<img class=evil src=`x` onerror=pwned({n})>",
    "<IMG CLASS=evil SRC=x OnErRoR=pwned({n})>",
    "<img class=evil src=x onerror=&#112;wned({n})>",
    "&lt;img class=evil src=x onerror=pwned({n})&gt;",
    "%3Cimg%20class=evil%20src=x%20onerror=pwned({n})%3E",
    "\\u003cimg class=evil src=x onerror=pwned({n})\\u003e",
    "＜script class=evil＞pwned({n})＜script＞",
    "<b class=evil>{n}</b>",
    "__proto__.{n}",
)
HOSTILE = tuple(template.format(n=place) for place, template in enumerate(_TEMPLATES * 2))
# A page with a hundred cards takes a browser half a minute, so several share a name.
TAGS = tuple(" ".join(HOSTILE[place : place + 4]) for place in range(0, len(HOSTILE), 4))
RUNS = tuple(" ".join(HOSTILE[place : place + 2]) for place in range(0, len(HOSTILE) // 2, 2))
NAME = "events.out.tfevents.1700000000.{evil}.7.0"
LONGEST_NAME = 180  # characters of a folder or file


def write_hostile_runs(root: Path) -> None:
    """Runs, tags, parameters, texts, layers, files and damages of these names."""
    for place, (run, tag) in enumerate(zip(RUNS, TAGS, strict=True)):
        folder = root / f"{place} {_plain(run)}"
        with insight.SummaryRecord(folder) as record:
            lineage = {"hyper_parameters": {"optimizer": tag, "learning_rate": 0.1}}
            record.add_value("train_lineage", "train_lineage", lineage)
            record.add_value("custom_lineage_data", "custom_lineage_data", {tag: tag})
            record.add_value("scalar", tag, float(place))
            record.add_value("histogram", tag, np.arange(9.0))
            record.add_value("tensor", tag, np.arange(6.0).reshape(2, 3))
            record.add_value("image", tag, np.zeros((1, 3, 4, 4), np.uint8))
            record.add_value("landscape", tag, _landscape(tag))
            nodes = [("1", tag, tag, []), ("2", tag, tag, ["1", tag])]
            record.add_value("graph", tag, message(nodes, name=tag, parameters=[{"name": tag}]))
            record.add_value("dataset_graph", tag, _stages(tag))
            record.record(1)
        _write_text(folder / NAME.format(evil=_plain(run)), tag)


def _landscape(name: str) -> dict[str, Any]:
    axis = np.linspace(-1, 1, 3)
    surface = {"x": axis, "y": axis, "z": np.add.outer(axis**2, axis**2)}
    path = {"path_x": [0.5, 0.0], "path_y": [0.5, 0.0], "path_z": [1, 0], "path_steps": [1, 2]}
    return {**surface, **path, "decomposition": name, "unit": name}


def _stages(name: str) -> dict[str, Any]:
    source = {"parameter": {"mapStr": {"op_type": name, name: name}}}
    return {"parameter": {"mapStr": {"op_type": name, name: name}}, "children": [source]}


def _plain(name: str) -> str:
    """A name without what no folder can have in its own."""
    return (
        name.replace("/", "∕")
        .replace("\\", "＼")[:LONGEST_NAME]
        .encode()[:200]
        .decode(errors="ignore")
    )


def _write_text(file: Path, text: str) -> None:
    """A file of TensorBoard's with a text, and a damage at its end."""
    event = Event(wall_time=1.7e9, step=1)
    value = event.summary.value.add(tag=text.encode())
    value.metadata.plugin_data.plugin_name = "text"
    value.tensor.dtype = DataType.DT_STRING
    value.tensor.tensor_shape.SetInParent()
    value.tensor.string_val.append(text.encode())
    frames = [message_frame(Event(file_version=FILE_VERSION)), message_frame(event)]
    broken = bytearray(message_frame(event))
    broken[-1] ^= 0xFF
    file.write_bytes(b"".join([*frames, broken]))
