"""Writes down what a framework calls an adapter with, in plain JSON; runs beside the framework."""

from __future__ import annotations

import dataclasses
import enum
import functools
import json
import socket
import sys
from importlib.metadata import version
from typing import Any

# What the adapters look at: attributes, and methods without arguments, by the class's name.
LOOKED_AT: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    # Keras
    "Sequential": (("name", "loss", "optimizer", "trainable_weights"), ("count_params",)),
    "Adam": (
        ("iterations", "learning_rate", "gradient_accumulation_steps", "param_groups"),
        ("get_config",),
    ),
    "Variable": (("path",), ("numpy",)),
    # Transformers
    "TrainingArguments": (
        (
            *("optim", "learning_rate", "per_device_train_batch_size", "seed"),
            *("num_train_epochs", "max_steps"),
        ),
        ("to_dict",),
    ),
    "TrainerState": (("global_step", "is_world_process_zero", "trial_name"), ()),
    "BertForSequenceClassification": (("config",), ()),
    "BertConfig": ((), ("to_diff_dict",)),
    # Lightning
    "ModelCheckpoint": (("best_model_path",), ()),
    # XGBoost
    "Booster": ((), ("save_config", "num_boosted_rounds")),
    "_PackedBooster": (("cvfolds",), ()),
    "CVPack": (("bst",), ()),
    # LightGBM
    "CallbackEnv": (
        ("params", "iteration", "begin_iteration", "end_iteration", "evaluation_result_list"),
        (),
    ),
    # scikit-learn
    "LogisticRegression": ((), ("get_params",)),
    "CallbackContext": (("task_name", "task_id", "parent"), ()),
    # PyTorch
    "Linear": ((), ("named_parameters",)),
    "SGD": (("param_groups",), ()),
}


class Recorded:
    """The calls of one adapter, and what the framework itself says it has reported."""

    def __init__(self, *packages: str, **arguments: Any) -> None:
        self.packages = packages
        self.arguments = arguments
        self.calls: list[dict[str, Any]] = []
        self.reported: list[list[Any]] = []
        self.objects: list[Any] = []

    def call(self, hook: str, arguments: Any, keywords: Any) -> None:
        described = {name: self.described(value) for name, value in keywords.items()}
        if keywords.get("fitted_estimator") is not None:  # scikit-learn's, scored on its data
            model = self._object(type(keywords["fitted_estimator"]).__name__, arguments[0])
            score = keywords["fitted_estimator"].score(keywords["X"], keywords["y"])
            model.setdefault("answers", {})["score"] = score
            described["fitted_estimator"] = self._reference(model)
        self.calls.append(
            {
                "hook": hook,
                "arguments": [self.described(value) for value in arguments],
                "keywords": described,
            }
        )

    def report(self, tag: str, step: int, value: Any) -> None:
        self.reported.append([tag, step, float(value)])

    def described(self, value: Any) -> Any:
        if isinstance(value, enum.Enum):
            return {"$enum": value.value}
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if isinstance(value, dict):
            return {str(name): self.described(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [self.described(inner) for inner in value]
        if isinstance(value, tuple):
            return {"$tuple": [self.described(inner) for inner in value]}
        kind = value.__class__.__name__  # of a weak proxy, that of what it stands for
        if kind not in LOOKED_AT and hasattr(value, "item"):
            return self._array(kind, value)
        if kind == "generator":
            return self.described(list(value))
        return self._reference(self._object(kind, value))

    def _array(self, kind: str, value: Any) -> dict[str, Any]:
        held = value.detach().cpu().numpy() if hasattr(value, "detach") else value
        found = {"$array": held.tolist(), "dtype": str(held.dtype), "kind": kind}
        if getattr(value, "is_leaf", False) and getattr(value, "grad", None) is not None:
            found["grad"] = self._array(kind, value.grad)
        return found

    def _object(self, kind: str, value: Any) -> dict[str, Any]:
        looked_at, asked = LOOKED_AT.get(kind, ((), ()))
        found: dict[str, Any] = {"$object": kind}
        there = [name for name in looked_at if hasattr(value, name)]
        if there:
            found["attributes"] = {name: self.described(getattr(value, name)) for name in there}
        answers = [name for name in asked if hasattr(value, name)]
        if answers:
            found["answers"] = {name: self.described(getattr(value, name)()) for name in answers}
        if kind == "TrainingArguments":
            found["defaults"] = {
                field.name: self.described(field.default)
                for field in dataclasses.fields(value)
                if field.default is not dataclasses.MISSING
            }
        return found

    def _reference(self, described: Any) -> dict[str, int]:
        """The same object in the same state is written once."""
        if described not in self.objects:
            self.objects.append(described)
        return {"$is": self.objects.index(described)}

    def as_data(self) -> dict[str, Any]:
        return {
            "made_with": {name: version(name) for name in self.packages},
            "arguments": self.arguments,
            "calls": self.calls,
            "objects": self.objects,
            "reported": self.reported,
        }


def spying(adapter: Any, hooks: tuple[str, ...], recorded: Recorded) -> Any:
    """`adapter` with its hooks written down before they do their work."""

    def spied(hook: str) -> Any:
        def call(self: Any, *arguments: Any, **keywords: Any) -> Any:
            recorded.call(hook, arguments, keywords)
            return getattr(super(spy, self), hook)(*arguments, **keywords)

        # scikit-learn passes what the signature names; a hook may be the framework's own.
        return functools.wraps(getattr(adapter, hook, call))(call)

    spy = type(adapter.__name__, (adapter,), {hook: spied(hook) for hook in hooks})
    return spy


def say(log_dir: str, **recordings: Recorded) -> None:
    """Prints the recordings as JSON, without what is this machine's."""
    text = json.dumps({name: recorded.as_data() for name, recorded in recordings.items()})
    text = text.replace(json.dumps(log_dir)[1:-1], "runs").replace(socket.gethostname(), "host")
    sys.stdout.write(f"\n{text}\n")
