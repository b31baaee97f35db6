// Dragging over a chart: across it zooms into what lies between, along its axis or with Shift moves it.
(() => {
  const LEAST_PX = 6; // less is a click

  const clamp = (px, { left, width }) => Math.min(left + width, Math.max(left, px));

  /** Listen to a field through `hear(name, act)`. */
  function dragZoom(field, hear) {
    const { host } = field;
    let from = null, ends = null, moves = false, due = 0;
    const at = (event) => event.clientX - host.getBoundingClientRect().left;

    function end() {
      from = null;
      field.dragged = false;
      field.hover();
    }

    hear("pointerdown", (event) => {
      if (event.button !== 0 || !field.scale || field.drawnAxis !== INSIGHT.state.axis) return;
      const { top, height } = field.scale;
      from = at(event);
      moves = event.shiftKey || event.clientY - host.getBoundingClientRect().top > top + height;
      ends = [field.scale.left, field.scale.left + field.scale.width];
    });
    hear("pointermove", (event) => {
      if (from === null) return;
      const by = at(event) - from;
      if (!field.dragged && Math.abs(by) < LEAST_PX) return;
      if (!field.dragged) host.setPointerCapture(event.pointerId);
      field.dragged = true;
      INSIGHT.state.hover = null;
      if (!moves) box(field, from, at(event));
      else if (!due) due = requestAnimationFrame(() => { due = 0; move(at(event)); });
    });
    hear("pointerup", (event) => {
      const wasDragged = field.dragged, begun = from;
      end();
      if (!wasDragged || moves) return;
      const across = [begun, at(event)].map((px) => clamp(px, field.scale)).sort((one, other) => one - other);
      if (across[1] - across[0] >= LEAST_PX) INSIGHT.scalarView.zoomTo(across.map(field.scale.unX));
    });
    hear("pointercancel", end);

    /** Put what was below the pointer when it went down, or moved last, below it again. */
    function move(px) {
      if (from === null) return;
      const by = from - px;
      from = px;
      INSIGHT.scalarView.zoomTo(ends.map((end) => field.scale.unX(end + by)));
    }
  }

  /** What will be zoomed into. */
  function box(field, from, to) {
    const pen = INSIGHT.pens.take(field.over), { scale } = field;
    const [low, high] = [from, to].map((px) => clamp(px, scale)).sort((one, other) => one - other);
    pen.fillStyle = pen.strokeStyle = INSIGHT.token("accent");
    pen.globalAlpha = 0.14;
    pen.fillRect(low, scale.top, high - low, scale.height);
    pen.globalAlpha = 0.7;
    pen.beginPath();
    for (const px of [low, high]) { pen.moveTo(px, scale.top); pen.lineTo(px, scale.top + scale.height); }
    pen.stroke();
  }

  INSIGHT.dragZoom = dragZoom;
})();
