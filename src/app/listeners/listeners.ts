import {
  endExpiredSession,
  rememberAwaitedCode,
  resetCache,
  resumeSession,
} from '../../features/auth/authListeners.ts';
import { checkSessionAtStart } from '../../features/auth/session/sessionCheck.ts';
import { addIntentListeners } from '../../features/auth/intents.ts';
import { addCartListeners } from '../../features/cart/cartListeners.ts';
import { addDownloadsListeners } from '../../features/library/offline/state/downloadsListeners.ts';
import { addBookmarkListeners } from '../../features/bookmarks/bookmarksListeners.ts';
import type { AudioPort } from '../../features/player/engine/audio/audioPort.ts';
import { addProgressListeners } from '../../features/player/progress/progressListeners.ts';
import { addListeningListeners } from '../../features/listening/listeningListeners.ts';
import { addPlayerListeners } from '../../features/player/engine/playerListeners.ts';
import { addErasureListeners } from '../../features/profile/erasure/erasureListeners.ts';
import { addPlanListeners } from '../../features/subscribe/planListeners.ts';
import { withoutSuperseded } from '../../features/support/recording/collapsePlayback.ts';
import { collapseActionsWith } from '../../features/support/recording/recorder.ts';
import { addConsentListeners } from '../../features/withdrawal/consent/consentListeners.ts';
import type { Persistor } from 'redux-persist';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import type { StartListening } from '../../shared/store/rootState.ts';
import { storeSessionAtOnce } from '../store/persistence.ts';
import { intentTable } from './intentTable.ts';
import { addTabListeners, tabChannel } from './otherTabs.ts';
import { endWithdrawn } from './endWithdrawn.ts';
import { stopPaidSound } from './stopPaidSound.ts';
import { storeLists } from './storeLists.ts';

export interface ListenerParts {
  /** The page's audio element, or a fake. It is not serializable, so it is not in the state. */
  audio: AudioPort;
  /** localStorage, or a fake. */
  storage: RawStorage;
  persistor: Persistor;
  /** Opens a page outside the app: a payment page. */
  leave?: (address: string) => void;
}

const goTo = (address: string): void => window.location.assign(address);

/**
 * The listeners of every feature, in the order in which they run after an action. `listeners.test.ts` checks what
 * depends on it. The recorder of support reports is the last middleware (store.ts).
 */
const inOrder: ((startListening: StartListening, parts: Required<ListenerParts>) => void)[] = [
  // The session is stored before anything reacts to it.
  storeSessionAtOnce,
  // Needs the cache, which says whether the track is paid, and the session that ends.
  stopPaidSound,
  resumeSession,
  endExpiredSession,
  resetCache,
  // After the reset, which aborts every running call.
  checkSessionAtStart,
  rememberAwaitedCode,
  (startListening) => addIntentListeners(startListening, intentTable),
  addCartListeners,
  addPlanListeners,
  addDownloadsListeners,
  // After the downloads, which need the account that is still signed in.
  addErasureListeners,
  endWithdrawn,
  storeLists,
  (startListening) => addTabListeners(startListening, tabChannel()),
  // Reads the element's time, before the element follows the state.
  addProgressListeners,
  // Pauses what must not be heard yet, before the element follows the state.
  addConsentListeners,
  addPlayerListeners,
  addBookmarkListeners,
  // After those that store what it sends.
  addListeningListeners,
];

/**
 * Adds the listeners, for the app and for tests. They start from the state at `appStarted`, and get no earlier actions
 * (deferredListeners.ts).
 */
export function addListeners(
  startListening: StartListening,
  { leave = goTo, ...parts }: ListenerParts,
): void {
  collapseActionsWith(withoutSuperseded);
  for (const add of inOrder) add(startListening, { leave, ...parts });
}
