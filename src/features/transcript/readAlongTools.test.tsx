import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clock } from '../../domain/text/time.ts';
import { nameOf, openReadableGuide, type ReadableGuide } from '../../testing/player/readAlong.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { changedGuide, withTimes } from '../../testing/server/catalogue.ts';
import { changedObject, objectById, objects } from '../../testing/server/exhibits.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';

let readable: ReadableGuide;
beforeAll(async () => {
  readable = await openReadableGuide();
});

test('the panel remembers the size of the words', async () => {
  const { openPanel, track } = readable;
  const { panel, storage, unmount, user } = await openPanel();
  const smaller = panel.getByRole('button', { name: 'Smaller text' });
  await user.click(panel.getByRole('button', { name: 'Larger text' }));
  const region = screen.getByRole('region', { name: `Text: ${track().title}` });
  expect(region).toHaveStyle({ fontSize: '1.25rem' });
  await user.click(smaller);
  await user.click(smaller);
  expect(region).toHaveStyle({ fontSize: '0.875rem' });
  expect(smaller).toBeDisabled();
  await waitFor(() => expect(storage.read('player')).toContain('"textSize":0'));
  unmount();
  const again = await openPanel(storage);
  expect(again.panel.getByRole('button', { name: 'Smaller text' })).toBeDisabled();
});

test('the panel copies the text with its source, and a link to a sentence', async () => {
  const { guide, openPanel, sentence, track } = readable;
  const { panel, user } = await openPanel();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(panel.getByRole('button', { name: 'Copy the text' }));
  const text = copied.mock.lastCall?.[0];
  expect(text).toContain(sentence(0).text);
  expect(text).toContain(`“${track().title}”, ${guide.title}, Cicerone, http`);
  expect(await screen.findByText('The text is copied, with its source.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: `Copy link to ${clock(sentence(1).start)}` }));
  const seconds = Math.floor(sentence(1).start);
  expect(copied.mock.lastCall?.[0]).toBe(
    `${window.location.origin}/audio-guide/${guide.id}?track=${track().id}&t=${seconds}`,
  );
});

test('the panel prints the words alone, with their source', async () => {
  const { guide, openPanel, sentence } = readable;
  const print = jest.fn();
  window.print = print;
  const { panel, user } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Print the text' }));
  const sheet = document.querySelector('body > .read-along-print');
  expect(print).toHaveBeenCalledTimes(1);
  expect(sheet).toHaveTextContent(sentence(0).text);
  expect(sheet).toHaveTextContent(`${guide.title}, Cicerone`);
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('.read-along-print')).toBeNull();
});

test('the panel offers to try again when the words do not arrive', async () => {
  const { open, sentence, track } = readable;
  failNext('GET', `/storage/${track().transcript}`, 503);
  const { player, user } = await open();
  await user.click(player.getByRole('button', { name: 'Read along' }));
  await screen.findByText('The text could not be loaded.');
  await user.click(player.getByRole('button', { name: 'Try again' }));
  expect(await player.findByRole('button', { name: nameOf(sentence(0)) })).toBeVisible();
});

test('the panel requests a new address when that of the words of an object has expired', async () => {
  const { id, title, transcript } = await withTimes(
    await objects(),
    objectById,
    ({ isFree, transcript }) => (isFree ? transcript : undefined),
  );
  const expired = `${transcript}?expires=1&signature=old`;
  failNext('GET', `/client/object/${id}`, await changedObject(id, { transcript: expired }));
  failNext('GET', `/storage/${transcript}`, 403);
  const { user } = renderPage(`/objects/${id}`);
  const clip = within(await screen.findByRole('region', { name: `Audio: ${title}` }));
  await user.click(clip.getByRole('button', { name: 'Read along' }));
  await screen.findByText('The text could not be loaded.');
  await user.click(clip.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: `Text: ${title}` })).toBeVisible();
  const signatures = requestsTo('GET', `/storage/${transcript}`).map(({ url }) =>
    new URL(url).searchParams.get('signature'),
  );
  expect(signatures).toEqual(['old', null]);
});

test('the panel shows hostile words as text', async () => {
  const { open, track } = readable;
  const words = '<img src=x onerror=alert(1)>Look &lt;script&gt;alert(2)&lt;/script&gt;';
  const body = `WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n${words}\n`;
  failNext('GET', `/storage/${track().transcript}`, { status: 200, body, type: 'text/vtt' });
  const { read } = await open();
  const panel = await read();
  const region = screen.getByRole('region', { name: `Text: ${track().title}` });
  expect(
    panel.getByText('<img src=x onerror=alert(1)>Look <script>alert(2)</script>'),
  ).toBeVisible();
  expect(region.querySelector('img, script')).toBeNull();
});

test('the player has no button to read along when the API has no words', async () => {
  const { guide, open } = readable;
  const content = guide.tracks.map(({ audio, duration, id, title }) => ({
    id,
    titolo: title,
    file_mp3: audio,
    duration,
    free: '1' as const,
  }));
  const without = await changedGuide(guide.id, { audio_content: content });
  failNext('GET', `/client/audio-guide/${guide.id}`, without);
  const { player } = await open();
  expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(player.queryByRole('button', { name: 'Read along' })).not.toBeInTheDocument();
  expect(player.queryByText('Text of the free tracks')).not.toBeInTheDocument();
});

test('the player requests the words of a free track when they are unfolded, and none before', async () => {
  const { open, sentence, track } = readable;
  const { player, user } = await open();
  const asked = () => requestsTo('GET', `/storage/${track().transcript}`).length;
  const details = player.getByText(track().title, { selector: 'summary' }).parentElement;
  expect(details).toHaveAttribute('lang', 'it');
  expect(asked()).toBe(0);
  await user.click(player.getByText(track().title, { selector: 'summary' }));
  expect(await player.findByText(sentence(0).text, { exact: false })).toBeVisible();
  expect(asked()).toBe(1);
});
