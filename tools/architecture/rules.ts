/** A zone of ESLint's `import/no-restricted-paths`: files of `target` must not import `from`, `except` for some. */
export interface Zone {
  target: string | string[];
  from: string | string[];
  except?: string[];
}

export interface Architecture {
  /** Layers of the app. Each may import those after it. */
  layers: string[];
  /** From each feature to the features that it may import. */
  features: Map<string, string[]>;
  /** Folders of the server, `modules` among them. Each may import those after it. */
  server: string[];
  /** The modules of the server. */
  modules: string[];
}

/** Returns the name of a zone's folder directly below `parent`; undefined for any other zone. */
const nameIn = (parent: string, { target }: Zone): string | undefined =>
  typeof target === 'string' && new RegExp(`^${parent}[^/]+$`).test(target)
    ? target.slice(parent.length)
    : undefined;

/** Returns the folders below `parent` in the order of their imports: the zone of the last one names all the others. */
function orderIn(parent: string, zones: readonly Zone[]): string[] {
  let order: string[] = [];
  for (const zone of zones) {
    const name = nameIn(parent, zone);
    if (name === undefined || !Array.isArray(zone.from)) continue;
    const before = zone.from.filter((path) => path.startsWith(parent) && !path.endsWith('.ts'));
    if (before.length >= order.length) {
      order = [...before.map((path) => path.slice(parent.length)), name];
    }
  }
  return order;
}

/** Returns the folders below `parent`, each with those that it may import. */
function graphIn(parent: string, zones: readonly Zone[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const zone of zones) {
    const name = nameIn(parent, zone);
    if (name === undefined || `${String(zone.from)}/` !== parent) continue;
    const allowed = (zone.except ?? []).map((path) => path.slice('./'.length));
    graph.set(
      name,
      allowed.filter((other) => other !== name),
    );
  }
  return graph;
}

/** Returns what ESLint's zones say about the folders of the app and the server. */
export const readZones = (zones: readonly Zone[]): Architecture => ({
  layers: orderIn('./src/', zones),
  features: graphIn('./src/features/', zones),
  server: orderIn('./server/', zones),
  modules: [...graphIn('./server/modules/', zones).keys()],
});
