import type { NamedGuide } from '../state/downloadsSlice.ts';
import { encryptContents, guideOf, putGuide } from '../vault/vault.ts';
import type { VaultKey } from '../vault/vaultDb.ts';

/** Stores that a guide is to be downloaded. Files that an earlier request has downloaded stay. */
export async function storeRequest(
  { account, key }: VaultKey,
  { guideId, ...named }: NamedGuide,
): Promise<void> {
  const ids = { account, guideId };
  const noContents = { ...named, answer: null, tracks: [] };
  const empty = { total: 0, isComplete: false, hasLapsed: false, leaseUntil: 0 };
  const fresh = { ...empty, addedAt: Date.now() };
  const contents = await encryptContents(key, ids, noContents);
  const stored = await guideOf(account, guideId);
  await putGuide({ ...fresh, contents, ...stored, ...ids, isWanted: true });
}
