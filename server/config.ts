/**
 * Every setting of the server, read once at start. The only file on the server that reads `process.env`.
 * docs/settings.md describes them; docs/decisions/021-stand-ins.md says which service each one makes
 * real.
 */
import { join, resolve } from 'node:path';
import { CATALOGUE_DIR, rendererDirOf } from '../build.settings.ts';
import { exposureOf, openProblems, type Exposure } from './config/openSettings.ts';
import { isPath, listOf } from './config/settingForms.ts';
import { givenIn, readSettings, type Settings } from './config/settings.ts';

export interface Config extends Exposure {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute. Holds the embedded database and whatever is uploaded. */
  readonly dataDir: string;
  /** Absolute. The catalogue's data, recordings and pictures (catalogue/files.ts). */
  readonly catalogueDir: string;
  /** Absolute. Folder of the app's build. */
  readonly distDir: string;
  /** Absolute. The build of the server's renderer. */
  readonly rendererFile: string;
  /** Absent: the embedded database below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Ships in the app's bundle, so it identifies the application and protects nothing. */
  readonly appSecret: string;
  /** Origins other than our own whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Address ranges of the proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  /** Opens `/metrics` to other machines. */
  readonly metricsToken: string | undefined;
  /** Where people reach this server, without a closing slash. Absent: clients connect to it directly. */
  readonly publicUrl: string | undefined;
  /** API calls a minute from one address; 0 turns the limit off. */
  readonly rateLimit: number;
  /** Origins of the app's build settings; the page's content security policy allows them. */
  readonly build: { readonly api: readonly string[]; readonly media: readonly string[] };
  readonly reviewsWidgetOrigin: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Mail is sent over TLS or not at all. */
  readonly smtpTlsRequired: boolean;
  /** The sender of mails. */
  readonly mailFrom: string;
  /** The recipient of the contact form. */
  readonly contactEmail: string;
  readonly stripe: StripeAccount | undefined;
  /** How often the server asks the provider about orders without a webhook, in seconds. */
  readonly paymentCheck: number;
  /** Absent: a key that is generated once and stored in the database. */
  readonly mediaSigningKey: string | undefined;
  readonly google: Google | undefined;
  /** 'low' makes passwords and codes cheap to check and to guess: development and tests. */
  readonly passwordHash: 'standard' | 'low';
}

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another host than Stripe's only in tests. */
  readonly apiBase: string | undefined;
}

export interface Google {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The OpenID provider; another one than Google's only in tests. */
  readonly issuer: string;
}

/** The build's default too (build.settings.ts). */
export const PUBLIC_APP_SECRET = 'cicerone-web-app';

/** Names every problem of the settings in one message, without their values. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(['The server cannot start with these settings:', ...problems].join('\n  - '));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws ConfigError naming every wrong or missing setting at once. */
export function readConfig(environment: Environment = process.env): Config {
  const given = givenIn(environment);
  const exposure = exposureOf(given);
  // Without stand-ins each of a pair is required by itself.
  const read = readSettings(given, exposure.testProviders);
  const problems = [...('problems' in read ? read.problems : []), ...openProblems(given, exposure)];
  if ('problems' in read || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  const { settings } = read;
  const publicUrl = settings.PUBLIC_URL?.replace(/\/+$/, '');
  const distDir = resolve(settings.DIST_DIR);
  return deepFreeze<Config>({
    ...exposure,
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    catalogueDir: resolve(settings.CATALOGUE_DIR ?? CATALOGUE_DIR),
    distDir,
    rendererFile: join(rendererDirOf(distDir), 'renderer.mjs'),
    databaseUrl: settings.DATABASE_URL,
    appSecret: settings.APP_SECRET ?? PUBLIC_APP_SECRET,
    corsOrigins: listOf(settings.CORS_ORIGINS ?? ''),
    trustProxy: listOf(settings.TRUST_PROXY ?? ''),
    logLevel: settings.LOG_LEVEL ?? (exposure.production ? 'info' : 'warn'),
    metricsToken: settings.METRICS_TOKEN,
    publicUrl,
    rateLimit: settings.RATE_LIMIT,
    build: {
      api: [...originOf(settings.API_BASE), ...originOf(settings.CONTENT_BASE)],
      media: originOf(settings.MEDIA_BASE),
    },
    reviewsWidgetOrigin: originOf(settings.REVIEWS_WIDGET_URL)[0],
    smtpUrl: settings.SMTP_URL,
    smtpTlsRequired: settings.SMTP_TLS === 'required',
    mailFrom: settings.MAIL_FROM ?? `no-reply@${mailHost(publicUrl)}`,
    contactEmail: settings.CONTACT_EMAIL ?? `contact@${mailHost(publicUrl)}`,
    stripe: stripeIn(settings),
    paymentCheck: settings.PAYMENT_CHECK_SECONDS,
    mediaSigningKey: settings.MEDIA_SIGNING_KEY,
    google: googleIn(settings),
    passwordHash: settings.PASSWORD_HASH,
  });
}

function stripeIn(settings: Settings): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
  };
}

function googleIn(settings: Settings): Google | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = settings;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER ?? 'https://accounts.google.com',
  };
}

/** The origin of an address; none for a path on our own origin, which needs no permission. */
const originOf = (text: string | undefined): string[] =>
  text === undefined || isPath(text) ? [] : [new URL(text).origin];

const mailHost = (publicUrl: string | undefined): string =>
  publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;

/** Whether people reach the server over TLS: decides HSTS, secure cookies and upgraded requests. */
export const isHttps = (config: Config): boolean => config.publicUrl?.startsWith('https:') ?? false;

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
