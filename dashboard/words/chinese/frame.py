"""The frame around every page."""

WORDS = {
    "Runs": "训练列表",
}
