/** Returns the English name of a BCP 47 tag, such as 'Italian' for 'it'; an invalid tag is returned unchanged. */
export function languageName(tag: string): string {
  // The empty tag would be the root of all languages, which has a name too.
  if (tag === '') return '';
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    // RangeError: not a tag.
    return tag;
  }
}
