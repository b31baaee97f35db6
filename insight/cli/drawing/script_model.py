"""The model of a landscape: what a function of a user's script returns."""

from __future__ import annotations

import hashlib
import sys
from dataclasses import dataclass
from importlib import import_module, util
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insight.errors import PathError, SummaryValueError, ValueKindError, compose

from .script_code import goes_on, seed_after_import, seed_before_import

if TYPE_CHECKING:
    from types import CodeType, ModuleType

    from insight.landscape import Model

_MODULE = "insight_landscape_script"
_WHERE = "--model"
_TRAINED_BY = ("engine", "mindspore")


@dataclass(frozen=True)
class ScriptModel:
    """Makes the model, in this process or in a worker.

    Attributes:
        script: `script.py:function` or `package.module:function`.
        checkpoint: The file that training ended with. Where the function returns what MindSpore's
            does, it is loaded, for what the plane does not move: statistics of batch norms.
        samples: How many samples; None for as many as were collected.
        collected: How many the collector was told, for MindSpore's functions; None for all.
        mode: `eval`, `recompute` or `train`; None for the usual, or as the function has it.
        usual: The mode of networks of MindSpore's functions, where none is asked for.
        parameters: Names or patterns of those that move; None for all.
        validation: The function of a script that returns a dataset held out, or None.
        data: The hash of the samples that it has to have; None for any.

    Generators have a seed while it is called, unless the script seeds them: each process gets the
    same samples, and so does a command that goes on.

    Calling it raises:
        PathError: If there is no such script.
        SummaryValueError: If it has no such function, or ends itself; if an option is not for its
            model; if its samples are others than `data` says.
        ValueKindError: If the function returns no model.

    """

    script: str
    checkpoint: str
    samples: int | None = None
    collected: int | None = None
    mode: str | None = None
    usual: str = "eval"
    validation: str | None = None
    parameters: tuple[str, ...] | None = None
    data: str | None = None

    def __call__(self) -> Model:
        from insight.landscape import only

        model = self._whole()
        if self.data is not None and data_of(model) != self.data:
            hint = "give its data set no shuffle, or a seed"
            expected = "the same samples at each call"
            raise SummaryValueError.of(self.script, expected, "others", hint)
        return model if self.parameters is None else only(model, self.parameters)

    def _whole(self) -> Model:
        seed_before_import()
        function = function_of(self.script)
        seed_after_import()
        with goes_on(self.script):
            found = function()
        if isinstance(found, tuple):
            return self._of_engine(found)
        if not all(callable(getattr(found, name, None)) for name in ("parameters", "loss")):
            expected = "(model, network, valid_dataset, metrics), or parameters() and loss(…)"
            raise ValueKindError.of(self.script, expected, found)
        options = {"samples": self.samples, "mode": self.mode, "validation": self.validation}
        for option, value in options.items():
            if value is not None:
                hint = "a model of your own has its samples, its mode and its quantities itself"
                expected = "a function that returns (model, network, valid_dataset, metrics)"
                raise SummaryValueError.of(f"--{option}", expected, type(found).__name__, hint)
        model: Model = found
        return model

    def _of_engine(self, parts: tuple[Any, ...]) -> Model:
        from insight.needed import need_package

        need_package("engine", self.script)
        import engine
        from engine.train.landscape import LandscapeModel

        if len(parts) == 4:
            engine.load_param_into_net(parts[1], engine.load_checkpoint(self.checkpoint))
        samples = self.collected if self.samples is None else self.samples
        held_out = (
            None if self.validation is None else function_of(self.validation, "--validation")()
        )
        return LandscapeModel.of(parts, samples, self.mode or self.usual, validation=held_out)


def data_of(model: Model) -> str | None:
    """The hash of a model's samples, and of those held out, if it tells them."""
    facts = getattr(model, "facts", None) or {}
    told = [facts.get(name) for name in ("data_sha256", "validation_sha256")]
    found = [one for one in told if isinstance(one, str)]
    if len(found) < 2:
        return found[0] if found else None
    return hashlib.sha256(" ".join(found).encode()).hexdigest()


def function_of(script: str, where: str = _WHERE) -> Any:
    """The function that `script.py:function` or `package.module:function` names.

    Raises:
        PathError: If there is no such file or module.
        SummaryValueError: If it has no such function, or ends itself while it is imported.

    """
    source, _, name = script.rpartition(":")
    if not source or not name.isidentifier():
        expected = "script.py:function or package.module:function"
        raise SummaryValueError.of(where, expected, repr(script))
    _stand_in_for_mindspore()
    try:
        module = _loaded(Path(source)) if source.endswith(".py") else _imported(source)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in _TRAINED_BY:
            from insight.needed import need_package

            need_package("engine", script)
        raise
    function = getattr(module, name, None)
    if not callable(function):
        known = sorted(n for n, v in vars(module).items() if callable(v) and n[0] != "_")
        raise SummaryValueError.of(where, f"a function of {source}", name, f"it has {known[:8]}")
    return function


def _stand_in_for_mindspore() -> None:
    """Let a script of MindSpore be loaded as it is, as `python -m engine` does, where it is not."""
    from insight.installed import has_package

    if util.find_spec("mindspore") is None and has_package("engine"):
        from engine.names.as_mindspore import serve_mindspore

        serve_mindspore()


def _imported(name: str) -> ModuleType:
    try:
        with goes_on(name):
            return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # it is there, and imports what is not
        raise PathError(compose(_WHERE, "a module that can be imported", name)) from error


def _loaded(file: Path) -> ModuleType:
    """The script as a module, which may import its neighbours."""
    if not file.is_file():
        raise PathError.missing(_WHERE, file)
    folder = str(file.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    loader = _FromSource(_MODULE, str(file))
    specification = util.spec_from_file_location(_MODULE, file, loader=loader)
    assert specification is not None
    module = util.module_from_spec(specification)
    sys.modules[_MODULE] = module  # data classes and pickles look themselves up there
    with goes_on(str(file)):
        loader.exec_module(module)
    return module


class _FromSource(SourceFileLoader):
    """What a script says now: compiled files cannot tell two versions of one second and length."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        code: CodeType = self.source_to_code(self.get_data(path), path)
        return code
