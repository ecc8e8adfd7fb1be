/** The length of a recording is that of its sound, not of what its headers claim. */
import { silence, variableSound } from '../../../tests/support/catalogue/folder.ts';
import { isSeekable, mpegSound } from './mpegFrames.ts';

const secondsOf = (file: Buffer): number | undefined => {
  const seconds = mpegSound(file)?.seconds;
  return seconds === undefined ? undefined : Math.round(seconds);
};

/** A tag of zeros, as programs write it to have room for covers. */
function id3(bytes: number): Buffer {
  const header = Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1');
  [21, 14, 7, 0].forEach((shift, at) => header.writeUInt8((bytes >> shift) & 127, 6 + at));
  return Buffer.concat([header, Buffer.alloc(bytes)]);
}

function ape(bytes: number): Buffer {
  const header = Buffer.alloc(32);
  header.write('APETAGEX', 0, 'latin1');
  header.writeUInt32LE(bytes, 12);
  header.writeUInt32LE(0xa0000000, 20);
  return Buffer.concat([header, Buffer.alloc(bytes, 0x41)]);
}

test.each([
  ['a constant bit rate', silence(12), 12],
  ['a variable one without a header', variableSound(60), 60],
  ['a variable one with a header', variableSound(12, { claims: 12 }), 12],
  ['20 MB of padding', Buffer.concat([id3(20_000_000), silence(12)]), 12],
  ['a cover of 2 MB at its end', Buffer.concat([silence(12), ape(2_000_000)]), 12],
  ['three files in one', Buffer.concat(Array(3).fill(variableSound(12, { claims: 12 }))), 36],
  ['a file that was cut', variableSound(60, { claims: 60 }).subarray(0, 43_000), 26],
  ['a text', Buffer.from('This is no sound. '.repeat(5000)), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s', (_what, file, seconds) => {
  expect(secondsOf(file)).toBe(seconds);
});

test.each([
  ['a constant bit rate', true, silence(12)],
  ['a variable one with a header', true, variableSound(12, { claims: 12 })],
  ['a variable one without a header', false, variableSound(12)],
  ['a header of the first of two files', false, variableSound(24, { claims: 12 })],
])('players find each second of a file with %s: %s', (_what, expected, file) => {
  const sound = mpegSound(file);
  expect(sound && isSeekable(sound)).toBe(expected);
});
