import { abilities } from '../../../../shared/lib/abilities.ts';
import type { AppDispatch } from '../../../../shared/store/rootState.ts';
import { downloadsEvents } from '../state/downloadsSlice.ts';
import { Stopped, type StopReason } from '../state/downloadState.ts';
import type { Tabs } from './tabs.ts';
import { downloadGuide, type DownloadCalls, type DownloadProgress } from './downloadGuide.ts';
import { updateGuide, guideOf } from '../vault/vault.ts';
import { isDiskFull, type VaultKey } from '../vault/vaultDb.ts';

interface QueueParts {
  dispatch: AppDispatch;
  calls: DownloadCalls;
  tabs: Tabs;
  /** Shows the current state of the vault. */
  read: () => Promise<void>;
}

/** Milliseconds between two reports of progress: at most two a second. */
const reportEvery = 500;
/** Milliseconds before a lost connection is tried again; then it waits for the browser's 'online' event or the user. */
const retryAfter = [2000, 8000];

/**
 * Downloads one guide at a time in the whole browser while others wait, so that two tabs never download the same one.
 */
export function makeQueue({ dispatch, calls, tabs, read }: QueueParts) {
  const running = new Map<number, AbortController>();

  const download = async (vaultKey: VaultKey, guideId: number, signal: AbortSignal) => {
    const { account } = vaultKey;
    let title = '';
    let newest: DownloadProgress | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      timer = undefined;
      if (!newest || signal.aborted) return;
      const { received, total } = newest;
      newest = undefined;
      dispatch(downloadsEvents.progressed({ guideId, received, total }));
      tabs.progressed(account, { guideId, received, total });
      timer = setTimeout(report, reportEvery);
    };
    const onProgress = (progress: DownloadProgress) => {
      title = progress.title;
      newest = progress;
      if (!timer) report();
    };
    try {
      await retrying(signal, () => downloadGuide({ vaultKey, guideId, calls, signal, onProgress }));
      clearTimeout(timer);
      if (!signal.aborted) dispatch(downloadsEvents.completed({ guideId, title }));
      tabs.changed(account);
    } catch (error) {
      clearTimeout(timer);
      if (signal.aborted) return;
      const reason = reasonOf(error);
      if (reason === 'gone' || reason === 'paused') return await read();
      // Only temporary failures are retried automatically. On a full disk this write may fail too.
      const isWanted = isRetryable(reason);
      if (!isWanted) await updateGuide(account, guideId, { isWanted }).catch(() => undefined);
      // A listener may request it again at once.
      running.delete(guideId);
      dispatch(downloadsEvents.stopped({ guideId, title, reason }));
    } finally {
      if (!signal.aborted) await read();
    }
  };

  const run = (vaultKey: VaultKey, guideId: number, signal: AbortSignal): Promise<void> =>
    runExclusively(signal, async () => {
      const guide = await guideOf(vaultKey.account, guideId);
      // Another tab has finished it, or the customer has cancelled it.
      if (signal.aborted) return;
      if (!guide?.isWanted) return read();
      await download(vaultKey, guideId, signal);
    });

  return {
    add: (vaultKey: VaultKey, guideId: number): void => {
      if (running.has(guideId)) return;
      const controller = new AbortController();
      running.set(guideId, controller);
      const end = () => {
        if (running.get(guideId) === controller) running.delete(guideId);
      };
      // Failures were reported already; an abort while waiting is the customer's choice.
      run(vaultKey, guideId, controller.signal).then(end, end);
    },
    drop: (guideId: number): void => {
      running.get(guideId)?.abort();
      running.delete(guideId);
    },
    clear: (): void => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}

export const isRetryable = (reason: StopReason | null): boolean =>
  reason === 'connection' || reason === 'server';

export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Stopped && error.reason === 'connection';

async function retrying(signal: AbortSignal, download: () => Promise<void>): Promise<void> {
  for (const wait of retryAfter) {
    try {
      return await download();
    } catch (error) {
      // Without a network the browser fires 'online' when there is one again.
      if (!isConnectionLost(error) || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
      signal.throwIfAborted();
    }
  }
  return download();
}

function reasonOf(error: unknown): Stopped['reason'] {
  if (error instanceof Stopped) return error.reason;
  return isDiskFull(error) ? 'noSpace' : 'damaged';
}

let last: Promise<unknown> = Promise.resolve();

function runExclusively(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const alone = () => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
  const locks = abilities.locks();
  // One at a time at least in this tab.
  if (!locks) return alone();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  const request = async () => locks.request('cicerone-downloads', { signal }, begin);
  // A browser with site data blocked has locks and grants none.
  return request().catch((error: unknown) => {
    if (hasBegun || signal.aborted) throw error;
    return alone();
  });
}
