import { parseWebVtt, toWebVtt } from '../../../contract/webvtt.ts';

describe('WebVTT', () => {
  it('reads back what it writes', () => {
    const sentences = [
      { start: 0, end: 1.5, text: 'A < B & C --> D' },
      { start: 3723.004, end: 3724, text: '<b> &lt;' },
    ];
    expect(parseWebVtt(toWebVtt(sentences))).toEqual(sentences);
  });

  it.each(['', 'WEBVTT', 'no transcript', 'WEBVTT\n\naa:bb --> cc:dd\nNo times'])(
    'finds no sentence in %j',
    (text) => expect(parseWebVtt(text)).toEqual([]),
  );
});
