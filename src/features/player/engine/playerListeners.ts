import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import type { AudioPort } from './audio/audioPort.ts';
import { persistQueue } from './queue/persistQueue.ts';
import { keepGuidesCached } from './queue/keepGuidesCached.ts';
import { syncMediaSession } from './mediaSession.ts';
import { advanceTracks } from './queue/advanceTracks.ts';
import { pauseOtherTabs } from './pauseOtherTabs.ts';
import { preloadNext } from './audio/preloadNext.ts';
import { recoverPlayback } from './recovery/recovery.ts';
import { refreshMediaUrls } from './recovery/renewal.ts';
import { runSleepTimer } from './sleepTimer.ts';
import { watchPlayback } from './recovery/watchdog.ts';
import { findClipWords } from './findClipWords.ts';
import { playFromMemory, type Sources } from './audio/playFromMemory.ts';
import { applyStateToElement } from './applyStateToElement.ts';
import { reportElementEvents } from './audio/reportElementEvents.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

/** Adds the engine: the element follows the state, and its events become actions. */
export function addPlayerListeners(
  startListening: StartListening,
  { audio, storage }: { audio: AudioPort; storage: RawStorage },
): void {
  const sources: Sources = new Map();
  applyStateToElement(startListening, audio, sources);
  reportElementEvents(startListening, audio);
  keepGuidesCached(startListening);
  findClipWords(startListening);
  advanceTracks(startListening);
  preloadNext(startListening, audio);
  watchPlayback(startListening, audio);
  playFromMemory(startListening, sources);
  recoverPlayback(startListening);
  refreshMediaUrls(startListening, audio);
  runSleepTimer(startListening, audio);
  syncMediaSession(startListening);
  pauseOtherTabs(startListening);
  persistQueue(startListening, storage);
}
