import { foldText } from '../../../../contract/foldText.ts';
import type { Sentence } from '../../../../contract/webvtt.ts';

/** A sentence that contains the searched text: what precedes it, the text itself, and the rest. */
export interface SentenceHit {
  start: number;
  parts: [before: string, found: string, after: string];
}

/** Returns the sentence split at the searched text, in any case and without accents; undefined if it is not in it. */
export function splitAt(text: string, searched: string): SentenceHit['parts'] | undefined {
  const letters = [...text];
  const normalized = letters.map(foldText);
  const at = normalized.join('').indexOf(searched);
  if (at === -1) return undefined;
  /** The letter in which the normalized text has an index: letters may become several or none. */
  const letterAt = (index: number): number => {
    let length = 0;
    return normalized.findIndex((letter) => (length += letter.length) > index);
  };
  const [from, to] = [letterAt(at), letterAt(at + searched.length - 1) + 1];
  return [
    letters.slice(0, from).join(''),
    letters.slice(from, to).join(''),
    letters.slice(to).join(''),
  ];
}

/** Returns the sentences that contain a typed text. */
export function hitsIn(sentences: readonly Sentence[], typed: string): SentenceHit[] {
  const searched = foldText(typed).trim();
  if (searched === '') return [];
  return sentences.flatMap(({ start, text }) => {
    const parts = splitAt(text, searched);
    return parts ? [{ start, parts }] : [];
  });
}
