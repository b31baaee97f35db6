"""Recorded curves: what a card draws of each run at one step."""
