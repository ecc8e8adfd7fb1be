/** What the files of `site/` say of entries and of each other, and what prices must be like in the shop's currency. */
import { digitsOf, hasDigitsOf, isZero, toSmallestUnits } from '../../lib/money.ts';
import { isOf, isSiteKind, isSold, kindNames, kinds, type Entry } from '../format/entry.ts';
import type { Path } from '../format/frontMatter.ts';
import { shopFactsOf } from '../format/shopFacts.ts';

interface SiteProblem {
  entry: Entry;
  at: Path;
  message: string;
}

/** A path of the shop, or an address with TLS. */
const ADDRESS = /^(\/(?!\/)|https:\/\/[^\s/]+)/;
const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;

/** Kinds whose entries have a page of their own, by folder. */
const linked = new Set(['categories', 'guides', 'persons', 'objects', 'places']);

/** Returns the entry that the link of a footer names: `guides/siena`, `legal/privacy`; undefined for an address. */
export function linkedEntry(
  to: string,
  language: string,
): { kind: Entry['kind']; slug: string } | undefined {
  const [folder = '', slug = ''] = to.split('/');
  if (folder === 'legal') return { kind: 'legal', slug: `${language}/${slug}` };
  const kind = kindNames.find((one) => kinds[one].folder === folder);
  return kind && linked.has(folder) && !isSiteKind(kind) ? { kind, slug } : undefined;
}

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** @param has whether the catalogue has an entry */
export function siteProblems(
  found: readonly Entry[],
  has: (entry: { kind: Entry['kind']; slug: string }) => boolean,
): SiteProblem[] {
  return [
    ...found.filter(isOf('shop')).flatMap((entry) => shopProblems(entry, found)),
    ...missingShop(found, has),
    ...found.filter(isOf('footer')).flatMap((entry) => footerProblems(entry, has)),
    ...found
      .filter(isOf('business'))
      .flatMap((entry) => addressProblem(entry, ['recipient'], entry.front.recipient)),
    ...priceProblems(found),
  ];
}

function missingShop(
  found: readonly Entry[],
  has: (entry: { kind: 'shop'; slug: string }) => boolean,
) {
  const [entry] = found.filter(({ kind }) => isSiteKind(kind));
  if (!entry || has({ kind: 'shop', slug: 'shop' })) return [];
  const message =
    'There is no site/shop.md: write it, with the name, currency, time_zone and language of the shop.';
  return [{ entry, at: [], message }];
}

function addressProblem(entry: Entry, at: Path, email: string | undefined): SiteProblem[] {
  if (email === undefined || EMAIL.test(email)) return [];
  return [{ entry, at, message: `'${email}' is no email address: write one, or remove the line.` }];
}

function shopProblems(entry: Entry<'shop'>, found: readonly Entry[]): SiteProblem[] {
  const { currency, time_zone, language, email, invoice_email } = entry.front;
  const problems = [
    ...addressProblem(entry, ['email'], email),
    ...addressProblem(entry, ['invoice_email'], invoice_email),
  ];
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    const message = `'${currency}' is no currency: write an ISO 4217 code, such as EUR, USD or JPY.`;
    problems.push({ entry, at: ['currency'], message });
  }
  if (!isTimeZone(time_zone)) {
    const message = `'${time_zone}' is no time zone: write an IANA name, such as Europe/Rome.`;
    problems.push({ entry, at: ['time_zone'], message });
  }
  const languages = found.flatMap((one) =>
    isSiteKind(one.kind) && one.kind !== 'shop' ? [one.slug.split('/')[0]] : [],
  );
  if (languages.length > 0 && !languages.includes(language)) {
    const message = `There is no folder site/${language}: write the files of that language, or name another one.`;
    problems.push({ entry, at: ['language'], message });
  }
  return problems;
}

function footerProblems(
  entry: Entry<'footer'>,
  has: (entry: { kind: Entry['kind']; slug: string }) => boolean,
): SiteProblem[] {
  const { apps, groups = [] } = entry.front;
  const problems = (['app_store', 'google_play'] as const).flatMap((store) => {
    const to = apps?.[store];
    if (to === undefined || ADDRESS.test(to)) return [];
    return [
      { entry, at: ['apps', store], message: `'${to}' is no address: begin with https:// or /.` },
    ];
  });
  const links = groups.flatMap((group, index) =>
    group.links.flatMap(({ to }, place): SiteProblem[] => {
      const at = ['groups', index, 'links', place, 'to'];
      if (ADDRESS.test(to)) return [];
      const target = linkedEntry(to, entry.slug);
      if (target && has(target)) return [];
      const message = target
        ? `There is no ${to}: write the folder of an entry, or add one.`
        : `'${to}' leads nowhere: write a path such as /subscribe, an address with https://, or an entry such as guides/siena, categories/towns or legal/privacy.`;
      return [{ entry, at, message }];
    }),
  );
  return [...problems, ...links];
}

/** What the payment provider takes, in the currency's smallest unit. */
const MOST = 99_999_999;
const leastOf = (digits: number): number => (digits === 3 ? 500 : 50);

function priceProblems(found: readonly Entry[]): SiteProblem[] {
  const { currency } = shopFactsOf(found);
  if (!Intl.supportedValuesOf('currency').includes(currency)) return [];
  const digits = digitsOf(currency);
  const [least, most] = [leastOf(digits), MOST].map((units) =>
    (units / 10 ** digits).toFixed(digits),
  );
  const example = (7.5).toFixed(digits);
  return found.filter(isSold).flatMap((entry): SiteProblem[] => {
    if (!('price' in entry.front)) return [];
    const { price } = entry.front;
    const isWritten = hasDigitsOf(currency, price);
    const units = isWritten ? toSmallestUnits(price, currency) : 0;
    // The provider takes whole hundredths of currencies with three digits.
    const isPayable = units >= leastOf(digits) && units <= MOST && (digits < 3 || units % 10 === 0);
    if (isWritten && (isZero(price) || isPayable)) return [];
    const message = `price is '${price}': write ${currency} with ${digits} digits after the point, such as '${example}', or '${(0).toFixed(digits)}' for a free guide. The payment provider takes ${least} to ${most}.`;
    return [{ entry, at: ['price'], message }];
  });
}
