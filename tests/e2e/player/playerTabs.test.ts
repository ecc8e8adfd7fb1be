import { listenUntil } from '../support/actions/audio.ts';
import { openGuide, press, sounding } from '../support/actions/player.ts';
import { expect, test } from '../support/test.ts';

/** Two tabs play: the newest continues, the other pauses (docs/faults.md). */
test('starting here pauses there, both ways; a tab that dies leaves the other alone', async ({
  context,
}) => {
  const one = await context.newPage();
  const other = await context.newPage();
  const first = await openGuide(one);
  const second = await openGuide(other);
  await press(first, 'Play');
  await listenUntil(one, 0.5);
  await press(second, 'Play');
  await expect(first.getByText('Paused here: another tab is playing.')).toBeVisible({
    timeout: 3000,
  });
  await listenUntil(other, 0.5);
  expect(await sounding(one)).toBe(0);

  await press(first, 'Play');
  await expect(second.getByText('Paused here: another tab is playing.')).toBeVisible({
    timeout: 3000,
  });
  expect(await sounding(other)).toBe(0);
  await one.close();
  await press(second, 'Play');
  await listenUntil(other, 1);
});
