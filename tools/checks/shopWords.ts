/**
 * Words of the bundled shop. App and server are every shop's: its company, claims, categories and prices are in the catalogue's
 * folder `site/` (contract/site.ts), and texts of the code must not name them. Comments may, as examples.
 */
export const SHOP_WORDS = [
  'Cicerone',
  'S.r.l.',
  'Firenze',
  'Florence',
  'Pittura e Rinascimento',
  'Chiese e cattedrali',
  'Roma antica',
  'Miti e archeologia',
  'Città d’acqua',
  '20.000',
  '20,000',
  '10.000',
  '10,000',
  '59.99',
  '59,99',
  '29.99',
  '29,99',
  '4.99',
  '€',
  'Italian art',
  'abbonamento annuale',
  'yearly plan',
  'new content every month',
];

const OWN = 'Cicerone';
/** The software itself, by its name: a support report, Redux DevTools, and what the operator reads of databases and backups. */
const OWN_NAME =
  /^(src\/(app\/store\/devTools|features\/support\/recording\/report)|server\/(banner|commands\/backup\/\w+|db\/embedded\/\w+))\.ts$/;
/** Letters that a font has, and composed guides for load tests. */
const NO_WORDS = /^server\/(catalogue\/pictures|lib\/fontFor|seed\/expand)\.ts$/;
const CHECKED = /^(src\/(?!testing\/|shared\/ui\/icons\/)|server\/)(?!.*\.test\.tsx?$).+\.tsx?$/;

/** A comment's lines stay, empty, so that the numbers of the others are right. */
const withoutComments = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s({])\/\/.*$/gm, '$1');

/** The name is found as it is written: storage keys and events have it in lower case. A price is no part of a number. */
const patterns = SHOP_WORDS.map(
  (word) =>
    [word, new RegExp(`(?<!\\d)${word.replace(/[.]/g, '\\$&')}`, word === OWN ? '' : 'i')] as const,
);

/** Returns a problem for each word of the bundled shop in the code of the app and the server. */
export function checkShopWords(file: string, text: string): string[] {
  if (!CHECKED.test(file) || NO_WORDS.test(file)) return [];
  const refused = patterns.filter(([word]) => word !== OWN || !OWN_NAME.test(file));
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) =>
      refused
        .filter(([, pattern]) => pattern.test(line))
        .map(
          ([word]) =>
            `${file}:${index + 1} has '${word}' of the bundled shop: read it from the shop's own words (contract/site.ts)`,
        ),
    );
}
