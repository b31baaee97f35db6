// What Dash, Plotly and AG Grid put on the page for the modules of dashboard/assets: only the names
// that these use, so that a new one is looked up and written down here.

/** A value that Dash carries between the page and the server: anything that JSON can say. */
// biome-ignore lint/suspicious/noExplicitAny: only its reader knows its shape
type Json = any;

/** A function that a library calls by its name, with whatever it has for it. */
type Named = (...given: Json[]) => unknown;

interface DashCallbackContext {
  inputs_list: { id: string; property: string; value?: Json }[];
}

interface DashClientside {
  readonly no_update: unknown;
  readonly callback_context: DashCallbackContext;
  set_props(id: string, props: Record<string, Json>): void;
  /** The functions of one namespace, by their names in `ClientsideFunction`. */
  [namespace: string]: Json;
}

interface PlotlyPicture {
  format: "png" | "svg";
  width: number;
  height: number;
  scale?: number;
}

interface PlotlyLibrary {
  react(
    chart: HTMLElement,
    data: Json[],
    layout: Record<string, Json>,
    config?: Record<string, Json>,
  ): Promise<HTMLElement>;
  relayout(chart: HTMLElement, layout: Record<string, Json>): Promise<HTMLElement>;
  purge(chart: Element): void;
  toImage(figure: HTMLElement | { data: Json[]; layout: Record<string, Json> }, how: PlotlyPicture): Promise<string>;
}

/** One row of a grid; `Row` is what the server or the page made of it. */
interface GridNode<Row = Json> {
  id: string;
  data: Row;
  displayed: boolean;
  rowIndex: number | null;
  isSelected(): boolean;
  setSelected(selected: boolean): void;
}

interface GridColumn {
  getColId(): string;
}

interface GridApi<Row = Json> {
  addEventListener(name: string, listener: (event: Json) => void): void;
  applyColumnState(state: Record<string, Json>): boolean;
  applyTransaction(change: { add?: Row[]; update?: Row[]; remove?: Row[]; addIndex?: number }): unknown;
  deselectAll(): void;
  ensureNodeVisible(node: GridNode<Row>, position?: "top" | "bottom" | "middle" | null): void;
  flashCells(which: Record<string, Json>): void;
  forEachNode(look: (node: GridNode<Row>, index: number) => void): void;
  forEachNodeAfterFilter(look: (node: GridNode<Row>, index: number) => void): void;
  forEachNodeAfterFilterAndSort(look: (node: GridNode<Row>, index: number) => void): void;
  getColumn(id: string): GridColumn | null;
  getColumnState(): Record<string, Json>[];
  getDisplayedRowCount(): number;
  getFilterModel(): Record<string, Json>;
  getGridOption(name: string): Json;
  getRowNode(id: string): GridNode<Row> | undefined;
  getSelectedNodes(): GridNode<Row>[];
  isDestroyed(): boolean;
  onFilterChanged(): void;
  redrawRows(which?: Record<string, Json>): void;
  refreshCells(which?: Record<string, Json>): void;
  refreshClientSideRowModel(from?: string): void;
  refreshHeader(): void;
  setFilterModel(model: Record<string, Json> | null): void;
  setFocusedCell(row: number, column: string): void;
  setGridOption(name: string, value: Json): void;
  setNodesSelected(change: { nodes: GridNode<Row>[]; newValue: boolean }): void;
}

interface DashAgGrid {
  /** The grid of that id; throws while there is none. */
  getApi(id: string): GridApi;
  getApiAsync(id: string): Promise<GridApi>;
}

interface ReactLibrary {
  createElement(kind: string | Named, props?: Record<string, Json> | null, ...children: Json[]): unknown;
}

interface Uint8ArrayConstructor {
  /** Not in every browser yet. */
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

interface Window {
  dash_clientside: DashClientside;
  dash_ag_grid?: DashAgGrid;
  /** What `{"function": …}` in a column's definition may call. */
  dashAgGridFunctions?: Record<string, Named>;
  /** Renderers of cells, by the name in a column's definition. */
  dashAgGridComponentFunctions?: Record<string, Named>;
  Plotly?: PlotlyLibrary;
  React: ReactLibrary;
}
