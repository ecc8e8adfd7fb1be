/** What people and programs write as transcripts is shown as it was written, or named with its line. */
import { readTranscript } from './transcript.ts';

const read = (name: string, text: string, seconds = 12) => readTranscript(name, text, seconds);
const textsOf = (name: string, text: string) =>
  read(name, text).sentences.map(({ start, text: shown }) => [start, shown]);
const linesOf = (name: string, text: string) => read(name, text).problems.map(({ line }) => line);
const vtt = (...cues: string[]): string => `WEBVTT\n\n${cues.join('\n\n')}\n`;
const cue = (text: string): string => vtt(`00:00:01.000 --> 00:00:04.000\n${text}`);

test.each([
  ['Fine &amp; &#39;quoted&#39; &amp;gt; here', "Fine & 'quoted' &gt; here"],
  ['caff&eacute; &#x2013; s&igrave;', 'caffé – sì'],
  ['<v Anna>Good morning', 'Anna: Good morning'],
  ['<v.loud Anna Rossi>Good</v> <i>morning</i>', 'Anna Rossi: Good morning'],
  ['Note the window', 'Note the window'],
])('%j of a cue is shown as %j', (written, shown) => {
  expect(textsOf('01.vtt', cue(written))).toEqual([[1, shown]]);
});

test('SubRip without blank lines, with styles, and with a blank line in a text', () => {
  const times = (from: number) => `00:00:0${from},000 --> 00:00:0${from + 1},000`;
  const text = `1\n${times(0)}\n{\\an8}First\n2\n${times(5)}\nSecond\n\nand its end\n\n3\n${times(7)}\n1402\nThird`;
  expect(textsOf('01.SRT', text)).toEqual([
    [0, 'First'],
    [5, 'Second and its end'],
    [7, '1402 Third'],
  ]);
});

test('times may have one digit of a fraction, or none', () => {
  const text = vtt('00:06.1 --> 00:07.08\nOne', '8:00 --> 8:01\nFar', '0:08 --> 0:09\nTwo');
  expect(textsOf('01.vtt', text)).toEqual([
    [6.1, 'One'],
    [8, 'Two'],
  ]);
});

test.each([
  ['a cue that ends before it begins', vtt('00:09.000 --> 00:08.000\nBack'), [3]],
  ['a cue after the end of the recording', vtt('10:00:01.000 --> 10:00:02.000\nLate'), [3]],
  ['times that cannot be read', vtt('0:01 -> x --> 0:02\nOdd'), [3, 4]],
  ['a text without times', vtt('Alone', '00:01.000 --> 00:02.000\nOne'), [3]],
  ['no sentence', 'WEBVTT\n', [1]],
  ['a file without its first line', '00:01.000 --> 00:02.000\nOne', [1]],
  ['nothing', ' \n', [1]],
  ['too many sentences', vtt(...Array<string>(4001).fill('00:01.000 --> 00:02.000\nA')), [12003]],
])('%s is named with its line', (_what, text, lines) => {
  expect(linesOf('01.vtt', text)).toEqual(lines);
});

test('notes, styles, names of cues and numbers are no problem, and are not shown', () => {
  const text = vtt(
    'NOTE two\nlines',
    'STYLE\n::cue { color: red }',
    'intro\n00:01.000 --> 00:02.000\nOne',
    '2\n00:03.000 --> 00:04.000 line:0\nTwo',
  );
  expect([textsOf('01.vtt', text), linesOf('01.vtt', text)]).toEqual([
    [
      [1, 'One'],
      [3, 'Two'],
    ],
    [],
  ]);
});
