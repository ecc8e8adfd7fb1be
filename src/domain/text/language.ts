import { locale } from './locale.ts';

/** Returns the name of a BCP 47 tag in the interface's language, such as 'Italian' for 'it'; an invalid tag is returned unchanged. */
export function languageName(tag: string): string {
  // The empty tag would be the root of all languages, which has a name too.
  if (tag === '') return '';
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    // RangeError: not a tag.
    return tag;
  }
}

/** Returns a BCP 47 tag as Open Graph writes it, with the territory in which most speak it: 'it_IT'; undefined for no tag. */
export function openGraphLocale(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region && `${language}_${region}`;
  } catch {
    // RangeError: not a tag.
    return undefined;
  }
}
