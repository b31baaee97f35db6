"""What a SummaryCollector decides (pure functions) apart from what it reads from a run."""
