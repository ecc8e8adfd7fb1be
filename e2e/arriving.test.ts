import { closeBrowser, visit } from './browser.ts';
import { startDripping } from './dripping.ts';
import { renderedPages } from './renderedPages.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

let line: Awaited<ReturnType<typeof startDripping>>;
beforeAll(async () => {
  line = await startDripping(process.env.CICERONE_E2E_SERVER ?? '');
});
afterAll(async () => {
  await closeBrowser();
  line.stop();
});

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it.each([...renderedPages.map(([path]) => path), '/audio-guide/2', '/subscribe/2'])(
    '%s arrives in pieces, and nothing that is seen moves',
    async (path) => {
      const { page, problems } = await visit(size);
      await watchShifts(page);
      await page.goto(line.url + path);
      expect(await shiftsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});
