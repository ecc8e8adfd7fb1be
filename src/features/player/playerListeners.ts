import type { StartListening } from '../../shared/listening.ts';
import type { RawStorage } from '../../shared/rawStorage.ts';
import type { AudioPort } from './audioPort.ts';
import { keepPreferences } from './engine/preferences.ts';
import { keepQueue } from './engine/keepQueue.ts';
import { keepGuides } from './engine/keepGuides.ts';
import { showInSystem } from './engine/mediaSession.ts';
import { moveThroughTracks } from './engine/moveThroughTracks.ts';
import { playInOneTab } from './engine/oneTab.ts';
import { prepareNext } from './engine/prepareNext.ts';
import { recoverSound } from './engine/recovery.ts';
import { renewAddresses } from './engine/renewal.ts';
import { endBySleep } from './engine/sleepTimer.ts';
import { watchSound } from './engine/watchdog.ts';
import { playWholeFiles, type Sources } from './engine/wholeFile.ts';
import { followState } from './followState.ts';
import type { PlayerAndApi } from './playerSelectors.ts';
import { reportElement } from './reportElement.ts';

/** The engine: the element follows the state, and its own events come back as actions. */
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
