import { browserStorage } from '../../contract/browserStorage.ts';
import { checkStoredNames, withStoredTables } from './storedTables.ts';

it('writes the tables of stored data in the place of former ones, and nothing else', () => {
  const document = (rows: string) =>
    `# Security\n\n## What a browser stores\n\nBefore.\n\n${rows}\nAfter.\n\n## How long the server stores it\n\n${rows}`;
  const written = withStoredTables(document('| old |\n| row |\n'));
  expect(written).not.toContain('| old |');
  expect(written).toContain('| cookie `cicerone_session` | The session. ');
  expect(written).toContain(
    '| `contact_messages.created_at` | Messages of the contact form | 1 year |',
  );
  expect(written).toContain('\nAfter.\n');
  expect(withStoredTables(written)).toBe(written);
  expect(withStoredTables(document(''))).toBe(document(''));
});

it('refuses names of stored data that no code has', () => {
  const names = browserStorage.flatMap(({ names: each }): readonly string[] => each);
  const text = names.map((name) => `'${name}'`).join('\n');
  expect(checkStoredNames([{ file: 'src/a.ts', text }])).toEqual([]);
  expect(checkStoredNames([{ file: 'src/a.ts', text: text.replace("'scheme'", '') }])).toEqual([
    'contract/browserStorage.ts lists scheme: no code has it',
  ]);
});
