import { listCopy } from '../../features/catalogue/lists/copy.ts';
import { byNumber, byText, type ListChoice } from '../../features/catalogue/lists/listChoice.ts';
import { filterCopy } from '../../features/library/filter/copy.ts';
import type { Titled } from '../../features/library/filter/libraryFilter.ts';

/** How much of a guide was played in this browser, in the order of 'Unfinished first'. */
const stages = ['begun', 'notStarted', 'finished'] as const;
export type Stage = (typeof stages)[number];

const copy = filterCopy;

/** Returns how the library's lists can be sorted and filtered. `lang`: the catalogue's language. */
export const libraryChoices = (
  lang: string,
  stageOf: (guideId: number) => Stage,
): ListChoice<Titled>[] => [
  {
    name: 'sort',
    label: listCopy.sort,
    // The lists are already in this order.
    unset: copy.recent,
    options: [
      { value: 'title', text: listCopy.byTitle, sort: byText(lang, ({ title }) => title) },
      {
        value: 'unfinished',
        text: copy.unfinished,
        sort: byNumber(({ guideId }) => stages.indexOf(stageOf(guideId))),
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
      fits: ({ guideId }) => stageOf(guideId) === stage,
    })),
  },
];
