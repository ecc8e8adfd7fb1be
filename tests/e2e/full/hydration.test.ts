import { startThrottledProxy } from '../support/throttledProxy.ts';
import { renderedPages } from '../support/renderedPages.ts';
import { e2eServer } from '../support/server.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { narrow, sizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

let line: Awaited<ReturnType<typeof startThrottledProxy>>;
test.beforeAll(async () => {
  line = await startThrottledProxy(e2eServer());
});
test.afterAll(() => line.stop());

for (const [size, viewport] of Object.entries({ ...sizes, 'narrow window': narrow })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });
    for (const path of [...renderedPages.map(([each]) => each), '/audio-guide/2']) {
      test(`${path} arrives in pieces, and nothing that is seen moves`, async ({ page }) => {
        await observeLayoutShifts(page);
        await page.goto(line.url + path);
        expect(await layoutShiftsOf(page)).toEqual([]);
      });
    }
  });
}
