import { listCopy } from './copy.ts';
import { byText, type ListChoice } from './listChoice.ts';

/** What a list can be sorted by of which names alone are comparable. */
export const nameChoices = <T>(nameOf: (item: T) => string): ListChoice<T>[] => [
  {
    name: 'sort',
    label: listCopy.sort,
    unset: listCopy.unsorted,
    options: [
      { value: 'name', text: listCopy.byName, arrange: byText(nameOf) },
      { value: '-name', text: listCopy.byNameBack, arrange: byText(nameOf, -1) },
    ],
  },
];
