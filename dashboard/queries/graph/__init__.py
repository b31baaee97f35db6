"""Graphs of operators and of datasets: read, folded into scopes, laid out."""
