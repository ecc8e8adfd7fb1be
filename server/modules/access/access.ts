import { transcriptPath, type AudioKind } from './audioPaths.ts';

/** Entries with a page of their own. */
export type PreviewKind = 'guide' | 'person' | 'object' | 'location';

/** What the customer of a request owns, sees and may play. */
export interface Access {
  /** In which a guide is wanted, as a BCP 47 tag; a guide without it, and '', is in its first language. */
  readonly language: string;
  /** The guide was bought, or is free or covered by a subscription, and no draft. */
  owns(guideId: number): boolean;
  /** Ids of the guides that `owns` is true for; null: all of them but drafts. */
  readonly ownedIds: readonly number[] | null;
  /** The guide is in the library (wish list). */
  wishes(guideId: number): boolean;
  /** Hidden and shown by an address of `npm run catalogue -- preview`. */
  previews(kind: PreviewKind, id: number): boolean;
  /** Returns the address of a paid file that this customer owns, with a signature where one is needed. */
  sign(path: string): string;
}

export const visitor: Access = {
  language: '',
  owns: () => false,
  ownedIds: [],
  wishes: () => false,
  previews: () => false,
  sign: (path) => path,
};

/** Returns whether an access shows a guide: buyers keep one that is hidden, other owners one that is off sale. */
export const showsGuide = (access: Access, row: { id: number; listed: boolean }): boolean =>
  row.listed || access.owns(row.id) || access.previews('guide', row.id);

/** Returns whether an access shows what belongs to a guide: owners of a hidden guide keep what is not hidden itself. */
export const showsExhibit = (
  access: Access,
  kind: PreviewKind,
  row: { id: number; guide_id: number; listed: boolean; kept: boolean },
): boolean =>
  row.listed ||
  access.previews(kind, row.id) ||
  (row.kept && (access.owns(row.guide_id) || access.previews('guide', row.guide_id)));

interface AudioRow {
  free: boolean;
  guide_id: number;
  /** Not everyone is sent this row. */
  hidden: boolean;
}

/**
 * Returns `file_mp3` for the response: the path of a free file, the signed address of an owned one, otherwise
 * undefined.
 */
export const audioFor = (access: Access, row: AudioRow, path: string): string => {
  // A hidden row is sent only to those who may play what is free in it.
  if (row.free) return row.hidden ? access.sign(path) : path;
  return access.owns(row.guide_id) ? access.sign(path) : '';
};

/** Returns the field `transcript` for the response, under the same conditions as `audioFor`; otherwise no field. */
export const transcriptFor = (
  access: Access,
  row: AudioRow & { id: number; has_transcript: boolean; recorded_in?: string },
  kind: AudioKind,
): { transcript?: string } => {
  const path = row.has_transcript
    ? audioFor(access, row, transcriptPath(kind, row.id, row.recorded_in))
    : '';
  return path === '' ? {} : { transcript: path };
};
