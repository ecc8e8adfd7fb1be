import type { Reducer } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { replayedAt, type Replayed } from '../../features/support/recording/filteredLists.ts';
import type { Report } from '../../features/support/recording/report.ts';
import type { ToastRule } from '../../shared/lib/toastRules.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { replayCopy } from './copy.ts';
import { DropReport } from './DropReport.tsx';
import './registerEndpoints.ts';
import './replay.css';
import { ReplayedApp } from './ReplayedApp.tsx';
import { makeReplayStore, type ReplayStore } from './replayStore.ts';
import { replaySteps, type ReplayStep } from './replaySteps.ts';
import { StepStrip } from './StepStrip.tsx';

interface Props {
  /** Returns a new reducer of the app that persists nothing. */
  makeReducer: () => Reducer<object>;
  /** The app's toast rules: the toast of each action. */
  rules: readonly ToastRule[];
  /** The app, to be rendered inside a router at any address. */
  app: ReactNode;
}

interface Replay {
  /** A new id for each report that is opened. */
  id: number;
  report: Report;
  steps: ReplayStep[];
  at: number;
  store: ReplayStore;
}

/** Returns what the screen shows at a step. There is always a step before all actions. */
const seenAt = (step: ReplayStep | undefined, report: Report): Replayed =>
  replayedAt(step?.address ?? report.address, step?.state ?? {});

/**
 * Shows `/support/replay`: a report's app, as its customer saw it, step by step. It reads nothing but the file: it
 * sends no request, plays no sound and stores nothing.
 */
export function ReplayPage({ makeReducer, rules, app }: Props) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const open = (report: Report) => {
    // A separate reducer for each session: it must not write to the app's storage.
    const steps = replaySteps(report, makeReducer());
    const at = steps.length - 1;
    const id = (replay?.id ?? 0) + 1;
    setReplay({ id, report, steps, at, store: makeReplayStore(seenAt(steps[at], report).state) });
  };
  const goTo = (at: number) => {
    const step = replay?.steps[at];
    if (!replay || !step) return;
    replay.store.show(seenAt(step, replay.report).state);
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
  const { id, report, steps, at, store } = replay;
  const { address, isFiltered } = seenAt(steps[at], report);
  return (
    <>
      <StepStrip
        {...{ report, rules, steps, at, isFiltered }}
        onStep={goTo}
        onOpen={open}
        onClose={() => setReplay(null)}
      />
      <ReplayedApp key={id} store={store} step={at} address={address} app={app} />
    </>
  );
}
