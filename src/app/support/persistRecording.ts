import {
  ownerOf,
  previousReportKey,
  readPreviousReport,
  reportToStore,
} from '../../features/support/recording/previousReport.ts';
import { isRecording, recordingRequested } from '../../features/support/recording/recorder.ts';
import { readEnvironment } from '../../features/support/recording/environment.ts';
import { tabStorage } from '../../shared/storage/rawStorage.ts';
import type { AppStore } from '../store/store.ts';

/**
 * Stores the report of this page in the tab's storage when the page is left, for a report that is made after the next
 * page load. The stored report is deleted when an account signs out or another one signs in.
 */
export function persistRecording(store: AppStore): void {
  let owner = ownerOf(store.getState());
  let earlier = readPreviousReport(tabStorage.read(previousReportKey), owner);
  store.subscribe(() => {
    const now = ownerOf(store.getState());
    if (now === owner) return;
    if (owner !== null) {
      earlier = null;
      tabStorage.write(previousReportKey, null);
    }
    owner = now;
  });
  window.addEventListener('pagehide', () => {
    const recording: unknown = store.dispatch(recordingRequested());
    if (!isRecording(recording)) return;
    tabStorage.write(previousReportKey, reportToStore(recording, readEnvironment(window), earlier));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // The browser restores the page as it was left: the stored page before it is the earlier page again.
    if (persisted)
      tabStorage.write(previousReportKey, earlier && JSON.stringify({ owner, report: earlier }));
  });
}
