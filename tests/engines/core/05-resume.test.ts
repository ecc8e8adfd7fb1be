import { expect, test } from '../support/test.ts';
import { longGuide, playsPast, shownSecond } from '../support/player.ts';
import { button, player } from '../support/target.ts';

test('resume: a closed page leaves its position, and the next one continues there', async ({
  openTab,
  shop,
}) => {
  const { id } = await longGuide(shop.url);
  const first = await openTab();
  await first.open(`/audio-guide/${id}`);
  await first.click(button('Play', player));
  await playsPast(first, 0);
  for (let times = 0; times < 3; times += 1)
    await first.click(button('Forward 10 seconds', player));
  await playsPast(first, 31);
  await first.close();

  const next = await openTab();
  await next.open(`/audio-guide/${id}`);
  await next.click(button(/^Resume · 0:00:[3-5]\d$/, player));
  await playsPast(next, 31);
  expect(await shownSecond(next)).toBeLessThan(60);
});
