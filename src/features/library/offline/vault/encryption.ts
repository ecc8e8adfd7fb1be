/**
 * AES-GCM for the chunks of a download. Every chunk has its own nonce and is bound to its index: chunks that were
 * exchanged, cut or altered cannot be decrypted.
 */
export interface Encrypted {
  nonce: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const algorithm = 'AES-GCM';
const nonceBytes = 12;

const toBytes = (associatedData: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(associatedData);

/** Returns whether this page may encrypt: browsers allow it only on https and on localhost. */
export const canEncrypt = (): boolean =>
  typeof crypto !== 'undefined' && typeof crypto.subtle !== 'undefined';

/** The account's key (contract/downloads.ts), non-extractable. */
export function importKey(text: string): Promise<CryptoKey> {
  const raw = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return crypto.subtle.importKey('raw', raw, algorithm, false, ['encrypt', 'decrypt']);
}

/** For a provider that has no keys. */
export const generateKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);

export async function encrypt(
  key: CryptoKey,
  associatedData: string,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Encrypted> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const bytes = await crypto.subtle.encrypt(
    { name: algorithm, iv: nonce, additionalData: toBytes(associatedData) },
    key,
    plain,
  );
  return { nonce, bytes };
}

/** Rejects if the data was altered, is stored at another index, or was encrypted with another key. */
export async function decrypt(
  key: CryptoKey,
  associatedData: string,
  { nonce, bytes }: Encrypted,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await crypto.subtle.decrypt(
      { name: algorithm, iv: nonce, additionalData: toBytes(associatedData) },
      key,
      bytes,
    ),
  );
}

export const encryptJson = (
  key: CryptoKey,
  associatedData: string,
  value: unknown,
): Promise<Encrypted> =>
  encrypt(key, associatedData, new TextEncoder().encode(JSON.stringify(value)));

export const decryptJson = async (
  key: CryptoKey,
  associatedData: string,
  sealed: Encrypted,
): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await decrypt(key, associatedData, sealed)));
