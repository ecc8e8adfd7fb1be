import { screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { readableGuide, wordsAt } from '../../../testing/server/catalogue.ts';
import { shopper } from '../../../testing/server/shopper.ts';
import { roundTrip } from '../../../testing/roundTrip.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await readableGuide();
});

const idOf = (index: number): number => guide.tracks[index]?.id ?? 0;

async function open(query: string, storage = new MemoryStorage()) {
  const app = renderPage(`/audio-guide/${guide.id}${query}`, storage);
  const player = within(await screen.findByRole('region', { name: 'Player' }));
  return { ...app, player };
}

const card = () => screen.findByRole('region', { name: 'A moment that was shared with you' });

test('a shared moment shows its sentence, and plays from there at the first tap', async () => {
  const { audio, player, user } = await open(`?track=${idOf(0)}&t=20`);
  const shared = await card();
  const sentence = (await wordsAt(guide.tracks[0]?.transcript ?? '')).findLast(
    ({ start }) => start < 21,
  );
  expect(
    await within(shared).findByText(sentence?.text ?? '', { selector: 'blockquote' }),
  ).toBeVisible();
  expect(audio.loaded).toEqual([]);
  await user.click(player.getAllByRole('button', { name: 'Play' })[0] ?? shared);
  await audio.settled();
  expect(audio).toMatchObject({ paused: false, currentTime: 20 });
  expect(audio.src).toContain(`/audio/track/${idOf(0)}.mp3`);
  expect(shared).not.toBeInTheDocument();
});

test('the button of a shared moment plays from there, also when the guide plays already', async () => {
  const { audio, user } = await open(`?track=${idOf(0)}&t=20`);
  await user.click(within(await card()).getByRole('button', { name: 'Play from 0:00:20' }));
  await audio.settled();
  expect(audio).toMatchObject({ paused: false, currentTime: 20 });
});

test('a moment beyond the end of its track, or without a valid second, is the start of the track', async () => {
  for (const query of ['t=99999', 't=x']) {
    const { audio, unmount, user } = await open(`?track=${idOf(0)}&${query}`);
    await user.click(within(await card()).getByRole('button', { name: 'Play from 0:00:00' }));
    await audio.settled();
    expect(audio).toMatchObject({ paused: false, currentTime: 0 });
    expect(audio.src).toContain(`/audio/track/${idOf(0)}.mp3`);
    unmount();
  }
});

test('a locked moment leads to the offer', async () => {
  const { audio, user } = await open(`?track=${idOf(1)}&t=5`);
  const shared = within(await card());
  expect(shared.getByText('It is at 0:00:05 in a track that is locked.')).toBeVisible();
  expect(shared.queryByRole('button', { name: /Play from/ })).not.toBeInTheDocument();
  const offer = shared.getByRole('link', { name: 'See the offer' });
  expect(offer).toHaveAttribute('href', `/subscribe/${guide.id}`);
  await user.click(offer);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible());
  expect(audio.loaded).toEqual([]);
});

test('a link does not change the progress of a listener who does not play it', async () => {
  const { buy, storage } = await shopper();
  await buy(guide.id);
  const first = await open('', storage);
  await first.user.click(first.player.getByRole('button', { name: 'Play' }));
  await first.audio.advance(14);
  first.unmount();
  const visit = await open(`?track=${idOf(1)}&t=30`, storage);
  await card();
  visit.unmount();
  const { player } = await open('', storage);
  expect(player.getByRole('button', { name: 'Resume · 0:00:14' })).toBeVisible();
});

test.each(['?track=999999&t=5', '?track=abc&t=5', '?t=5'])(
  'an address with %s opens the guide as always',
  async (query) => {
    const { player } = await open(query);
    expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
    // The card's code would come first.
    await roundTrip();
    expect(
      screen.queryByRole('region', { name: 'A moment that was shared with you' }),
    ).not.toBeInTheDocument();
  },
);
