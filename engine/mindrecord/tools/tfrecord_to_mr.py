"""TFRecord files as record files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.errors import RecordError
from engine.mindrecord.exceptions import ParamValueError, PathNotExistsError
from engine.mindrecord.filewriter import FileWriter
from engine.mindrecord.names import check_name
from insight.errors import FormatError
from insight.format.examples import example_of
from insight.format.frame_index import record_at, record_spans

from .example_fields import WHERE, as_bytes, field_of, value_of
from .transformed import Row, write


class TFRecordToMR:
    """Writes the examples of a TFRecord file.

    Characters of names that the names of fields cannot have become `_`.

    Args:
        source: The path of the TFRecord file, not compressed.
        destination: The path of the record file.
        feature_dict: What the examples have: a dict from names to `tf.io.FixedLenFeature`, or to
            anything with a `shape`, which is `[]` or `[length]`, and a `dtype`, of TensorFlow, of
            NumPy, or as a str. Their `default_value` stands for what an example has not.
        bytes_fields: Those of type string that become `bytes`, such as pictures.

    Raises:
        ParamValueError: If an argument does not fit.

    >>> import tempfile
    >>> from types import SimpleNamespace
    >>> import numpy as np
    >>> from engine.mindrecord import FileReader, TFRecordToMR
    >>> from insight.format.examples import example_payload
    >>> from insight.format.frames import frame
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with open(f"{folder}/cats", "wb") as file:
    ...         _ = file.write(frame(example_payload({"age": np.array([3]), "name": [b"tom"]})))
    ...     features = {
    ...         "age": SimpleNamespace(shape=[], dtype="int64"),
    ...         "name": SimpleNamespace(shape=[], dtype="string"),
    ...     }
    ...     TFRecordToMR(f"{folder}/cats", f"{folder}/record", features).transform()
    ...     list(FileReader(f"{folder}/record").get_next())
    [{'age': 3, 'name': 'tom'}]

    """

    def __init__(
        self,
        source: str,
        destination: str,
        feature_dict: Mapping[str, Any],
        bytes_fields: list[str] | None = None,
    ) -> None:
        where = type(self).__name__
        self.source = check_name(f"{where}(source)", source)
        self.destination = check_name(f"{where}(destination)", destination)
        if not isinstance(feature_dict, dict) or not feature_dict:
            raise ParamValueError.of(WHERE, "a dict of features", repr(feature_dict))
        if bytes_fields is not None and not isinstance(bytes_fields, list):
            raise ParamValueError.of(f"{where}(bytes_fields)", "a list of names", bytes_fields)
        self._features = [field_of(name, one) for name, one in feature_dict.items()]
        for name in bytes_fields or []:
            self._features = [as_bytes(one) if one.name == name else one for one in self._features]
            if name not in feature_dict:
                raise ParamValueError.of(f"{where}(bytes_fields)", f"of {list(feature_dict)}", name)

    def transform(self) -> None:
        """Write the file.

        Raises:
            PathNotExistsError: If the source is not there.
            RecordError: If it is damaged, or an example does not fit the features.
            MRMOpenError: If the file is there already.
            MRMValidateDataError: If there are no examples.

        """
        if not Path(self.source).is_file():
            raise PathNotExistsError.of("TFRecordToMR(source)", "a file", self.source)
        writer = FileWriter(self.destination)
        schema = {feature.field: feature.described for feature in self._features}
        writer.add_schema(schema, "TFRecord to MindRecord")
        try:
            write(writer, self._rows(), parallel=True)
        except FormatError as error:
            raise RecordError(str(error)) from error

    run = transform  # scripts call it, too

    def _rows(self) -> Iterator[Row]:
        names = [feature.name for feature in self._features]
        with Path(self.source).open("rb") as file:
            spans = record_spans(self.source, file)
            for number, (offset, length) in enumerate(spans.tolist()):
                where = f"{self.source}, record {number}"
                found = example_of(where, record_at(where, file.fileno(), offset, length), names)
                yield {
                    feature.field: value_of(where, feature, found.get(feature.name))
                    for feature in self._features
                }
