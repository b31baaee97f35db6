"""Files of records in MindSpore's format, MindRecord: written, read, and made of other data.

How they look inside is told in FORMAT.md.

>>> from engine import mindrecord
>>> mindrecord.FileWriter.__name__
'FileWriter'
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
