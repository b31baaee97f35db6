"""How `insight landscape` comes by models and checkpoints, and draws them."""
