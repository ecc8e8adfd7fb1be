import type { WireListeningChange } from '../../../contract/listening.ts';
import type { ListeningChange } from '../../domain/decode/customer/decodeListening.ts';
import type { AppDispatch } from '../../shared/store/rootState.ts';

/** A change of this browser that the account does not have yet. */
export interface OwnChange extends Omit<WireListeningChange, 'age'> {
  /** Milliseconds since 1970, by this browser's clock. */
  at: number;
}

/** A change of another device. */
export interface OthersChange extends Omit<ListeningChange, 'age'> {
  /** Milliseconds since 1970, by this browser's clock. */
  at: number;
}

/** One kind of what the devices of an account share, as this browser stores it. */
export interface Shared {
  kind: WireListeningChange['kind'];
  /** Returns what the account does not have yet. */
  unsent: (account: string) => OwnChange[];
  /** Notes that the account has these. What changed since they were collected stays unsent. */
  sent: (account: string, changes: OwnChange[], dispatch: AppDispatch) => void;
  /** Stores what is newer than this browser's own, and shows it. */
  receive: (account: string, changes: OthersChange[], dispatch: AppDispatch) => Promise<void>;
}
