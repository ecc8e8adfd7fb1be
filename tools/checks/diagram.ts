/** A zone of ESLint's `import/no-restricted-paths`: files of `target` must not import `from`, `except` for some. */
export interface Zone {
  target: string | string[];
  from: string | string[];
  except?: string[];
}

/** The diagram of docs/architecture.md, between two lines of three backquotes. */
const BLOCK = /(?<=```mermaid\n)[^`]*/;

/** Returns the name of a zone's folder directly below `parent`; undefined for any other zone. */
const nameIn = (parent: string, { target }: Zone): string | undefined =>
  typeof target === 'string' && new RegExp(`^\\./${parent}[^/]+$`).test(target)
    ? target.slice(`./${parent}`.length)
    : undefined;

/** Returns the folders below `parent` in the order of their imports: the zone of the last one names all the others. */
function orderIn(parent: string, zones: readonly Zone[]): string[] {
  let order: string[] = [];
  for (const zone of zones) {
    const name = nameIn(parent, zone);
    if (name === undefined || !Array.isArray(zone.from)) continue;
    const before = zone.from.filter(
      (path) => path.startsWith(`./${parent}`) && !/\.ts$/.test(path),
    );
    if (before.length >= order.length) {
      order = [...before.map((path) => path.slice(`./${parent}`.length)), name];
    }
  }
  return order;
}

/** Returns a box for each folder below `parent`, and an arrow to each that it may import and not every other may. */
function graphIn(parent: string, zones: readonly Zone[]): string[] {
  const graph = new Map<string, string[]>();
  for (const zone of zones) {
    const name = nameIn(parent, zone);
    if (name === undefined || `./${parent}` !== `${String(zone.from)}/`) continue;
    const allowed = (zone.except ?? []).map((path) => path.slice('./'.length));
    graph.set(
      name,
      allowed.filter((other) => other !== name),
    );
  }
  const isOpen = (name: string): boolean =>
    [...graph.values()].every((allowed) => allowed.length === 0 || allowed.includes(name));
  return [...graph].flatMap(([name, allowed]) => [
    `${parent}${name}["${name}"]`,
    ...allowed
      .filter((other) => !isOpen(other))
      .map((other) => `${parent}${name} --> ${parent}${other}`),
  ]);
}

/** Returns ESLint's zones as a diagram in Mermaid: the layers of the app and the folders of the server. */
export function diagramOf(zones: readonly Zone[]): string {
  const group = (parent: string, inside: string): string[] => {
    const order = orderIn(parent, zones);
    return [
      `subgraph ${parent}`,
      'direction TB',
      ...order.map((name) => (name === inside ? '' : `${parent}${name}["${name}"]`)),
      `subgraph ${parent}${inside}["${inside}"]`,
      ...graphIn(`${parent}${inside}/`, zones),
      'end',
      order.map((name) => parent + name).join(' --> '),
      'end',
    ];
  };
  const lines = [...group('src/', 'features'), ...group('server/', 'modules')];
  return ['flowchart TB', ...lines, 'src/ --> contract/', 'server/ --> contract/', ''].join('\n');
}

/** Returns a document with the diagram of ESLint's zones. */
export const withDiagram = (document: string, zones: readonly Zone[]): string =>
  document.replace(BLOCK, () => diagramOf(zones));
