"""The page of the console."""

WORDS = {
    "Console": "控制台",
    "printed lines": "打印的行",
    "Follow": "跟随",
    "Go along with the last line": "跟随最后一行",
    "Download text": "下载文本",
    "Printed lines": "打印的行",
    "Search in the lines": "在各行中搜索",
    "Previous place": "上一处",
    "Next place": "下一处",
    "At step": "步",
    "Go to what was printed when a step was recorded": "转到记录某一步时打印的内容",
    "{count} lines left out": "省略了 {count} 行",
    "{count} earlier states": "{count} 个先前状态",
    "{count} lines": "{count} 行",
    "Alert": "警报",
    "Fold": "折叠",
}
