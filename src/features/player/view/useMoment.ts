import { useSearchParams } from 'react-router-dom';
import type { GuideDetail } from '../../../domain/model.ts';
import { startWithin } from '../state/playerState.ts';
import { momentIn, withoutMoment } from './moment.ts';

/** Returns the moment of a guide's track in the page's address; null without one. */
export function useMoment(guide: GuideDetail) {
  const [parameters, setParameters] = useSearchParams();
  const moment = momentIn(parameters);
  const track = moment && guide.tracks.find(({ id }) => id === moment.trackId);
  if (!moment || !track) return null;
  return {
    track,
    seconds: startWithin(moment.seconds, track.duration),
    /** Removes it from the address: it was played. */
    end: () => setParameters(withoutMoment, { replace: true, preventScrollReset: true }),
  };
}

/** A moment that the page's address names. */
export type SharedMoment = NonNullable<ReturnType<typeof useMoment>>;
