"""What follows a secret name in a text, and what of it is the value."""

from __future__ import annotations

from .below import lines_below, margin_of
from .expressions import Found, Scan, of_expression
from .late_pattern import late
from .mask import MASK
from .names import SHORT, is_plural
from .strings import STRING, is_of_a_text, of_string
from .unpacked import of_unpacked
from .values import of_value

_SIGN = late(
    r"(?P<close>(?:\[[^\]\n]{0,60}\])?(?:\\{0,4}[\"'`]\]?)?)[ \t]{0,20}"
    r"(?P<sign>===?|!==?|:=|=>|\+=|\|\|=|\?\??=|=|:(?!:)|->|<-)(?P<gap>(?:[ \t]|\\\n[+\- ]?){0,80})"
)
_TYPED = late(  # of a variable or an argument, whose value comes behind its type
    r"[ \t]{0,4}[&*'A-Za-z][\w.\[\]|&*, \"']{0,60}?(?:[ \t]=(?!=)[ \t]*|=[ \t]*(?=[rbfu]?[\"']))"
)
_LATER = late(r"(?:[ \t]*\n[+\- ]?){1,2}[ \t]*(?=[rbuf]?[\"'(\[{])")
_LINE = late(
    r"^[+\- ]?[ \t]*(?:(?:-[ \t]+)*|//[ \t]*|#[ \t]*|;[ \t]*|REM[ \t]+)"
    r"(?:(?:export|set|setx|local|readonly|declare(?:[ \t]-\w+)?|const|let|var|val|final|ENV|ARG"
    r"|env|SET|EXPORT)[ \t]+)*(?:\$(?:env:|global:)?|@)?[\"']?-{0,2}$"
)
_QUOTES = "'\"`"
_BRACKETS = late(r"[()\[\]{}]")
_CALL = late(r"[\"']?\(")
_GETS = late(r"(?:get|read|load|fetch|find|is|has|count|list|print|check|use)(?=[_A-Z])")
_PAIR = late(rf"\\{{0,4}}[\"'`]\s{{0,20}},(?:\s|(?<=\n)[+-]){{0,80}}(?P<value>{STRING})")
_DEFAULT = late(r"\b(?:default|const|value|default_value|prompt_default)[ \t]*=[ \t]*")
_OPTION = late(r"(?:[ \t]|\\\n[+\- ]?){1,80}")
_STATED = late(
    r"[ \t]+(?P<typed>(?:(?:for|FOR)[ \t]+)?\*?\w[\w.@\[\]-]{0,60}[ \t]*=[ \t]*)?"
    rf"(?P<value>{STRING})"
)
_LISTED = late(r"[\"']?[ \t]*\n[+\- ]?[ \t]*-[ \t]+[\"']?(?P<value>(?![-\"'$<{])[^\n]*)")
_STATES = ("password", "passwd", "passphrase", "secret", "pwd", "pass", "by")
_VALUE = late(
    r"(?P<quote>'[^'\n]*'|\"[^\"\n]*\")|(?P<word>[^\s'\"`=${}()\[\],;|&<>-][^\s'\"`|;&)]*)"
)
_INSIDE = 300  # characters in which the bracket is looked for that a name stands in


