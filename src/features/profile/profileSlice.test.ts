import { profileEvents, profileSlice } from './profileSlice.ts';

const { reducer, getInitialState } = profileSlice;
const { uploadProgressed } = profileEvents;

it('has sent nothing of a picture before one is chosen', () => {
  expect(getInitialState().uploaded).toBe(0);
});

it('follows the part of the picture that has gone out', () => {
  const some = reducer(getInitialState(), uploadProgressed(0.4));
  expect(some.uploaded).toBe(0.4);
  expect(reducer(some, uploadProgressed(1)).uploaded).toBe(1);
});

it('begins again at nothing with the next picture', () => {
  expect(reducer({ uploaded: 1 }, uploadProgressed(0)).uploaded).toBe(0);
});
