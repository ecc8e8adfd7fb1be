import { listCopy } from './copy.ts';
import { byText, type ListChoice } from './listChoice.ts';

/** Returns the sort options of a list whose items can be compared only by name. */
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
