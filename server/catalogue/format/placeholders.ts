/** What a legal page can have in its text for a list that the server makes of its own code. */
export const placeholders = ['retention', 'stored'] as const;

const PLACEHOLDER = /\{\{(.*?)\}\}/g;
const isKnown = (name: string): name is (typeof placeholders)[number] =>
  placeholders.some((known) => known === name);

/** Returns a Markdown text with a list in the place of each `{{name}}`. */
export const fillPlaceholders = (
  body: string,
  lists: Readonly<Record<(typeof placeholders)[number], string>>,
): string =>
  body.replace(PLACEHOLDER, (written, name: string) => (isKnown(name) ? lists[name] : written));

/** Returns the lines of a text, from 0, with a placeholder that no list has. */
export const unknownPlaceholders = (body: string): number[] =>
  body
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].some(([, name = '']) => !isKnown(name)) ? [index] : [],
    );
