"""What the cards of the page Scalars draw, and the tables beside them."""
