/** The tables of docs/security.md that follow from the code: what a browser stores, and how long the server stores what. */
import { browserStorage } from '../../contract/browserStorage.ts';
import { retention, tableLimits, wordsFor } from '../../server/db/retention.ts';

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [rowOf(head), rowOf(head.map(() => '---')).replaceAll(' ', ''), ...rows.map(rowOf)].join('\n');
const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const browserTable = (): string =>
  tableOf(
    ['where', 'what', 'deleted when'],
    browserStorage.map(({ where, names, what, deletedWhen }) => [
      `${where} ${quoted(names)}`,
      what.en,
      deletedWhen.en,
    ]),
  );

const keptTables = (why: string): string =>
  quoted(Object.entries(retention).flatMap(([table, rule]) => (rule === why ? [table] : [])));

const serverTable = (): string =>
  tableOf(
    ['table and its time', 'what', 'at most', 'because'],
    [
      ...tableLimits.map(({ table, column, ms, what, reason }) => [
        `\`${table}.${column}\``,
        what.en,
        wordsFor(ms),
        reason,
      ]),
      [
        keptTables('account'),
        'What belongs to an account',
        'until it is deleted',
        'its customer needs it',
      ],
      [keptTables('books'), 'The books of the shop', '–', 'the law demands them'],
      [
        keptTables('no person'),
        'Nothing about a person',
        '–',
        'catalogue, state of the shop, test pages',
      ],
    ],
  );

/** Returns a problem for each name of contract/browserStorage.ts that no code of the app or the server has. */
export const checkStoredNames = (texts: readonly { file: string; text: string }[]): string[] => {
  const code = texts.filter(({ file }) => /^(src|server)\/(?!testing\/|.*\.test\.)/.test(file));
  return browserStorage
    .flatMap(({ names }): readonly string[] => names)
    .map((name) => name.replace(/[:…\s]+$/, ''))
    .filter((name) => !code.some(({ text }) => new RegExp(`['"\`]${name}`).test(text)))
    .map((name) => `contract/browserStorage.ts lists ${name}: no code has it`);
};

const tables: Readonly<Record<string, () => string>> = {
  'What a browser stores': browserTable,
  'How long the server stores it': serverTable,
};

/** Returns the document with the tables of these sections as the code has them. A section without a table stays as it is. */
export const withStoredTables = (document: string): string =>
  Object.entries(tables).reduce(
    (text, [heading, table]) =>
      text.replace(
        new RegExp(`(\n## ${heading}\n[^|]*?\n)(?:\\|.*\n)+`),
        (_, before: string) => `${before}${table()}\n`,
      ),
    document,
  );
