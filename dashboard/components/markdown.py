"""Markdown as elements of the page: a parser finds its parts, and each becomes one that we name.

So nothing of a file can become HTML: tags stay text, and pictures are named instead of fetched.
Links lead to other sites only, in a tab that knows nothing of this one.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.queries.text import marked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it import MarkdownIt
    from markdown_it.token import Token
    from markdown_it.tree import SyntaxTreeNode

# Headings of a text stand below those of the page.
HEADINGS = {
    "h1": html.H3,
    "h2": html.H4,
    "h3": html.H5,
    "h4": html.H6,
    "h5": html.H6,
    "h6": html.H6,
}
ELEMENTS = {
    "paragraph": html.P,
    "strong": html.Strong,
    "em": html.Em,
    "s": html.S,
    "blockquote": html.Blockquote,
    "bullet_list": html.Ul,
    "list_item": html.Li,
    "thead": html.Thead,
    "tbody": html.Tbody,
    "tr": html.Tr,
}
PLAIN = {"root", "paragraph", "inline", "text", "softbreak", "hardbreak"}
# A text of more stays as it is written: a page has fifty. For each bracket a parser looks for its
# other end, and it fills the rows of a table up to the widest of them.
LONGEST, MOST_BRACKETS, MOST_CELLS, MOST_PARTS = 10_000, 500, 10_000, 8_000
DEEPEST = 50  # the parser bounds how deep blocks lie in one another, but not emphasis
# `http:runs` is a page of the site that it stands on.
ELSEWHERE = ("http://", "https://", "mailto:")


def markdown(text: str, search: str = "", longest: int = LONGEST) -> list[Any] | None:
    """A text as elements, what is searched for marked; None for one without Markdown, or too large.

    >>> [heading] = markdown("# Try 3 with *dropout*")
    >>> heading.children
    ['Try 3 with ', Em(['dropout'])]
    >>> markdown("loss went down") is None
    True
    """
    from markdown_it.tree import SyntaxTreeNode

    if len(text) > longest or text.count("[") > MOST_BRACKETS or _cells(text) > MOST_CELLS:
        return None
    tokens = _parser().parse(text)
    parts = [part for token in tokens for part in (token, *(token.children or []))]
    if len(parts) > MOST_PARTS or _depth(parts) > DEEPEST:
        return None
    tree = SyntaxTreeNode(tokens)
    if {node.type for node in tree.walk()} <= PLAIN:
        return None
    return _elements(tree, search)


def plain_words(text: str, most: int) -> str:
    """The words of a text without its Markdown, on one line and cut.

    >>> plain_words("# Try 3 with *dropout* and [that](https://example.org)", 17)
    'Try 3 with dropou…'
    """
    if text.count("[") > MOST_BRACKETS or _cells(text[:LONGEST]) > MOST_CELLS:
        return text[:most]
    tokens = _parser().parse(text[:LONGEST])
    parts = [part for token in tokens for part in (token.children or [])]
    told = " ".join("".join(one.content or " " for one in parts).split())
    return told if len(told) <= most else f"{told[:most]}…"


def _depth(parts: Sequence[Token]) -> int:
    """How many of them lie in one another."""
    return max(accumulate(part.nesting for part in parts), default=0)


def _cells(text: str) -> int:
    """How many cells a table of all lines could have."""
    lines = text.splitlines()
    return len(lines) * max((line.count("|") for line in lines), default=0)


@cache
def _parser() -> MarkdownIt:
    from markdown_it import MarkdownIt

    # Line ends are kept: notes are written line by line. Deeper nesting than this stays text.
    options = {"html": False, "breaks": True, "maxNesting": 20}
    return MarkdownIt("commonmark", options).enable(["table", "strikethrough"])


def _elements(node: SyntaxTreeNode, search: str) -> list[Any]:
    return [element for child in node.children for element in _element(child, search)]


def _element(node: SyntaxTreeNode, search: str) -> list[Any]:
    match node.type:
        case "text":
            return words(node.content, search)
        case "softbreak" | "hardbreak":
            return [html.Br()]
        case "hr":
            return [html.Hr()]
        case "code_inline":
            return [html.Code(words(node.content, search))]
        case "code_block" | "fence":
            return [html.Pre(html.Code(words(node.content, search)), tabIndex=0)]
        case "image":
            return words(f"{node.content} ({node.attrs.get('src')})", search)
        case "link":
            return [_link(node, search)]
    inside = _elements(node, search)
    match node.type:
        case "heading":
            return [HEADINGS[node.tag](inside)]
        case "ordered_list":
            return [html.Ol(inside, start=str(node.attrs.get("start", 1)))]
        case "table":
            return [html.Div(html.Table(inside), className="markdown-table", tabIndex=0)]
        case "th" | "td":
            return [_cell(node, inside)]
    made = ELEMENTS.get(node.type)
    # A list without empty lines between its items has its words in paragraphs that are hidden.
    hidden = bool(node.nester_tokens and node.nester_tokens.opening.hidden)
    return inside if made is None or hidden else [made(inside)]


def words(text: str, search: str) -> list[Any]:
    """A text as it is, with marks around what is searched for."""
    return [html.Mark(piece) if found else piece for piece, found in marked(text, search)]


def _link(node: SyntaxTreeNode, search: str) -> Any:
    """A link to another site; an address within this one, or of no site, is told in words."""
    inside, address = _elements(node, search), str(node.attrs.get("href"))
    if not address.lower().startswith(ELSEWHERE):
        return html.Span([*inside, f" ({address})"])
    return html.A(
        inside, href=address, title=address, target="_blank", rel="noopener noreferrer nofollow"
    )


def _cell(node: SyntaxTreeNode, inside: list[Any]) -> Any:
    made = html.Th if node.type == "th" else html.Td
    side = str(node.attrs.get("style", "")).removeprefix("text-align:")
    return made(inside, className=side if side in {"left", "center", "right"} else "")
