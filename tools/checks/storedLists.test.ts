import { browserStorage } from '../../contract/browserStorage.ts';
import { checkStoredNames, withStoredLists } from './storedLists.ts';

it('writes the lists of stored data in the place of former ones, and nothing else', () => {
  const list = '- old\n- line\n';
  const written = withStoredLists(
    `# Security\n\n## What a browser stores\n\nBefore.\n\n${list}\nAfter.\n\n## How long the server stores it\n\n${list}`,
  );
  expect(written).not.toContain('- old');
  expect(written).toContain('- cookie `cicerone_session`: The session. ');
  expect(written).toContain('- Messages of the contact form: 1 year\n');
  expect(written).toContain('\nAfter.\n');
  expect(withStoredLists(written)).toBe(written);
});

it('refuses names of stored data that no code has', () => {
  const names = browserStorage.flatMap(({ names: each }): readonly string[] => each);
  const text = names.map((name) => `'${name}'`).join('\n');
  expect(checkStoredNames([{ file: 'src/a.ts', text }])).toEqual([]);
  expect(checkStoredNames([{ file: 'src/a.ts', text: text.replace("'scheme'", '') }])).toEqual([
    'contract/browserStorage.ts lists scheme: no code has it',
  ]);
});
