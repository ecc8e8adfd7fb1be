/** The WebVTT in which an import stores the words of a recording, for the server and the app. The words are plain text. */

/** A sentence of a recording. Times are in seconds from its start. */
export interface Sentence {
  start: number;
  end: number;
  text: string;
}

const time = String.raw`(\d{2,}):(\d{2}):(\d{2})\.(\d{3})`;
const cue = new RegExp(`^${time} --> ${time}\n(.+)$`, 'gm');

const secondsOf = ([hours, minutes, seconds, thousandths]: readonly string[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

/** Returns the sentences of a file that `toWebVtt` has written. */
export const parseWebVtt = (file: string): Sentence[] =>
  [...file.matchAll(cue)].map(([, ...parts]) => ({
    start: secondsOf(parts.slice(0, 4)),
    end: secondsOf(parts.slice(4, 8)),
    text: (parts[8] ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  }));

const two = (value: number): string => String(value).padStart(2, '0');

function timeText(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const rest = Math.floor(whole / 1000);
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':');
  return `${clock}.${String(whole % 1000).padStart(3, '0')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a WebVTT file of sentences, each in one line. */
export const toWebVtt = (sentences: readonly Sentence[]): string =>
  `WEBVTT\n${sentences
    .map(({ start, end, text }) => `\n${timeText(start)} --> ${timeText(end)}\n${escaped(text)}\n`)
    .join('')}`;
