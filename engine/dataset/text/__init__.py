"""Operations on texts for `Dataset.map`: tokenizers, vocabularies, embeddings.

Columns of text are NumPy arrays of str. An operation is called with them, or with a str or a list.

>>> from engine import dataset as ds
>>> from engine.dataset import text
>>> lines = ds.NumpySlicesDataset(["deep learning", "deep sea"], ["text"], shuffle=False)
>>> words = lines.map(text.WhitespaceTokenizer(), "text")
>>> vocab = text.Vocab.from_dataset(words, "text", special_tokens=["<pad>"])
>>> numbers = words.map(text.Lookup(vocab), "text")
>>> [row["text"].asnumpy().tolist() for row in numbers.create_dict_iterator()]
[[1, 2], [1, 3]]
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
