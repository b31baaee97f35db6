"""Data sets as their files come: pictures in folders, arrays in files, tables, texts, sound.

Each file has one data set, or those of one form. `records.py` next door is what sources of single
files are, `text_source.py` those of lines, `source.py` those of whole arrays.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
