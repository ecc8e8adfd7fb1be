import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Guide } from '../../domain/model.ts';
import { selectDownloaded } from '../../features/library/offline/state/downloadsSelectors.ts';
import type { DownloadsRoot } from '../../features/library/offline/state/downloadState.ts';
import type { Titled } from '../../features/library/filter/libraryFilter.ts';
import { areSameGuides, selectContinued } from '../../features/player/resume/continued.ts';
import type { ProgressRoot } from '../../features/player/progress/progressSlice.ts';

const selectContinuedGuides = (state: ProgressRoot): Titled[] => selectContinued(state);
const selectDownloadedGuides = (state: DownloadsRoot): Titled[] => selectDownloaded(state);

/** Returns every guide of the library once, whichever of its lists it is in. */
export function useLibraryEntries(
  purchases: Guide[] | undefined,
  wishes: Guide[] | undefined,
): Titled[] {
  const continued = useSelector(selectContinuedGuides, areSameGuides);
  const downloads = useSelector(selectDownloadedGuides, areSameGuides);
  return useMemo(() => {
    const listed = [...(purchases ?? []), ...(wishes ?? [])].map(({ id, title }) => ({
      guideId: id,
      title,
    }));
    const all = [...downloads, ...continued, ...listed];
    return [...new Map(all.map((entry) => [entry.guideId, entry])).values()];
  }, [continued, downloads, purchases, wishes]);
}
