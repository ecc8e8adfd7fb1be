import { statusOf } from '../../shared/api/apiError.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import type { ListenerApi, RootState, StartListening } from '../../shared/store/rootState.ts';
import {
  selectAccount,
  selectIsCustomer,
  selectWasChecked,
  sessionSlice,
} from '../auth/session/sessionSlice.ts';
import { progressEvents } from '../player/progress/progressSlice.ts';
import { progressStorage } from '../player/progress/progressStorage.ts';
import { knownDevice, thisDevice } from './device.ts';
import { listeningApi, readListening } from './listeningApi.ts';
import type { OwnChange, Shared } from './shared.ts';
import { sharedProgress } from './sharedProgress.ts';

/** Milliseconds between two messages while a track plays, and after a pause, a seek or an end. */
const [whilePlaying, afterwards] = [60_000, 1000];
/** Seconds for which the server waits for a change before it answers that there is none. */
const waiting = 25;
/** Milliseconds after which a failed call is repeated: it doubles up to the second. */
const [firstPause, longestPause] = [2000, 60_000];

/** Changes in one message: the server takes at most 200, and a page that is left sends at most 64 KB. */
const batch = 100;

type Api = Pick<ListenerApi, 'dispatch' | 'getState'>;

/** The account whose devices share; undefined for a visitor, and until the session is confirmed. */
const sharingAccount = (state: RootState): string | undefined =>
  selectIsCustomer(state) && selectWasChecked(state)
    ? (selectAccount(state) ?? undefined)
    : undefined;

const inBatches = (changes: OwnChange[]): OwnChange[][] =>
  changes.length === 0 ? [] : [changes.slice(0, batch), ...inBatches(changes.slice(batch))];

/**
 * Sends what was listened to in this browser to the customer's account, and receives what other devices have sent
 * (docs/decisions/010-listening-progress.md). Everything is stored in this browser first: without the network, and at a
 * provider without these calls, nothing is missing here.
 */
export function addListeningListeners(
  startListening: StartListening,
  { storage }: { storage: RawStorage },
): void {
  const kinds: Shared[] = [sharedProgress(progressStorage(storage))];
  let isAvailable = true;
  let isSending = false;
  let mustSendAgain = false;
  let hasFailed = false;
  /** The session has ended, which the next call of the customer's shows. */
  let isOver = false;
  let sentAt = 0;

  const isOf = (api: Api, account: string): boolean =>
    isAvailable && sharingAccount(api.getState()) === account;

  async function write(
    { dispatch }: Api,
    account: string,
    { shared, changes, isLast }: { shared: Shared; changes: OwnChange[]; isLast: boolean },
  ): Promise<boolean> {
    const now = Date.now();
    const body = {
      device: thisDevice(storage),
      changes: changes.map(({ at, ...change }) => ({ ...change, age: Math.max(0, now - at) })),
    };
    const call = listeningApi.endpoints.writeListening.initiate(
      { ...body, isLast },
      { track: false },
    );
    const { error } = await dispatch(call);
    if (error) isAvailable &&= statusOf(error) !== 404;
    else shared.sent(account, changes, dispatch);
    return !error;
  }

  async function sendAll(api: Api): Promise<void> {
    const account = sharingAccount(api.getState());
    if (account === undefined || !isAvailable) return;
    if (isSending) {
      mustSendAgain = true;
      return;
    }
    isSending = true;
    sentAt = Date.now();
    let isSent = true;
    for (const shared of kinds) {
      for (const changes of inBatches(shared.unsent(account))) {
        isSent &&=
          isOf(api, account) && (await write(api, account, { shared, changes, isLast: false }));
      }
    }
    isSending = false;
    hasFailed = !isSent;
    if (isSent && mustSendAgain) void sendAll(api);
    mustSendAgain = false;
  }

  /** Returns whether the server has answered. */
  async function receive(
    api: Api & Pick<ListenerApi, 'signal'>,
    account: string,
    wait: number,
  ): Promise<boolean> {
    const key = `listening:${account}` as const;
    const since = Number(storage.read(key) ?? 0) || 0;
    const { dispatch, getState, signal } = api;
    const { data, error } = await readListening({ since, wait }, { dispatch, getState, signal });
    const refusal = error && statusOf(error);
    isOver = refusal === 401;
    isAvailable &&= refusal !== 404;
    if (!data || !isOf(api, account)) return false;
    const now = Date.now();
    const own = knownDevice(storage);
    const changes = data.changes
      .filter(({ device }) => device !== own)
      .map(({ age, ...change }) => ({ ...change, at: now - age }));
    for (const shared of kinds) {
      const ofKind = changes.filter(({ kind }) => kind === shared.kind);
      if (ofKind.length > 0) await shared.receive(account, ofKind, api.dispatch);
    }
    if (data.version !== since) storage.write(key, String(data.version));
    return data.hasMore ? receive(api, account, 0) : true;
  }

  startListening({
    predicate: (action, now, before) =>
      progressEvents.progressChanged.match(action) || now.player.intent !== before.player.intent,
    effect: async (_action, api) => {
      if (sharingAccount(api.getState()) === undefined) return;
      api.cancelActiveListeners();
      const isPlaying = api.getState().player.intent === 'play';
      await api.delay(isPlaying ? Math.max(0, sentAt + whilePlaying - Date.now()) : afterwards);
      await sendAll(api);
    },
  });
  startListening({
    actionCreator: progressEvents.pageHidden,
    effect: (_action, api) => {
      const account = sharingAccount(api.getState());
      if (account === undefined || !isAvailable) return;
      for (const shared of kinds) {
        const [changes] = inBatches(shared.unsent(account));
        if (changes) void write(api, account, { shared, changes, isLast: true });
      }
    },
  });
  startListening({
    predicate: (action, now, before) =>
      sharingAccount(now) !== sharingAccount(before) ||
      sessionSlice.actions.appStarted.match(action),
    effect: async (_action, api) => {
      // Of the account before.
      api.cancelActiveListeners();
      const account = sharingAccount(api.getState());
      if (account === undefined) return;
      hasFailed = true;
      let [wait, pause] = [0, firstPause];
      isOver = false;
      while (isOf(api, account) && !isOver) {
        await api.pause(whenVisible());
        // Also what the change of the session has interrupted.
        if (hasFailed) await sendAll(api);
        if (await api.pause(receive(api, account, wait))) {
          [wait, pause] = [waiting, firstPause];
        } else {
          await api.delay(pause);
          [wait, pause] = [0, Math.min(pause * 2, longestPause)];
          hasFailed = true;
        }
      }
    },
  });
}

/** Resolves when the page is on the screen: hidden tabs ask for nothing. */
const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve();
    const shown = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', shown);
      resolve();
    };
    document.addEventListener('visibilitychange', shown);
  });
