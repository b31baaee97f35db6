"""What each primitive is in MindSpore's representation, one family a file."""
