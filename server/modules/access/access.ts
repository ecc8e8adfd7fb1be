import { transcriptPath, type AudioKind } from './audioPaths.ts';

/** What the customer of a request owns and may play. */
export interface Access {
  /** The guide is free, was bought, or is covered by a subscription. */
  owns(guideId: number): boolean;
  /** Ids of the guides that `owns` is true for; null: all of them. */
  readonly ownedIds: readonly number[] | null;
  /** The guide is in the library (wish list). */
  wishes(guideId: number): boolean;
  /** Returns the address of a paid file that this customer owns, with a signature where one is needed. */
  sign(path: string): string;
}

export const visitor: Access = {
  owns: () => false,
  ownedIds: [],
  wishes: () => false,
  sign: (path) => path,
};

/**
 * Returns `file_mp3` for the response: the path of a free file, the signed address of an owned one, otherwise
 * undefined.
 */
export const audioFor = (
  access: Access,
  row: { free: boolean; guide_id: number },
  path: string,
): string => {
  if (row.free) return path;
  return access.owns(row.guide_id) ? access.sign(path) : '';
};

/** Returns the field `transcript` for the response, under the same conditions as `audioFor`; otherwise no field. */
export const transcriptFor = (
  access: Access,
  row: { id: number; free: boolean; guide_id: number; has_transcript: boolean },
  kind: AudioKind,
): { transcript?: string } => {
  const path = row.has_transcript ? audioFor(access, row, transcriptPath(kind, row.id)) : '';
  return path === '' ? {} : { transcript: path };
};
