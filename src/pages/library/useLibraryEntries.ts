import { useMemo } from 'react';
import type { Guide } from '../../domain/model.ts';
import { selectDownloaded } from '../../features/library/offline/state/downloadsSlice.ts';
import type { Titled } from '../../features/library/filter/libraryFilter.ts';
import { areSameGuides, selectContinued } from '../../features/player/progress/continued.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import type { RootState } from '../../shared/store/rootState.ts';

const selectContinuedGuides = (state: RootState): Titled[] => selectContinued(state);
const selectDownloadedGuides = (state: RootState): Titled[] => selectDownloaded(state);

/** Returns every guide of the library once, whichever of its lists it is in. */
export function useLibraryEntries(
  purchases: Guide[] | undefined,
  wishes: Guide[] | undefined,
): Titled[] {
  const continued = useAppSelector(selectContinuedGuides, areSameGuides);
  const downloads = useAppSelector(selectDownloadedGuides, areSameGuides);
  return useMemo(() => {
    const listed = [...(purchases ?? []), ...(wishes ?? [])].map(({ id, title }) => ({
      guideId: id,
      title,
    }));
    const all = [...downloads, ...continued, ...listed];
    return [...new Map(all.map((entry) => [entry.guideId, entry])).values()];
  }, [continued, downloads, purchases, wishes]);
}
