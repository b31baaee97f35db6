"""Histograms of a tag as bins, percentiles and signs of health."""
