import { actionsOf, type ReportRules, type RuleOf } from '../../../domain/reportRules.ts';
import { pictureShape } from '../../../domain/reportShapes.ts';
import type { GuideProgress } from './guideProgress.ts';
import type { ProgressRoot, progressEvents } from './progressSlice.ts';

const entry = {
  guideId: 'plain',
  title: 'text',
  cover: pictureShape,
  tracks: { id: 'plain', title: 'text', duration: 'plain' },
  lastTrackId: 'plain',
  wantedTrackId: 'plain',
  places: { '#': { position: 'plain', isFinished: 'plain', at: 'plain' } },
  changedAt: 'plain',
} as const satisfies RuleOf<GuideProgress>;
const opened = { account: 'hidden', guides: { '#': entry } } as const;
const jumpOrigin = {
  guideId: 'plain',
  trackId: 'plain',
  position: 'plain',
  duration: 'plain',
} as const;

/** What of the progress in each guide a support report may show. */
export const progressReportRules: ReportRules = {
  slices: { progress: { ...opened, jumpOrigin } } satisfies RuleOf<ProgressRoot>,
  actions: actionsOf<typeof progressEvents>('progress', {
    progressLoaded: opened,
    progressChanged: { account: 'hidden', entry },
    jumped: jumpOrigin,
    jumpUndoExpired: 'plain',
    jumpUndone: 'plain',
    resumeRequested: 'plain',
    guideNotResumed: 'plain',
    pageHidden: 'plain',
  }),
};
