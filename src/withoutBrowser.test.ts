import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Pages are rendered at build time too, and a test or a tool may import any module. */
describe('without a browser', () => {
  // main.tsx is the browser's entry; test helpers stand in a test's page.
  const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test|\.d)\.tsx?$/.test(path) && path !== 'main.tsx' && !path.startsWith('testing'),
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
