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
from .statuses import FAILED, SUCCESS
from .tools.cifar10_to_mr import Cifar10ToMR
from .tools.cifar100_to_mr import Cifar100ToMR
from .tools.csv_to_mr import CsvToMR
from .tools.imagenet_to_mr import ImageNetToMR
from .tools.mnist_to_mr import MnistToMR
from .tools.tfrecord_to_mr import TFRecordToMR

__all__ = [
    "FAILED",
    "SUCCESS",
    "Cifar10ToMR",
    "Cifar100ToMR",
    "CsvToMR",
    "FileReader",
    "FileWriter",
    "ImageNetToMR",
    "MindPage",
    "MnistToMR",
    "TFRecordToMR",
    "set_dec_mode",
    "set_enc_key",
    "set_enc_mode",
]
