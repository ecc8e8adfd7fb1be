import type { Reducer } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import type { Report } from '../../features/support/report.ts';
import { PageHead } from '../../shared/ui/PageHead.tsx';
import { replayCopy } from './copy.ts';
import { DropReport } from './DropReport.tsx';
import './everyCall.ts';
import './replay.css';
import { ReplayedApp } from './ReplayedApp.tsx';
import { makeReplayStore, type ReplayStore } from './replayStore.ts';
import { replaySteps, type ReplayStep } from './replaySteps.ts';
import { StepStrip } from './StepStrip.tsx';

interface Props {
  /** The app's own reducer, which keeps nothing. */
  makeReducer: () => Reducer;
  /** The app inside its router: whatever address it is given. */
  app: ReactNode;
}

interface Replay {
  report: Report;
  steps: ReplayStep[];
  at: number;
  store: ReplayStore;
}

/**
 * `/support/replay` (issue 9): a report's app, as its customer saw it, step by step. It reads nothing but the
 * file: no call is sent, nothing sounds, nothing is kept.
 */
export function ReplayPage({ makeReducer, app }: Props) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const open = (report: Report) => {
    // A session's reducer of its own: it must not write where the app's does.
    const steps = replaySteps(report, makeReducer());
    const at = steps.length - 1;
    setReplay({ report, steps, at, store: makeReplayStore(steps[at]?.state) });
  };
  const goTo = (at: number) => {
    const step = replay?.steps[at];
    if (!replay || !step) return;
    replay.store.show(step.state);
    setReplay({ ...replay, at });
  };
  if (!replay) {
    return (
      <>
        <PageHead title={replayCopy.pageTitle} noIndex />
        <DropReport onReport={open} />
      </>
    );
  }
  const { report, steps, at, store } = replay;
  return (
    <>
      <StepStrip {...{ report, steps, at }} onStep={goTo} onClose={() => setReplay(null)} />
      <ReplayedApp store={store} address={steps[at]?.address ?? report.address} app={app} />
    </>
  );
}
