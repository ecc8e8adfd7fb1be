import type { ListeningRequest } from '../../../contract/listening.ts';
import { removeAccountData } from '../../shared/storage/accountData.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import type { ListenerApi, RootState, StartListening } from '../../shared/store/rootState.ts';
import {
  selectAccount,
  selectIsCustomer,
  selectWasChecked,
  sessionSlice,
} from '../auth/session/sessionSlice.ts';
import { bookmarkEvents } from '../bookmarks/bookmarksSlice.ts';
import { positionIn } from '../player/progress/guideProgress.ts';
import { progressEvents } from '../player/progress/progressSlice.ts';
import { knownDevice, thisDevice } from './device.ts';
import { readListening, withAge, writeListening } from './listeningCalls.ts';
import { selectLoadedTrack } from '../player/state/playerSelectors.ts';
import { playerEvents } from '../player/state/playerSlice.ts';
import { sharedItems } from './sharedItems.ts';
import { sharedProgress } from './sharedProgress.ts';

/**
 * Milliseconds between two messages while a track plays, and after a pause, a seek or an end: another device looks up to
 * a second later, and shows it within two.
 */
const [whilePlaying, afterwards] = [60_000, 500];
/** Seconds for which the server waits for a change before it answers that there is none. */
const waiting = 25;
/** Milliseconds after which a failed call is repeated: it doubles up to the second. */
const [firstPause, longestPause] = [2000, 60_000];

type Api = Pick<ListenerApi, 'dispatch' | 'getState'>;

/** The account whose devices share; undefined for a visitor, and until the session is confirmed. */
const sharingAccount = (state: RootState): string | undefined =>
  selectIsCustomer(state) && selectWasChecked(state)
    ? (selectAccount(state) ?? undefined)
    : undefined;

/** Sending ends with no listener. */
const never = (): AbortSignal => new AbortController().signal;

/**
 * Sends what was listened to in this browser, bookmarks, queue and speeds to the customer's account, and receives what
 * other devices have changed
 * (docs/decisions/010-listening-progress.md). Everything is stored in this browser first: without the network, and at a
 * provider without these calls, nothing is missing here.
 */
