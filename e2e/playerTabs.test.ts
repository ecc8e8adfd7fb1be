import { closeBrowser, listenUntil, visit } from './browser.ts';
import { openGuide, press, sounding } from './player.ts';

afterAll(closeBrowser);

/** faults.md: playback started in two tabs — the newest plays, the other pauses. */
test('starting here pauses there, both ways; a tab that dies leaves the other alone', async () => {
  const { page: one } = await visit();
  const other = await one.context().newPage();
  const first = await openGuide(one);
  const second = await openGuide(other);
  await press(first, 'Play');
  await listenUntil(one, 0.5);
  await press(second, 'Play');
  await first.getByText('Paused here: another tab is playing.').waitFor({ timeout: 3000 });
  await listenUntil(other, 0.5);
  expect(await sounding(one)).toBe(0);

  await press(first, 'Play');
  await second.getByText('Paused here: another tab is playing.').waitFor({ timeout: 3000 });
  expect(await sounding(other)).toBe(0);
  await one.close();
  await press(second, 'Play');
  await listenUntil(other, 1);
});
