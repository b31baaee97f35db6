"""Ready callbacks for other trainers: one framework a file, which loads nothing of it by itself.

    from insight.adapters.keras import InsightCallback

    model.fit(x, y, callbacks=[InsightCallback("./runs/a")])

`docs/adapters.md` shows each of them. A script whose loop is its own needs none of this:
`insight.SummaryRecord` takes numbers and arrays from any library.
"""
