import { sessionSlice } from '../features/auth/session/sessionSlice.ts';
import { makeAudioPool } from '../features/player/engine/audio/audioPool.ts';
import { onPageHide } from '../features/player/progress/onPageHide.ts';
import { progressEvents } from '../features/player/progress/progressSlice.ts';
import { nextTask } from '../shared/lib/nextTask.ts';
import { rawStorage } from '../shared/storage/rawStorage.ts';
import { whenIdle } from '../shared/lib/whenIdle.ts';
import { takeBackEntries } from '../shared/ui/page/useBackCloses.ts';
import { startTooltips } from '../shared/ui/tooltip/tooltips.ts';
import { followLanguage } from './language/keepPage.ts';
import { prefetchLinks } from './routes/prefetchLinks.ts';
import { registerServiceWorker } from './versions/registerServiceWorker.ts';
import { addListeners } from './listeners/listeners.ts';
import { startPersistence } from './store/persistence.ts';
import type { AppStore } from './store/store.ts';

/**
 * Starts what the page needs after hydration, in short tasks, from a separate chunk (docs/decisions/013-first-load.md).
 */
export async function startDeferredServices(store: AppStore): Promise<void> {
  await nextTask();
  const persistor = startPersistence(store);
  window.addEventListener('pagehide', () => void persistor.flush());
  await nextTask();
  const audio = makeAudioPool(() => new Audio());
  store.listen((startListening) => {
    addListeners(startListening, { audio, persistor, storage: rawStorage });
    // Before the waiting events, which need the state that the listeners have read.
    store.dispatch(sessionSlice.actions.appStarted());
  });
  onPageHide(() => store.dispatch(progressEvents.pageHidden()));
  prefetchLinks(store);
  takeBackEntries();
  followLanguage(store);
  startTooltips();
  registerServiceWorker();
  whenIdle(() => {
    import(/* webpackChunkName: "support-keep" */ './support/persistRecording.ts').then(
      ({ persistRecording }) => persistRecording(store),
      // If its code does not load, a report begins at the last page load.
      () => undefined,
    );
  });
}
