import { screen, waitFor } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { changedGuide, listenableGuide } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;
const vtt = (...starts: number[]): string =>
  `WEBVTT\n${starts.map((start) => `\n${time(start)} --> ${time(start + 1)}\nSentence.\n`).join('')}`;

/** Serves the guide in a language, with a recording and words of its own for its first track. */
async function serve(language: string, title: string, starts: number[], times = 1) {
  const [first] = guide.tracks;
  const path = `transcripts/track/${first?.id}.${language}.vtt`;
  failNext('GET', `/storage/${path}`, { status: 200, body: vtt(...starts), type: 'text/vtt' });
  const track = {
    id: first?.id ?? 0,
    titolo: `${title}, stop`,
    file_mp3: `audio/track/${first?.id}.${language}.mp3`,
    free: '1' as const,
    duration: 100,
    transcript: path,
  };
  failNext(
    'GET',
    `/client/audio-guide/${guide.id}`,
    await changedGuide(guide.id, {
      title,
      language,
      languages: ['it', 'en'],
      audio_content: [track],
    }),
    times,
  );
}

const choice = (name: string) => screen.findByRole('button', { name });

/** Opens the Italian page, and plays its first track up to the 25th second, in its third sentence. */
async function playItalian() {
  await serve('it', 'La cupola', [2, 10, 20, 40]);
  const page = renderPage(`/audio-guide/${guide.id}`);
  await screen.findByRole('heading', { name: 'La cupola', level: 1 });
  expect(await choice('Italiano')).toHaveAttribute('aria-pressed', 'true');
  await page.user.click(await choice('Listen free'));
  await page.audio.advance(25);
  return page;
}

test('a guide changes its language in the middle of a track, and plays on from the same sentence', async () => {
  const { audio, user } = await playItalian();
  await serve('en', 'The dome', [1, 12, 33, 44]);
  await user.click(await choice('English'));
  expect(await screen.findByRole('heading', { name: 'The dome', level: 1 })).toHaveAttribute(
    'lang',
    'en',
  );
  await waitFor(() => expect(audio.src).toContain('.en.mp3'));
  expect(audio).toMatchObject({ paused: false, currentTime: 33 });
  expect(await choice('English')).toHaveAttribute('aria-pressed', 'true');
});

test('a stop keeps its position in each recording, and counts once', async () => {
  const { audio, storage, user } = await playItalian();
  await serve('en', 'The dome', [1, 12, 33, 44]);
  await user.click(await choice('English'));
  await waitFor(() => expect(audio.src).toContain('.en.mp3'));
  await audio.advance(5);
  const stored = () => JSON.parse(storage.read(`journal:visitor:${guide.id}`) ?? '{}').places;
  expect(stored()).toMatchObject([{ lang: 'en', position: 38, elsewhere: { '': 25 } }]);
  await serve('it', 'La cupola', [2, 10, 20, 40]);
  await user.click(await choice('Italiano'));
  await waitFor(() => expect(audio.src).toContain('.it.mp3'));
  expect(audio.currentTime).toBe(20);
  await audio.advance(1);
  expect(stored()).toMatchObject([{ position: 21, elsewhere: { en: 38 } }]);
});

test('a recording with another count of sentences begins at its start', async () => {
  const { audio, user } = await playItalian();
  await serve('en', 'The dome', [1, 12]);
  await user.click(await choice('English'));
  await waitFor(() => expect(audio.src).toContain('.en.mp3'));
  expect(audio.currentTime).toBe(0);
});

test('a language that cannot be loaded changes nothing and shows an error', async () => {
  const { audio, user } = await playItalian();
  failNext('GET', `/client/audio-guide/${guide.id}`, 404);
  await user.click(await choice('English'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'could not be loaded in this language',
  );
  expect(screen.getByRole('heading', { name: 'La cupola', level: 1 })).toBeVisible();
  expect(audio.src).toContain('.it.mp3');
  expect(audio.paused).toBe(false);
});

test('a guide in one language has no choice', async () => {
  renderPage(`/audio-guide/${guide.id}`);
  await screen.findByRole('heading', { name: guide.title, level: 1 });
  expect(screen.queryByRole('group', { name: 'Language of this guide' })).not.toBeInTheDocument();
});
