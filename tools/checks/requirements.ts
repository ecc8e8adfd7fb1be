import ts from 'typescript';

/** A test that shows a requirement. */
export interface Mark {
  id: string;
  file: string;
  /** The test's title; of `test.each` with its placeholders. */
  title: string;
}

/** From id to text, in the order of the document. */
export type Requirements = ReadonlyMap<string, string>;

const ITEM = /^- \*\*(R-[1-9]\.\d+)\*\* (.+(?:\n {2}.+)*)$/gm;
const MARK = /^\/\/ Shows (R-\d+\.\d+(?:, R-\d+\.\d+)*)\.$/;

/** Returns the requirements of docs/requirements.md. @throws when an id occurs twice */
export function readRequirements(text: string): Requirements {
  const found = new Map<string, string>();
  for (const [, id = '', words = ''] of text.matchAll(ITEM)) {
    if (found.has(id)) throw new Error(`docs/requirements.md has ${id} twice`);
    found.set(id, words.replaceAll(/\n {2}/g, ' '));
  }
  return found;
}

/** Returns the title of a call of `test` or `it`, also with `.each` or `.only`; undefined for any other statement. */
function titleOf(statement: ts.Statement): string | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return;
  const [title] = statement.expression.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return;
  if (!/^(test|it)\b/.test(statement.expression.expression.getText())) return;
  return title
    .getText()
    .slice(1, -1)
    .replaceAll(/\\(['"`])/g, '$1');
}

/** Returns the marks of a test file, and a problem for each mark that is not directly above a test. */
export function readMarks(file: string, source: string): { marks: Mark[]; problems: string[] } {
  const marks: Mark[] = [];
  const problems: string[] = [];
  if (!source.includes('// Shows')) return { marks, problems };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const attached = new Set<number>();
  const visit = (node: ts.Node): void => {
    const title = ts.isExpressionStatement(node) ? titleOf(node) : undefined;
    if (title !== undefined) {
      for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? []) {
        const ids = MARK.exec(source.slice(pos, end))?.[1];
        if (!ids) continue;
        attached.add(pos);
        marks.push(...ids.split(', ').map((id) => ({ id, file, title })));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const { index } of source.matchAll(/\/\/ Shows\b/g)) {
    if (attached.has(index)) continue;
    const line = source.slice(0, index).split('\n').length;
    problems.push(
      `${file}:${line} is no mark of a test: write '// Shows R-2.14, R-2.15.' directly above one`,
    );
  }
  return { marks, problems };
}

/** Returns a problem for each requirement that no test shows, and for each mark whose id is unknown. */
export function compare(requirements: Requirements, marks: readonly Mark[]): string[] {
  const shown = new Set(marks.map(({ id }) => id));
  return [
    ...marks
      .filter(({ id }) => !requirements.has(id))
      .map(({ id, file, title }) => `${file} shows ${id}, which is no requirement: ${title}`),
    ...[...requirements.keys()]
      .filter((id) => !shown.has(id))
      .map((id) => `no test shows ${id}: ${requirements.get(id)}`),
  ];
}

/** Returns the table of requirements and the tests that show them, in Markdown. */
export function tableOf(requirements: Requirements, marks: readonly Mark[]): string {
  const rows = [...requirements].map(([id, words]) => {
    const tests = marks.filter((mark) => mark.id === id);
    return `| ${id} | ${words} | ${tests.map(({ file, title }) => `\`${file}\` › ${title}`).join('<br>')} |`;
  });
  return ['| id | requirement | tests |', '|---|---|---|', ...rows].join('\n');
}
