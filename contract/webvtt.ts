/** Reading and writing of WebVTT, which the server imports and the app shows. The result is plain text, never markup. */

/** A sentence of a recording. Times are in seconds from its start. */
export interface Sentence {
  start: number;
  end: number;
  text: string;
}

/** Characters that are read; a transcript of ten hours is shorter. */
const maxCharacters = 1_000_000;
/** Sentences that are read: each one is a button. */
const maxSentences = 4000;

const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{3})`;
/** WebVTT writes 00:01.500, SubRip 00:00:01,500. Positions of the text may follow. */
const timesLine = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(?:\\s|$)`);

/** Each `<` is read once: a text of many must not take quadratic time. */
const tag = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
};
const entity = /&([a-z]{2,4});/g;

/** After the tags, so that an escaped `<b>` stays text. */
const plainText = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replace(tag, '')
    .replace(entity, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

const secondsOf = (hours: string | undefined, minutes = '', seconds = '', thousandths = '') =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

function sentenceOf(block: string): Sentence | undefined {
  const lines = block.split('\n');
  // Its name may precede the times. Blocks without times are the header, notes, styles and regions.
  const at = lines.slice(0, 2).findIndex((line) => line.includes('-->'));
  const [, ...times] = timesLine.exec(lines[at] ?? '') ?? [];
  if (times.length === 0) return undefined;
  const start = secondsOf(times[0], times[1], times[2], times[3]);
  const end = secondsOf(times[4], times[5], times[6], times[7]);
  const text = plainText(lines.slice(at + 1));
  return text !== '' && end > start ? { start, end, text } : undefined;
}

/** Returns the sentences of a WebVTT or SubRip file, the earliest first. What is neither has none. */
export function parseWebVtt(file: string): Sentence[] {
  const text = file
    .slice(0, maxCharacters)
    .replace(/^\uFEFF/, '')
    // PostgreSQL's text cannot contain it.
    .replaceAll('\0', '\uFFFD')
    .replace(/\r\n?/g, '\n');
  const sentences: Sentence[] = [];
  for (const block of text.split(/\n(?:[ \t]*\n)+/)) {
    const sentence = sentenceOf(block);
    if (sentence) sentences.push(sentence);
    if (sentences.length === maxSentences) break;
  }
  return sentences.sort((one, other) => one.start - other.start);
}

const two = (value: number): string => String(value).padStart(2, '0');

function timeText(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const rest = Math.floor(whole / 1000);
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':');
  return `${clock}.${String(whole % 1000).padStart(3, '0')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a WebVTT file that `parseWebVtt` reads back. */
export const toWebVtt = (sentences: readonly Sentence[]): string =>
  `WEBVTT\n${sentences
    .map(({ start, end, text }) => `\n${timeText(start)} --> ${timeText(end)}\n${escaped(text)}\n`)
    .join('')}`;
