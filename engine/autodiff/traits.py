"""What is known of a primitive beside how it computes: plain values, for whoever asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

Kind = Literal["elementwise", "reduction", "along", "window", "exchange", "other"]
Linear = Literal["", "all", "each", "first"]


class Traits(NamedTuple):
    """What a primitive says of itself in its decorator; most need little of it.

    What is not said is not known. `tests/contracts/test_every_trait.py` holds what is said to the
    examples of the primitive.

    Attributes:
        kind: How elements of the result belong to those of the inputs. `elementwise`: each is made
            of one of each input, which broadcast. `reduction`: each of those along `axis`, as
            `keepdims` says. `along`: each of those along the one axis `axis`. `window`: images of
            (batch, channels, ...), each pair of the two apart. `exchange`: between processes.
        linear: In what the result is linear: `all` inputs together, as a sum is; `each` of them
            while the others stay, as a product is; the `first` while the others stay.
        rows: The inputs of which row k makes row k of the result while the others stay, if the
            first input has two axes or more. Kinds say that for themselves.
        moves: Whether it only puts numbers elsewhere, or asks for a type itself: it rounds nothing,
            and halves go through it as they are.
        of_its_type: Whether what it gives is a matter of the type of what it is given, so that
            halves are never widened for it.
        as_given: Whether its inputs keep their types where a cell computes in another, as
            MindSpore has it.
        mindspore: What MindSpore calls the operator; without one the words of our name, joined.
        listed: What lists of mixed precision call it where that is another name; by the rank of the
            first input where they have several, those of other ranks under None.
        mindir: Its operator in MINDIR, where that takes the same inputs and nothing else.
        onnx: Its operator in ONNX, where that takes the same inputs and nothing else.
        writes: Which inputs it writes to in their memory, as they are: no cast stands between, of
            halves neither. It returns what they hold then.
        draws: Whether it draws from a random generator.
        by_shape: Whether what it gives follows from shapes and types alone.

        held: The primitive that computes it of numbers of bfloat16 which lie as float32, on the
            CPU, and rounds itself; without one it is computed and what it gives is rounded.

    """

    kind: Kind = "other"
    linear: Linear = ""
    rows: tuple[int, ...] = ()
    moves: bool = False
    of_its_type: bool = False
    as_given: bool = False
    mindspore: str = ""
    listed: str | Mapping[int | None, str] = ""
    mindir: str = ""
    onnx: str = ""
    writes: tuple[int, ...] = ()
    draws: bool = False
    by_shape: bool = False
    held: str = ""


def traits_of(name: str, **said: Any) -> Traits:
    """The traits of a primitive of that name, which has one of MindSpore, too.

    >>> traits_of("sum_to").mindspore, traits_of("where", mindspore="Select").mindspore
    ('SumTo', 'Select')
    """
    joined = "".join(word[:1].upper() + word[1:] for word in name.split("_"))
    said["mindspore"] = said.get("mindspore") or said.get("mindir") or joined
    return Traits(**said)
