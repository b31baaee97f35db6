"""When a training saves checkpoints, how many are kept, and what is in them."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell
from engine.tensor import Tensor
from engine.train.serialization.encryption import check_encryption
from engine.train.serialization.formats import check_encryptable, check_names, codec_of
from engine.train.serialization.save import check_async
from engine.train.serialization.training_state import check_free, check_no_state

from .checks import check_bool, check_count

__all__ = ["CheckpointConfig"]

INFO_NAMES = ("epoch_num", "step_num")


class NoFurther(TypedDict, total=False):
    """No further arguments: what is misspelt is told."""


class CheckpointConfig:
    """What `ModelCheckpoint` saves and when.

    Args:
        save_checkpoint_steps: Steps between two checkpoints; 0 or None for none by steps.
        save_checkpoint_seconds: Seconds between two checkpoints; counts only without steps.
        keep_checkpoint_max: How many are kept, the newest; 0 for no such limit.
        keep_checkpoint_per_n_minutes: Keep the newest, and one of about each so many minutes;
            counts only without `keep_checkpoint_max`.
        integrated_save: Whether parameters that are cut over processes are saved whole; False: each
            process saves its parts, in `rank_<rank>`. In one process both give the same file.
        async_save: Whether files are written beside the training, from a copy that is taken before
            the step goes on: True or `"thread"` by a thread, `"process"` by another process. The
            training waits where the file before is not written yet. What a write raises comes out
            at the next save or at the end of the training, and is logged at once.
        saved_network: Save this cell instead of the network that is trained.
        append_info: What else goes into the file: `"epoch_num"`, `"step_num"` and one dict of
            str to int, float, bool, str or tensors. An `"epoch_num"` or `"step_num"` in the dict is
            what the number of the training is added to.
        enc_key: Encrypts the files: a key of 16, 24 or 32 bytes.
        enc_mode: How: `"AES-GCM"`, `"AES-CBC"` or `"SM4-CBC"` (16 bytes).
        exception_save: Whether a training that ends by an error or by Ctrl-C leaves
            `<prefix>-<epoch>_<step>_breakpoint.ckpt`.
        crc_check: Whether a checksum is put at the end of the file.
        remove_redundancy: Parameters once over several devices; there is one so far, and MindSpore
            refuses it there, too.
        format: How files are laid out: `"ckpt"`, `"safetensors"` or `"npz"`.
        resumable: Whether each file also holds the state of the whole training (random numbers,
            the position in the data, callbacks, loss scale), so that `Model.train(resume=…)` goes
            on from it as if it had never ended. MindSpore loads such files too.
        **further: Names of later MindSpore versions are refused.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If a number is negative, none of steps and seconds is given, or `append_info`
            has a name that the files cannot have.

    >>> config = CheckpointConfig(save_checkpoint_steps=100, append_info=["epoch_num"])
    >>> config.save_checkpoint_steps
    100

    """

    def __init__(
        self,
        save_checkpoint_steps: int | None = 1,
        save_checkpoint_seconds: int | None = 0,
        keep_checkpoint_max: int | None = 5,
        keep_checkpoint_per_n_minutes: int | None = 0,
        integrated_save: bool = True,
        async_save: bool | str = False,
        saved_network: Cell | None = None,
        append_info: list[Any] | None = None,
        enc_key: bytes | None = None,
        enc_mode: str = "AES-GCM",
        exception_save: bool = False,
        crc_check: bool = False,
        remove_redundancy: bool = False,
        format: str = "ckpt",
        resumable: bool = False,
        **further: Unpack[NoFurther],
    ) -> None:
        _check_counts(
            save_checkpoint_steps=save_checkpoint_steps,
            save_checkpoint_seconds=save_checkpoint_seconds,
            keep_checkpoint_max=keep_checkpoint_max,
            keep_checkpoint_per_n_minutes=keep_checkpoint_per_n_minutes,
        )
        _check_flags(
            integrated_save=integrated_save,
            exception_save=exception_save,
            resumable=resumable,
        )
        check_async(_where("async_save"), async_save)
        if saved_network is not None and not isinstance(saved_network, Cell):
            raise ArgumentTypeError.of(_where("saved_network"), "a Cell or None", saved_network)
        _check_file(enc_key, enc_mode, crc_check, format)
        _check_redundancy(remove_redundancy)
        if further:
            raise ArgumentTypeError(f"CheckpointConfig expected no arguments {sorted(further)}.")

        # Steps win over seconds, and a number of files over minutes, as in MindSpore.
        by_seconds = save_checkpoint_seconds if not save_checkpoint_steps else None
        self.save_checkpoint_steps = save_checkpoint_steps
        self.save_checkpoint_seconds = by_seconds
        self.keep_checkpoint_max, self.keep_checkpoint_per_n_minutes = _kept(
            keep_checkpoint_max, keep_checkpoint_per_n_minutes
        )
        self.integrated_save = integrated_save
        self.async_save = async_save
        self.saved_network = saved_network
        self.append_dict = _append_dict(append_info)
        self._check_names(format, resumable)
        self.enc_key = enc_key
        self.enc_mode = enc_mode
        self.exception_save = exception_save
        self.crc_check = crc_check
        self.format = format
        self.resumable = resumable

    def _check_names(self, format: str, resumable: bool) -> None:
        where, facts = _where("append_info"), self.append_dict or {}
        check_names(where, codec_of(where, format), facts)
        check_no_state(where, facts)
        if resumable:
            check_free(where, facts)

    def get_checkpoint_policy(self) -> dict[str, Any]:
        """When checkpoints are saved and how many are kept, as a dict."""
        return {
            "save_checkpoint_steps": self.save_checkpoint_steps,
            "save_checkpoint_seconds": self.save_checkpoint_seconds,
            "keep_checkpoint_max": self.keep_checkpoint_max,
            "keep_checkpoint_per_n_minutes": self.keep_checkpoint_per_n_minutes,
            "saved_network": self.saved_network,
        }


def _where(name: str) -> str:
    return f"CheckpointConfig({name})"


def _check_counts(**counts: Any) -> None:
    for name, value in counts.items():
        if value is not None:
            check_count(_where(name), value, least=0)
    if not any(counts.values()):
        hint = "give save_checkpoint_steps or save_checkpoint_seconds"
        raise ArgumentValueError.of("CheckpointConfig", "a number above 0", "none", hint)


def _check_flags(**flags: Any) -> None:
    for name, value in flags.items():
        check_bool(_where(name), value)


def _check_file(enc_key: Any, enc_mode: Any, crc_check: Any, format: Any) -> None:
    if not isinstance(crc_check, bool):
        raise ArgumentValueError.of(_where("crc_check"), "a bool", type(crc_check).__name__)
    check_encryption("CheckpointConfig", enc_key, enc_mode)
    check_encryptable(_where("enc_key"), codec_of(_where("format"), format), enc_key)


def _check_redundancy(wanted: Any) -> None:
    where = _where("remove_redundancy")
    if not isinstance(wanted, bool):
        raise ArgumentValueError.of(where, "a bool", type(wanted).__name__)
    if wanted:
        hint = "in one process every parameter is there once; several come with a later version"
        raise ArgumentTypeError(f"{where} expected False, got True. Hint: {hint}.")


def _kept(most: int | None, minutes: int | None) -> tuple[int | None, int | None]:
    """How many files are kept, or one of each so many minutes."""
    if most:
        return most, None
    return (most, minutes) if minutes else (1, minutes)


def _append_dict(append_info: Any) -> dict[str, Any] | None:
    """What `append_info` names, with 0 where the training fills in a number."""
    if append_info is None or append_info == []:
        return None
    where = _where("append_info")
    if not isinstance(append_info, list):
        raise ArgumentTypeError.of(where, "a list of names and at most one dict", append_info)
    given: dict[str, Any] = {name: 0 for name in INFO_NAMES if name in append_info}
    for entry in append_info:
        if isinstance(entry, str):
            if entry not in INFO_NAMES:
                raise ArgumentValueError.of(where, f"names among {INFO_NAMES}", repr(entry))
        elif isinstance(entry, dict):
            given |= _checked_facts(where, entry)
        else:
            raise ArgumentTypeError.of(where, f"{INFO_NAMES} or a dict", entry)
    if sum(isinstance(entry, dict) for entry in append_info) > 1:
        raise ArgumentTypeError.of(where, "one dict at most", append_info)
    return given


def _checked_facts(where: str, facts: dict[Any, Any]) -> dict[str, Any]:
    for key, value in facts.items():
        if not isinstance(key, str):
            raise ArgumentTypeError.of(where, "a dict with keys of type str", key)
        if not isinstance(value, int | float | bool | str | Tensor):
            raise ArgumentTypeError.of(f"{where}[{key!r}]", "a number, text or tensor", value)
        if key in INFO_NAMES and (isinstance(value, bool) or not isinstance(value, int)):
            raise ArgumentTypeError.of(f"{where}[{key!r}]", "an int", value)
    return facts
