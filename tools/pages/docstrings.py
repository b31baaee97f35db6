"""Docstrings as reStructuredText: ours are plain text with code between single backticks."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SECTION = re.compile(r"[A-Z][a-z]+:$")
_NAMES = re.compile(r" {4}[\w, ]+,")
_CODE = re.compile(r"(`+[^`]+`+)")
_MARK = re.compile(r"[*|\\]|(?<=\w)_(?=\W|$)")


def as_rst(lines: list[str]) -> list[str]:
    r"""The lines of a docstring, so that nothing in its words is taken for markup.

    >>> as_rst(["A sum of `x`s, **kwargs too:", "", "    a * b", "", ">>> 2 * 3", "6"])
    ['A sum of `x`\\ s, \\*\\*kwargs too:', '', '::', '', '    a * b', '', '>>> 2 * 3', '6']
    >>> as_rst(["Args:", "    a, b,", "        c: Numbers."])
    ['Args:', '    a, b, c: Numbers.']
    >>> as_rst(["Called with:", "    a: A number", "        or two."])
    ['Called with:', '', '* a: A number', '  or two.']

    """
    return list(_told(_joined(lines)))


def _joined(lines: list[str]) -> list[str]:
    """The same with the names of a section's entry on one line."""
    found: list[str] = []
    for line in lines:
        if found and _NAMES.fullmatch(found[-1]) and line.startswith("        "):
            found[-1] += f" {line.strip()}"
        else:
            found.append(line)
    return found


def _told(lines: list[str]) -> Iterator[str]:
    is_code = is_example = is_list = False
    base = ""  # the last line that was not indented
    for number, line in enumerate(lines):
        is_indented = line.startswith("    ")
        if not line.strip():
            is_example = False
        elif line.lstrip().startswith(">>>"):
            is_example = True
        if line and not is_indented:
            is_code, is_list, base = False, False, line
        before = lines[number - 1] if number else ""
        begins = is_indented and not (is_code or is_list or is_example or _SECTION.match(base))
        if number and begins and not before.strip():
            is_code = True
            yield from ("::", "")
        elif begins and before == base and base.endswith(":"):
            is_list = True
            yield ""
        if is_code or is_example or not line.strip():
            yield line
        else:
            yield _item(_escaped(line)) if is_list else _escaped(line)


def _item(line: str) -> str:
    """A line of an indented list, or what goes on in the line after it."""
    is_entry = not line.startswith("     ")
    return f"* {line.strip()}" if is_entry else f"  {line.strip()}"


def _escaped(line: str) -> str:
    parts = _CODE.split(line)
    told = [one if n % 2 else _MARK.sub(r"\\\g<0>", one) for n, one in enumerate(parts)]
    for n in range(1, len(told), 2):
        if told[n + 1][:1].isalnum():  # the end of code wants a space, or what stands for one
            told[n] += "\\ "
        if told[n - 1][-1:].isalnum():
            told[n] = f"\\ {told[n]}"
    return "".join(told)
