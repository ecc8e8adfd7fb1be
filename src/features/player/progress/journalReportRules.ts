import { actionsOf, type ReportRules, type RuleOf } from '../../../domain/reportRules.ts';
import { pictureShape } from '../../../domain/reportShapes.ts';
import type { GuideJournal } from './journalEntry.ts';
import type { JournalRoot, journalEvents } from './journalSlice.ts';

const entry = {
  guideId: 'plain',
  title: 'text',
  cover: pictureShape,
  tracks: { id: 'plain', title: 'text', duration: 'plain' },
  lastTrackId: 'plain',
  wantedTrackId: 'plain',
  places: { '#': { position: 'plain', isFinished: 'plain', at: 'plain' } },
  changedAt: 'plain',
} as const satisfies RuleOf<GuideJournal>;
const opened = { account: 'hidden', guides: { '#': entry } } as const;
const wayBack = {
  guideId: 'plain',
  trackId: 'plain',
  position: 'plain',
  duration: 'plain',
} as const;

/** What of the progress in each guide a support report may show. */
export const journalReportRules: ReportRules = {
  slices: { journal: { ...opened, wayBack } } satisfies RuleOf<JournalRoot>,
  actions: actionsOf<typeof journalEvents>('journal', {
    journalOpened: opened,
    entryChanged: { account: 'hidden', entry },
    jumped: wayBack,
    wayBackLapsed: 'plain',
    wentBack: 'plain',
    resumeRequested: 'plain',
    pageHidden: 'plain',
  }),
};
