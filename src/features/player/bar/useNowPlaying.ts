import { useLocation, useNavigate } from 'react-router-dom';

/** Marks the history entries of this page load: an entry from before a reload opens nothing. */
const visit = String(performance.timeOrigin);

const isOfThisVisit = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'nowPlaying' in state &&
  state.nowPlaying === visit;

/** Opens the full-screen player as an entry of the browser's history: Back closes it. */
export function useNowPlaying() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return {
    isOpen: isOfThisVisit(state),
    open: () => void navigate({ pathname, search }, { state: { nowPlaying: visit } }),
    close: () => void navigate(-1),
  };
}
