import { useDeferredValue, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { filterByText } from '../../domain/search.ts';
import { useListView } from '../../features/catalogue/lists/useListView.ts';
import { useSearchText } from '../../features/catalogue/lists/useSearchText.ts';
import type { LibraryFilter, Titled } from '../../features/library/filter/libraryFilter.ts';
import { selectCompletionByGuide } from '../../features/player/progress/continued.ts';
import { libraryChoices, type Stage } from './libraryChoices.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import type { RootState } from '../../shared/store/rootState.ts';

/** By the guide's id. Compared by values, because the progress changes every second during playback. */
const selectStages = (state: RootState): Record<number, Stage> =>
  Object.fromEntries(
    Object.entries(selectCompletionByGuide(state)).map(([guideId, { isFinished }]) => [
      guideId,
      isFinished ? 'finished' : 'begun',
    ]),
  );

const titleOf = ({ title }: Titled): string => title;

/** Returns the search text and the sorting of the library, which apply to all of its lists. They are in the address. */
export function useFind() {
  const stages = useAppSelector(selectStages, shallowEqual);
  const lang = useContentLanguage();
  const choices = useMemo(
    () => libraryChoices(lang, (guideId) => stages[guideId] ?? 'notStarted'),
    [lang, stages],
  );
  const view = useListView(choices);
  const [text, setText] = useSearchText();
  const searched = useDeferredValue(text);
  const { arrange, key } = view;
  const find = useMemo<LibraryFilter>(
    // Searching and sorting return items of the given list.
    () => (items) => arrange(filterByText<Titled>(items, titleOf, searched)) as typeof items,
    [arrange, searched],
  );
  return { find, list: [searched.trim(), key].filter(Boolean).join(' '), setText, text, view };
}
