import { deleteOtherLists } from '../lists/listStore.ts';
import { makeEngineCalls } from './engineCalls.ts';
import { downloadsEvents, type NamedGuide } from '../state/downloadsSlice.ts';
import { renewDownloads } from './renewDownloads.ts';
import { makeQueue, isConnectionLost, isRetryable } from './queue.ts';
import { readVault } from '../vault/readVault.ts';
import type { Folder } from './folder.ts';
import { saveGuide } from './saveToDisk.ts';
import { storeRequest } from './storeRequest.ts';
import { connectTabs } from './tabs.ts';
import { freeBytes } from './downloadGuide.ts';
import {
  updateGuide,
  deleteOtherKeys,
  guideOf,
  readVaultKey,
  remove,
  removeAccount,
} from '../vault/vault.ts';
import type { VaultKey } from '../vault/vaultDb.ts';
import type { AppDispatch, RootState } from '../../../../shared/store/rootState.ts';

export interface EngineParts {
  dispatch: AppDispatch;
  getState: () => RootState;
}

/**
 * Carries out the slice's events for the signed-in account. Its code is loaded when it is first needed, so it is not
 * part of a visitor's first page.
 */
export function makeEngine({ dispatch, getState }: EngineParts) {
  let account: string | null = null;
  let vaultKey: VaultKey | undefined;
  let turn: Promise<void> = Promise.resolve();

  /** Runs one step after the other: signing out must not overtake a step that signing in has started. */
  const enqueue = (step: () => Promise<void>): Promise<void> => {
    // Without storage (a private window, a full disk) there are no downloads, but the app continues.
    turn = turn.then(step).catch(() => undefined);
    return turn;
  };
  const read = async () => {
    if (!vaultKey) return;
    const state = await readVault(vaultKey, getState().downloads.downloads);
    dispatch(downloadsEvents.vaultRead({ ...state, freeBytes: await freeBytes() }));
  };
  const resumeWanted = () => {
    for (const { guideId, status, reason } of getState().downloads.downloads) {
      const isWanted = status === 'queued' || (status === 'failed' && isRetryable(reason));
      if (vaultKey && isWanted) queue.add(vaultKey, guideId);
    }
  };
  const tabs = connectTabs({
    onProgress: (owner, progress) => {
      if (vaultKey?.account === owner) dispatch(downloadsEvents.progressed(progress));
    },
    onChange: (owner) => {
      if (vaultKey?.account !== owner) return;
      void enqueue(read).then(() => {
        for (const { guideId, status } of getState().downloads.downloads) {
          if (vaultKey && status === 'queued') queue.add(vaultKey, guideId);
        }
      });
    },
  });
  const calls = makeEngineCalls(dispatch);
  const queue = makeQueue({ dispatch, calls, tabs, read: () => enqueue(read) });

  /**
   * Deletes the keys and lists of all accounts but `owner`. A key that was generated here cannot be restored, so its
   * downloads are lost.
   */
  const removeOtherAccounts = async (owner: string | null) => {
    const last = await readVaultKey();
    await deleteOtherKeys(owner);
    if (last?.isLocal && last.account !== owner) await remove(last.account);
    // Lists that cannot be deleted cannot be read either, because their key is deleted.
    await deleteOtherLists(owner).catch(() => undefined);
  };
  const renewShown = async () => {
    if (vaultKey) await renewDownloads(vaultKey.account, { dispatch, calls, tabs });
    await read();
  };
  const open = async (owner: string) => {
    await removeOtherAccounts(owner);
    if ((await readVaultKey())?.account !== owner) await calls.key(owner);
    const found = await readVaultKey();
    vaultKey = found?.account === owner ? found : undefined;
    // First, because offline the renewal ends only after its time limit.
    await read();
    await renewShown();
    resumeWanted();
  };
  const close = async () => {
    vaultKey = undefined;
    queue.clear();
    dispatch(downloadsEvents.vaultLocked());
    await removeOtherAccounts(null);
  };
  /** Runs a step in the tab that has the lock; its result is shown in this tab and the others. */
  const change = (step: (vaultKey: VaultKey) => Promise<void>) =>
    enqueue(async () => {
      if (!vaultKey) return;
      try {
        await step(vaultKey);
      } finally {
        // Shows what is really stored if the write has failed.
        await read();
      }
      tabs.changed(vaultKey.account);
    });

  const request = async (guide: NamedGuide): Promise<void> => {
    const { guideId, title } = guide;
    // Asks the browser not to delete downloads when its disk gets full.
    void navigator.storage?.persist?.().catch(() => false);
    const owner = account;
    let isLost = false;
    const noKey = (error: unknown) => void (isLost = isConnectionLost(error));
    // A step before this one may bring the key.
    if (owner !== null)
      await enqueue(async () => (vaultKey ? undefined : open(owner).catch(noKey)));
    const reason = isLost ? 'connection' : 'server';
    if (!vaultKey) return void dispatch(downloadsEvents.stopped({ guideId, title, reason }));
    await change(async (by) => {
      try {
        await storeRequest(by, guide);
      } catch (error) {
        dispatch(downloadsEvents.stopped({ guideId, title, reason: 'noSpace' }));
        throw error;
      }
      queue.add(by, guideId);
    });
  };
  /** The app started without a network, and the key was not stored here: requests were refused until now. */
  const openWhenOnline = async (owner: string): Promise<void> => {
    const refused = getState().downloads.downloads.filter(({ reason }) => isRetryable(reason));
    await enqueue(() => open(owner));
    if (vaultKey?.account !== owner) return;
    for (const { guideId, title, lang, languages, cover } of refused) {
      if (cover) await request({ guideId, title, lang, languages, cover });
    }
  };

  window.addEventListener('online', () => {
    if (account !== null && !vaultKey) return void openWhenOnline(account);
    resumeWanted();
    return void enqueue(renewShown);
  });

  return {
    /** Called when an account signs in, or with null when none is signed in. */
    follow: (owner: string | null) => {
      account = owner;
      return enqueue(async () => {
        // Another account may have signed in meanwhile.
        if (account !== owner) return;
        if (owner === null || (vaultKey && vaultKey.account !== owner)) await close();
        if (owner !== null && !vaultKey) await open(owner);
      });
    },
    request,
    resume: (guideId: number) =>
      change(async (by) => {
        await updateGuide(by.account, guideId, { isWanted: true });
        queue.add(by, guideId);
      }),
    pause: (guideId: number) =>
      change(async ({ account: owner }) => {
        await updateGuide(owner, guideId, { isWanted: false });
        queue.drop(guideId);
      }),
    remove: (guideId: number) =>
      change(async ({ account: owner }) => {
        queue.drop(guideId);
        await remove(owner, guideId);
      }),
    removeAll: () =>
      change(async ({ account: owner }) => {
        queue.clear();
        await remove(owner);
      }),
    /** Deletes everything of an account that was deleted. */
    erase: (owner: string) =>
      enqueue(async () => {
        queue.clear();
        await removeAccount(owner);
      }),
    /** Renews or ends the leases of all downloads. */
    renew: () => enqueue(renewShown),
    /** Stores what the server says about the ownership of a downloaded guide. */
    setOwnership: (guideId: number, isOwned: boolean) =>
      enqueue(async () => {
        const guide = vaultKey && (await guideOf(vaultKey.account, guideId));
        if (!guide || guide.hasLapsed === !isOwned) return;
        await updateGuide(guide.account, guideId, { hasLapsed: !isOwned });
        await renewShown();
      }),
    /** Saves the files into a folder that the user has chosen, or through the browser's downloads. */
    save: async (guideId: number, folder: Folder | null) => {
      try {
        const files = await saveGuide({ vaultKey, guideId, folder, calls });
        dispatch(downloadsEvents.saved({ files }));
      } catch {
        dispatch(downloadsEvents.saveFailed());
      }
    },
  };
}

export type Engine = ReturnType<typeof makeEngine>;
