import { Type, type Static } from 'typebox';

/** Downloads: calls of our own server; the app works without them. */

const id = Type.Integer();
const text = Type.String();

/**
 * `GET users/download-key`: what the account's browsers encrypt its downloads with, so that they can be
 * read again after the next sign-in, and by no other account meanwhile.
 */
export const WireDownloadKey = Type.Object({
  /** An AES key of 256 bits, as base64url; the same for ever. */
  key: text,
});
export type WireDownloadKey = Static<typeof WireDownloadKey>;

/**
 * `GET users/download-leases`: for how long the customer's downloads may be played without another
 * contact, all of them at once. Without it the app gives each download 30 days at every contact. Seconds from
 * now on, not dates: the clock of a device may be wrong.
 */
export const WireDownloadLeases = Type.Object({
  /** Guides that need no subscription: bought singly, or free. */
  guide_ids: Type.Array(id),
  /** The lease of their downloads. */
  lease_seconds: Type.Integer(),
  /** The lease of all others: at most what is left of the subscription; 0 without one. */
  subscription_seconds: Type.Integer(),
});
export type WireDownloadLeases = Static<typeof WireDownloadLeases>;

export const WireDownloadTrack = Type.Object({
  id,
  titolo: text,
  file_mp3: text,
  /** Whole seconds. */
  duration: Type.Integer(),
  /** Bytes of the file, so that free space can be checked before anything is fetched. */
  size: Type.Integer(),
  /** What the file is called when a browser saves it; `file_mp3` answers with it as an attachment. */
  file_name: text,
});
export type WireDownloadTrack = Static<typeof WireDownloadTrack>;

/** `GET users/download/{guideId}`: the tracks of an owned guide, to keep for listening offline. */
export const WireDownload = Type.Object({
  guide_id: id,
  title: text,
  /** The lease of this download (`WireDownloadLeases`). */
  lease_seconds: Type.Optional(Type.Integer()),
  tracks: Type.Array(WireDownloadTrack),
});
export type WireDownload = Static<typeof WireDownload>;
