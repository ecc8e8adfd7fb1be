/** What the customer of a request owns and may play. */
export interface Access {
  /** The guide was bought, singly or by a subscription. */
  owns(guideId: number): boolean;
  /** The guide is in the library (wish list). */
  wishes(guideId: number): boolean;
  /** The address of a paid file that this person owns, signed where that is needed. */
  sign(path: string): string;
}

export const visitor: Access = {
  owns: () => false,
  wishes: () => false,
  sign: (path) => path,
};

/** The wire's `file_mp3`: free files by their path, owned ones signed, and nothing for everybody else. */
export const audioFor = (
  access: Access,
  row: { free: boolean; guide_id: number },
  path: string,
): string => {
  if (row.free) return path;
  return access.owns(row.guide_id) ? access.sign(path) : '';
};
