import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '../../../tests/support/server/command.ts';

const COMMITTED = 'docs/catalogue';

// When this fails a schema has changed since: run npm run catalogue -- schemas docs/catalogue
test('the schemas for editors are those that the check uses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cicerone-schemas-'));
  try {
    await catalogue(['schemas', folder]);
    const names = readdirSync(folder);
    expect(names).toContain('guide.schema.json');
    expect(readdirSync(COMMITTED)).toEqual(names);
    for (const name of names) {
      const now = readFileSync(join(folder, name), 'utf8');
      expect([name, readFileSync(join(COMMITTED, name), 'utf8')]).toEqual([name, now]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
