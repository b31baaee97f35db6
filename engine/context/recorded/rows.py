"""What the rows of the table tell of settings."""

from __future__ import annotations

from typing import NamedTuple

from engine.context.accepting import Check, Option

REQUIRED = object()


class Group(NamedTuple):
    """Options that one function sets, one reads, and one puts back; `secret` ones are not read.

    They lie in one part of the context's state, which is called `kept`.
    """

    kept: str
    says: str
    options: dict[str, Option]
    secret: tuple[str, ...] = ()


class Pair(NamedTuple):
    """An option of the cost model that a function sets and another reads.

    `argument` is what the first one calls the value, `given` what that is where nothing is given;
    `REQUIRED` where something must be.
    """

    argument: str
    given: object
    option: Option


class Setter(NamedTuple):
    """A function of `device_context`, which keeps the one value that it takes.

    It lies in an option of `set_context`, or at a key of one: "aoe_config.job_type"; where nothing
    is told, in the options of the kind of device, at the function's name.
    """

    argument: str
    check: Check
    says: str
    kept: str = ""
