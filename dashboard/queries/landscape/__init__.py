"""Loss landscapes: surfaces that can be drawn, and the cards that show them."""
