import type { NamedGuide } from '../state/downloadsSlice.ts';
import { encryptContents, guideOf, putGuide } from '../vault/vault.ts';
import type { VaultKey } from '../vault/vaultDb.ts';

/** Stores that a guide is to be downloaded. What an earlier request has downloaded stays. */
export async function storeRequest(
  { account, key }: VaultKey,
  { guideId, title, cover }: NamedGuide,
): Promise<void> {
  const ids = { account, guideId };
  const none = { answer: null, title, cover, tracks: [] };
  const empty = { total: 0, isComplete: false, hasLapsed: false, leaseUntil: 0 };
  const fresh = { ...empty, addedAt: Date.now() };
  const contents = await encryptContents(key, ids, none);
  const known = await guideOf(account, guideId);
  await putGuide({ ...fresh, contents, ...known, ...ids, isWanted: true });
}
