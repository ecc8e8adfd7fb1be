import { guideOf } from '../../../testing/player/openPlayer.ts';
import { withGuideDetails } from './guideProgress.ts';
import { nextProgress } from './nextProgress.ts';

const guide = guideOf('ff');
const at = 2000;

/** The progress after an event in track 1, which was stored at second 40 of 100. */
const after = (event: object, state: object = {}) =>
  nextProgress(
    {
      stored: {
        ...withGuideDetails(guide, undefined),
        trackProgress: { 1: { position: 40, isFinished: false, at: 1000 } },
        changedAt: 1000,
      },
      inMemory: undefined,
      guide,
      duration: 100,
      wasMoved: false,
      activeAt: 1000,
      ...state,
    },
    { trackId: 1, position: 41, isFinished: false, isActive: true, at, ...event },
  );

test.each([
  ['the next second', {}, {}, 41],
  ['the end', { position: 0, isFinished: true }, {}, 0],
  ['an earlier second after a seek', { position: 12 }, { wasMoved: true }, 12],
  ['the first seconds of another track', { trackId: 2, position: 3 }, {}, 3],
])('%s replaces the stored position', (_what, event, state, position) => {
  const next = after(event, state);
  expect(next?.trackProgress[next.lastTrackId ?? 0]).toMatchObject({ position, at });
});

test.each([
  ['the start of a new load', { position: 0 }, { wasMoved: true }],
  ['an earlier second without a seek', { position: 12 }, {}],
  ['the start of another track', { trackId: 2, position: 0.5 }, {}],
  ['a tab that was not used since', { isActive: false }, { activeAt: 500 }],
  ['a guide without data', {}, { stored: undefined, guide: undefined }],
])('%s changes nothing', (_what, event, state) => {
  expect(after(event, state)).toBeUndefined();
});
