"""Errors of record files, under the names that MindSpore gives them.

    MindRecordException (RuntimeError)
    ├── ParamValueError          (ValueError)   an argument out of its range
    ├── ParamTypeError           (TypeError)    an argument of the wrong type
    ├── PathNotExistsError       (OSError)      a folder or file to convert that is not there
    ├── MRMOpenError                            a file that is not there, or is there already
    ├── MRMOpenForAppendError                   a file that cannot take more rows
    ├── MRMInvalidSchemaError, MRMBuildSchemaError, MRMAddSchemaError
    ├── MRMDefineIndexError, MRMAddIndexError, MRMGetMetaError
    ├── MRMInvalidHeaderSizeError, MRMInvalidPageSizeError, MRMSetHeaderError
    ├── MRMValidateDataError, MRMWriteDatasetError, MRMCommitError
    └── MRMDefineCategoryError, MRMReadCategoryInfoError, MRMFetchDataError
    engine.errors.RecordError (RuntimeError)    a file that is damaged

What MindSpore's Python finds it raises as one of these, and what its C++ finds as a RuntimeError:
each is a RuntimeError here, so that handlers of either kind work.
"""

from __future__ import annotations

from typing import Self

from engine.errors import EngineError, compose

__all__ = [
    "MRMAddIndexError",
    "MRMAddSchemaError",
    "MRMBuildSchemaError",
    "MRMCommitError",
    "MRMDefineCategoryError",
    "MRMDefineIndexError",
    "MRMFetchDataError",
    "MRMGetMetaError",
    "MRMInvalidHeaderSizeError",
    "MRMInvalidPageSizeError",
    "MRMInvalidSchemaError",
    "MRMOpenError",
    "MRMOpenForAppendError",
    "MRMReadCategoryInfoError",
    "MRMSetHeaderError",
    "MRMValidateDataError",
    "MRMWriteDatasetError",
    "MindRecordException",
    "ParamTypeError",
    "ParamValueError",
    "PathNotExistsError",
]


class MindRecordException(EngineError, RuntimeError):  # noqa: N818 - MindSpore's name
    """What every error of `engine.mindrecord` is, but for damage."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> Self:
        """`where expected X, got Y. Hint: Z.`"""
        return cls(compose(where, expected, got, hint))

    @property
    def error_msg(self) -> str:
        """What is wrong."""
        return str(self.args[0]) if self.args else ""

    def __str__(self) -> str:
        return self.error_msg


class ParamValueError(MindRecordException, ValueError):
    """An argument out of its range, or where MindSpore takes it for one: of the wrong type."""


class ParamTypeError(MindRecordException, TypeError):
    """An argument of the wrong type."""


class PathNotExistsError(MindRecordException, OSError):
    """A file or a folder to convert that is not there."""


class MRMOpenError(MindRecordException):
    """A file that is not there; or one that is, and is not to be overwritten."""


class MRMOpenForAppendError(MindRecordException):
    """A file that cannot take more rows."""


class MRMInvalidSchemaError(MindRecordException):
    """A schema with a name or a type that fields cannot have."""


class MRMBuildSchemaError(MindRecordException):
    """A schema with a shape that arrays cannot have."""


class MRMAddSchemaError(MindRecordException):
    """A second schema."""


class MRMDefineIndexError(MindRecordException):
    """A field that cannot be searched for: bytes or an array."""


class MRMAddIndexError(MindRecordException):
    """An index over a field that is not there, or twice."""


class MRMGetMetaError(MindRecordException):
    """A question that needs a schema, before there is one."""


class MRMInvalidHeaderSizeError(MindRecordException):
    """A size that headers cannot have."""


class MRMInvalidPageSizeError(MindRecordException):
    """A size that pages cannot have."""


class MRMSetHeaderError(MindRecordException):
    """A header that is missing, or larger than its place in the file."""


class MRMValidateDataError(MindRecordException):
    """Rows of which none fits the schema."""


class MRMWriteDatasetError(MindRecordException):
    """Rows that cannot be written: after the end, or larger than a page."""


class MRMCommitError(MindRecordException):
    """A file that was ended already."""


class MRMDefineCategoryError(MindRecordException):
    """A field that rows cannot be grouped by: it has no index."""


class MRMReadCategoryInfoError(MindRecordException):
    """Groups that were asked for before it was said by what."""


class MRMFetchDataError(MindRecordException):
    """A group, or a page of one, that is not there."""
