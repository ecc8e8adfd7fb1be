import { storedLines } from '../../../contract/browserStorage.ts';
import { defaultLanguage, isLanguage } from '../../../contract/languages.ts';
import { toHtml } from '../../catalogue/format/html.ts';
import { fillPlaceholders } from '../../catalogue/format/placeholders.ts';
import { retentionLines } from '../../db/retention.ts';

/** Returns a legal page's text. Its lists are in English for a language that the interface does not have. */
export function legalHtml(body: string, language: string): string {
  const known = isLanguage(language) ? language : defaultLanguage;
  return toHtml(
    fillPlaceholders(body, { retention: retentionLines(known), stored: storedLines(known) }),
  );
}
