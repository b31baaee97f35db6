// A landscape as VTK's PolyData in XML, which ParaView opens: quads with the loss as height, and the path as a line.
// Source: VTK file formats, "XML file formats", PolyData with data in ASCII.

/** @typedef {{x: ArrayLike<number>, y: ArrayLike<number>, z: ArrayLike<number>, word: string, path: {x: ArrayLike<number>, y: ArrayLike<number>, loss: ArrayLike<number>, step: ArrayLike<number>}}} Solid `z` row by row; `word` names its numbers */

/**
 * The text of a file. Nodes whose number is not finite are left out, and so are the quads around them.
 *
 * @param {Solid} solid
 */
export function vtpOf({ x, y, z, word, path }) {
  /** @type {number[][]} */
  const points = [];
  /** @type {number[]} */
  const steps = [];
  const add = (/** @type {number[]} */ point, /** @type {number} */ step) => {
    if (!point.every(Number.isFinite)) return -1;
    steps.push(step);
    return points.push(point) - 1;
  };
  const nodes = Array.from({ length: x.length * y.length }, (_, k) =>
    add([x[k % x.length], y[Math.floor(k / x.length)], z[k]], -1),
  );
  /** @type {number[][]} */
  const quads = [];
  for (let j = 0; j + 1 < y.length; j++)
    for (let i = 0; i + 1 < x.length; i++) {
      const at = j * x.length + i;
      const corners = [at, at + 1, at + 1 + x.length, at + x.length].map((k) => nodes[k]);
      if (corners.every((k) => k >= 0)) quads.push(corners);
    }
  const way = Array.from(path.step, (step, i) => add([path.x[i], path.y[i], path.loss[i]], step)).filter((k) => k >= 0);
  const lines = way.length > 1 ? [way] : [];
  return `<?xml version="1.0"?>
<VTKFile type="PolyData" version="1.0" byte_order="LittleEndian" header_type="UInt64">
<PolyData>
<Piece NumberOfPoints="${points.length}" NumberOfVerts="0" NumberOfLines="${lines.length}" NumberOfStrips="0" NumberOfPolys="${quads.length}">
<PointData Scalars="${word}">
${array(
  "Float64",
  word,
  points.map(([, , height]) => height),
)}
${array("Int64", "step", steps)}
</PointData>
<Points>
${array("Float64", "points", points.flat(), 3)}
</Points>
<Lines>
${cells(lines)}
</Lines>
<Polys>
${cells(quads)}
</Polys>
</Piece>
</PolyData>
</VTKFile>
`;
}

/** @param {number[][]} all the points of each */
function cells(all) {
  let end = 0;
  const ends = all.map(({ length }) => {
    end += length;
    return end;
  });
  return `${array("Int64", "connectivity", all.flat())}\n${array("Int64", "offsets", ends)}`;
}

/** @param {string} type @param {string} name @param {number[]} values @param {number} parts numbers of a point */
function array(type, name, values, parts = 1) {
  const components = parts > 1 ? ` NumberOfComponents="${parts}"` : "";
  return `<DataArray type="${type}" Name="${name}"${components} format="ascii">\n${values.join(" ")}\n</DataArray>`;
}
