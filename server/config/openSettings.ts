/**
 * What a server that other machines can reach must have set. In development, test pages replace mail, payments and
 * social sign-in. They trust every caller: on an open port any user could sign in as another or get guides for free.
 */
import type { Addresses } from './addresses.ts';
import type { Given } from './settings.ts';

/** Where the server runs: decides whether test pages exist and which settings are required. */
export interface Exposure {
  readonly production: boolean;
  /** Whether users reach the server over TLS: decides HSTS, secure cookies and upgraded requests. */
  readonly https: boolean;
  /** Whether the test pages below `/dev/`, the demo customers, fast hashes and a moved clock are allowed. */
  readonly testPages: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host);

export function exposureOf(
  { NODE_ENV, DEV, HOST = '127.0.0.1' }: Given,
  { PUBLIC_URL }: Addresses,
): Exposure {
  const production = NODE_ENV === 'production';
  const https = PUBLIC_URL?.protocol === 'https:';
  const isLocal = isLoopbackName(HOST) && !https;
  return { production, https, testPages: !production && (DEV === '1' || isLocal) };
}

/** Settings of the services that test pages replace in development. */
const REPLACED = [
  'PUBLIC_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
];

/** Minimum lengths. Real keys of Stripe and Google are longer. */
const SECRETS = {
  MEDIA_SIGNING_KEY: 32,
  STRIPE_WEBHOOK_SECRET: 32,
  GOOGLE_CLIENT_SECRET: 24,
  METRICS_TOKEN: 24,
  OPERATOR_TOKEN: 24,
};

/** `aaaa…` is long enough, but easy to guess. */
const FEWEST_CHARACTERS = 8;

const isWeak = (secret: string, shortest: number): boolean =>
  secret.length < shortest || new Set(secret).size < FEWEST_CHARACTERS;

/** Returns what is missing, weak or unencrypted on a server without test pages. */
export function openProblems(
  given: Given,
  addresses: Addresses,
  { production, testPages }: Exposure,
): string[] {
  if (testPages) return [];
  const problems: string[] = [];
  if (given.DEV === '1') {
    problems.push('DEV=1 lets in every caller: NODE_ENV=production refuses it.');
  }
  if (given.PASSWORD_HASH === 'low') {
    problems.push('PASSWORD_HASH=low protects no password: it needs DEV=1 or a local server.');
  }
  for (const name of production ? ['DATABASE_URL', ...REPLACED] : REPLACED) {
    if (given[name]) continue;
    problems.push(
      production
        ? `${name} is missing: NODE_ENV=production needs it.`
        : `${name} is missing: a server that other machines reach has no test page for it. Set it, or DEV=1 on a network that you trust.`,
    );
  }
  for (const [name, shortest] of Object.entries(SECRETS)) {
    const secret = given[name];
    if (secret && isWeak(secret, shortest)) {
      problems.push(
        `${name} is too weak: at least ${shortest} characters, ${FEWEST_CHARACTERS} of them different.`,
      );
    }
  }
  if (addresses.SMTP_URL?.protocol === 'smtp:' && !given.SMTP_TLS) {
    problems.push(
      'SMTP_TLS is missing: SMTP_URL begins without TLS. Set SMTP_TLS=required (STARTTLS or no mail) or SMTP_TLS=optional (mail may travel readable), or use smtps://.',
    );
  }
  if (!production) return problems;
  for (const name of ['PUBLIC_URL', 'GOOGLE_ISSUER', 'STRIPE_API_BASE'] as const) {
    if (addresses[name]?.protocol === 'http:') {
      problems.push(`${name} must begin with https://: NODE_ENV=production needs it.`);
    }
  }
  if (/^(sk|rk)_test_/.test(given.STRIPE_SECRET_KEY ?? '')) {
    problems.push(
      "STRIPE_SECRET_KEY is a key of Stripe's test mode: NODE_ENV=production refuses it.",
    );
  }
  return problems;
}
