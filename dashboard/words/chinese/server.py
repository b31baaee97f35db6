"""What is said to who asks for what the server does not give."""

WORDS = {
    "To the runs": "返回训练列表",
    "Reload the page; if this comes again, the dashboard and the page are of two versions.": (
        "请重新加载页面；若再次出现，说明服务与页面的版本不一致。"
    ),
    "Look at the address; the pages are in the bar beside the runs.": (
        "请检查地址；所有页面都在侧栏中。"
    ),
    "Pages and files are only read: ask with GET.": "页面和文件只能读取：请使用 GET。",
    "Shorten the filter, or look at fewer runs at once.": (
        "请缩短筛选条件，或减少一次查看的训练数量。"
    ),
    "Send JSON, with the header `Content-Type: application/json`.": (
        "请发送 JSON，并带上请求头 `Content-Type: application/json`。"
    ),
    "The terminal that serves the dashboard shows where it failed.": (
        "运行服务的终端会显示出错的位置。"
    ),
    "This dashboard asks for a token.": "访问此看板需要令牌。",
    "Open the address that `insight serve` printed, with ?token=... at its end.": (
        "请打开 `insight serve` 输出的地址，其末尾带有 ?token=...。"
    ),
    "The request comes from a page of another site.": "该请求来自其他网站的页面。",
    "The request comes from another site.": "该请求来自其他网站。",
    "Open the page itself.": "请直接打开页面。",
}
