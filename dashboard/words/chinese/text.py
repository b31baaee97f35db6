"""The text page."""

WORDS = {
    "No run shown has such a text": "所示训练中没有这样的文本",
    "Text": "文本",
    "text": "文本",
    "At one step": "单步",
    "All steps": "所有步",
    "Form": "形式",
    "Markdown": "Markdown",
    "Wrapped": "自动换行",
    "As written": "保持原样",
    "All tags": "全部标签",
    "Search in the texts": "在文本中搜索",
    "Download CSV": "下载 CSV",
    "Previous page": "上一页",
    "Next page": "下一页",
    "{count} more characters are in the CSV": "另有 {count} 个字符，见 CSV",
    "{first} to {last} of {found} texts; {total} are recorded": (
        "{found} 条文本中的第 {first} 至 {last} 条；共记录 {total} 条"
    ),
}
