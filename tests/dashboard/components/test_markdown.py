"""Markdown becomes elements that we name, and nothing of a file becomes HTML."""

from __future__ import annotations

import json
from typing import Any

import pytest
from plotly.io.json import to_json_plotly

from dashboard.components.markdown import markdown

NOTE = """# Try 3

With **dropout** `0.3`, see [the paper](https://example.org/paper?a=1&b=2).
Second line.

- one
- two
  1. inside

| parameter | value |
|:----------|------:|
| rate      | 0.1   |

```python
if x < 1:
    print("<b>")
```

> quoted
"""


def tree(parts: Any) -> Any:
    """Elements as (name, contents), texts as they are."""
    if isinstance(parts, list):
        return [tree(part) for part in parts]
    if not isinstance(parts, dict):
        return parts
    inside = parts["props"].get("children") or []
    return parts["type"], tree(inside if isinstance(inside, list) else [inside])


def drawn(text: str, search: str = "") -> Any:
    """What a browser is told to draw."""
    return tree(json.loads(to_json_plotly(markdown(text, search))))


def properties(parts: Any) -> list[dict[str, Any]]:
    """What every element has besides its contents."""
    if isinstance(parts, list):
        return [found for part in parts for found in properties(part)]
    if not isinstance(parts, dict):
        return []
    own = {key: value for key, value in parts["props"].items() if key != "children"}
    return [own, *properties(parts["props"].get("children"))]


def test_note_is_drawn_with_headings_lists_tables_and_code() -> None:
    heading, words, points, table, code, quote = drawn(NOTE)

    assert heading == ("H3", ["Try 3"])
    assert words == (
        "P",
        [
            *("With ", ("Strong", ["dropout"]), " ", ("Code", ["0.3"]), ", see "),
            *(("A", ["the paper"]), ".", ("Br", []), "Second line."),
        ],
    )
    assert points == ("Ul", [("Li", ["one"]), ("Li", ["two", ("Ol", [("Li", ["inside"])])])])
    head = ("Thead", [("Tr", [("Th", ["parameter"]), ("Th", ["value"])])])
    body = ("Tbody", [("Tr", [("Td", ["rate"]), ("Td", ["0.1"])])])
    assert table == ("Div", [("Table", [head, body])])
    assert code == ("Pre", [("Code", ['if x < 1:\n    print("<b>")\n'])])
    assert quote == ("Blockquote", [("P", ["quoted"])])


def test_found_words_are_marked_wherever_they_stand() -> None:
    assert drawn("# dropout\n\n`dropout`", "Drop") == [
        ("H3", [("Mark", ["drop"]), "out"]),
        ("P", [("Code", [("Mark", ["drop"]), "out"])]),
    ]


@pytest.mark.parametrize(
    "text", ["loss went down", "two\n  lines\n\n\nand <b>more</b>", "", "1 < 2"]
)
def test_text_without_markdown_is_left_to_be_shown_as_it_is(text: str) -> None:
    assert markdown(text) is None


@pytest.mark.parametrize(
    "address",
    [
        *("javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>", "vbscript:x"),
        *("file:///etc/passwd", "/runs?token=1", "//evil.example", "#main", "?lang=zh"),
        *("http:/runs", "https:runs", "http:"),  # a browser reads them as of the site it is on
    ],
)
def test_only_other_sites_are_linked(address: str) -> None:
    parts = json.loads(to_json_plotly(markdown(f"**a** [words]({address}) <{address}>")))

    assert not any("href" in found for found in properties(parts))


def test_link_tells_where_it_leads_and_nothing_of_where_it_stands() -> None:
    (link,) = [
        found for found in properties(json.loads(to_json_plotly(markdown(NOTE)))) if "href" in found
    ]

    assert link["href"] == link["title"] == "https://example.org/paper?a=1&b=2"
    assert link["target"] == "_blank"
    assert {"noopener", "noreferrer"} <= set(link["rel"].split())


HOSTILE = [
    "**x** <script>alert(1)</script>",
    "# <img src=x onerror=alert(1)>",
    "- <a href='javascript:alert(1)' onclick=alert(1)>x</a>",
    "> <iframe src=//evil.example></iframe></blockquote></div>",
    "<style>*{display:none}</style>\n\n**x**",
    "**x** ![pixel](https://evil.example/x.png)",
    "| <svg onload=alert(1)> |\n|---|\n| </table><h1 style=x> |",
    "```<b onclick=x>\n</code></pre><script>1</script>\n```",
    "[x]: https://evil.example 'a\" onclick=\"b'\n\n[x]",
]
HARMLESS = {
    *("A", "Blockquote", "Code", "Div", "H3", "Li", "P", "Pre", "Strong", "Table", "Tbody", "Td"),
    *("Th", "Thead", "Tr", "Ul"),
}


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_of_a_file_becomes_html_or_is_fetched(text: str) -> None:
    parts = json.loads(to_json_plotly(markdown(text)))
    given = {key for found in properties(parts) for key in found}

    def kinds(part: Any) -> set[str]:
        if isinstance(part, list):
            return set().union(*map(kinds, part))
        if not isinstance(part, dict):
            return set()
        return {part["type"]} | kinds(part["props"].get("children"))

    assert kinds(parts) <= HARMLESS
    assert given <= {"className", "href", "rel", "tabIndex", "target", "title"}


@pytest.mark.parametrize(
    "text",
    [
        "# x\n" + "word " * 2_000,
        "**x** " + "![" * 600,
        "|" + "a|" * 300 + "\n|" + "-|" * 300 + "\n" + "|\n" * 300,
        "*a* " * 2_400,
        "~~a " * 900 + "b~~ " * 900,
    ],
)
def test_text_of_too_much_stays_as_it_is_written(text: str) -> None:
    assert markdown(text) is None
