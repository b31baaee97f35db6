"""Rows from functions, iterables and sequences."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def pairs():
    for number in range(3):
        yield number, float(number)


class Sequence:
    """Rows by number."""

    def __init__(self, size=5):
        self.size = size

    def __len__(self):
        return self.size

    def __getitem__(self, number):
        return np.full(2, number), number


class Iterable:
    """Rows one after the other, from the start each time."""

    def __iter__(self):
        return iter([(1, 2), (3, 4)])


def rows_of(source, names=("a", "b"), **options):
    dataset = ds.GeneratorDataset(source, list(names), **options)
    iterator = dataset.create_tuple_iterator(output_numpy=True)
    return [[column.tolist() for column in row] for row in iterator]


def test_function_is_called_for_each_pass():
    dataset = ds.GeneratorDataset(pairs, ["a", "b"])

    assert [len(list(dataset)) for _ in range(2)] == [3, 3]
    assert rows_of(pairs) == [[0, 0.0], [1, 1.0], [2, 2.0]]


def test_rows_of_a_generator_object_are_kept_for_further_passes():
    dataset = ds.GeneratorDataset(pairs(), ["a", "b"])

    assert dataset.get_dataset_size() == 3
    assert [len(list(dataset)) for _ in range(2)] == [3, 3]


def test_iterable_is_iterated_for_each_pass():
    dataset = ds.GeneratorDataset(Iterable(), ["a", "b"]).repeat(2)

    assert len(list(dataset)) == 4


def test_sequence_comes_in_order_without_shuffle():
    assert [row[1] for row in rows_of(Sequence(), shuffle=False)] == [0, 1, 2, 3, 4]


def test_sequence_is_shuffled_by_default():
    numbers = [row[1] for row in rows_of(Sequence(50))]

    assert sorted(numbers) == list(range(50))
    assert numbers != sorted(numbers)


def test_sampler_chooses_rows_of_a_sequence():
    assert [row[1] for row in rows_of(Sequence(), sampler=ds.SubsetSampler([4, 0]))] == [4, 0]


def test_single_value_is_a_row_of_one_column():
    assert rows_of(lambda: iter([1, 2]), ["n"]) == [[1], [2]]


def test_list_inside_of_a_row_is_a_value():
    assert rows_of(lambda: iter([([1, 2], 3)])) == [[[1, 2], 3]]


@pytest.mark.parametrize("row", [(1, 2), [1, 2], range(1, 3), {1, 2}])
def test_row_is_a_tuple_a_list_or_what_else_has_values(row):
    assert rows_of([row], shuffle=False) == [[1, 2]]


def test_texts_bytes_and_arrays_are_values():
    assert rows_of(["ab", b"cd", np.array([1, 2])], ["x"], shuffle=False) == [
        *(["ab"], [b"cd"], [[1, 2]])
    ]


def test_rows_that_are_yielded_come_as_they_come_also_with_shuffle():
    assert rows_of(Iterable(), shuffle=True) == rows_of(Iterable()) == [[1, 2], [3, 4]]


class Dicts:
    """Rows of a dict and a number."""

    def __len__(self):
        return 4

    def __getitem__(self, number):
        inside = {"n": number, "deep": {"x": [number, "a"]}, "none": None}
        return inside, np.int32(number)


def dicts(**options):
    return ds.GeneratorDataset(Dicts(), ["d", "n"], shuffle=False, **options)


def test_dict_stays_a_dict_and_its_numbers_become_tensors():
    row = next(dicts().create_dict_iterator())
    (arrays, _) = next(dicts().create_tuple_iterator(output_numpy=True))

    assert isinstance(row["d"]["n"], Tensor)
    assert isinstance(row["d"]["deep"]["x"][0], Tensor)
    assert row["d"]["deep"]["x"][1] == "a"
    assert row["d"]["none"] is None
    assert arrays["n"].shape == ()
    assert dicts().output_types() == [np.dtype("O"), np.dtype("int32")]
    assert dicts().output_shapes() == [[0], []]


@pytest.mark.parametrize("workers", [1, 2])
def test_functions_take_and_give_dicts(workers):
    dataset = dicts(num_parallel_workers=workers).map(lambda d: {"twice": d["n"] * 2}, "d")
    kept = dataset.filter(lambda d: d["twice"] > 2, "d")

    assert [int(d["twice"]) for d, _ in kept] == [4, 6]


def test_batch_of_dicts_is_a_dict_of_batches():
    batches = dicts().map(lambda d: {"n": d["n"], "s": "s" * d["n"]}, "d").batch(2)
    found = [(d["n"].tolist(), d["s"].tolist()) for d, _ in batches]

    assert found == [([0, 1], ["", "s"]), ([2, 3], ["ss", "sss"])]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([{"a": 1}, {"b": 1}], r"the keys \['a'\], got \['b'\]"),
        ([{"a": np.ones(1)}, {"a": np.ones(2)}], "key 'a' expected values of one shape"),
        ([{"a": {"b": 1}}, {"a": {"b": 2}}], "key 'a' expected numbers, texts or arrays, got dict"),
    ],
)
def test_dicts_that_make_no_batch_are_told(rows, message):
    with pytest.raises(StateError, match=message):
        list(ds.GeneratorDataset(rows, ["x"], shuffle=False).batch(2))


BATCHES = [[0, 1], [2], [3, 2, 1]]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("multiprocessing", [False, True])
def test_batch_sampler_says_which_rows_are_a_batch(workers, multiprocessing):
    options = {"num_parallel_workers": workers, "python_multiprocessing": multiprocessing}
    dataset = ds.GeneratorDataset(Sequence(), ["a", "b"], batch_sampler=BATCHES, **options)
    found = [b.tolist() for _, b in dataset]

    assert found == BATCHES
    assert (len(dataset), dataset.get_batch_size()) == (3, -1)


def test_batch_sampler_is_iterated_anew_for_each_pass():
    class Halves(ds.Sampler):
        def __iter__(self):
            yield from np.arange(self.dataset_size // 2 * 2).reshape(2, -1)

    for sampler in (Halves(), iter([[0, 1], [2, 3]])):
        dataset = ds.GeneratorDataset(Sequence(), ["a", "b"], batch_sampler=sampler)

        assert [[b.tolist() for _, b in dataset] for _ in range(2)] == [[[0, 1], [2, 3]]] * 2
        assert len(dataset) == 2


def test_collate_function_makes_columns_of_lists():
    def padded(lists, numbers):
        longest = max(map(len, lists))
        return np.stack([np.pad(one, (0, longest - len(one))) for one in lists]), numbers

    rows = [(np.ones(length), length) for length in (1, 3, 2)]
    dataset = ds.GeneratorDataset(rows, ["x", "n"], batch_sampler=[[0, 1], [2]], collate_fn=padded)

    assert [(x.shape, n.tolist()) for x, n in dataset] == [((2, 3), [1, 3]), ((1, 2), [2])]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"batch_sampler": [0, 1]}, "lists of row numbers, got 0. Hint: sampler takes one"),
        ({"batch_sampler": [[0], []]}, r"lists of row numbers, got \[\]"),
        ({"batch_sampler": [[0]], "collate_fn": lambda a, b: a}, "2 results for .* got 1"),
    ],
)
def test_batches_that_do_not_fit_raise(options, message):
    with pytest.raises(StateError, match=message):
        list(ds.GeneratorDataset(Sequence(), ["a", "b"], **options))


def test_schema_names_columns_and_their_types():
    schema = ds.Schema()
    schema.add_column("n", "int64", [])
    schema.add_column("s", "string", [])
    rows = ds.GeneratorDataset([(1, "a")], schema=schema)

    assert rows.get_col_names() == ["n", "s"]
    assert len(list(rows)) == 1
    with pytest.raises(StateError, match="Int64 in column 'n'"):
        list(ds.GeneratorDataset([(1.5, "a")], schema=schema))


def test_rows_can_be_asked_for_by_number():
    dataset = ds.GeneratorDataset(Sequence(), ["a", "b"], sampler=ds.SubsetSampler([4, 0]))

    assert dataset[1][1] == 0
    with pytest.raises(StateError, match="a source with row numbers"):
        ds.GeneratorDataset(pairs, ["a", "b"])[0]


def test_part_of_a_sequence_reads_its_own_rows_alone():
    asked = []

    class Watched(Sequence):
        def __getitem__(self, number):
            asked.append(number)
            return super().__getitem__(number)

    rows = ds.GeneratorDataset(Watched(10), ["a", "b"], shuffle=False)
    _, part = rows.split([7, 3], randomize=False)

    assert [int(b) for _, b in part] == asked == [7, 8, 9]


def test_tensors_become_arrays():
    assert rows_of(lambda: iter([Tensor([1.0, 2.0])]), ["x"]) == [[[1.0, 2.0]]]


def test_source_may_fill_one_buffer_again_and_again():
    buffer = np.zeros(1)

    def filled():
        for number in range(3):
            buffer[:] = number
            yield (buffer,)

    (batch,) = next(iter(ds.GeneratorDataset(filled, "x").batch(3)))

    assert batch.asnumpy().tolist() == [[0], [1], [2]]


def test_zip_of_lists_can_be_read_again():
    dataset = ds.GeneratorDataset(zip([1, 2], [3, 4], strict=True), ["a", "b"], shuffle=False)

    assert [len(list(dataset)) for _ in range(2)] == [2, 2]


def test_num_samples_ends_a_generator():
    dataset = ds.GeneratorDataset(pairs, ["a", "b"], num_samples=2)

    assert dataset.get_dataset_size() == len(list(dataset)) == 2


def test_generator_without_length_is_counted_by_running_it():
    assert ds.GeneratorDataset(pairs, ["a", "b"]).get_dataset_size() == 3


def test_python_numbers_become_what_numpy_makes_them():
    types = ds.GeneratorDataset(pairs, ["a", "b"]).output_types()

    assert types == [np.dtype("int64"), np.dtype("float64")]


def test_column_types_accept_rows_of_that_type():
    types = [engine.dtype.int64, engine.float64]

    assert len(rows_of(pairs, column_types=types)) == 3


def test_row_of_another_type_raises():
    with pytest.raises(StateError, match=r"Float32 in column 'b' .*, got float64"):
        rows_of(pairs, column_types=[engine.dtype.int64, engine.float32])


def test_row_with_too_few_values_raises():
    with pytest.raises(StateError, match=r"rows of 3 columns .*, got 2 values"):
        rows_of(pairs, ["a", "b", "c"])


@pytest.mark.parametrize("value", [object(), [[1], [1, 2]], None])
def test_value_that_is_no_array_raises(value):
    with pytest.raises(StateError, match="numbers or texts in column 'x'"):
        rows_of(lambda: iter([(value,)]), ["x"])


class WithoutLength:
    def __getitem__(self, number):
        return number


@pytest.mark.parametrize(
    ("source", "options", "error", "message"),
    [
        (3, {}, ArgumentTypeError, "a function, an iterable or a sequence, got int"),
        (WithoutLength(), {}, StateError, "__len__ beside __getitem__"),
        (pairs, {"sampler": [0]}, ArgumentValueError, "a source with __getitem__"),
        (pairs, {"num_shards": 2, "shard_id": 0}, ArgumentValueError, "a source with __getitem__"),
        (pairs, {"schema": "schema.json"}, ArgumentValueError, "a file that is there"),
        (pairs, {"batch_sampler": [[0]]}, ArgumentValueError, "a source with __getitem__"),
        (Sequence(), {"batch_sampler": 3}, ArgumentTypeError, "lists of row numbers, got int"),
        (Sequence(), {"collate_fn": 3}, ArgumentTypeError, "a function of lists, got int"),
        (Sequence(), {"collate_fn": max}, ArgumentValueError, "a batch_sampler, got None"),
        (
            Sequence(),
            {"batch_sampler": [[0]], "shuffle": False},
            *(ArgumentValueError, "no other choice of rows"),
        ),
        (pairs, {"column_names": None}, ArgumentValueError, "expected column_names, got None"),
        (pairs, {"column_types": [int]}, ArgumentValueError, "2 column_types"),
    ],
)
def test_arguments_that_do_not_fit_raise(source, options, error, message):
    with pytest.raises(error, match=message):
        ds.GeneratorDataset(source, **{"column_names": ["a", "b"], **options})
