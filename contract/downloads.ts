import { Type, type Static } from 'typebox';

/** Downloads: not in the provider's API, so the app also works without them. */

const id = Type.Integer();
const text = Type.String();

/**
 * `GET users/download-key`: the key with which the account's browsers encrypt downloads, so that they can be read again
 * after the next sign-in, and by no other account.
 */
export const WireDownloadKey = Type.Object({
  /** An AES key of 256 bits as base64url; it never changes. */
  key: text,
});
export type WireDownloadKey = Static<typeof WireDownloadKey>;

/**
 * `GET users/download-leases`: how long the customer's downloads may be played without another contact with the server.
 * Without this call the app gives each download 30 days at every contact. In seconds from now, not dates, because a
 * device's clock may be wrong.
 */
export const WireDownloadLeases = Type.Object({
  /** Guides that need no subscription: bought or free. */
  guide_ids: Type.Array(id),
  /** The lease of their downloads. */
  lease_seconds: Type.Integer(),
  /** The lease of all other downloads: at most the rest of the subscription; 0 without one. */
  subscription_seconds: Type.Integer(),
});
export type WireDownloadLeases = Static<typeof WireDownloadLeases>;

export const WireDownloadTrack = Type.Object({
  id,
  titolo: text,
  file_mp3: text,
  /** Whole seconds. */
  duration: Type.Integer(),
  /** Size of the file in bytes, so that free space can be checked before the download. */
  size: Type.Integer(),
  /** The name of the saved file; the response of `file_mp3` is an attachment with this name. */
  file_name: text,
  /** The words of the recording (`WireTranscript`), with their size in bytes. */
  transcript: Type.Optional(Type.Object({ file: text, size: Type.Integer() })),
});
export type WireDownloadTrack = Static<typeof WireDownloadTrack>;

/** `GET users/download/{guideId}`: the tracks of an owned guide, for listening offline. */
export const WireDownload = Type.Object({
  guide_id: id,
  title: text,
  /** The lease of this download (`WireDownloadLeases`). */
  lease_seconds: Type.Optional(Type.Integer()),
  tracks: Type.Array(WireDownloadTrack),
});
export type WireDownload = Static<typeof WireDownload>;
