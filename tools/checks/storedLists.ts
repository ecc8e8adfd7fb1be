/** The lists of docs/security.md, as legal pages show them: what a browser stores, and how long the server stores what. */
import { browserStorage, storedLines } from '../../contract/browserStorage.ts';
import { retentionLines } from '../../server/db/retention.ts';

/** Returns a problem for each name of contract/browserStorage.ts that no code of the app or the server has. */
export const checkStoredNames = (texts: readonly { file: string; text: string }[]): string[] => {
  const code = texts.filter(({ file }) => /^(src|server)\/(?!testing\/|.*\.test\.)/.test(file));
  return browserStorage
    .flatMap(({ names }): readonly string[] => names)
    .map((name) => name.replace(/[:…\s]+$/, ''))
    .filter((name) => !code.some(({ text }) => new RegExp(`['"\`]${name}`).test(text)))
    .map((name) => `contract/browserStorage.ts lists ${name}: no code has it`);
};

const lists: Readonly<Record<string, string>> = {
  'What a browser stores': storedLines('en'),
  'How long the server stores it': retentionLines('en'),
};

/** Returns the document with the lists of these sections as the code has them. */
export const withStoredLists = (document: string): string =>
  Object.entries(lists).reduce(
    (text, [heading, list]) =>
      text.replace(
        new RegExp(`(\n## ${heading}\n[^]*?\n)(?:- .*\n)+`),
        (_, before: string) => `${before}${list}\n`,
      ),
    document,
  );
