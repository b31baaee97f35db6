"""What one rule says, read word by word.

rule      = state | "alert" [level] | silence | idle | series
silence   = "no record for" time
idle      = "gpu" ["fell"] "idle" time
series    = name ( "is" strange | sign number ) ["for" span] ["after step" number]
          | name ("rose" | "fell") number "times"
          | name "did not" ("improve" | "rise" | "fall") "for" span
strange   = "nan" | "inf" | "not finite"
span      = number ("values" | "steps") | time
time      = number ("s" | "min" | "h" | "days")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, NoReturn, cast

from insight.lineage.target.objective import direction

from .on_losses import Collapsed, Diverged, Exploded, Overfitting
from .on_runs import Alerted, Damaged, Ended, Idle, Lost, NoRecord, Silent
from .on_series import Compared, NoBetter, Span, Strange, Turned

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .on_series import Sign, Unit
    from .rule import Condition
    from .words import Word, Words

STATES: Mapping[str, Condition] = {
    "diverged": Diverged(),
    "exploded": Exploded(),
    "collapsed": Collapsed(),
    "overfitting": Overfitting(),
    "silent": Silent(),
    "lost": Lost(),
    "failed": Ended("failed"),
    "stopped": Ended("stopped"),
    "finished": Ended("finished"),
    "damaged": Damaged(),
}
_TIMES = {
    **dict.fromkeys(("s", "sec", "second", "seconds"), 1.0),
    **dict.fromkeys(("min", "minute", "minutes"), 60.0),
    **dict.fromkeys(("h", "hour", "hours"), 3600.0),
    **dict.fromkeys(("d", "day", "days"), 86400.0),
}
_COUNTS: Mapping[str, Unit] = {
    **dict.fromkeys(("value", "values", "record", "records"), "values"),
    **dict.fromkeys(("step", "steps"), "steps"),
}
_SIGNS = ("==", "!=", "<=", ">=", "=", "<", ">")
_LEVELS = ("info", "warn", "error")
_WHAT = "a comparison, 'is', 'rose', 'fell', 'did not improve'"
_EXAMPLES = (
    "'loss is nan', 'no record for 10 min', 'val_loss rose 3 times', 'gpu idle 15 min', 'loss > 10 "
    f"after step 100', 'loss did not improve for 500 steps', 'alert'; or one of {', '.join(STATES)}"
)


class Said(NamedTuple):
    """What a rule says, and the name of the series that it says it of, if it is one."""

    condition: Condition
    series: str = ""


def condition_of(words: Words) -> Said:
    """The condition at the beginning of a line.

    Raises:
        RuleError: If there is none.

    """
    words.take("run")  # "run failed" reads well
    first, second = words.next, words.behind(1)
    if first.kind not in {"word", "text"}:
        words.refuse("a rule", hint=f"such as {_EXAMPLES}")
    if first.low in STATES and _is_over(second):
        return Said(STATES[words.take(*STATES)])
    if first.low == "no" and second.low in {"record", "records"}:
        return Said(NoRecord(_silence(words)))
    if first.low == "gpu" and second.low in {"idle", "fell"}:
        return Said(_idle(words))
    if first.low == "alert" and (_is_over(second) or second.low in _LEVELS):
        words.need("alert")
        return Said(Alerted(words.take(*_LEVELS)))
    return _of_series(words)


def _is_over(word: Word) -> bool:
    """Whether a condition ends before a word: a series may be called as a state is."""
    return word.kind == "end" or word.text == "->" or word.low == "for"


def _silence(words: Words) -> float:
    words.need("no")
    words.need("record", "records")
    words.need("for")
    return _time(words)


def _idle(words: Words) -> Idle:
    words.need("gpu")
    fell = words.take("fell")
    words.need("idle")
    words.take("for")
    return Idle(_time(words), after_work=bool(fell))


def _time(words: Words) -> float:
    amount = words.number("a time, such as 10 min")
    return amount * _TIMES[words.need(*_TIMES)]


def _of_series(words: Words) -> Said:
    name = words.any().text
    if words.next.kind == "end" or words.next.low == "for":
        known = (*STATES, "alert", "no", "gpu", "usual", "tell", "smtp")
        _unread(words, name, known)
    if words.take("is"):
        return Said(_strange(words, name), name)
    if words.next.low in {"rose", "fell"}:
        return Said(_turned(words, name), name)
    if words.take("did"):
        return Said(_no_better(words, name), name)
    if words.next.text not in _SIGNS or words.next.kind != "sign":
        words.refuse(_WHAT, known=("is", "rose", "fell", "did"), hint=f"rules are {_EXAMPLES}")
    sign = words.any().text
    is_percent = words.next.text.endswith("%")
    limit = words.number()
    is_percent |= bool(words.take("%"))
    span, after = _for_and_after(words)
    return Said(
        Compared(name, cast("Sign", "==" if sign == "=" else sign), limit, span, after, is_percent),
        name,
    )


def _unread(words: Words, name: str, known: tuple[str, ...]) -> NoReturn:
    words.refuse(f"{_WHAT} behind {name!r}", hint=_near(name, known) or f"rules are {_EXAMPLES}")
    raise AssertionError


def _near(name: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches

    found = get_close_matches(name.casefold(), known, n=1)
    return f"did you mean {found[0]!r}" if found else ""


def _strange(words: Words, name: str) -> Strange:
    if words.take("not"):
        words.need("finite", "a")
        words.take("number")
        what = "not finite"
    else:
        what = words.need("nan", "inf", "infinite")
        what = "inf" if what == "infinite" else what
    span, after = _for_and_after(words)
    return Strange(name, what, span, after)  # type: ignore[arg-type]  # one of the words above


def _turned(words: Words, name: str) -> Turned:
    rises = words.need("rose", "fell") == "rose"
    times = words.number("how many times in a row")
    if times < 1 or times != int(times):
        words.refuse("a whole number of times before it")
    words.need("times", "time")
    words.take("in") and words.need("a") and words.need("row")
    return Turned(name, rises, int(times))


def _no_better(words: Words, name: str) -> NoBetter:
    words.need("not")
    start = words.next
    verb = words.need("improve", "rise", "fall")
    better = {"rise": 1, "fall": -1}.get(verb) or direction(name.strip("*"))
    if not better:
        from .words import RuleError

        hint = "write 'did not fall' or 'did not rise'"
        expected = f"to know which way {name!r} is better"
        raise RuleError.at(words.spot(start.start), expected, "a name that does not say", hint)
    words.need("for")
    return NoBetter(name, better, _span(words))


def _for_and_after(words: Words) -> tuple[Span, int | None]:
    """How long, and behind which step; `for` may as well begin a filter."""
    span, after = Span(), None
    units = {*_TIMES, *_COUNTS}
    if words.next.low == "for" and words.behind(2).low in units:
        words.need("for")
        span = _span(words)
    if words.take("after"):
        words.need("step")
        after = int(words.number())
    return span, after


def _span(words: Words) -> Span:
    amount = words.number("how long, such as 500 steps")
    unit = words.need(*_COUNTS, *_TIMES)
    if unit in _COUNTS:
        return Span(amount, _COUNTS[unit])
    return Span(amount * _TIMES[unit], "seconds")
