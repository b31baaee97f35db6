"""The page of the dataset graph; what it shares with the graph stands there."""

WORDS = {
    "Dataset": "数据图",
    "dataset graphs": "数据图",
}