class Following:
    """A secret name in a text, and what may follow it."""

    def __init__(self, scan: Scan, start: int, end: int, name: str) -> None:
        self.scan, self.end, self.name = scan, end, name
        self.text = text = scan.text
        dashes = start
        while dashes and text[dashes - 1] == "-":
            dashes -= 1
        self.dashes = start - dashes
        self.start = dashes
        self.quote = text[dashes - 1 : dashes]
        if self.quote not in _QUOTES:
            self.quote = ""

    def value(self) -> Found:
        """What is secret of that which follows."""
        for form in (
            self._section,
            self._unpacked,
            self._assigned,
            self._called,
            self._paired,
            self._option,
            self._stated,
        ):
            found = form()
            if found is not None:
                return found
        return Found([], self.end)

    def _assigned(self) -> Found | None:
        sign = _SIGN.match(self.text, self.end)
        if sign is None:
            return None
        is_quoted = any(quote in sign["close"] for quote in _QUOTES)
        at, which = sign.end(), sign["sign"]
        if which == ":" and (typed := _TYPED.match(self.text, sign.end("sign"))):
            at, which = typed.end(), "="
        later = _LATER.match(self.text, at)
        if later and (which != ":" or self._is_line()):
            at = later.end()
        elif self.text[at : at + 1] in {"\n", ""} or self.text.startswith("\r\n", at):
            return self._below(at) if which == ":" else Found([], at)
        if self.quote and not is_quoted:
            whole = self._to_quote(at)
            if whole is not None:
                return whole
        is_line, spaced = self._is_line(), bool(sign["gap"])
        is_value = is_quoted and which in {"=", "=="} and not sign["close"].endswith("]")
        if is_value and not is_line:
            return None  # it is given to another name
        return of_value(self.scan, at, self.name, which, is_line=is_line, spaced=spaced)

    def _is_line(self) -> bool:
        line = self.text.rfind("\n", 0, self.start) + 1
        return self.start - line < _INSIDE and bool(
            _LINE.match(self.text[line : self.start] + "-" * self.dashes)
        )

    def _to_quote(self, at: int) -> Found | None:
        """All up to the quote that stands before the name: a header, or a setting as one text."""
        end = at
        text, quote = self.text, self.quote
        stop = text.find("\n", at)
        stop = len(text) if stop < 0 else stop
        while (end := text.find(quote, end, stop)) >= 0 and text[end - 1] == "\\":
            end += 1
        if end <= at:
            return None if end < 0 else Found([], end)
        held = text[at:end]
        if any(sign in held for sign in _QUOTES) or held.startswith(("{", "$", "%", "<", MASK)):
            return None
        return Found([(at, end)], end)

    def _below(self, at: int) -> Found:
        """The lines below a name of YAML, where they are its value, a list, or more names."""
        if not self._is_line():
            return Found([], at)
        line = self.text.rfind("\n", 0, self.start) + 1
        return lines_below(self.text, at, margin_of(self.text, line, self.start), self.name)

    def _section(self) -> Found | None:
        """The settings of a section, `[secrets]`."""
        line = self.text.rfind("\n", 0, self.start) + 1
        if not self.text.startswith("]\n", self.end):
            return None
        is_heading = self.text[line : self.start].lstrip("+- \t") == "["
        return lines_below(self.text, self.end + 1, -1, self.name) if is_heading else None

    def _unpacked(self) -> Found | None:
        return of_unpacked(self.scan, self.start, self.end, self.name)

    def _called(self) -> Found | None:
        call = _CALL.match(self.text, self.end)
        if call is None or _GETS.match(self.name) or self.name.casefold() in SHORT:
            return None
        return of_expression(self.scan, call.end(), self.name, is_inside=True)

    def _paired(self) -> Found | None:
        """A name as a text, and its value behind a comma: an argument, or a word of a command."""
        if not self.quote:
            return None
        pair, bracket = _PAIR.match(self.text, self.end), self._bracket()
        if not self.dashes:
            if pair is None or bracket != "(":
                return None
            return of_expression(self.scan, pair.start("value"), self.name)
        if bracket == "(" and self.scan.is_default_near(self.end) and (found := self._default()):
            return found
        if pair is None or bracket == "(" or pair["value"][1:2] == "-":  # another option
            return None
        spans = of_string(self.text, *pair.span("value"), self.name)
        return Found(spans, pair.end()) if spans else None

    def _bracket(self) -> str:
        """The bracket that the name stands in, on its line or the one before; empty for none."""
        depth = 0
        signs = _BRACKETS.findall(self.text, max(self.start - _INSIDE, 0), self.start)
        for sign in reversed(signs):
            if sign in ")]}":
                depth += 1
            elif not depth:
                return str(sign)
            else:
                depth -= 1
        return ""

    def _default(self) -> Found | None:
        """What an option of a program is by default: `add_argument("--token", default="x")`."""
        if self.end + 1 >= len(self.text):
            return None
        call = of_expression(self.scan, self.end + 1, self.name, is_inside=True)
        spans: list[tuple[int, int]] = []
        at = self.end
        while default := _DEFAULT.search(self.text, at, call.end):
            found = of_expression(self.scan, default.end(), self.name)
            spans += found.spans
            at = max(found.end, default.end())
        return Found(spans, at) if spans else None

    def _option(self) -> Found | None:
        """The words behind an option of a command; in a list of YAML each on a line."""
        if not self.dashes:
            return None
        if listed := _LISTED.match(self.text, self.end):
            begin, held = listed.start("value"), listed["value"].rstrip()
            end = begin + len(held) - held.endswith(("'", '"'))
            return Found([(begin, end)] if end > begin else [], listed.end())
        if self.quote:
            return None
        spans: list[tuple[int, int]] = []
        at = self.end
        while gap := _OPTION.match(self.text, at):
            value = _VALUE.match(self.text, gap.end())
            if value is None or value[0].upper() == value[0] == self.name.upper().replace("-", "_"):
                break
            begin, end = value.span()
            begin, end = (begin + 1, end - 1) if value["quote"] else (begin, end)
            if not is_of_a_text(self.text[begin:end], self.name):
                spans.append((begin, end))
            at = value.end()
            if not is_plural(self.name):
                break
        return Found(spans, at) if spans else None

    def _stated(self) -> Found | None:
        """`ALTER USER me PASSWORD 'x'`, `#define PASSWORD "x"`, `var password string = "x"`."""
        stated = _STATED.match(self.text, self.end)
        if stated is None:
            return None
        is_prose = stated["typed"] and self.name.casefold() == "pass"
        if is_prose or not (stated["typed"] or self.name.casefold().endswith(_STATES)):
            return None
        return Found(of_string(self.text, *stated.span("value"), self.name), stated.end())
