// How the scalars are looked at: what the controls say, what of it the server must know, and the
// part of the axis that is looked at closely, which stands in the address.
(() => {
  const { state } = INSIGHT;
  const FEW = 30; // runs, all of which are drawn closely: as in queries/scalars/parts.py
  const LEAST = 1e-300, MOST = 1e300; // what arithmetic on both ends of an axis has room for
  const MOST_MS = 8e15; // dates end there
  const NUMBER = "(-?\\d*\\.?\\d+(?:e[+-]?\\d+)?)";
  const ZOOM = new RegExp(`^${NUMBER}-${NUMBER}$`, "i");
  const USUAL = {
    axis: "step", smoothing: 0, log: false, zoom: null, xTag: "", logX: false, exact: false, outliers: "auto",
    by: "", middle: "mean", band: "ci", members: true, base: "",
  };
  let arrived = false, isOnTheWay = false;
  Object.assign(state, USUAL);

  /** What the server must know to make cards. */
  function options() {
    const { axis, xTag, by, middle, band, base, matches, smoothing } = state;
    return {
      axis, xTag: axis === "tag" ? xTag : "", logX: INSIGHT.isLogX(),
      weight: state.exact ? smoothing : 0, base,
      focus: state.runs.length > FEW ? state.slots.filter((run) => run !== null) : [],
      ...(by ? { by, middle, band, runs: matches && [...matches] } : {}),
    };
  }

  /** A log axis of dates would mean nothing. */
  function isLogX() { return state.logX && state.axis !== "wall"; }

  /** A place on the axis as the server counts it. */
  function toServer(x) { return state.axis === "wall" ? INSIGHT.utcSeconds(x) : x; }

  function zoomText([low, high]) {
    const [from, to] = [toServer(low), toServer(high)];
    const decimals = Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(isLogX() ? from : to - from))));
    return `${Number(from.toFixed(decimals))}-${Number(to.toFixed(decimals))}`;
  }

  function zoomOf(text) {
    const found = ZOOM.exec(text ?? "");
    if (!found) return null;
    const ends = [Number(found[1]), Number(found[2])];
    const zoom = state.axis === "wall" ? ends.map(INSIGHT.localMs) : ends;
    return isUsable(zoom) ? zoom : null;
  }

  /** Whether an axis can be drawn from one end to the other. */
  function isUsable([low, high]) {
    const most = state.axis === "wall" ? MOST_MS : MOST;
    return low < high && low >= (isLogX() ? LEAST : -most) && high <= most && (isLogX() || low + (high - low) / 1e3 > low);
  }

  /** Look closely at a part of the axis; null for all of it. What no axis can show changes nothing; a place that is only passed is no part of the address. */
  function zoomTo(zoom, { isPassing = false } = {}) {
    if (zoom && !isUsable(zoom)) return;
    state.zoom = zoom;
    isOnTheWay = isPassing;
    INSIGHT.changed("view");
    isOnTheWay = false;
  }

  /** Controls that only mean something beside others. */
  function reveal() {
    const shown = { xtag: state.axis === "tag", middle: state.by, band: state.by, members: state.by, xscale: state.axis !== "wall", method: state.smoothing > 0 };
    for (const [id, wanted] of Object.entries(shown)) {
      const control = document.getElementById(id)?.closest(".control");
      if (control) control.hidden = !wanted;
    }
  }

  /** Another tag as the axis, and none chosen yet: the one that the control proposes, if any. */
  function chooseAxis() {
    const usual = document.getElementById("xtag")?.placeholder;
    if (usual) window.dash_clientside.set_props("xtag", { value: usual });
    return Boolean(usual);
  }

  window.dash_clientside = window.dash_clientside ?? {};
  window.dash_clientside.scalars = {
    view(axis, xTag, xScale, smoothing, method, scale, outliers, by, middle, band, members, base) {
      if (axis === "tag" && !xTag && chooseAxis()) return window.dash_clientside.no_update; // it comes again
      const moved = axis !== state.axis || (axis === "tag" && (xTag ?? "") !== state.xTag) || (xScale === "1") !== state.logX;
      Object.assign(state, {
        axis, xTag: xTag ?? "", logX: xScale === "1", smoothing: smoothing ?? 0, exact: method === "ema",
        log: scale === "log", outliers, by: by ?? "", middle, band, members: members === "1", base: base ?? "",
      });
      if (!arrived || INSIGHT.address.isReread()) state.zoom = zoomOf(INSIGHT.address.get("x"));
      else if (moved) state.zoom = null;
      arrived = true;
      reveal();
      INSIGHT.changed("view");
      return state.smoothing.toFixed(2);
    },
  };

  /** Cards come as one text: Dash would look through every list of a thousand runs. */
  window.dash_clientside.scalars.accept = (answer) => {
    INSIGHT.accept(answer && { ...answer, cards: JSON.parse(answer.cards) });
  };

  INSIGHT.on((what) => {
    const here = INSIGHT.page?.() === "scalars";
    if (what === "cards" && !here) {
      if (arrived) Object.assign(state, USUAL); // another page has no controls to change it
      arrived = false;
    }
    if (!here || !arrived) return;
    if (what === "view" && !isOnTheWay && !INSIGHT.address.isReread()) INSIGHT.address.set("x", state.zoom && zoomText(state.zoom));
    if (what === "focus" || what === "filter") INSIGHT.ask();
  });
  INSIGHT.address.read("x", (text) => {
    if (!arrived || text === (state.zoom && zoomText(state.zoom))) return;
    zoomTo(zoomOf(text));
  });

  INSIGHT.scalarView = { options, FEW, toServer, zoomTo };
  INSIGHT.isLogX = isLogX;
})();
