"""What is watched for where no file of rules says otherwise."""

from __future__ import annotations

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
machine/disk/usage > 99.9 %
"""
"""The rules without a file, and what the line `usual` in a file stands for."""
