import { expect, test } from '../support/test.ts';
import { longGuide, playsPast, seekToMiddle, shownSecond } from '../support/player.ts';
import { button, player } from '../support/target.ts';

test('play and seek: a free track plays, continues from where the bar is clicked, and pauses', async ({
  tab,
  shop,
}) => {
  const guide = await longGuide(shop.url);
  await tab.open(`/audio-guide/${guide.id}`);
  await tab.click(button('Play', player));
  await playsPast(tab, 1);
  const middle = await seekToMiddle(tab);
  await playsPast(tab, middle + 1);
  await tab.click(button('Pause', player));
  await tab.sees(button('Play', player));
  expect(await shownSecond(tab)).toBeLessThan(middle + 20);
});
