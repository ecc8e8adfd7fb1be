import { toSearchResults } from './decodeSearch.ts';
import { WireError } from '../wire.ts';

test('a provider that finds only guides leaves the other kinds out', () => {
  expect(toSearchResults({ data: [] })).toEqual({
    guides: [],
    persons: [],
    objects: [],
    places: [],
    spoken: [],
  });
});

test.each([
  [null],
  [[]],
  ['<html>'],
  [{}],
  [{ data: null }],
  [{ data: [7] }],
  [{ data: [], persons: {} }],
  [{ data: [], spoken: [{ id: 1 }] }],
])('%j is no answer', (body) => {
  expect(() => toSearchResults(body)).toThrow(WireError);
});
