import { screen } from '@testing-library/react';
import type { AppStore } from '../../app/store/store.ts';
import { reportRules } from '../../app/support/everyReportRule.ts';
import { recordingRequested, type Recording } from '../../features/support/recording/recorder.ts';
import { makeReport, type Report } from '../../features/support/recording/report.ts';
import { readEnvironment } from '../../features/support/recording/environment.ts';
import { renderApp } from './renderApp.tsx';

/** Returns the report that a customer would save now. */
export const reportOf = (store: AppStore): Report =>
  // The store's recorder returns it, which its type does not show.
  makeReport(
    reportRules,
    store.dispatch(recordingRequested()) as unknown as Recording,
    readEnvironment(window),
  );

/** Drops a file of this text, or of this value as JSON, on the replay page. */
export async function chooseFile(content: string | object) {
  const { user } = renderApp('/support/replay');
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await user.upload(
    await screen.findByLabelText('Choose a file'),
    new File([text], 'report.json', { type: 'application/json' }),
  );
  return user;
}

/** The same, for a file that it takes. */
export async function openReplay(report: string | object) {
  const user = await chooseFile(report);
  await screen.findByText('Replay – read only');
  return user;
}
