// The page Lineage: its charts, and the table below them.
import "./draw.mjs";
import "./table.mjs";
import "./as_filter.mjs";
