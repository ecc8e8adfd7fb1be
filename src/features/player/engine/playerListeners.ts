import type { StartListening } from '../../../shared/lib/listening.ts';
import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import type { AudioPort } from './audio/audioPort.ts';
import { keepPreferences } from './preferences.ts';
import { keepQueue } from './queue/keepQueue.ts';
import { keepGuides } from './queue/keepGuides.ts';
import { showInSystem } from './mediaSession.ts';
import { moveThroughTracks } from './queue/moveThroughTracks.ts';
import { playInOneTab } from './oneTab.ts';
import { prepareNext } from './audio/prepareNext.ts';
import { recoverSound } from './recovery/recovery.ts';
import { renewAddresses } from './recovery/renewal.ts';
import { endBySleep } from './sleepTimer.ts';
import { watchSound } from './recovery/watchdog.ts';
import { playWholeFiles, type Sources } from './audio/wholeFile.ts';
import { followState } from './followState.ts';
import type { PlayerAndApi } from '../state/playerSelectors.ts';
import { reportElement } from './audio/reportElement.ts';

/** The engine: the element follows the state, and its own events are dispatched as actions. */
export function addPlayerListeners(
  startListening: StartListening<PlayerAndApi>,
  audio: AudioPort,
  storage: RawStorage,
): void {
  const sources: Sources = new Map();
  followState(startListening, audio, sources);
  reportElement(startListening, audio);
  keepGuides(startListening);
  moveThroughTracks(startListening);
  prepareNext(startListening, audio);
  watchSound(startListening, audio);
  playWholeFiles(startListening, sources);
  recoverSound(startListening);
  renewAddresses(startListening, audio);
  endBySleep(startListening, audio);
  showInSystem(startListening);
  playInOneTab(startListening);
  keepPreferences(startListening, storage);
  keepQueue(startListening, storage);
}
