"""The page of tables."""

WORDS = {
    "tables": "表格",
    "Rows of": "训练",
    "All runs shown": "所示全部训练",
    "Runs in focus": "已选中的训练",
    "Search in the rows": "在行中搜索",
    "No row has these words in it": "没有包含这些文字的行",
    "No run shown has such a table up to this step": "所示训练到该步为止没有这样的表格",
    "{found} of {total} rows": "{total} 行中的 {found} 行",
    "no room for {count} more runs: choose fewer": "另有 {count} 个训练放不下：请少选一些",
    "{count} more columns are in the CSV": "另有 {count} 列，见 CSV",
    "Sort by {column}": "按 {column} 排序",
    "Show all {count} letters": "显示全部 {count} 个字符",
    "Show it in its size, {width} × {height}": "按原尺寸显示，{width} × {height}",
    "A file that nothing here shows": "此处无法显示的文件",
    "It cannot be read now. Try again in a moment.": "暂时无法读取，请稍后再试。",
    "Cell": "单元格",
    "Sound": "声音",
    "true": "是",
    "false": "否",
}
