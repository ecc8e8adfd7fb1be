import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Pages are also rendered at build time, and a test or a tool may import any module. */
describe('without a browser', () => {
  // The entries of the page and the service worker run where they are started; test helpers run in a test's page.
  const entries = ['main.ts', join('features', 'library', 'offline', 'worker', 'main.ts')];
  const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test|\.d)\.tsx?$/.test(path) && !entries.includes(path) && !path.startsWith('testing'),
  );

  test('there is none', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
    expect(modules).toContain(join('app', 'App.tsx'));
  });

  test.each(modules)('%s can be imported', async (path) => {
    await expect(import(join(__dirname, path))).resolves.toBeDefined();
  });
});
