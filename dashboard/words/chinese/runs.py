"""The list of runs, what a person gives them, and the trash."""

WORDS = {
    "This could not be kept: {why}": "无法保存：{why}",
    "Undo": "撤销",
}
