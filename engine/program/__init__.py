"""What a file of a network describes: a program of calls over named values, to be made a graph.

A program says no primitives. Its functions are converters of a file's operators: they make tensors
by the engine's operators, and shapes by arithmetic that differs with the shapes of the inputs. So
it becomes a graph (`engine.graph`) for given shapes, as any network does: by being run once while
somebody watches. What is drawn, exported, laid out or planned is that graph.
"""

from __future__ import annotations

from .inputs import ProgramInput
from .instruction import Instruction
from .program import Program

__all__ = ["Instruction", "Program", "ProgramInput"]
