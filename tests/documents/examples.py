"""Takes the examples out of MindSpore's API documents, as programs that can be run.

The documents were copied from web pages, and come in three layouts: a prompt on each line, with its
indentation; code without prompts under a line that says "example" in Chinese; or a whole example
squeezed into one line, its line breaks and indentation lost. Of the last the statements stand
between prompts, and the indentation is worked out anew.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

_HEADING = re.compile(
    r"^(?:- )?(?:(?:class|property|static) ?)?([\w.]+)(?:\(.*\))?\[(?:source|源代码)\]$"
)
_PROPERTY = re.compile(r"^(?:- )?property ?(\w+)$")


_BARE = "样例："


class Example(NamedTuple):
    """A program of a document.

    Attributes:
        name: The last heading before it, and a number where several follow one.
        source: The program.
        prints: What the document shows that it prints; "" if nothing.

    """

    name: str
    source: str
    prints: str


def examples(text: str) -> list[Example]:
    """The examples of a document in order."""
    found: list[Example] = []
    for heading, lines in _blocks(text):
        if not lines[0].startswith(">>>"):
            lines = [f">>> {line}" for line in lines]
        squeezed = len(lines) == 1 and len(re.findall(r">>>|\.\.\. ", lines[0])) > 1
        source, prints = expanded(lines[0]) if squeezed else prompted(lines)
        before = sum(one.name.partition(" ")[0] == heading for one in found)
        found.append(Example(f"{heading} {before + 1}" if before else heading, source, prints))
    return found


def _blocks(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each run of lines that is an example, with the heading before it."""
    heading, lines, bare = "", [], False
    for line in [*text.splitlines(), ""]:
        goes_on = bool(lines) and bool(line.strip()) and not line.startswith("- ")
        if line.strip() == _BARE:
            bare = True
            continue
        if bare and not _heading(line) and lines[-2:] != ["", ""]:
            lines += [line] if line.strip() or lines else []
            continue
        goes_on, bare = goes_on and not bare, False
        if line.startswith((">>>", "...")) or (goes_on and not _heading(line)):
            lines.append(line)
            continue
        if lines:
            yield heading, lines
            lines = []
        heading = _heading(line) or heading
    if lines:
        yield heading, lines


def _heading(line: str) -> str:
    found = _HEADING.match(line.strip()) or _PROPERTY.match(line.strip())
    return found[1].rpartition(".")[2] if found else ""


def prompted(lines: list[str]) -> tuple[str, str]:
    """The program and the output of an example that has its lines.

    >>> prompted([">>> for x in (1, 2):", "...     print(x)", "1", "2"])
    ('for x in (1, 2):\\n    print(x)', '1\\n2')
    """
    code = [line[4:] for line in lines if line.startswith((">>>", "..."))]
    prints = [line for line in lines if not line.startswith((">>>", "..."))]
    return "\n".join(code).rstrip(), "\n".join(prints)


def expanded(line: str) -> tuple[str, str]:
    """The program and the output of an example that was squeezed into one line.

    >>> print(expanded(">>> class A: ... def f(self): ... return 1 ... >>> print(A().f()) 1")[0])
    class A:
        def f(self):
            return 1
    print(A().f())
    """
    code: list[str] = []
    prints: list[str] = []
    open_block = False
    for chunk in re.split(r">>>(?: |$)", line)[1:]:
        parts = [part.strip() for part in re.split(r"(?:^| )\.\.\.(?= |$)", chunk)]
        parts = [part for part in parts if part]
        if not parts:
            continue
        parts[-1], shown = _without_output(parts[-1])
        statements = [part for part in parts if part and not part.startswith("#")]
        if open_block:  # the body of a loop stands behind a prompt of its own
            code[-1:] = indented([code[-1], *statements])
        else:
            code += indented(statements)
        prints += [shown] if shown else []
        open_block = bool(statements) and statements[-1].endswith(":")
    return "\n".join(code), "\n".join(prints)


def indented(statements: list[str]) -> list[str]:
    """Statements of one prompt with the indentation that they had.

    What follows `def` is its body until the next `def`, which belongs to the class around it; what
    follows `for` or `if` is its body until `return`, or until the block around it ends.

    >>> indented(["def f(x):", "for k in x:", "print(k)", "return x"])
    ['def f(x):', '    for k in x:', '        print(k)', '    return x']
    """
    lines: list[str] = []
    around: list[str] = []  # the words that opened the blocks that are open now
    for statement in statements:
        word = re.match(r"@|\w*", statement)[0]  # type: ignore[index] # matches always
        if word in {"def", "class", "@"}:
            while around and around[-1] != "class":
                around.pop()
        elif word == "return":
            while around and around[-1] in {"for", "while", "with"}:
                around.pop()
        elif word in {"else", "elif", "except", "finally"}:
            while around and around[-1] not in {"if", "elif", "try", "except", "for"}:
                around.pop()
            around.pop()
        lines.append("    " * len(around) + statement)
        if statement.endswith(":"):
            around.append(word)
    return lines


def _without_output(text: str) -> tuple[str, str]:
    """The last statement of a prompt, and the output behind it.

    >>> _without_output("print([1, 2]) [1, 2]")
    ('print([1, 2])', '[1, 2]')
    >>> _without_output("# what comes next. [1, 2]")
    ('# what comes next.', '[1, 2]')
    """
    if text.startswith("#"):
        comment, dot, shown = text.partition(". ")
        return comment + dot.strip(), shown
    cuts = [found.start() for found in re.finditer(r" ", text)]
    for cut in cuts:
        head, tail = text[:cut], text[cut + 1 :]
        if _is_call(head) and (tail[:1] in {"[", "(", "{"} or not _is_code(text)):
            return _longest(text, cut)
    if _is_code(text) or text.endswith(":"):
        return text, ""
    return _longest(text, 0)


def _longest(text: str, cut: int) -> tuple[str, str]:
    """Cut a text at `cut`, or where the longest statement ends."""
    if cut:
        return text[:cut], text[cut + 1 :]
    for found in reversed(list(re.finditer(r" ", text))):
        if _is_code(text[: found.start()]):
            return text[: found.start()], text[found.end() :]
    return text, ""


def _is_code(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


def _is_call(text: str) -> bool:
    """Whether a text is one whole call, as `print(x)`."""
    try:
        (statement,) = ast.parse(text).body
    except (SyntaxError, ValueError):
        return False
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
