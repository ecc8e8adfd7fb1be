import createCache from '@emotion/cache';

interface Sheet {
  tags: HTMLStyleElement[];
  hydrate(tags: HTMLStyleElement[]): void;
}

/**
 * Leaves the style sheets of the server's HTML in their place. Emotion would move each sheet during hydration, and a
 * browser parses a moved sheet again and recomputes all styles: a tenth of a second on a slow phone. Call it before a
 * cache is made.
 */
export function keepServerStyles(): void {
  const { sheet } = createCache({ key: 'any' });
  // Emotion exports no class; all of its sheets share this prototype.
  const shared = Object.getPrototypeOf(sheet) as Sheet;
  shared.hydrate = function (tags) {
    this.tags.push(...tags);
  };
}
