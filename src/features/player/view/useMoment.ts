import { useSearchParams } from 'react-router-dom';
import type { GuideDetail, Track } from '../../../domain/model.ts';
import { startWithin } from '../state/playerState.ts';
import { momentIn, withoutMoment } from './moment.ts';

/** A moment that the page's address names. */
export interface SharedMoment {
  track: Track;
  seconds: number;
  /** Removes it from the address: it was played. */
  end: () => void;
}

/** Returns the moment of a guide's track in the page's address; null without one. */
export function useMoment(guide: GuideDetail): SharedMoment | null {
  const [parameters, setParameters] = useSearchParams();
  const moment = momentIn(parameters);
  const track = moment && guide.tracks.find(({ id }) => id === moment.trackId);
  if (!moment || !track) return null;
  return {
    track,
    seconds: startWithin(moment.seconds, track.duration),
    end: () => setParameters(withoutMoment, { replace: true, preventScrollReset: true }),
  };
}
