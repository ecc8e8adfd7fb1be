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

const PAGE = /^docs\/decisions\/(\d{3})-[\w-]+\.md$/;
const PARTS = ['**Context.** ', '**Decision.**', '**Consequence.** '];

/**
 * Checks the pages of docs/decisions/: numbers without a gap, a heading with the number, the three parts in order, and an
 * index that has each page with its heading.
 */
export function checkDecisions(pages: readonly { file: string; text: string }[]): string[] {
  const problems: string[] = [];
  const index = pages.find(({ file }) => file === 'docs/decisions/README.md')?.text ?? '';
  const decisions = pages.filter(({ file }) => PAGE.test(file));
  const lines = decisions.map(({ file, text }, position) => {
    const number = String(position + 1).padStart(3, '0');
    if (PAGE.exec(file)?.[1] !== number) problems.push(`${file} should have the number ${number}`);
    const title = new RegExp(`^# ${number} · (.+)\n`).exec(text)?.[1];
    if (title === undefined) problems.push(`${file} should begin with '# ${number} · '`);
    const found = PARTS.map((part) => text.indexOf(`\n${part}`));
    if (found.includes(-1) || found.join() !== found.toSorted((a, b) => a - b).join()) {
      problems.push(
        `${file} should have the parts Context, Decision and Consequence, in this order`,
      );
    }
    return `- [${number}](${file.slice('docs/decisions/'.length)}) ${title ?? ''}`;
  });
  const listed = index.split('\n').filter((line) => line.startsWith('- ['));
  if (listed.join('\n') !== lines.join('\n')) {
    problems.push(`docs/decisions/README.md should list:\n${lines.join('\n')}`);
  }
  return problems;
}
