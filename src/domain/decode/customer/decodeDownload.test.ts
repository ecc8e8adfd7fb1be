import { toDownloadKey, toDownloadPlan } from './decodeDownload.ts';
import { WireError } from '../wire.ts';

const track = {
  id: 8,
  titolo: 'L’atrio',
  duration: 61,
  file_mp3: 'audio/8.mp3?e=1&s=x',
  size: 480_000,
  file_name: '01 L’atrio.mp3',
};
const wire = { guide_id: 3, title: 'Pompei', tracks: [track] };

test('a download is a guide’s tracks with their sizes and names', () => {
  expect(toDownloadPlan(wire)).toEqual({
    guideId: 3,
    title: 'Pompei',
    tracks: [{ audio: 'audio/8.mp3?e=1&s=x', size: 480_000, fileName: '01 L’atrio.mp3' }],
  });
});

test.each([
  null,
  { ...wire, guide_id: '3' },
  { ...wire, title: null },
  { ...wire, tracks: null },
  { ...wire, tracks: [null] },
  { ...wire, tracks: [{ ...track, size: -1 }] },
  { ...wire, tracks: [{ ...track, file_mp3: null }] },
  { ...wire, tracks: [{ ...track, file_name: null }] },
])('no download: %#', (body) => {
  expect(() => toDownloadPlan(body)).toThrow(WireError);
});

const key = 'A-_4'.repeat(10) + 'abc';

test('a key is 256 bits', () => {
  expect(toDownloadKey({ key })).toBe(key);
  for (const wrong of [`${key}A`, key.slice(1), key.replace('-', '+'), '', null]) {
    expect(() => toDownloadKey({ key: wrong })).toThrow(WireError);
  }
  expect(() => toDownloadKey({ key: '' })).toThrow('key is not one of 256 bits');
});
