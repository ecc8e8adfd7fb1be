import {
  ownerOf,
  earlierKey,
  earlierReport,
  textToKeep,
} from '../../features/support/recording/earlier.ts';
import { isRecording, recordingAsked } from '../../features/support/recording/recorder.ts';
import { surroundings } from '../../features/support/recording/surroundings.ts';
import { tabStorage } from '../../shared/storage/rawStorage.ts';
import type { AppStore } from '../store/store.ts';
import { reportRules } from './everyReportRule.ts';

/**
 * Keeps the report of this page in the tab's storage when the page is left, for a report that is made after the next
 * page load. When an account signs out or another one signs in, what was kept is deleted.
 */
export function persistRecording(store: AppStore): void {
  let owner = ownerOf(store.getState());
  let earlier = earlierReport(tabStorage.read(earlierKey), owner);
  store.subscribe(() => {
    const now = ownerOf(store.getState());
    if (now === owner) return;
    if (owner !== null) {
      earlier = null;
      tabStorage.write(earlierKey, null);
    }
    owner = now;
  });
  window.addEventListener('pagehide', () => {
    const recording: unknown = store.dispatch(recordingAsked());
    if (!isRecording(recording)) return;
    tabStorage.write(earlierKey, textToKeep(reportRules, recording, surroundings(window), earlier));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // The browser shows the page as it was left: the page before it is the earlier page again.
    if (persisted)
      tabStorage.write(earlierKey, earlier && JSON.stringify({ owner, report: earlier }));
  });
}
