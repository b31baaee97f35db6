// The page Scalars: its cards are drawn by Field.
INSIGHT.artists.scalars = { Artist: INSIGHT.Field, options: INSIGHT.scalarView.options };
