"""What the machine and this process do meanwhile, sampled beside the training."""
