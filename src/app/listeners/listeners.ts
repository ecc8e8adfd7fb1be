import { addAuthListeners } from '../../features/auth/authListeners.ts';
import { addInterruptionListeners } from '../../features/auth/interruptedCalls.ts';
import { resumableCartCalls } from '../../features/cart/cartApi.ts';
import { addCartListeners } from '../../features/cart/cartListeners.ts';
import { addDownloadsListeners } from '../../features/library/offline/state/downloadsListeners.ts';
import { resumableLibraryCalls } from '../../features/library/libraryApi.ts';
import { addBookmarkListeners } from '../../features/player/bookmarks/bookmarksListeners.ts';
import type { AudioPort } from '../../features/player/engine/audio/audioPort.ts';
import { addProgressListeners } from '../../features/player/progress/progressListeners.ts';
import { addPlayerListeners } from '../../features/player/engine/playerListeners.ts';
import { addPlanListeners } from '../../features/subscribe/planListeners.ts';
import { resumablePlanCalls } from '../../features/subscribe/plansApi.ts';
import { withoutSuperseded } from '../../features/support/recording/collapsePlayback.ts';
import { collapseActionsWith } from '../../features/support/recording/recorder.ts';
import type { Persistor } from 'redux-persist';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import type { StartListening } from '../../shared/store/rootState.ts';
import { storeSessionAtOnce } from '../store/persistence.ts';
import { addTabListeners, tabChannel } from './otherTabs.ts';
import { stopPaidSound } from './stopPaidSound.ts';
import { storeLists } from './storeLists.ts';

export interface ListenerParts {
  /** The page's audio element, or a fake. It is not serializable, so it is not in the state. */
  audio: AudioPort;
  /** Storage of the session. */
  storage: RawStorage;
  persistor: Persistor;
  /** Opens a page outside the app: a payment page. */
  leave?: (address: string) => void;
}

const goTo = (address: string): void => window.location.assign(address);

/**
 * Adds the listeners of every feature, for the app and for tests. They start from the state at `appStarted`, and get no
 * earlier actions (deferredListeners.ts).
 */
export function addListeners(
  startListening: StartListening,
  { audio, storage, persistor, leave = goTo }: ListenerParts,
): void {
  collapseActionsWith(withoutSuperseded);
  storeSessionAtOnce(startListening, persistor);
  stopPaidSound(startListening);
  addAuthListeners(startListening, storage);
  addInterruptionListeners(startListening, {
    ...resumableCartCalls,
    ...resumableLibraryCalls,
    ...resumablePlanCalls,
  });
  addCartListeners(startListening, leave);
  addPlanListeners(startListening, leave);
  addDownloadsListeners(startListening);
  storeLists(startListening);
  addTabListeners(startListening, tabChannel());
  addProgressListeners(startListening, audio, storage);
  addPlayerListeners(startListening, audio, storage);
  addBookmarkListeners(startListening, storage);
}
