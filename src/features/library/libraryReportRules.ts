import type { CallRules, ReportRules, RuleOf } from '../../domain/reportRules.ts';
import type { StoredList } from '../../domain/decode/catalogue/storedList.ts';
import { guideShape, pictureShape } from '../../domain/reportShapes.ts';
import type { storedListsApi } from './offline/lists/storedListsApi.ts';
import type { libraryApi } from './libraryApi.ts';
import type { updatesApi } from './updatesApi.ts';

const knownList = {
  guides: guideShape,
  plan: { name: 'text', end: 'date' },
  readAt: 'plain',
} as const satisfies RuleOf<StoredList>;

/** What of the library a support report may show, wish list ids included. */
export const libraryReportRules: ReportRules = {
  calls: {
    wishList: { argument: 'plain', result: { guides: guideShape, ids: 'plain' } },
    storedLists: { argument: 'hidden', result: { purchases: knownList, wishes: knownList } },
    addToLibrary: { argument: 'plain', result: 'hidden' },
    removeFromLibrary: { argument: 'plain', result: 'hidden' },
    updates: {
      argument: 'plain',
      result: {
        id: 'plain',
        guideId: 'plain',
        image: pictureShape,
        title: 'text',
        subtitle: 'text',
        date: 'date',
      },
    },
  } satisfies CallRules<
    typeof libraryApi.endpoints & typeof storedListsApi.endpoints & typeof updatesApi.endpoints
  >,
};
