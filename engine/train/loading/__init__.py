"""Files of networks, to run and train them here: `load` reads one, `nn.GraphCell` runs it.

What a kind of file is says a loader in `formats/`, found by the ending of the file; it makes a
`Program` (`engine.graph`) of its bytes.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
