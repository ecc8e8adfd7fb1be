/** The English name of a BCP 47 tag, such as 'Italian' for 'it'; what is no tag is returned as it is. */
export function languageName(tag: string): string {
  // No tag is the root of all languages, which has a name too.
  if (tag === '') return '';
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    // RangeError: not a tag.
    return tag;
  }
}
