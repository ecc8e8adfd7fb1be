import { abilities } from '../../../../shared/lib/abilities.ts';
import { isAnyOf } from '@reduxjs/toolkit';
import { loadChunk } from '../../../../shared/lib/loadChunk.ts';
import { sessionSlice, selectAccount, selectHasToken } from '../../../auth/session/sessionSlice.ts';
import { tokenOfCall } from '../../../auth/session/tokenOfCall.ts';
import { accountApi } from '../../../profile/accountApi.ts';
import { guideApi } from '../../../guides/guideApi.ts';
import { mayListen } from '../../../withdrawal/consent/mayListen.ts';
import { canStoreDownloads } from '../downloads/canStoreDownloads.ts';
import { downloadsEvents, selectDownload } from './downloadsSlice.ts';
import type { Engine, EngineParts } from '../engine/engine.ts';
import { chooseFolder } from '../engine/folder.ts';
import { requestControl } from '../engine/requestControl.ts';
import type { RootState, StartListening } from '../../../../shared/store/rootState.ts';

const {
  deletionOfAllRequested,
  deletionRequested,
  downloadRequested,
  libraryOpened,
  pauseRequested,
  resumeRequested,
  saveRequested,
  stopped,
  vaultRead,
} = downloadsEvents;

/**
 * Returns the account that may read downloads: none without a token, as after a sign-out that did not reach the server.
 */
const readerIn = (state: RootState): string | null =>
  selectHasToken(state) ? selectAccount(state) : null;

/** Passes the slice's events and the signed-in account to the engine: downloads belong to one account. */
export function addDownloadsListeners(startListening: StartListening): void {
  let loading: Promise<Engine> | undefined;
  const engineFor = (parts: EngineParts) => {
    loading ??= loadChunk(() => import('../engine/engine.ts')).then(({ makeEngine }) => {
      const engine = makeEngine(parts);
      // Before the step that the engine was loaded for, which needs the account's key.
      void engine.follow(readerIn(parts.getState()));
      return engine;
    });
    // A chunk that failed to load may load the next time.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  startListening({
    predicate: (action, now, before) =>
      sessionSlice.actions.appStarted.match(action) || readerIn(now) !== readerIn(before),
    effect: async (_action, { dispatch, getState }) => {
      if (!canStoreDownloads()) return;
      const reader = readerIn(getState());
      // A visitor's page has nothing to lock, unless an account's session ended without a sign-out.
      if (reader === null && !loading && !(await hasVault())) return;
      const isNew = !loading;
      // If its code cannot be loaded now, the next event loads it.
      const engine = await engineFor({ dispatch, getState }).catch(() => null);
      if (!isNew) await engine?.follow(readerIn(getState()));
    },
  });
  startListening({
    matcher: isAnyOf(
      deletionOfAllRequested,
      deletionRequested,
      downloadRequested,
      pauseRequested,
      resumeRequested,
    ),
    effect: async (action, { dispatch, getState }) => {
      if (downloadRequested.match(action)) {
        const { guideId } = action.payload;
        if (!(await dispatch(mayListen(guideId)))) return void dispatch(deletionRequested(guideId));
      }
      const engine = await engineFor({ dispatch, getState }).catch(() => null);
      if (!engine) {
        if (downloadRequested.match(action))
          waitForConnection(action.payload.guideId, { dispatch, getState });
        if (resumeRequested.match(action))
          waitForConnection(action.payload, { dispatch, getState });
        return;
      }
      if (downloadRequested.match(action)) await engine.request(action.payload);
      else if (resumeRequested.match(action)) await resume(engine, action.payload, getState());
      else if (pauseRequested.match(action)) await engine.pause(action.payload);
      else if (deletionRequested.match(action)) await engine.remove(action.payload);
      else await engine.removeAll();
    },
  });
  startListening({
    matcher: accountApi.endpoints.deleteAccount.matchFulfilled,
    effect: async (_action, { dispatch, getOriginalState, getState }) => {
      const account = selectAccount(getOriginalState());
      if (account === null || (!loading && !(await hasVault()))) return;
      await (await engineFor({ dispatch, getState })).erase(account);
    },
  });
  startListening({
    actionCreator: saveRequested,
    effect: async ({ payload }, { dispatch, getState }) => {
      const isStored = selectDownload(getState(), payload)?.status === 'complete';
      if (!isStored && !(await dispatch(mayListen(payload)))) return;
      // Early: the browser shows the folder dialog only shortly after a click.
      const choice = await chooseFolder();
      if (choice.isCancelled) return;
      const engine = await engineFor({ dispatch, getState });
      await engine.save(payload, choice.folder);
    },
  });
  startListening({
    actionCreator: vaultRead,
    effect: async ({ payload }) => {
      // Only the service worker can play a download.
      if (payload.downloads.length > 0) await requestControl();
    },
  });
  startListening({
    actionCreator: libraryOpened,
    effect: async () => {
      // Without downloads no engine was loaded, and there is no lease.
      await (await loading)?.renew();
    },
  });
  startListening({
    matcher: guideApi.endpoints.guide.matchFulfilled,
    effect: async ({ payload, meta }, { dispatch, getState }) => {
      const isStored = getState().downloads.downloads.some(({ guideId }) => guideId === payload.id);
      // A visitor's response contains no ownership: only one for the account counts.
      if (!isStored || tokenOfCall(meta) === null) return;
      const engine = await engineFor({ dispatch, getState });
      await engine.setOwnership(payload.id, payload.isOwned);
    },
  });
}

/** Resumes a download, or requests it again: it is not in the vault if there was no key when it was requested. */
async function resume(engine: Engine, guideId: number, state: RootState): Promise<void> {
  const { cover, title = '' } = selectDownload(state, guideId) ?? {};
  if (cover) await engine.request({ guideId, title, cover });
  else await engine.resume(guideId);
}

/** Stops a download whose code could not be loaded, and resumes it when the browser is online again. */
function waitForConnection(guideId: number, { dispatch, getState }: EngineParts): void {
  const { title = '' } = selectDownload(getState(), guideId) ?? {};
  dispatch(stopped({ guideId, title, reason: 'connection' }));
  const resumeStopped = () => {
    const isWaiting = selectDownload(getState(), guideId)?.reason === 'connection';
    if (isWaiting) dispatch(resumeRequested(guideId));
  };
  window.addEventListener('online', resumeStopped, { once: true });
}

async function hasVault(): Promise<boolean> {
  try {
    // Firefox before 126 does not list databases: then the vault is opened.
    const databases = await abilities.indexedDb()?.databases?.();
    return !databases || databases.some(({ name }) => name === 'cicerone-downloads');
  } catch {
    return false;
  }
}
