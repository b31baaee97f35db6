"""What is watched for where no file of rules says otherwise."""

from __future__ import annotations

from functools import cache

from .file import RulesFile, rules_of

USUAL = """\
diverged
exploded
collapsed
overfitting
silent
lost
failed
alert
gpu fell idle 30 min
"""
"""The rules without a file, and what the line `usual` in a file stands for."""


@cache
def usual_rules() -> RulesFile:
    """`USUAL`, read."""
    return rules_of(USUAL)
