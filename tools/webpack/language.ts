import type { Configuration } from 'webpack';
import { defaultLanguage, type Language } from '../../contract/languages.ts';

/**
 * Returns how a language's build finds its texts: an import of `./copy.ts` is `copy.it.ts` in Italian, if there is one
 * (docs/how-to/translate.md). All imports name their extension.
 */
export const inLanguage = (language: Language): NonNullable<Configuration['resolve']> =>
  language === defaultLanguage ? {} : { extensionAlias: { '.ts': [`.${language}.ts`, '.ts'] } };
