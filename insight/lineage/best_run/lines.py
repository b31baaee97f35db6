"""What `insight best` says: three lines, or why there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.lineage.short_names import short_names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from insight.lineage.difference.significance import Significance
    from insight.lineage.importance import Importance
    from insight.lineage.target import Target
    from insight.lineage.target.lead import Lead
    from insight.lineage.target.seeds import Group, Seeds

    from .answer import Answer

_MOST = 3  # names in a line


def lines_of(found: Answer) -> list[str]:
    """The three lines; none where nobody can say: `why_not` has the reason."""
    if found.lead is None or found.seeds is None:
        return []
    return [
        led_line(found, found.lead),
        ahead_line(found.target, found.lead, found.seeds),
        found.lacking if found.explained is None else explained_line(found.explained),
    ]


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
    from insight.tables.rank_ends import status_words

    target = found.target
    run = found.called if lead.run == "." else lead.run
    ended = status_words(found.status, found.bad_ranks)
    ended = "" if ended == "finished" else f" ({ended})"
    equal = ""
    if lead.equal:
        equal = f" (as good: {_listed(lead.equal)})"
    what = "highest" if target.direction > 0 else "lowest"
    at = steps = ""
    if lead.step is not None:
        at, steps = f" at step {lead.step}", " at any step"
    elif target.of == "best":
        at = ", the last as it has no steps"
    whose = "" if found.rank is None else f" in rank {found.rank}"
    value = f"{target.name} {lead.value:.6g}{at}{whose}"
    return f"{run}{ended} is best{equal}: {value}, the {what}{steps} of {_judged(found, lead)}"


def _judged(found: Answer, lead: Lead) -> str:
    """Of which runs it is the best."""
    runs = _count(found.shown, "run")
    if lead.judged == found.shown:
        return runs
    if lead.judged == 1:
        return f"the only one of {runs} that has it"
    return f"the {lead.judged} of {runs} that have it"


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
    if all(group is None or group.seeds + group.left_out == 1 for group in (own, other)):
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
    left_out = ""
    if group.left_out:
        left_out = f" ({group.left_out} more {_have(group.left_out)} no finite value)"
    if group.deviation is None:
        return f"{group.mean:.4g} with {count}{left_out}"
    return f"{group.mean:.4g} ± {group.deviation:.2g} over {count}{left_out}"


def explained_line(explained: Importance) -> str:
    """What explains it, as the page of the lineage tells it."""
    short = _short_names(explained)
    alone = [((one.share, one.low, one.high), short[one.name]) for one in explained.found]
    pairs = [
        ((one.share, one.low, one.high), " × ".join(short[name] for name in one.names))
        for one in explained.together
    ]
    told = sorted([*alone, *pairs], key=lambda one: -one[0][0])[:_MOST]
    if not told:
        return f"nothing that is recorded explains it: {_why_unexplained(explained, short)}"
    shares = [
        f"{_percent(share)} by {name} ({_percent(low)} to {_percent(high)})"
        for (share, low, high), name in told
    ]
    of = " of its logarithm" if explained.scale == "log" else ""
    runs = _count(explained.runs, "run")
    return f"the variance{of} among {runs} is explained {', '.join(shares)}"


def _short_names(explained: Importance) -> dict[str, str]:
    """What each parameter is called: by its last part where no other ends the same."""
    names = [one.name for one in explained.found]
    names += [*explained.chance, *explained.constant, *explained.scarce, *explained.unique]
    return dict(zip(names, short_names(names, names), strict=True))


def _why_unexplained(explained: Importance, short: Mapping[str, str]) -> str:
    from insight.lineage.importance.shapes import FEWEST_RUNS

    if explained.runs == 1:
        return "only one run has a value"
    if not explained.varies:
        return "all runs are as good"
    chance, scarce, unique = (
        [short[name] for name in names]
        for names in (explained.chance, explained.scarce, explained.unique)
    )
    if chance:
        runs = _count(explained.runs, "run")
        return f"{_listed(chance)} cannot be told apart from chance among {runs}"
    if explained.runs < FEWEST_RUNS and scarce:
        return f"{explained.runs} runs are too few: it takes {FEWEST_RUNS}"
    told = []
    if scarce:
        each = "" if len(scarce) == 1 else " each"
        are = "is" if len(scarce) == 1 else "are"
        told.append(f"{_listed(scarce)} {are} in fewer than {FEWEST_RUNS} runs{each}")
    if unique:
        told.append(f"over half of the runs have their own {_listed(unique)}")
    nothing = "no recorded parameter varies" if explained.constant else "no parameter is recorded"
    return ", and ".join(told) or nothing


def _listed(names: Sequence[str]) -> str:
    """The first of some names, and how many there are beside them."""
    more = len(names) - _MOST
    return ", ".join(names[:_MOST]) + (f" and {more} more" if more > 0 else "")


def _percent(share: float) -> str:
    """A share as people read it: what is not all is never told as all."""
    told = f"{100 * share:.0f} %"
    return ">99 %" if share < 1 and told == "100 %" else told


def _count(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def _have(count: int) -> str:
    return "has" if count == 1 else "have"
