"""What every dataset offers: operations that make more of it, and iterators.

The operations are classes of their own next door, and each of them is a `Dataset` again, so that a
batch can be mapped and a map batched. That is a circle, and it is meant: a method imports the class
that it makes (decisions/0031-datasets-make-datasets.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Self, Unpack

from engine.errors import ArgumentTypeError, StateError, compose

from . import arguments
from .iterator import DictIterator, TupleIterator
from .keywords import BatchKeywords, MapKeywords
from .leaving import name_of, noted
from .node import Node

if TYPE_CHECKING:
    from .batch import BatchInfo
    from .text import SentencePieceModel, SentencePieceVocab, Vocab


class Dataset(Node):
    """Rows of named columns, as a source gives them or an operation makes them.

    Datasets are lazy: an iterator runs the whole pipeline, row by row or slice by slice, in its own
    thread. `map`, `batch`, `filter` and `GeneratorDataset` share their work out where
    `num_parallel_workers` is above 1: to threads, or to processes with `python_multiprocessing`.
    The rows and their order stay the same. How far workers are ahead says
    `config.set_prefetch_size`.

    Threads help where functions wait, for a disk or another machine, or are long calls of NumPy or
    of other libraries that let go of Python's lock. They must then be functions that several
    threads may call. Processes help all that takes a millisecond a row or more: each has a copy of
    the functions and of what they refer to, as it was when an iterator's first pass began. Before
    each row, `random` and `numpy.random` of a worker process are seeded for that row alone, so
    that what a function draws depends neither on the number of workers nor on which one it is.

    Columns are NumPy arrays inside a pipeline and tensors at its end.

    To a type checker an operation gives a data set of the kind that it was asked of, so that one
    name may stand for a pipeline while it grows, as in `rows = rows.batch(32)`.
    """

    def map(
        self,
        operations: Callable[..., Any] | Sequence[Callable[..., Any]],
        input_columns: str | Sequence[str] | None = None,
        output_columns: str | Sequence[str] | None = None,
        num_parallel_workers: int | None = None,
        **kwargs: Unpack[MapKeywords],
    ) -> Self:
        """Columns changed by functions, one after the other.

        Args:
            operations: A function or a list of functions of NumPy arrays.
            input_columns: The columns that the first function takes; None is the first column.
            output_columns: Names of what the last one gives; None keeps the names. Where there
                are more or fewer than came in, they stand before the other columns.
            num_parallel_workers: How many workers call the functions; None is what
                `config.set_num_parallel_workers` said, or 1.
            **kwargs: `python_multiprocessing`, whether several workers are processes (False);
                functions with `on_batch` run in threads all the same. `max_rowsize`, how many MB of
                shared memory a row may fill on its way to a process and back: a number, or one for
                each way; larger rows go through a pipe. None and -1 set no bound. `callbacks`, one
                `DSCallback` or a list of them, called around the rows. `cache`, a `DatasetCache`,
                and `offload`, whether a device may compute operations, are kept and change nothing.

        Raises:
            ArgumentTypeError: If an argument has the wrong type or is unknown.
            ArgumentValueError: If an operation cannot be called.
            StateError: If there is no such column; when iterating: if the operations give more or
                fewer columns than were named, if one raises a `StopIteration`, or in a worker what
                would end it (`sys.exit()`), or if a worker process ends. Anything else that an
                operation raises comes as it is, with notes of the row and the operation, and with
                the traceback of the worker process as its cause.

        >>> from engine import dataset as ds
        >>> rows = ds.NumpySlicesDataset({"x": [1, 2]}, shuffle=False).map(lambda x: x * 10)
        >>> [int(x) for (x,) in rows.create_tuple_iterator(output_numpy=True)]
        [10, 20]

        """
        from .map import MapDataset

        made: Any = MapDataset(
            self, operations, input_columns, output_columns, num_parallel_workers, kwargs
        )
        return made

    def batch(
        self,
        batch_size: int | Callable[[BatchInfo], int],
        drop_remainder: bool = False,
        num_parallel_workers: int | None = None,
        **kwargs: Unpack[BatchKeywords],
    ) -> Self:
        """Rows stacked along a new first axis.

        Args:
            batch_size: How many rows, or a function of a `BatchInfo` that says so.
            drop_remainder: Whether a last batch with fewer rows is left out.
            num_parallel_workers: How many workers stack rows and call `per_batch_map`; None is what
                `config.set_num_parallel_workers` said, or 1. Batches that are slices of arrays in
                memory are cut by whoever iterates.
            **kwargs: `per_batch_map`, a function of lists of rows, one a column, and a `BatchInfo`,
                giving such lists; its `input_columns` and `output_columns`;
                `python_multiprocessing`, whether several workers that call it are processes; and
                `max_rowsize`, which is that of `map`, for a batch.

        Raises:
            ArgumentTypeError: If an argument has the wrong type or is unknown.
            ArgumentValueError: If the size is below 1.
            StateError: If there is no such column; when iterating: if the rows have different
                shapes, or a worker process ends.

        >>> from engine import dataset as ds
        >>> batches = ds.NumpySlicesDataset({"x": [1, 2, 3]}, shuffle=False).batch(2)
        >>> [x.tolist() for (x,) in batches]
        [[1, 2], [3]]

        """
        from .batch import BatchDataset

        made: Any = BatchDataset(self, batch_size, drop_remainder, num_parallel_workers, kwargs)
        return made

    def padded_batch(
        self,
        batch_size: int | Callable[[BatchInfo], int],
        drop_remainder: bool = False,
        num_parallel_workers: int | None = None,
        pad_info: dict[str, Any] | None = None,
    ) -> Self:
        """Rows filled up to one shape and stacked along a new first axis.

        Args:
            batch_size: As of `batch`, and so are the next two.
            drop_remainder: See there.
            num_parallel_workers: See there.
            pad_info: `{column: (shape, value)}`, what is filled up: a None in the shape is as long
                as the longest row, and so is a shape that is None; a value that is None is 0 or an
                empty text. Rows that are longer are cut off. An empty dict fills up every column
                so, None none.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If a number is below 1.
            StateError: If there is no such column; when iterating: if rows and shape have different
                numbers of axes, or a value does not fit the column.

        >>> import numpy as np
        >>> from engine import dataset as ds
        >>> rows = ds.GeneratorDataset([np.ones(1), np.ones(3)], ["x"], shuffle=False)
        >>> [x.tolist() for (x,) in rows.padded_batch(2, pad_info={"x": ([4], -1)})]
        [[[1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, -1.0]]]

        """
        from .padding import Padding

        if pad_info is None:
            return self.batch(batch_size, drop_remainder, num_parallel_workers)
        padding = Padding("padded_batch", pad_info, self._columns())
        return self.batch(batch_size, drop_remainder, num_parallel_workers, per_batch_map=padding)

    def bucket_batch_by_length(
        self,
        column_names: list[str],
        bucket_boundaries: list[int],
        bucket_batch_sizes: list[int],
        element_length_function: Callable[..., int] | None = None,
        pad_info: dict[str, Any] | None = None,
        pad_to_bucket_boundary: bool = False,
        drop_remainder: bool = False,
    ) -> Self:
        """Batches of rows that are about as long as each other, filled up to one shape.

        Args:
            column_names: The columns whose length counts: one, or those that the function takes.
            bucket_boundaries: Where the next bucket begins: [3, 5] puts rows of length 0 to 2 into
                the first, 3 and 4 into the second, longer ones into the third.
            bucket_batch_sizes: How many rows make a batch in each of them.
            element_length_function: The length of a row; None is that of the column's first axis.
            pad_info: As of `padded_batch`; None fills up every column.
            pad_to_bucket_boundary: Whether axes that a shape leaves open become as long as the
                longest row that the bucket may have; the last one must have no row then.
            drop_remainder: Whether what is left in the buckets at the end is left out.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If boundaries do not grow, or there are not as many sizes and one.
            StateError: If there is no such column; when iterating: if rows cannot be filled up.

        """
        from .buckets import BucketDataset

        made: Any = BucketDataset(
            self,
            column_names,
            bucket_boundaries,
            bucket_batch_sizes,
            element_length_function,
            pad_info,
            pad_to_bucket_boundary,
            drop_remainder,
        )
        return made

    def flat_map(self, func: Callable[..., Dataset]) -> Self:
        """The rows of the datasets that a function makes of each row, one after the other.

        The function is called now, for every row of one pass.

        Raises:
            ArgumentTypeError: If it is no function, or gives no dataset.
            StateError: If there are no rows, or the datasets have different columns.

        >>> from engine import dataset as ds
        >>> rows = ds.NumpySlicesDataset([[1, 2], [3, 4]], shuffle=False)
        >>> numbers = rows.flat_map(lambda row: ds.NumpySlicesDataset(row, shuffle=False))
        >>> [int(number) for (number,) in numbers]
        [1, 2, 3, 4]

        """
        from .flat import flattened

        made: Any = flattened(self, func)
        return made

    def shuffle(self, buffer_size: int) -> Self:
        """Rows in a random order: each is drawn from the next `buffer_size` that are waiting.

        Raises:
            ArgumentTypeError: If the size is not a whole number.
            ArgumentValueError: If it is below 2.

        """
        from .order import ShuffleDataset

        made: Any = ShuffleDataset(self, buffer_size)
        return made

    def repeat(self, count: int | None = None) -> Self:
        """Several passes after one another; None or -1 never ends.

        Raises:
            ArgumentTypeError: If the count is not a whole number.
            ArgumentValueError: If it is 0 or below -1.

        """
        from .repeat import RepeatDataset

        made: Any = RepeatDataset(self, count)
        return made

    def take(self, count: int = -1) -> Self:
        """The first rows; -1 takes all.

        Raises:
            ArgumentTypeError: If the count is not a whole number.
            ArgumentValueError: If it is 0 or below -1.

        """
        from .order import TakeDataset

        made: Any = TakeDataset(self, count)
        return made

    def skip(self, count: int) -> Self:
        """The rows after the first `count`.

        Raises:
            ArgumentTypeError: If the count is not a whole number.
            ArgumentValueError: If it is negative.

        """
        from .order import SkipDataset

        made: Any = SkipDataset(self, count)
        return made

    def filter(
        self,
        predicate: Callable[..., Any],
        input_columns: str | Sequence[str] | None = None,
        num_parallel_workers: int | None = None,
    ) -> Self:
        """The rows for which a function of some columns (None: all) is true.

        Args:
            predicate: The function; it takes a column an argument.
            input_columns: The columns that it takes.
            num_parallel_workers: How many threads call it; None is what
                `config.set_num_parallel_workers` said, or 1.

        """
        from .filter import FilterDataset

        made: Any = FilterDataset(self, predicate, input_columns, num_parallel_workers)
        return made

    def split(self, sizes: list[int] | list[float], randomize: bool = True) -> tuple[Self, ...]:
        """Parts that share no row.

        The rows of a part, and their order, are the same in every pass: shuffle the part for more.

        Args:
            sizes: Numbers of rows that sum to all, or fractions that sum to 1. Fractions of rows
                are rounded; the first part that can takes what is then missing or too much.
            randomize: Whether rows are dealt at random.

        Raises:
            ArgumentTypeError: If the sizes are no list.
            ArgumentValueError: If they are not all numbers of rows or all fractions, or the
                fractions do not sum to 1.
            StateError: If the numbers do not sum to the rows there are, or a part would be empty.

        """
        from .split import split

        made: Any = split(self, sizes, randomize)
        return made

    def zip(self, datasets: Dataset | tuple[Dataset, ...]) -> Self:
        """The columns of several datasets side by side; as long as the shortest.

        Raises:
            ArgumentTypeError: If one is no dataset.
            StateError: If two have a column of one name.

        """
        from .combine import ZipDataset

        made: Any = ZipDataset((self, *(datasets if isinstance(datasets, tuple) else (datasets,))))
        return made

    def concat(self, datasets: Dataset | list[Any]) -> Self:
        """The rows of this dataset, then those of others with the same columns.

        Raises:
            ArgumentTypeError: If one is no dataset.
            StateError: If the columns differ.

        """
        from .combine import ConcatDataset

        made: Any = ConcatDataset([self, *(datasets if isinstance(datasets, list) else [datasets])])
        return made

    def __add__(self, other: Dataset) -> Self:
        return self.concat(other)

    def project(self, columns: str | Sequence[str]) -> Self:
        """Only these columns, in this order.

        Raises:
            ArgumentValueError: If there are none, or one is named twice.
            StateError: If there is no such column.

        """
        from .columns import ProjectDataset

        made: Any = ProjectDataset(self, columns)
        return made

    def rename(
        self, input_columns: str | Sequence[str], output_columns: str | Sequence[str]
    ) -> Self:
        """Columns under other names.

        Raises:
            ArgumentValueError: If there are not as many new names as old ones.
            StateError: If there is no such column, or a name would come twice.

        """
        from .columns import RenameDataset

        made: Any = RenameDataset(self, input_columns, output_columns)
        return made

    def apply(self, apply_func: Callable[[Dataset], Dataset]) -> Self:
        """What a function makes of this dataset.

        Raises:
            ArgumentTypeError: If it is no function, or gives no dataset.

        """
        if not callable(apply_func):
            raise ArgumentTypeError.of("Dataset.apply", "a function of a dataset", apply_func)
        with noted(f"Dataset.apply({name_of(apply_func)})"):
            found = apply_func(self)
        if not isinstance(found, Dataset):
            raise ArgumentTypeError.of("Dataset.apply", "a function that gives a dataset", found)
        made: Any = found
        return made

    def build_vocab(
        self,
        columns: str | Sequence[str] | None = None,
        freq_range: tuple[int | None, int | None] | None = None,
        top_k: int | None = None,
        special_tokens: list[str] | None = None,
        special_first: bool = True,
    ) -> Vocab:
        """The tokens of this dataset: `text.Vocab.from_dataset`, by MindSpore's older name."""
        from .text import Vocab

        return Vocab.from_dataset(self, columns, freq_range, top_k, special_tokens, special_first)

    def build_sentencepiece_vocab(
        self,
        columns: Sequence[str] | None,
        vocab_size: int,
        character_coverage: float,
        model_type: SentencePieceModel,
        params: dict[str, Any] | None,
    ) -> SentencePieceVocab:
        """`text.SentencePieceVocab.from_dataset` of this dataset, by MindSpore's older name."""
        from .text import SentencePieceVocab

        return SentencePieceVocab.from_dataset(
            self, columns, vocab_size, character_coverage, model_type, params
        )

    def save(self, file_name: str, num_files: int = 1, file_type: str = "mindrecord") -> None:
        """Write the rows of one pass to record files, which `MindDataset` reads.

        Whole numbers become int32, or int64 where they may be larger; float16 becomes float32.
        Arrays keep their shapes, where rows may differ in the first axis. Of texts and bytes a
        column has one. Marks in names become `_`.

        Args:
            file_name: The path; of several files, the number of each comes behind it. Files that
                are there are not replaced.
            num_files: How many files share the rows: only one keeps their order.
            file_type: `"mindrecord"`.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If it is no number of files, or another kind of files.
            MRMOpenError: If a file is there, or the folder is not.
            StateError: If there are no rows, or a column cannot be saved.

        >>> import tempfile
        >>> from engine import dataset as ds
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     ds.NumpySlicesDataset({"x": [1, 2]}, shuffle=False).save(f"{folder}/two")
        ...     len(ds.MindDataset(f"{folder}/two"))
        2

        """
        from .saving import check_saving, save

        paths = check_saving(file_name, num_files, file_type)
        rows = self.create_tuple_iterator(num_epochs=1, output_numpy=True)
        save(rows, self.get_col_names(), paths)

    def sync_wait(
        self,
        condition_name: str,
        num_batch: int = 1,
        callback: Callable[[Any], Any] | None = None,
    ) -> Self:
        """The same rows, each made after the ones ahead of it were taken: none is made ahead.

        So what `sync_update` says between two batches counts for the next one. Operations behind it
        have no workers. Whoever does not call it is not waited for.

        Args:
            condition_name: What `sync_update` calls it.
            num_batch: After how many batches it will be called: nothing depends on it here.
            callback: What is called with the data that `sync_update` is given.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If the number is below 1.
            StateError: If the name is in use.

        """
        from .sync import SyncWaitDataset

        made: Any = SyncWaitDataset(self, condition_name, num_batch, callback)
        return made

    def sync_update(
        self, condition_name: str, num_batch: int | None = None, data: Any = None
    ) -> None:
        """Tell the callback of a `sync_wait` something, between two batches.

        Args:
            condition_name: The name that it was given.
            num_batch: How many batches may go on: nothing depends on it here.
            data: What the callback is called with.

        Raises:
            ArgumentValueError: If the number is below 1.
            StateError: If there is no such name.

        """
        arguments.whole_or_none("sync_update(num_batch)", num_batch, 1)
        told = self.get_sync_notifiers()
        if condition_name not in told:
            expected = f"one of the names {list(told)}"
            raise StateError(compose("sync_update(condition_name)", expected, condition_name))
        told[condition_name](num_batch, data)

    def device_que(
        self,
        send_epoch_end: bool = True,
        create_data_info_queue: bool = False,
        queue_name: str = "",
    ) -> Self:
        """The dataset as something that a device would be sent; see `TransferDataset`.

        Args:
            send_epoch_end: Whether the end of a pass would be sent; kept.
            create_data_info_queue: Whether types and shapes would be sent apart; kept.
            queue_name: The name of the queue; kept.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.

        """
        from .transfer import TransferDataset

        made: Any = TransferDataset(self, send_epoch_end, create_data_info_queue, queue_name)
        return made

    def create_dict_iterator(
        self, num_epochs: int = -1, output_numpy: bool = False, do_copy: bool = False
    ) -> DictIterator:
        """Rows as dicts from column names to tensors.

        Args:
            num_epochs: How many passes the iterator allows; each `for` loop over it makes one. -1
                sets no limit.
            output_numpy: NumPy arrays in place of tensors.
            do_copy: Whether a tensor has memory of its own; if not it may share the pipeline's.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If `num_epochs` is below -1.
            StateError: If it is 0; when iterating: if there are more passes.

        """
        return DictIterator(self, num_epochs, output_numpy, do_copy)

    def create_tuple_iterator(
        self,
        columns: str | Sequence[str] | None = None,
        num_epochs: int = -1,
        output_numpy: bool = False,
        do_copy: bool = False,
    ) -> TupleIterator:
        """Rows as lists of tensors, of all columns or of `columns`; see `create_dict_iterator`."""
        dataset = self if columns is None else self.project(columns)
        return TupleIterator(dataset, num_epochs, output_numpy, do_copy)

    def __len__(self) -> int:
        return self.get_dataset_size()

    def __iter__(self) -> TupleIterator:
        return self.create_tuple_iterator(num_epochs=1)
