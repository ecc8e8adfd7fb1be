import { fireEvent, screen, within } from '@testing-library/react';
import { clock } from '../../domain/text/time.ts';
import { openReadableGuide, type ReadableGuide } from '../../testing/player/readAlong.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { withTimes } from '../../testing/server/catalogue.ts';
import { objectById, objects } from '../../testing/server/exhibits.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { shopper } from '../../testing/server/shopper.ts';

let readable: ReadableGuide;
beforeAll(async () => {
  readable = await openReadableGuide();
});

test('the panel shows every sentence with its time, and plays from the one that is pressed', async () => {
  const { openPanel, sentence, sentences, track } = readable;
  const { audio, current, panel, row, user } = await openPanel();
  for (const index of sentences.keys()) expect(row(index)).toBeVisible();
  expect(current()).toEqual([]);
  await user.click(row(1));
  await audio.settled();
  expect(audio).toMatchObject({ src: `/storage/${track().audio}`, paused: false });
  expect(audio.currentTime).toBeCloseTo(sentence(1).start);
  expect(current()).toEqual([row(1)]);
  await audio.advance(sentence(2).start - sentence(1).start + 1);
  expect(current()).toEqual([row(2)]);
  // By keyboard.
  row(0).focus();
  await user.keyboard('{Enter}');
  await audio.settled();
  expect(audio.currentTime).toBeCloseTo(sentence(0).start);
  expect(panel.queryByRole('status')).not.toBeInTheDocument();
});

test('the panel plays from a sentence while it plays, and continues a paused recording there', async () => {
  const { openPanel, sentence } = readable;
  const { audio, player, row, user } = await openPanel();
  await user.click(player.getByRole('button', { name: 'Play' }));
  await audio.advance(2);
  await user.click(row(2));
  await audio.settled();
  expect(audio).toMatchObject({ paused: false, loaded: [expect.anything()] });
  expect(audio.currentTime).toBeCloseTo(sentence(2).start);
  await user.click(player.getByRole('button', { name: 'Pause' }));
  await user.click(row(1));
  await audio.settled();
  expect(audio.paused).toBe(false);
  expect(audio.currentTime).toBeCloseTo(sentence(1).start);
});

test('the panel marks the sentence at the stored position before the guide plays', async () => {
  const { open, openPanel, sentence } = readable;
  const first = await open();
  await first.user.click(first.player.getByRole('button', { name: 'Play' }));
  await first.audio.advance(Math.ceil(sentence(1).start) + 1);
  first.unmount();
  const { audio, current, row } = await openPanel(first.storage);
  expect(current()).toEqual([row(1)]);
  expect(audio.loaded).toEqual([]);
});

test('the panel stops following when the list is scrolled by hand, until "Back to now"', async () => {
  const { openPanel } = readable;
  const { panel, row, user } = await openPanel();
  await user.click(row(1));
  const back = () => panel.queryByRole('button', { name: 'Back to now' });
  const list = panel.getByRole('list');
  for (const scroll of [
    () => fireEvent.wheel(list),
    () => fireEvent.touchMove(list),
    () => fireEvent.keyDown(row(0), { key: 'PageDown' }),
    () => fireEvent.pointerDown(list),
  ]) {
    expect(back()).not.toBeInTheDocument();
    scroll();
    await user.click(panel.getByRole('button', { name: 'Back to now' }));
  }
  fireEvent.wheel(list);
  await user.click(row(0));
  expect(back()).not.toBeInTheDocument();
});

test('the panel finds words in all tracks of an owned guide, and plays a hit in its track', async () => {
  const { guide, openPanel } = readable;
  const { buy, storage } = await shopper();
  await buy(guide.id);
  const { audio, panel, user } = await openPanel(storage);
  const search = panel.getByRole('searchbox', { name: 'Search the text' });
  await user.type(search, 'xyzzy');
  expect(await panel.findByText(/These words are not in the text/)).toBeVisible();
  await user.clear(search);
  // These two letters are in every track.
  await user.type(search, 'DI');
  for (const { title } of guide.tracks) {
    expect(await panel.findByRole('region', { name: title })).toBeVisible();
  }
  const second = guide.tracks[1];
  const group = within(panel.getByRole('region', { name: second?.title }));
  const [hit] = group.getAllByRole('button');
  if (!hit) throw new Error('a hit');
  expect(hit.querySelector('mark')?.textContent.toLowerCase()).toBe('di');
  await user.click(hit);
  await audio.settled();
  expect(audio.src).toContain(`/audio/track/${second?.id}.mp3`);
  expect(audio.paused).toBe(false);
});

test('the panel says that words of a track did not arrive, instead of that they are not in the text', async () => {
  const { guide, openPanel } = readable;
  const { buy, storage } = await shopper();
  await buy(guide.id);
  const second = guide.tracks[1];
  failNext('GET', `/storage/transcripts/track/${second?.id}.vtt`, 403);
  const { panel, user } = await openPanel(storage);
  await user.type(panel.getByRole('searchbox', { name: 'Search the text' }), 'di');
  await panel.findByText('The text of some tracks could not be loaded.');
  expect(panel.queryByRole('region', { name: second?.title })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('region', { name: second?.title })).toBeVisible();
  expect(panel.queryByText('The text of some tracks could not be loaded.')).toBeNull();
});

test('the panel follows the recording of an object', async () => {
  const object = await withTimes(await objects(), objectById, ({ isFree, transcript }) =>
    isFree ? transcript : undefined,
  );
  const { audio, user } = renderPage(`/objects/${object.id}`);
  const clip = within(await screen.findByRole('region', { name: `Audio: ${object.title}` }));
  await user.click(clip.getByRole('button', { name: 'Read along' }));
  const panel = within(await screen.findByRole('region', { name: `Text: ${object.title}` }));
  const [, second] = within(panel.getByRole('list')).getAllByRole('button');
  if (!second) throw new Error('a recording of several sentences');
  await user.click(second);
  await audio.settled();
  expect(audio).toMatchObject({ src: `/storage/${object.audio}`, paused: false });
  expect(second).toHaveAttribute('aria-current', 'true');
  expect(second.textContent).toContain(clock(audio.currentTime));
  expect(panel.queryByRole('button', { name: /Copy link/ })).not.toBeInTheDocument();
});
