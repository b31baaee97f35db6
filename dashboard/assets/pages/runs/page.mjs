// The page Runs: its grid, the bar above it, and what is told between both.
import "./bar.mjs";
import "./rows.mjs";
import "./chooser.mjs";
import "./metric_cells.mjs";
import "./folder_cells.mjs";
import "./limits.mjs";
import "./visit.mjs";
import "./winner.mjs";
