"""Numbers to Plotly figures: pure functions that give dicts, without Dash.

A figure names no theme's colours where the template can: `theme.template` is laid under it in the
browser, so that a change of theme draws anew what is there already.
"""
