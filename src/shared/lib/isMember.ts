/** A list of the customer's own, as far as it is known. */
interface OwnList {
  /** Undefined until the server has responded. */
  ids: ReadonlySet<number> | undefined;
  /** The server did not respond. */
  hasFailed: boolean;
}

/**
 * Returns whether a guide is in a customer's own list. Until that list is loaded, `said` counts: the field of another
 * response about this guide. Undefined while neither is known; false if the list could not be loaded.
 */
export const isMember = (
  guideId: number,
  { ids, hasFailed }: OwnList,
  flag?: boolean,
): boolean | undefined => (ids ? ids.has(guideId) : (flag ?? (hasFailed ? false : undefined)));
