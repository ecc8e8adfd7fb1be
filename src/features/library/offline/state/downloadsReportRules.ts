import {
  actionsOf,
  type CallRules,
  type ReportRules,
  type RuleOf,
} from '../../../../domain/reportRules.ts';
import { pictureShape } from '../../../../domain/reportShapes.ts';
import type { downloadsApi } from './downloadsApi.ts';
import type { downloadsEvents } from './downloadsSlice.ts';
import type { DownloadsState } from './downloadState.ts';

const downloads = {
  downloads: {
    guideId: 'plain',
    title: 'text',
    cover: pictureShape,
    status: 'plain',
    reason: 'plain',
    received: 'plain',
    total: 'plain',
    leaseUntil: 'plain',
  },
  account: 'hidden',
  isLocal: 'plain',
  freeBytes: 'plain',
} as const satisfies RuleOf<DownloadsState>;

/** What of downloads a support report may show: the progress of each, but not the key. */
export const downloadsReportRules: ReportRules = {
  words:
    'queued running paused failed complete expired leaseEnded connection noSpace refused damaged server',
  slices: { downloads },
  actions: actionsOf<typeof downloadsEvents>('downloads', {
    downloadRequested: { guideId: 'plain', title: 'text', cover: pictureShape },
    resumeRequested: 'plain',
    pauseRequested: 'plain',
    deletionRequested: 'plain',
    deletionOfAllRequested: 'plain',
    saveRequested: 'plain',
    vaultRead: downloads,
    vaultLocked: 'plain',
    libraryOpened: 'plain',
    leasesEnded: 'plain',
    freeSpaceMeasured: 'plain',
    progressed: { guideId: 'plain', received: 'plain', total: 'plain' },
    completed: { guideId: 'plain', title: 'text' },
    stopped: { guideId: 'plain', title: 'text', reason: 'plain' },
    saved: { files: 'plain' },
    saveFailed: 'plain',
  }),
  calls: {
    downloadPlan: {
      argument: 'plain',
      result: { guideId: 'plain', title: 'text', tracks: { size: 'plain' } },
    },
    downloadLeases: { argument: 'plain', result: 'hidden' },
    fetchKey: { argument: 'hidden', result: 'gone' },
  } satisfies CallRules<typeof downloadsApi.endpoints>,
};
