"""What is kept of what may hold secrets: everything but those. All that is recorded passes here.

`masked` takes a text, `masked_arguments` the words of a command, `Masking` settings by their names.
Where a mask stands in a command `masks_in` tells, and `with_values` puts values in its place: what
runs a command again asks for them.
"""

from __future__ import annotations

from .commands import Masked, masked_arguments, masks_in, with_values
from .files import is_secret_file
from .mask import MASK
from .messages import masked_message
from .names import is_secret_name
from .settings import UNMASKED, Masking, masked_value
from .texts import masked
from .urls import is_secret_query

__all__ = [
    "MASK",
    "UNMASKED",
    "Masked",
    "Masking",
    "is_secret_file",
    "is_secret_name",
    "is_secret_query",
    "masked",
    "masked_arguments",
    "masked_message",
    "masked_value",
    "masks_in",
    "with_values",
]
