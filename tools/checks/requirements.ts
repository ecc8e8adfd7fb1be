/** A test that shows a requirement. */
export interface Mark {
  id: string;
  /** File and line. */
  test: string;
}

/** From id to text, in the order of the document. */
export type Requirements = ReadonlyMap<string, string>;

const ITEM = /^- \*\*(R-[1-9]\.\d+)\*\* (.+(?:\n {2}.+)*)$/gm;
const MARK = /^\/\/ Shows (R-\d+\.\d+(?:, R-\d+\.\d+)*)\.\n(?: *\/\/.*\n)* *(?:test|it)\b/;

/** Returns the requirements of docs/requirements.md. @throws when an id occurs twice */
export function readRequirements(text: string): Requirements {
  const found = new Map<string, string>();
  for (const [, id = '', words = ''] of text.matchAll(ITEM)) {
    if (found.has(id)) throw new Error(`docs/requirements.md has ${id} twice`);
    found.set(id, words.replaceAll(/\n {2}/g, ' '));
  }
  return found;
}

/** Returns the marks of a test file, and a problem for each mark that is not directly above a test. */
export function readMarks(file: string, source: string): { marks: Mark[]; problems: string[] } {
  const marks: Mark[] = [];
  const problems: string[] = [];
  for (const { index } of source.matchAll(/\/\/ Shows\b/g)) {
    const test = `${file}:${source.slice(0, index).split('\n').length}`;
    const ids = MARK.exec(source.slice(index))?.[1];
    if (ids) marks.push(...ids.split(', ').map((id) => ({ id, test })));
    else {
      problems.push(
        `${test} is no mark of a test: write '// Shows R-2.14, R-2.15.' directly above one`,
      );
    }
  }
  return { marks, problems };
}

/** Returns a problem for each requirement that no test shows, and for each mark whose id is unknown. */
export function compare(requirements: Requirements, marks: readonly Mark[]): string[] {
  const shown = new Set(marks.map(({ id }) => id));
  return [
    ...marks
      .filter(({ id }) => !requirements.has(id))
      .map(({ id, test }) => `${test} shows ${id}, which is no requirement`),
    ...[...requirements.keys()]
      .filter((id) => !shown.has(id))
      .map((id) => `no test shows ${id}: ${requirements.get(id)}`),
  ];
}

/** Returns the table of requirements and the tests that show them, in Markdown. */
export function tableOf(requirements: Requirements, marks: readonly Mark[]): string {
  const rows = [...requirements].map(([id, words]) => {
    const tests = marks.filter((mark) => mark.id === id);
    return `| ${id} | ${words} | ${tests.map(({ test }) => `\`${test}\``).join('<br>')} |`;
  });
  return ['| id | requirement | tests |', '|---|---|---|', ...rows].join('\n');
}
