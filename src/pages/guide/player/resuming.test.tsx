import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { listenableGuide } from '../../../testing/server/catalogue.ts';
import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

async function open(storage = new MemoryStorage()) {
  const app = renderPage(`/audio-guide/${guide.id}`, storage);
  const player = within(await screen.findByRole('region', { name: 'Player' }));
  return {
    ...app,
    player,
    row: (index: number) => {
      const item = player.getAllByRole('listitem')[index];
      // The track itself; the second button is its menu.
      const [track] = item ? within(item).getAllByRole('button') : [];
      if (!track) throw new Error('a row for each track');
      return track;
    },
    button: (name: string) => player.getByRole('button', { name }),
    press: (name: string | RegExp) => app.user.click(player.getByRole('button', { name })),
    listen: (seconds: number) => app.audio.advance(seconds),
    /** As if it had been heard up to there. */
    moveTo: async (second: number) => {
      await app.audio.settled();
      app.audio.currentTime = second;
      await app.audio.settled();
    },
  };
}

test('a guide that was left resumes at its second, and says where it is', async () => {
  const before = await open();
  expect(
    before.player.getByText('Your position is saved on this device, to the second.'),
  ).toBeVisible();
  await before.press('Play');
  await before.moveTo(20);
  await before.listen(1);
  before.unmount();

  const { audio, listen, player, press } = await open(before.storage);
  expect(player.getByRole('button', { name: 'Resume · 0:00:21' })).toBeVisible();
  expect(player.getByText('0:00:21')).toBeVisible();
  await press('Play');
  await listen(2);
  expect(audio.currentTime).toBe(23);
});

test('it can be started from the beginning instead, and that can be undone', async () => {
  const before = await open();
  await before.press('Play');
  await before.moveTo(48);
  await before.listen(0.5);
  before.unmount();

  const { audio, listen, player, press } = await open(before.storage);
  await press('Start from the beginning');
  await listen(3);
  expect(audio.currentTime).toBe(3);
  expect(player.getByRole('status')).toHaveTextContent('Back to 0:00:48');
  await press('Back to 0:00:48');
  await listen(2);
  expect(audio.currentTime).toBeCloseTo(50, 0);
});

test('a jump can be undone as long as its button has the focus', async () => {
  const { button, moveTo, player, press } = await open();
  await press('Play');
  await moveTo(60);
  jest.useFakeTimers();
  try {
    act(() => button('Start from the beginning').click());
    const back = button('Back to 0:01:00');
    act(() => back.focus());
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(back).toHaveFocus();
    act(() => back.blur());
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(player.queryByRole('button', { name: /Back to/ })).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('a position near the end of a track is not offered', async () => {
  const before = await open();
  await before.press('Play');
  await before.moveTo(99.5);
  await before.press('Pause');
  before.unmount();
  const { player } = await open(before.storage);
  expect(player.queryByRole('button', { name: /Resume/ })).not.toBeInTheDocument();
});

test('the list marks what was heard and what was begun', async () => {
  const { listen, moveTo, press, row } = await open();
  await press('Play');
  await moveTo(98);
  await listen(3);
  expect(within(row(0)).getByTitle('Played to the end')).toBeInTheDocument();
  await moveTo(20);
  expect(row(1)).toHaveTextContent('Stopped at 0:00:20');
});

test('a locked track is remembered: once the guide is theirs it is one press away', async () => {
  const person = await shopper();
  const { audio, listen, moveTo, player, press, row, storage, store, user } = await open(
    person.storage,
  );
  await press('Play');
  await moveTo(20);
  const third = guide.tracks[2]?.title ?? '';
  expect(player.getByText('Buy this guide to continue')).toBeVisible();
  await user.click(row(2));
  expect(await screen.findByText(/^Hi sir, If You Wont to access/)).toBeVisible();
  expect(await player.findByText(`It unlocks “${third}”.`)).toBeVisible();

  await person.buy(guide.id);
  storage.changeElsewhere({});
  const { api } = await import('../../../shared/api/api.ts');
  act(() => void store.dispatch(api.util.invalidateTags(['Guide'])));
  const goOn = await player.findByRole('button', { name: `Continue with “${third}”` });
  // What is playing plays on, at its second.
  await listen(2);
  expect(audio.currentTime).toBe(22);
  await user.click(goOn);
  await waitFor(() => expect(audio.loaded).toHaveLength(2));
  await listen(1);
  expect(audio).toMatchObject({ paused: false, currentTime: 1 });
  expect(screen.queryByText('Buy this guide to continue')).not.toBeInTheDocument();
});
