import { listenUntil } from '../support/actions/audio.ts';
import { openGuide, press, sounding } from '../support/actions/player.ts';
import { expect, test } from '../support/test.ts';

/** Two tabs play: the newest continues, the other pauses (docs/faults.md). */
test('playback in one tab pauses the other, both ways; closing one tab does not stop the other', async ({
  context,
}) => {
  const one = await context.newPage();
  const other = await context.newPage();
  const first = await openGuide(one);
  const second = await openGuide(other);
  await press(first, 'Play');
  await listenUntil(one, 0.5);
  await press(second, 'Play');
  await expect(first.getByText('Paused here: another tab is playing.')).toBeVisible();
  await listenUntil(other, 0.5);
  expect(await sounding(one)).toBe(0);

  await press(first, 'Play');
  await expect(second.getByText('Paused here: another tab is playing.')).toBeVisible();
  expect(await sounding(other)).toBe(0);
  await one.close();
  await press(second, 'Play');
  await listenUntil(other, 1);
});