export function addListeningListeners(
  startListening: StartListening,
  { storage }: { storage: RawStorage },
): void {
  const progress = sharedProgress(storage);
  const shared = sharedItems(storage);
  /** The provider has these calls. */
  let isAvailable = true;
  /** The session has ended, as another call of the customer will find. */
  let isOver = false;
  /** The account has as many items as the server stores. */
  let isFull = false;
  /** The account from which everything was received since its session began. */
  let received: string | undefined;
  let isSending = false;
  let hasUnsent = true;
  let sentAt = 0;

  const isOf = (api: Api, account: string): boolean =>
    isAvailable && !isOver && sharingAccount(api.getState()) === account;

  const readRefusal = ({ status }: { status?: number }): void => {
    isAvailable &&= status !== 404;
    isOver ||= status === 401;
  };

  const show = ({ dispatch }: Api, account: string) =>
    dispatch(progressEvents.progressLoaded({ account, guides: progress.readAll(account) }));

  async function send(api: Api, body: Pick<ListeningRequest, 'tracks' | 'items'>) {
    const answer = await writeListening(
      { device: thisDevice(storage), ...body },
      { ...api, signal: never() },
    );
    if (answer.isRefused) readRefusal(answer);
    return answer;
  }

  /** Returns whether the server has stored the next tracks that it does not have. */
  async function sendTracks(api: Api, account: string): Promise<boolean> {
    const tracks = progress.next(account);
    if (tracks.length === 0) return true;
    const answer = await send(api, { tracks: tracks.map(withAge) });
    if (answer.isRefused) return false;
    progress.forget(account, tracks);
    hasUnsent ||= progress.hasUnsent(account);
    if (isOf(api, account)) show(api, account);
    return true;
  }

  /** Returns whether the server has stored the next items that it does not have. */
  async function sendItems(api: Api, account: string): Promise<boolean> {
    const items = isFull ? [] : shared.next(account, api.getState());
    if (items.length === 0) return true;
    const answer = await send(api, { tracks: [], items: items.map(withAge) });
    if (answer.isRefused) {
      isFull ||= answer.status === 409;
      return isFull;
    }
    shared.forget(account, items);
    hasUnsent ||= shared.hasUnsent(account);
    return true;
  }

  /** Both at once: the page may be leaving. */
  const sendBatch = async (api: Api, account: string): Promise<boolean> => {
    const sent = await Promise.all([sendTracks(api, account), sendItems(api, account)]);
    return sent.every(Boolean);
  };

  /** Sends everything. What cannot be sent, the loop below sends later. */
  async function sendAll(api: Api): Promise<void> {
    hasUnsent = true;
    if (isSending) return;
    isSending = true;
    let isSent = true;
    while (isSent && hasUnsent) {
      const account = sharingAccount(api.getState());
      if (account === undefined || !isOf(api, account)) break;
      hasUnsent = false;
      sentAt = Date.now();
      isSent = await sendBatch(api, account);
    }
    hasUnsent ||= !isSent;
    isSending = false;
  }

  /**
   * Moves the loaded track to where another device was later; a jump can be undone, as every jump. What plays is not
   * moved.
   */
  function follow({ dispatch, getState }: Api, account: string): void {
    const { item, intent, position } = getState().player;
    const entry = item ? progress.readAll(account)[item.guideId] : undefined;
    const there = item && entry?.trackProgress[item.trackId];
    const seconds = there ? positionIn(there, selectLoadedTrack(getState())?.lang) : undefined;
    if (!there?.from || seconds === undefined) return;
    if (intent === 'play' || Math.abs(seconds - position) < 1) return;
    dispatch(playerEvents.seekRequested(seconds));
  }

  /** Returns whether the server has answered, and everything is stored. */
  async function receive(
    api: Api & Pick<ListenerApi, 'signal'>,
    account: string,
    wait: number,
  ): Promise<boolean> {
    const key = `listening:${account}` as const;
    const since = Number(storage.read(key) ?? 0) || 0;
    const { dispatch, getState, signal } = api;
    const answer = await readListening({ since, wait }, { dispatch, getState, signal });
    if (answer.isRefused) readRefusal(answer);
    if (answer.isRefused || !isOf(api, account)) return false;
    const { tracks, items, version, hasMore } = answer.body;
    const own = knownDevice(storage);
    const isOthers = ({ device }: { device: string }): boolean => device !== own;
    const others = tracks.filter(isOthers);
    if (!(await progress.receive(account, others, dispatch)) || !isOf(api, account)) return false;
    if (others.length > 0) show(api, account);
    if (others.some(({ trackId }) => trackId === getState().player.item?.trackId))
      follow(api, account);
    shared.receive(account, items.filter(isOthers), dispatch);
    if (!getState().bookmarks.areShared) dispatch(bookmarkEvents.bookmarksShared(true));
    if (version !== since) storage.write(key, String(version));
    received = account;
    return hasMore ? receive(api, account, 0) : true;
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
    predicate: (_action, now, before) =>
      now.bookmarks !== before.bookmarks ||
      now.player.queue !== before.player.queue ||
      now.player.rates !== before.player.rates,
    effect: async (action, api) => {
      const account = sharingAccount(api.getState());
      if (account === undefined) return;
      shared.recordRates(account, action, api.getState(), api.getOriginalState());
      if (!shared.hasUnsent(account)) return;
      api.cancelActiveListeners();
      await api.delay(afterwards);
      await sendAll(api);
    },
  });
  startListening({
    actionCreator: progressEvents.pageHidden,
    effect: async (_action, api) => {
      const account = sharingAccount(api.getState());
      // Also beside a message that is under way: the page may not live to send what has changed since.
      if (account !== undefined && isOf(api, account)) await sendBatch(api, account);
    },
  });
  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    effect: (_action, { getOriginalState }) => {
      const account = selectAccount(getOriginalState());
      // What the account has, this browser need not keep for the next person; what it has not, is sent after a sign-in.
      const isKept =
        account === null ||
        account !== received ||
        progress.hasUnsent(account) ||
        shared.hasUnsent(account);
      received = undefined;
      if (isKept) return;
      removeAccountData(storage, account);
      // Under another name this browser receives again what it has sent itself.
      storage.write('device', null);
    },
  });
  startListening({
    predicate: (action, now, before) =>
      sharingAccount(now) !== sharingAccount(before) ||
      now.session.token !== before.session.token ||
      sessionSlice.actions.appStarted.match(action),
    effect: async (_action, api) => {
      // Of the session before.
      api.cancelActiveListeners();
      const account = sharingAccount(api.getState());
      if (account === undefined) {
        api.dispatch(bookmarkEvents.bookmarksShared(false));
        return;
      }
      [isOver, isFull, hasUnsent] = [false, false, true];
      shared.complete(account, api.getState());
      let [wait, pause] = [0, firstPause];
      while (isOf(api, account)) {
        await api.pause(shown());
        if (hasUnsent) await sendAll(api);
        if (await api.pause(receive(api, account, wait))) {
          [wait, pause] = [waiting, firstPause];
        } else {
          await Promise.race([api.delay(pause), online()]);
          [wait, pause] = [0, Math.min(pause * 2, longestPause)];
        }
      }
    },
  });
}

/** Resolves when the page is on the screen: hidden tabs ask for nothing. */
const shown = async (): Promise<void> => {
  while (document.hidden) await nextOf(document, 'visibilitychange');
};

/** Resolves when the connection returns. */
const online = (): Promise<unknown> => nextOf(window, 'online');

const nextOf = (target: EventTarget, event: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
