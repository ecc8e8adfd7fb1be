import { parseWebVtt, toWebVtt } from '../../../contract/webvtt.ts';

const file = (...blocks: string[]): string => ['WEBVTT', ...blocks].join('\n\n');

describe('WebVTT', () => {
  it('reads sentences with their times, whatever is around them', () => {
    const text = file(
      'NOTE a note\nof two lines',
      'STYLE\n::cue { color: red }',
      '1\n00:00.500 --> 00:02.000 align:start position:10%\nAt the\ngate.',
      '01:02:03.004 --> 01:02:04.000\nLater.',
    );
    const sentences = [
      { start: 0.5, end: 2, text: 'At the gate.' },
      { start: 3723.004, end: 3724, text: 'Later.' },
    ];
    expect(parseWebVtt(text)).toEqual(sentences);
    expect(parseWebVtt(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(sentences);
  });

  it('reads SubRip', () => {
    expect(parseWebVtt('1\n00:00:01,250 --> 00:00:04,000\nUna chiesa.\n')).toEqual([
      { start: 1.25, end: 4, text: 'Una chiesa.' },
    ]);
  });

  it('sorts sentences by their start', () => {
    const text = file('00:05.000 --> 00:06.000\nTwo', '00:01.000 --> 00:02.000\nOne');
    expect(parseWebVtt(text).map((sentence) => sentence.text)).toEqual(['One', 'Two']);
  });

  it.each([
    ['<v Guide>Hello <b>there</b>', 'Hello there'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>picture', 'picture'],
    ['&lt;b&gt; &amp;amp; &unknown;', '<b> &amp; &unknown;'],
    ['<00:00:01.000><c.red>word</c>', 'word'],
    ['a\0b', 'a\uFFFDb'],
    ['1 < 2', '1 < 2'],
  ])('makes plain text of %j', (written, read) => {
    expect(parseWebVtt(file(`00:01.000 --> 00:02.000\n${written}`))[0]?.text).toBe(read);
  });

  it.each([
    '',
    'WEBVTT',
    'no transcript',
    file('00:02.000 --> 00:01.000\nBackwards'),
    file('aa:bb --> cc:dd\nNo times'),
    file('00:01.000 --> 00:02.000'),
  ])('finds no sentence in %j', (text) => expect(parseWebVtt(text)).toEqual([]));

  it('reads hostile files in linear time, and no more than can be shown', () => {
    const started = Date.now();
    parseWebVtt(file(`00:01.000 --> 00:02.000\n${'<'.repeat(900_000)}`));
    parseWebVtt(`${'\n \t'.repeat(300_000)}x`);
    parseWebVtt(file(`00:01.000 --> 00:02.000\n${'&amp'.repeat(200_000)}`));
    const many = Array.from({ length: 30_000 }, () => '00:01.000 --> 00:02.000\nx');
    expect(parseWebVtt(file(...many)).length).toBe(4000);
    // Quadratic time would be minutes.
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('writes what it reads back', () => {
    const sentences = [
      { start: 0, end: 1.5, text: 'A < B & C --> D' },
      { start: 3723.004, end: 3724, text: '<b>' },
    ];
    expect(parseWebVtt(toWebVtt(sentences))).toEqual(sentences);
  });
});
