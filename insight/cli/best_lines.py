"""What `insight best` says: three lines, or why there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from insight.lineage.difference.significance import Significance
    from insight.lineage.importance import Importance
    from insight.lineage.target import Target
    from insight.lineage.target.lead import Lead
    from insight.lineage.target.seeds import Group, Seeds

_MOST = 3  # names in a line
_LEAST = 0.005  # of a share: what rounds to nothing


class Answer(NamedTuple):
    """What there is to tell.

    Attributes:
        target: What runs are judged by; without a name where there is nothing.
        shown: How many runs the filter lets through.
        status: How the best run ended; empty without one.
        lead: Which run is best, and by how much; None where nobody can say.
        seeds: What seeds make of it; None without a best run.
        explained: What explains it; None without a best run.

    """

    target: Target
    shown: int
    status: str = ""
    lead: Lead | None = None
    seeds: Seeds | None = None
    explained: Importance | None = None


def why_not(found: Answer) -> str:
    """Why nobody can say which run is best."""
    name = found.target.name
    if not found.shown:
        return "there is no run, or none passes the filter"
    if not name:
        return "nothing that was recorded says how good runs are; --target chooses a tag"
    if not found.target.direction:
        return (
            f"the name {name!r} does not say whether more of it is better; choose another --target"
        )
    return f"no run has a finite value of {name!r}"


def led_line(found: Answer, lead: Lead) -> str:
    """Which run is best, and with which value."""
    target = found.target
    what = "highest" if target.direction > 0 else "lowest"
    at = "" if lead.step is None else f" at step {lead.step}"
    steps = " at any step" if target.of == "best" else ""
    ended = "" if found.status == "finished" else f" ({found.status})"
    of = _count(found.shown, "run")
    if lead.judged < found.shown:
        of = f"the {lead.judged} of {of} that have it"
    equal = ""
    if lead.equal:
        others = ", ".join(lead.equal[:_MOST])
        more = len(lead.equal) - _MOST
        equal = f" (as good: {others}{f' and {more} more' if more > 0 else ''})"
    value = f"{target.name} {lead.value:.6g}{at}"
    return f"{lead.run}{ended} is best{equal}: {value}, the {what}{steps} of {of}"


def ahead_line(target: Target, lead: Lead, seeds: Seeds) -> str:
    """By how much, and how sure that is."""
    if lead.judged == 1:
        return "no other run has a value to compare it with"
    if lead.next is None:
        return f"all {lead.judged} are as good"
    run, value = lead.next
    first = f"{abs(lead.value - value):.3g} ahead of the next, {run} ({value:.6g})"
    middle = f"{abs(lead.value - lead.median):.3g} ahead of the median ({lead.median:.6g})"
    return f"{first}, and {middle}; {_seeds_told(target, seeds)}"


def _seeds_told(target: Target, seeds: Seeds) -> str:
    own, other, test = seeds
    if own.deviation is None and (other is None or other.deviation is None):
        return (
            "neither its settings nor the next were run with another seed, "
            "so how much of it is chance is not known"
        )
    told = [f"its settings have {_spread(own)}"]
    if other is not None:
        told.append(f"the next settings {_spread(other)}")
    return f"{', '.join(told)}{_verdict(target, seeds, test)}"


def _verdict(target: Target, seeds: Seeds, test: Significance | None) -> str:
    from insight.lineage.target.seeds import LIKELY

    if seeds.other is None or test is None:
        return ""
    if test.p is None:
        return f" ({test.said})"
    if test.p >= LIKELY:
        said = "no more than seeds make"
    elif target.direction * (seeds.own.mean - seeds.other.mean) > 0:
        said = "more than seeds make"
    else:
        said = "which is better by more than seeds make"
    return f": {said} (p = {test.p:.2g})"


def _spread(group: Group) -> str:
    count = _count(group.seeds, "seed")
    if group.deviation is None:
        return f"{group.mean:.4g} with {count}"
    return f"{group.mean:.4g} ± {group.deviation:.2g} over {count}"


def explained_line(explained: Importance) -> str:
    """What explains it, as the page of the lineage tells it."""
    alone = [((one.share, one.low, one.high), _short(one.name)) for one in explained.found]
    pairs = [
        ((one.share, one.low, one.high), " × ".join(map(_short, one.names)))
        for one in explained.together
    ]
    told = sorted([*alone, *pairs], key=lambda one: -one[0][0])[:_MOST]
    if not told:
        return f"nothing that is recorded explains it: {_why_unexplained(explained)}"
    shares = [
        f"{_percent(share)} by {name} ({_percent(low)} to {_percent(high)})"
        for (share, low, high), name in told
    ]
    of = " of its logarithm" if explained.scale == "log" else ""
    runs = _count(explained.runs, "run")
    return f"the variance{of} among {runs} is explained {', '.join(shares)}"


def _why_unexplained(explained: Importance) -> str:
    if not explained.varies:
        return "all runs are as good"
    if explained.chance:
        names = ", ".join(map(_short, explained.chance[:_MOST]))
        return f"{names} cannot be told apart from chance among {_count(explained.runs, 'run')}"
    if explained.scarce:
        return f"{_count(explained.runs, 'run')} are too few"
    return "no recorded parameter varies"


def _short(name: str) -> str:
    return name.rpartition(".")[2]


def _percent(share: float) -> str:
    """A share as people read it: what is not all is never told as all."""
    if 0 < share < _LEAST:
        return "<1 %"
    return ">99 %" if 1 - _LEAST < share < 1 else f"{100 * share:.0f} %"


def _count(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"
