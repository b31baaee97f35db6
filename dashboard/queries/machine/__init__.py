"""What the machine did beside the trainings, as cards of the charts that Scalars has."""
