"""What is kept of what may hold secrets: everything but those. All that is recorded passes here.

`masked` takes a text, `masked_arguments` the words of a command. Where a mask stands in a command
`masks_in` tells, and `with_values` puts values in its place: what runs a command again asks for
them.
"""

from __future__ import annotations

from .commands import Masked, masked_arguments, masks_in, with_values
from .forms import MASK
from .texts import is_secret_file, is_secret_name, masked

__all__ = [
    "MASK",
    "Masked",
    "is_secret_file",
    "is_secret_name",
    "masked",
    "masked_arguments",
    "masks_in",
    "with_values",
]
