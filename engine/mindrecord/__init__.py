"""Files of records in MindSpore's format, MindRecord: written, read, and made of other data.

How they look inside is told in FORMAT.md.

>>> from engine import mindrecord
>>> mindrecord.FileWriter.__name__
'FileWriter'
"""

from __future__ import annotations

from .config import set_dec_mode, set_enc_key, set_enc_mode
from .exceptions import *  # noqa: F403 - MindSpore has its errors here, too
from .filereader import FileReader
from .filewriter import FileWriter
from .mindpage import MindPage

__all__ = [
    "FileReader",
    "FileWriter",
    "MindPage",
    "set_dec_mode",
    "set_enc_key",
    "set_enc_mode",
]
