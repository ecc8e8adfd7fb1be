import { sizeText } from './bytes.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [262_144, '263 KB'],
  [999_000, '999 KB'],
  [999_999, '1.0 MB'],
  [3_449_000, '3.4 MB'],
  [123_456_789, '123 MB'],
  [2_500_000_000, '2.5 GB'],
  [-5, '0 KB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
