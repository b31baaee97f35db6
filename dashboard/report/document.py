"""The one file of a report: what it shows, how it looks and what makes it alive, and no address.

Its policy forbids every request, whatever a name or a note holds; its script and its styles are
named there by what they are, so that no other runs.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from dashboard.theme import RUN_COLOURS, css_text
from dashboard.words import language, say

from .elements import as_html
from .linker import linked

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HERE = Path(__file__).parent
FONT = HERE.parent / "assets" / "fonts" / "inter-latin-wght-normal.woff2"
MARK = "insight-report"
"""The name of the meta element by which a file is known to be a report of ours."""
SAID = (
    *("Reset zoom", "Log scale", "Show in full", "step {step}", "1 more run", "{count} more runs"),
    *("{count} runs", "chart"),
)
"""What the script says."""

_DOCUMENT = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Insight {version}">
<meta name="{mark}" content="1">
<title>{title}</title>
<style>{styles}</style>
</head>
<body>
{body}
<script type="application/json" id="report">{data}</script>
<script>{script}</script>
</body>
</html>
"""


class _Fixed(NamedTuple):
    """What is the same in all reports."""

    styles: str
    script: str
    policy: str


def document(title: str, body: Sequence[Any], data: Mapping[str, Any], version: str) -> bytes:
    """The file.

    Args:
        title: As plain text.
        body: Elements.
        data: What the script reads.
        version: Of Insight.

    """
    fixed = _fixed()
    words = {text: said for text in SAID if (said := say(text)) != text}
    told = orjson.dumps({"words": words} | dict(data)).decode()
    # No text of a file may end the element that holds it.
    safe = told.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return _DOCUMENT.format(
        lang="zh" if language() == "zh" else "en",
        policy=escape(fixed.policy),
        version=escape(version),
        mark=MARK,
        title=escape(title),
        styles=fixed.styles,
        body=as_html(list(body)),
        data=safe,
        script=fixed.script,
    ).encode("utf-8", "replace")


@cache
def _fixed() -> _Fixed:
    inks = "".join(
        f".ink-{at}{{background:var(--run-{at});stroke:var(--run-{at})}}"
        for at in range(len(RUN_COLOURS["light"]))
    )
    font = base64.b64encode(FONT.read_bytes()).decode()
    face = (
        '@font-face{font-family:"Inter Variable";font-weight:100 900;'
        f'src:url("data:font/woff2;base64,{font}") format("woff2")}}'
    )
    styles = f"{face}\n{css_text()}{(HERE / 'report.css').read_text('utf-8')}{inks}"
    script = linked(HERE / "script" / "report.mjs")
    if "</script" in script or "</style" in styles:
        raise AssertionError("the script or the styles of reports would end where they must not")
    policy = (
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; font-src data:; "
        f"style-src {_hash_of(styles)}; script-src {_hash_of(script)}"
    )
    return _Fixed(styles, script, policy)


def _hash_of(text: str) -> str:
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"'sha256-{digest}'"
