import { box, centred, type Area } from './shapes.ts';

const BOX = { width: 104, height: 32 };
/** Space that an arrow takes in a row that it passes. */
const PASS = 24;

type Features = ReadonlyMap<string, readonly string[]>;

/** A feature in its row, or a point of an arrow that passes the row. */
interface Node {
  name: string;
  isFeature: boolean;
  /** Names of nodes in the next lower row. */
  to: string[];
}

/**
 * Returns the features that import none, and that every other feature may import: they are one bar instead of an arrow
 * from each.
 */
function commonOf(features: Features): string[] {
  const lowest = [...features.keys()].filter((name) => features.get(name)?.length === 0);
  return lowest.filter((name) =>
    [...features].every(([other, allowed]) => lowest.includes(other) || allowed.includes(name)),
  );
}

/**
 * Returns the rows from the lowest: what a feature may import is in a lower row than the feature itself. An arrow over
 * several rows has a node in each row that it passes.
 */
export function rowsOf(features: Features): Node[][] {
  const common = commonOf(features);
  const allowed = new Map(
    [...features]
      .filter(([name]) => !common.includes(name))
      .map(([name, names]) => [name, names.filter((other) => !common.includes(other))]),
  );
  const depthOf = (name: string): number =>
    Math.max(0, ...(allowed.get(name) ?? []).map((other) => depthOf(other) + 1));
  const rows: Node[][] = [];
  const put = (depth: number, node: Node) => (rows[depth] ??= []).push(node);
  for (const [name, others] of allowed) {
    const depth = depthOf(name);
    const to = others.map((other) => {
      let next = other;
      for (let passed = depthOf(other) + 1; passed < depth; passed += 1) {
        const pass = `${name} to ${other}, ${passed}`;
        put(passed, { name: pass, isFeature: false, to: [next] });
        next = pass;
      }
      return next;
    });
    put(depth, { name, isFeature: true, to });
  }
  return rows.map((row) => [...row]);
}

/** Returns the rows with each node above the middle of what it leads to, so that few arrows cross. */
function inOrder(rows: Node[][]): Node[][] {
  let below: string[] = [];
  return rows.map((row) => {
    const middle = ({ to }: Node) =>
      to.length === 0 ? 0 : to.reduce((sum, name) => sum + below.indexOf(name), 0) / to.length;
    const ordered = row.toSorted(
      (one, other) => middle(one) - middle(other) || one.name.localeCompare(other.name),
    );
    below = ordered.map(({ name }) => name);
    return ordered;
  });
}

/** Draws the features as boxes in rows, with an arrow for each import that is allowed between them. */
export function drawFeatures(features: Features, area: Area & { height: number }): string {
  const rows = inOrder(rowsOf(features));
  const rowHeight = (area.height - BOX.height) / rows.length;
  const points = new Map<string, { x: number; top: number; bottom: number }>();
  for (const [depth, row] of rows.entries()) {
    const taken = row.reduce((sum, node) => sum + (node.isFeature ? BOX.width : PASS), 0);
    const gap = (area.width - taken) / (row.length + 1);
    let x = area.x + gap;
    const top = area.y + (rows.length - 1 - depth) * rowHeight;
    for (const { name, isFeature } of row) {
      const width = isFeature ? BOX.width : PASS;
      points.set(name, { x: x + width / 2, top, bottom: top + BOX.height });
      x += width + gap;
    }
  }
  const parts: string[] = [];
  for (const { name, isFeature, to } of rows.flat()) {
    const from = points.get(name);
    if (!from) continue;
    if (isFeature) {
      parts.push(
        box('feature', from.x - BOX.width / 2, from.top, BOX.width, BOX.height),
        centred('name', from.x, from.top + 21, name),
      );
    } else parts.push(`<path class="edge" d="M${from.x} ${from.top} V${from.bottom}"/>`);
    for (const next of to) {
      const end = points.get(next);
      if (!end) continue;
      const half = (from.bottom + end.top) / 2;
      const isLast = features.has(next);
      const curve = `M${from.x} ${from.bottom} C${from.x} ${half} ${end.x} ${half} ${end.x} ${end.top - (isLast ? 2 : 0)}`;
      parts.push(`<path class="edge" d="${curve}"${isLast ? ' marker-end="url(#head)"' : ''}/>`);
    }
  }
  const bottom = area.y + area.height - BOX.height;
  const common = commonOf(features);
  if (common.length > 0) {
    const text = `${common.join(', ')}: open to every feature`;
    parts.push(
      box('feature', area.x, bottom, area.width, BOX.height),
      centred('name', area.x + area.width / 2, bottom + 21, text),
    );
  }
  return parts.join('\n');
}
