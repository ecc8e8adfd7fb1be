import type { Site } from '../../domain/decode/site.ts';

/** Beside a text that claims more guides than the shop has, in the language of that text. */
const soFar: Readonly<Record<string, (guides: string) => string>> = {
  en: (guides) => `${guides} guides so far.`,
  it: (guides) => `${guides} guide finora.`,
};

/**
 * Returns the true number of guides, for a place beside a text that claims more than the shop has; '' where the text is
 * true, claims nothing, or the number is unknown. `language`: the text's, if it is not the site's.
 */
export function trueCount(
  site: Site | null,
  claim: number | undefined,
  language = site?.language ?? 'en',
): string {
  const guides = site?.counts?.guides;
  if (claim === undefined || guides === undefined || guides >= claim) return '';
  const text = soFar[language] ?? soFar.en;
  return text?.(guides.toLocaleString(language)) ?? '';
}
