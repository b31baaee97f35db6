"""Where the value ends that a text gives to a secret name, and what of it is secret.

In programs the texts of an expression are, and not the names in it: of `token = os.environ["T"] or
"x"` only `x`. In files of settings it is all up to the end of the line: `password: two words`.
"""

from __future__ import annotations

from .expressions import (
    CALL,
    LONGEST_WORD,
    WITHOUT_SPACES,
    Found,
    Scan,
    bare,
    is_a_word,
    line_end,
    of_expression,
)
from .late_pattern import late
from .references import REFERENCE, reference_at
from .strings import STRING, of_string

_ESCAPED = late(r"(\\{1,4}[\"'])((?:(?!\1)[^\n]){0,4000})\1")
_CMDLET = late(
    r"\(?(?:ConvertTo-SecureString|ConvertFrom-SecureString|Get-(?:Credential|Secret|Content|Item\w*)"
    r"|Read-Host|New-Object|Import-Clixml)[ \t]"
)
_OPERATOR = late(r"[ \t]+(?:or|and|if|else|in|is|\|\||&&|\?\?|\?|[+*%])[ \t]")
_COMMAND = late(
    r"[ \t]+(?:[A-Z_][A-Z0-9_]*=\S*[ \t]+)*(?:(?:python|node|npm|npx|psql|pg_\w+|mysql\w*|mongo\w*"
    r"|redis-cli|curl|wget|bash|sh|zsh|sudo|env|exec|nohup|time|docker|git|make|torchrun|accelerate"
    r"|uv|pip|srun|mpirun|deepspeed|insight|wandb|go|cargo|java|ruby|php|ssh|scp|rsync|kubectl)"
    r"[\d.]*(?=\s|$)|[./~][\w./~-]*|[\w./-]+[ \t]+-{1,2}\w|[\w-]+=)"
    r"|[ \t]*(?:&&|\|\||[;|>])"
)
_ENDED = late(r"[ \t]*(?:[,;}\])#'\"]|$|\n|\\n)")
_CLOSED = late(r"[)\]](?:\.\w{1,60}){0,8}\s*$")
_NEXT = late(r",[ \t]*[\w.-]+[ \t]*[=:]")
_MOST_PROSE = 300
_ANOTHER = late(rf"[ \t]*,[ \t]*(?P<string>{STRING})(?=[ \t]*(?:,|\n|$))")
_COMPARISONS = frozenset(("==", "===", "!=", "!==", "->"))
_STRING = late(STRING)
# A word of a command or a call: a comma ends it where another name follows.
_WORD = late(r"(?:[^\s;&'\"`)\]}<>,\\]|\\(?!n)[^\n]?|,(?![ \t]*(?:[\w.-]+[ \t]*[=:]|$|\n|[ \t])))+")


def of_value(scan: Scan, at: int, name: str, sign: str, *, is_line: bool, spaced: bool) -> Found:
    """What is secret of the value that begins at a place.

    Args:
        scan: The whole.
        at: Behind the sign and the spaces after it, on its line.
        name: What it is given to.
        sign: `=` or `:`, or another of programs.
        is_line: Whether the name is the first of its line.
        spaced: Whether spaces stand behind the sign.

    """
    text = scan.text
    escaped = _ESCAPED.match(text, at)
    if escaped is not None:
        held = escaped[2]
        is_harmless = not held or REFERENCE.fullmatch(held) is not None
        return Found([] if is_harmless else [escaped.span(2)], escaped.end())
    if sign in _COMPARISONS and is_a_word(text[at : at + LONGEST_WORD + 2], name):
        return Found([], at)
    if _STRING.match(text, at) or _CMDLET.match(text, at):
        found = of_expression(scan, at, name)
        while is_line and sign == "=" and (other := _ANOTHER.match(text, found.end)):
            spans = of_string(text, *other.span("string"), name)
            found = Found(found.spans + spans, other.end("string"))
        return found
    stop = line_end(text, at)
    reference = reference_at(text, at, name)
    if reference is not None:
        if _OPERATOR.match(text, reference) or text.startswith("|", reference):
            return of_expression(scan, reference, name)
        return Found([], reference)
    if sign in _COMPARISONS:
        return Found([], at)
    if text[at : at + 1] in "([{":
        return _bracketed(scan, at, name, stop)
    called = _called(scan, at, name, stop, is_strict=sign == ":" and is_line)
    if called is not None:
        return called
    if text[at : at + 1] in "'\"":  # whose other quote is far away, or nowhere
        return bare(at, stop)
    if is_line and (sign == ":" or spaced):
        begin = text[at : min(stop, at + _MOST_PROSE)]
        return Found([], at) if _is_prose(begin, name) else bare(at, stop)
    word = _WORD.match(text, at, stop)
    end = word.end() if word else at
    if sign == ":" and spaced and not _ENDED.match(text, end):
        is_told = any(map(str.isdecimal, text[at:end]))
        return bare(at, stop) if is_told else Found([], at)
    if is_line and not _COMMAND.match(text, end, stop) and not _NEXT.match(text, end, stop):
        rest = text[end:stop].lstrip()
        end = stop if rest and rest[0] not in "\"')]}`<" else end
    return bare(at, end)


def _is_prose(value: str, name: str) -> bool:
    """Whether words describe a token or a key: those have no spaces, as passwords may have."""
    words = value.split()
    is_one = len(words) < 2 or not words[0].isalpha() or not WITHOUT_SPACES.search(name)
    return not is_one and not any(
        len(word) > LONGEST_WORD or any(map(str.isdecimal, word)) for word in words
    )


def _called(scan: Scan, at: int, name: str, stop: int, *, is_strict: bool) -> Found | None:
    """What a call gives, or an element; None where it is none."""
    text = scan.text
    if CALL.match(text, at) is None:
        return None
    found = of_expression(scan, at, name)
    rest = text[at : min(found.end, stop)]
    balanced = rest.count("(") == rest.count(")") and rest.count("[") == rest.count("]")
    closes = _CLOSED.search(rest) or found.spans or found.end > stop
    is_code = not is_strict or rest.rstrip().endswith("()") or any(s in rest for s in "'\"`,=")
    after = text[found.end : found.end + 1]
    if (balanced or found.end > stop) and (closes or _OPERATOR.search(rest)) and is_code:
        return found if found.end >= stop or after in ",;)]}#" else None
    return None


def _bracketed(scan: Scan, at: int, name: str, stop: int) -> Found:
    """The strings within brackets; where there are none, what stands there as it is."""
    text = scan.text
    found = of_expression(scan, at + 1, name, is_inside=True)
    held = text[at + 1 : found.end - 1]
    if found.spans or "'" in held or '"' in held or "`" in held:
        rest = of_expression(scan, found.end, name)
        return Found(found.spans + rest.spans, max(rest.end, found.end))
    if text[at] == "(" or "\n" in held or not any(map(str.isalpha, held)):
        return Found([], min(found.end, at + 1) if "\n" in held else found.end)
    return bare(at + 1, min(found.end - 1, stop))
