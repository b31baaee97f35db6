"""Series that say how a training goes, and not how good its model is: no run is judged by them."""

from __future__ import annotations

import re

from .measures import SEP, whole, words_of

# Sections of what a machine or a clock did: whatever lies there.
_MACHINE = frozenset(
    (
        *("machine", "system", "sys", "monitoring", "hardware", "resources", "profile", "profiler"),
        *("time", "times", "timing", "timer", "timers", "speed", "gpu", "cpu", "memory", "disk"),
    )
)
# Of what else a name may say, such as the loss in `entropy_loss`, this takes the meaning.
_NEVER = whole(
    (
        r"(?<!cross)(?<!cross[ _.-])(?<!x[ _.-])ent(?:ropy|ropies)?",
        rf"kl(?:d|{SEP}div(?:ergence)?)?",
        rf"(?:loss|rewards?|scores?){SEP}(?:scal(?:e|er|ing)|weights?|coeff?(?:icient)?s?)",
        rf"grad(?:ient)?s?[ _./-]?(?:global{SEP})?norms?",
        rf"std(?:{SEP}dev)?|stddev|(?:standard{SEP})?deviation|variance",
        rf"clip{SEP}frac(?:tion)?|throughput|fps|sps|per{SEP}s(?:ec(?:ond)?)?",
        r"(?:it|steps|samples|tokens|images)/s(?:ec(?:ond)?)?",
        rf"(?:fit|score){SEP}times?|rank{SEP}test",  # of a search: 1 is the best of its candidates
        rf"(?:n|num|number{SEP}of){SEP}(?:params?|parameters?)",
    ),
    r"(?<!交叉)熵|散度|标准差|(?<!均)方差|梯度|损失(?:缩放|权重)|每秒|吞吐",
)
SYSTEM = re.compile(
    r"(?<![a-z])(?:lr|learning[ _]?rates?|sys(?:tem)?|[cg]pu|mem(?:ory)?|ram|disk|power|temperature"
    r"|runtime|time(?:stamp)?|seconds|throughput|fps|epochs?|(?:global[ _]?)?steps?)(?![a-z])"
)
"""What the machine or the schedule did, not what was learned."""
# By themselves these say nothing of a model; beside a measure (`epoch_loss`) they do no harm.
_ALONE = whole(
    (
        r"iter(?:ation)?s?|time[ _]?steps?|updates?|tokens|examples|samples|batch(?:es)?",
        r"durations?|elapsed|latency|eta|ms|secs?|hours?|minutes?|network|progress|count|total",
        r"momentum|betas?|alpha|gamma|eps(?:ilon)?|wd|weight[ _]?decay|exploration|temp",
        r"params?|parameters?|fl?ops?|macs|norms?|weights?|bias(?:es)?|grads?|gradients?",
        r"len(?:gths?)?|sizes?|num|coeff?s?|clip(?:[ _]?(?:range|frac))?|q[ _]?values?",
    ),
    r"学习率|學習率|轮|步数|步长|迭代|时间|时长|耗时|用时|速度|显存|内存|显卡|功率|温度"
    r"|参数|动量|批大小|利用率|进度|数量|长度",
)
# Below a section of measures they take the meaning all the same: `rewards/episode_length`.
_LEAF = whole(
    (rf"lr|learning{SEP}rates?|len(?:gths?)?|time|seconds|duration|params?|parameters?",),
    "学习率|學習率|时间|耗时|长度",
)


def is_of_machine(name: str) -> bool:
    """Whether a series lies in a section of what a machine or a clock did.

    >>> is_of_machine("machine/gpu/0/load"), is_of_machine("time/fps"), is_of_machine("loss/time")
    (True, True, False)
    """
    sections = re.split(r"[/.]", words_of(name))[:-1]
    return any(section.strip() in _MACHINE for section in sections)


def is_no_measure(name: str) -> bool:
    """Whether a name says that it is none, though words of a measure may stand in it.

    >>> [is_no_measure(name) for name in ("losses/entropy", "cross_entropy", "loss_scale")]
    [True, False, True]
    """
    words = words_of(name)
    return _NEVER.search(words) is not None or is_of_machine(name)


def is_setting(leaf: str) -> bool:
    """Whether the last part of a name, in small letters, says what was set or how long it took."""
    return _LEAF.search(leaf) is not None


def is_diagnostic(name: str) -> bool:
    """Whether a name without a measure is of no use to judge by.

    >>> [is_diagnostic(name) for name in ("lr", "policy_entropy", "grad_norm", "far")]
    [True, True, True, False]
    """
    words = words_of(name)
    found = SYSTEM.search(words) or _ALONE.search(words)
    return found is not None or is_no_measure(name)
