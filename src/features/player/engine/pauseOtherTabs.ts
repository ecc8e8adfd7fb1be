import { abilities } from '../../../shared/lib/abilities.ts';
import { playerBefore } from '../state/playerBefore.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

const name = 'cicerone-player';

/** The lock for playback, which one of the app's tabs can have. */
interface Claim {
  /** Acquires the lock from the tab that has it; `lost` is called when another tab acquires it. */
  acquire: (lost: () => void) => void;
  release: () => void;
}

/** Pauses other tabs when a tab starts to play: there is one player across tabs. */
export function pauseOtherTabs(startListening: StartListening): void {
  let claim: Claim | undefined;
  startListening({
    predicate: (action, now, before) => now.player.intent !== playerBefore(action, before).intent,
    effect: (_action, { dispatch, getState }) => {
      if (getState().player.intent === 'pause') {
        claim?.release();
        return;
      }
      claim ??= openClaim();
      claim?.acquire(() => dispatch(playerEvents.otherTabStarted()));
    },
  });
}

/**
 * Returns the lock. A Web Lock has one owner, and a closed tab releases it. Browsers have them only on secure pages;
 * elsewhere the tabs use a BroadcastChannel. Without either, each tab plays independently.
 */
function openClaim(): Claim | undefined {
  const locks = abilities.locks();
  if (locks) return lockClaim(locks);
  const channel = abilities.channel(name);
  return channel && channelClaim(channel);
}

function lockClaim(locks: LockManager): Claim {
  let owned: { free?: () => void } | undefined;
  return {
    acquire: (lost) => {
      if (owned) return;
      const mine: { free?: () => void } = {};
      owned = mine;
      const hold = () =>
        new Promise<void>((free) => {
          // Paused again before the lock was granted.
          if (owned === mine) mine.free = free;
          else free();
        });
      const request = async () => locks.request(name, { steal: true }, hold);
      request().catch((error: unknown) => {
        // Another tab took the lock, or the page is being closed. Any other failure is a browser that grants none, as
        // with site data blocked: then this tab plays independently.
        const isStolen = error instanceof DOMException && error.name === 'AbortError';
        if (owned !== mine || !isStolen) return;
        owned = undefined;
        lost();
      });
    },
    release: () => {
      const mine = owned;
      owned = undefined;
      mine?.free?.();
    },
  };
}

/** When a tab started to play; of two at the same time the greater number wins, so that one continues. */
interface Start {
  at: number;
  tab: number;
}

function channelClaim(channel: BroadcastChannel): Claim {
  const tab = Math.random();
  let mine: (Start & { lost: () => void }) | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!mine || !isStart(data)) return;
    if (data.at < mine.at || (data.at === mine.at && data.tab < tab)) return;
    const { lost } = mine;
    mine = undefined;
    lost();
  });
  return {
    acquire: (lost) => {
      if (mine) return;
      mine = { at: Date.now(), tab, lost };
      channel.postMessage({ at: mine.at, tab } satisfies Start);
    },
    release: () => (mine = undefined),
  };
}

const isStart = (data: unknown): data is Start =>
  typeof data === 'object' &&
  data !== null &&
  'at' in data &&
  typeof data.at === 'number' &&
  'tab' in data &&
  typeof data.tab === 'number';
