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

it("fetches a phone's first cover and the two beside it; the others when they come near", async () => {
  const { page } = await visit('phone');
  // As it was sent: no script comes.
  await page.route('**/assets/*.js', (route) => route.abort());
  const covers = new Set<string>();
  page.on('request', (request) => {
    const cover = /pictures\/guide\/(.+)\.\d+\.avif$/.exec(request.url())?.[1];
    if (cover) covers.add(cover);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const atFirst = covers.size;
  await page.locator('#products [role=listitem]').nth(5).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('#products [data-index="5"] img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );
  expect({ atFirst, isMoreNow: covers.size > atFirst }).toEqual({ atFirst: 3, isMoreNow: true });
});
