import { useAppSelector } from '../../shared/store/hooks.ts';
import { useGuideQuery } from '../guides/guideApi.ts';
import { selectIsOwned } from './ownership.ts';
import { useProfileQuery } from './profileApi.ts';
import { selectHasToken } from '../auth/session/sessionSlice.ts';

/**
 * Returns whether a track that was begun is locked because the subscription ended. Only customers whose subscription
 * ended request the guide for it.
 */
export function useHasLostAccess(guideId: number, trackId: number | undefined): boolean {
  const hasToken = useAppSelector(selectHasToken);
  const { currentData: profile } = useProfileQuery(undefined, { skip: !hasToken });
  const { currentData: guide } = useGuideQuery(guideId, {
    skip: profile?.endedPlan === undefined,
  });
  const isOwned = useAppSelector((state) => guide && selectIsOwned(state, guide));
  const track = guide?.tracks.find(({ id }) => id === trackId);
  return isOwned === false && track?.isFree === false;
}
