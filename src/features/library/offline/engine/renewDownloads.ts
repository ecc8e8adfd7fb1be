import type { EngineCalls } from './engineCalls.ts';
import type { AppDispatch } from '../../../../shared/store/rootState.ts';
import { downloadsEvents } from '../state/downloadsSlice.ts';
import { renewLeases } from './lease.ts';
import type { Tabs } from './tabs.ts';
import { guidesOf } from '../vault/vault.ts';

interface Parts {
  dispatch: AppDispatch;
  calls: Pick<EngineCalls, 'leases'>;
  tabs: Pick<Tabs, 'changed'>;
}

/**
 * Requests the leases from the server, and renews or ends those of all downloads. Without a response they stay
 * unchanged.
 */
export async function renewDownloads(
  account: string,
  { dispatch, calls, tabs }: Parts,
): Promise<void> {
  if ((await guidesOf(account)).length === 0) return;
  const leases = await calls.leases().catch(() => undefined);
  if (leases === undefined) return;
  const ended = await renewLeases(account, leases);
  if (ended > 0) dispatch(downloadsEvents.leasesEnded(ended));
  tabs.changed(account);
}
