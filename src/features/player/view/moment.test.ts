import { paths } from '../../../shared/site/paths.ts';
import { momentIn, withoutMoment } from './moment.ts';

test('a link names a moment in whole seconds, and is read back', () => {
  const path = paths.moment(7, 12, 83.9);
  expect(path).toBe('/audio-guide/7?track=12&t=83');
  expect(momentIn(new URL(path, 'https://cicerone.example').searchParams)).toEqual({
    trackId: 12,
    seconds: 83,
  });
});

test.each([
  ['', null],
  ['t=83', null],
  ['track=12', { trackId: 12, seconds: 0 }],
  ['track=-1&t=3', null],
  ['track=1e3', null],
  ['track=12&t=1.5', { trackId: 12, seconds: 0 }],
  ['track=12&t=99999999', { trackId: 12, seconds: 0 }],
  ['track=12&t=', { trackId: 12, seconds: 0 }],
])('%j names %j', (query, moment) => expect(momentIn(new URLSearchParams(query))).toEqual(moment));

test('other parameters stay when a moment is removed', () => {
  expect(String(withoutMoment(new URLSearchParams('view=objects&track=1&t=2')))).toBe(
    'view=objects',
  );
});
