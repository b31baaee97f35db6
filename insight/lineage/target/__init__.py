"""What runs are judged by, and which is best: docs/best_run.md has the rule."""

from __future__ import annotations

from .target import (
    AUTO,
    Target,
    folder_target,
    is_target,
    main_tag,
    named_target,
    parameters_of,
    recorded_targets,
    runs_with,
    settled_target,
    target_among,
    target_of,
    usual_target,
)

__all__ = [
    "AUTO",
    "Target",
    "folder_target",
    "is_target",
    "main_tag",
    "named_target",
    "parameters_of",
    "recorded_targets",
    "runs_with",
    "settled_target",
    "target_among",
    "target_of",
    "usual_target",
]
