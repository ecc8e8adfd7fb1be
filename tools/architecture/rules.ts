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
  /** Folders of the server's modules. */
  modules: string[];
  /** The server's other folders. */
  server: string[];
}

/** Returns the layers and features that ESLint's zones of `src/` describe. */
export function readZones(zones: readonly Zone[]): Pick<Architecture, 'layers' | 'features'> {
  const nameIn = (folder: string, { target }: Zone): string | undefined =>
    typeof target === 'string' && target.startsWith(folder)
      ? target.slice(folder.length)
      : undefined;
  const features = new Map<string, string[]>();
  let layers: string[] = [];
  for (const zone of zones) {
    const feature = nameIn('./src/features/', zone);
    if (feature !== undefined && zone.from === './src/features') {
      const allowed = (zone.except ?? []).map((path) => path.slice('./'.length));
      features.set(
        feature,
        allowed.filter((name) => name !== feature),
      );
      continue;
    }
    const layer = nameIn('./src/', zone);
    // The lowest layer names all the others.
    if (layer === undefined || !Array.isArray(zone.from) || zone.from.length < layers.length) {
      continue;
    }
    layers = [...zone.from.map((path) => path.slice('./src/'.length)), layer];
  }
  return { layers, features };
}
