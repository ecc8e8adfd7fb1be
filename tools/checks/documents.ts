/** A list in a document and what it must list. */
interface Listing {
  document: string;
  /** What is listed, in the singular. */
  what: string;
  listed: Iterable<string>;
  existing: Iterable<string>;
}

/** Returns a problem for each name that only the document has, and for each that it lacks. */
export function compareListing({ document, what, listed, existing }: Listing): string[] {
  const [inDocument, inCode] = [new Set(listed), new Set(existing)];
  return [
    ...[...inDocument]
      .filter((name) => !inCode.has(name))
      .map((name) => `${document} lists ${name}: there is no such ${what}`),
    ...[...inCode]
      .filter((name) => !inDocument.has(name))
      .map((name) => `${document} lacks the ${what} ${name}`),
  ];
}

/** Returns the names in backquotes that match in the first columns of a document's tables. */
export function firstColumn(text: string, name: RegExp): string[] {
  const cells = [...text.matchAll(/^\| (`[^|]*?) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => name.exec(code)?.[1] ?? []),
  );
}
