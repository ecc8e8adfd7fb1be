import { screen, within } from '@testing-library/react';
import type { Sentence } from '../../../contract/webvtt.ts';
import type { GuideDetail, Track } from '../../domain/model.ts';
import { clock } from '../../domain/text/time.ts';
import { MemoryStorage } from '../memoryStorage.ts';
import { renderApp } from '../screens/renderApp.tsx';
import { readableGuide, wordsAt } from '../server/catalogue.ts';

/** Returns the name of a sentence's button. */
export const nameOf = ({ start, text }: Sentence): string => `${clock(start)} ${text}`;

/** Returns functions that open the first track of a guide with words. */
export async function openReadableGuide() {
  const guide: GuideDetail = await readableGuide();
  const track = (): Track & { transcript: string } => {
    const [first] = guide.tracks;
    if (first?.transcript === undefined) throw new Error('a track with words');
    return { ...first, transcript: first.transcript };
  };
  const sentences = await wordsAt(track().transcript);
  const sentence = (index: number): Sentence => {
    const found = sentences[index];
    if (!found) throw new Error('a track of several sentences');
    return found;
  };
  const open = async (storage = new MemoryStorage()) => {
    const app = renderApp(`/audio-guide/${guide.id}`, storage);
    const player = within(await screen.findByRole('region', { name: 'Player' }));
    const read = async () => {
      await app.user.click(player.getByRole('button', { name: 'Read along' }));
      return within(await screen.findByRole('region', { name: `Text: ${track().title}` }));
    };
    return { ...app, player, read };
  };
  /** Opens the panel, with a button for each sentence. */
  const openPanel = async (storage?: MemoryStorage) => {
    const app = await open(storage);
    const panel = await app.read();
    const row = (index: number) => panel.getByRole('button', { name: nameOf(sentence(index)) });
    const current = () => panel.queryAllByRole('button', { current: true });
    return { ...app, panel, row, current };
  };
  return { guide, open, openPanel, sentence, sentences, track };
}

export type ReadableGuide = Awaited<ReturnType<typeof openReadableGuide>>;
