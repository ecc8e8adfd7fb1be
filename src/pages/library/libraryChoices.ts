import { listCopy } from '../../features/catalogue/lists/copy.ts';
import {
  byNumber,
  byText,
  where,
  type ListChoice,
} from '../../features/catalogue/lists/listChoice.ts';
import { filterCopy } from '../../features/library/filter/copy.ts';
import type { Titled } from '../../features/library/filter/libraryFilter.ts';

/** Of a guide in this browser. The order is that of 'Unfinished first'. */
const stages = ['begun', 'notStarted', 'finished'] as const;
export type Stage = (typeof stages)[number];

const copy = filterCopy;

/** How the library's lists are sorted and filtered. */
export const libraryChoices = (stageOf: (guideId: number) => Stage): ListChoice<Titled>[] => [
  {
    name: 'sort',
    label: listCopy.sort,
    // Each list has this order.
    unset: copy.recent,
    options: [
      { value: 'title', text: listCopy.byTitle, arrange: byText(({ title }) => title) },
      {
        value: 'unfinished',
        text: copy.unfinished,
        arrange: byNumber(({ guideId }) => stages.indexOf(stageOf(guideId))),
      },
    ],
  },
  {
    name: 'heard',
    label: copy.state,
    unset: copy.anyState,
    options: (['notStarted', 'begun', 'finished'] as const).map((stage) => ({
      value: stage,
      text: copy.stages[stage],
      arrange: where(({ guideId }) => stageOf(guideId) === stage),
    })),
  },
];
