import { screen, waitFor, within } from '@testing-library/react';
import type { Sentence } from '../../../../contract/webvtt.ts';
import { dialogEvents } from '../../../features/auth/dialog/dialogSlice.ts';
import type { GuideDetail } from '../../../domain/model.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { changedGuide, guideById, guidesOf, wordsAt } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';

let guide: GuideDetail;
let sentences: Sentence[];
beforeAll(async () => {
  const first = (await guidesOf(1)).find(({ isSpecial }) => isSpecial);
  if (!first) throw new Error('a special guide');
  guide = await guideById(first.id);
  sentences = await wordsAt(guide.tracks[0]?.transcript);
});

async function open() {
  const app = renderApp('/');
  app.store.dispatch(dialogEvents.dialogClosed());
  const player = within(await screen.findByRole('region', { name: 'Hear a minute' }));
  return { ...app, player };
}
const sentenceAt = (seconds: number) =>
  sentences.findLast(({ start }) => start <= seconds)?.text ?? 'no sentence';

test('one press plays the first guide’s first stop, with its words, and pauses it', async () => {
  const { audio, player, user } = await open();
  expect(player.getByRole('link', { name: guide.title })).toHaveAttribute(
    'href',
    `/audio-guide/${guide.id}`,
  );
  expect(player.getByRole('link', { name: guide.title })).toHaveAttribute('lang', 'en');
  expect(player.getByText(guide.shortDescription)).toBeVisible();
  await user.click(player.getByRole('button', { name: 'Hear a minute' }));
  await waitFor(() => expect(audio.paused).toBe(false));
  expect(audio.src).toContain(`/storage/${guide.tracks[0]?.audio}`);
  expect(audio.src).toMatch(/\.en\.mp3$/);
  await audio.advance(20);
  const list = await player.findByRole('list');
  expect(list).toHaveAttribute('lang', 'en');
  expect(list.querySelector('[aria-current]')).toHaveTextContent(sentenceAt(20));
  await user.click(player.getByRole('button', { name: 'Pause' }));
  expect(audio.paused).toBe(true);
});

test('the minute has no bar beside it, and the bar plays on when the page is left', async () => {
  const { audio, player, user } = await open();
  await user.click(player.getByRole('button', { name: 'Hear a minute' }));
  await player.findByRole('list');
  await audio.advance(3);
  expect(document.querySelector('.player-bar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'For Business' }));
  expect(await screen.findByRole('region', { name: 'Player' })).toBeVisible();
  expect(audio.paused).toBe(false);
});

test('the sound pauses with the sentence that ends the minute, and can go on', async () => {
  const { audio, player, user } = await open();
  await user.click(player.getByRole('button', { name: 'Hear a minute' }));
  await player.findByRole('list');
  await audio.advance(60);
  expect(audio.paused).toBe(false);
  const next = sentences.find(({ start }) => start > 60);
  await audio.advance(Math.ceil((next?.start ?? 0) - 60));
  await waitFor(() => expect(audio.paused).toBe(true));
  expect(player.getByRole('status')).toHaveTextContent('That was a minute.');
  expect(player.getByRole('link', { name: 'Go on listening' })).toHaveAttribute(
    'href',
    `/audio-guide/${guide.id}`,
  );
  await user.click(player.getByRole('button', { name: 'Hear a minute' }));
  await audio.advance(5);
  expect(audio.paused).toBe(false);
  expect(player.getByRole('list')).toBeVisible();
});

test('a guide without words plays without them', async () => {
  const tracks = guide.tracks.map(({ audio, duration, id, isFree, title }) => ({
    id,
    titolo: title,
    file_mp3: audio,
    duration,
    free: isFree ? ('1' as const) : ('0' as const),
  }));
  const path = `/client/audio-guide/${guide.id}`;
  failNext('GET', path, await changedGuide(guide.id, { audio_content: tracks }));
  const { audio, player, user } = await open();
  await user.click(player.getByRole('button', { name: 'Hear a minute' }));
  await waitFor(() => expect(audio.paused).toBe(false));
  expect(player.getByText(guide.shortDescription)).toBeVisible();
});
