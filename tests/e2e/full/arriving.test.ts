import { startDripping } from '../support/dripping.ts';
import { renderedPages } from '../support/renderedPages.ts';
import { e2eServer } from '../support/server.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { sizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

let line: Awaited<ReturnType<typeof startDripping>>;
test.beforeAll(async () => {
  line = await startDripping(e2eServer());
});
test.afterAll(() => line.stop());

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });
    for (const path of [...renderedPages.map(([each]) => each), '/audio-guide/2']) {
      test(`${path} arrives in pieces, and nothing that is seen moves`, async ({ page }) => {
        await watchShifts(page);
        await page.goto(line.url + path);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}
