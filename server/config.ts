/**
 * Every setting of the server, read once at start. No other file on the server reads `process.env`. docs/settings.md
 * describes the settings; docs/decisions/021-test-pages.md says which of them replaces which test page.
 */
import { join, resolve } from 'node:path';
import { DEMO_CATALOGUE, OWN_ORIGIN, PUBLIC_APP_SECRET } from '../build.settings.ts';
import { addressesIn, originUrl } from './config/addresses.ts';
import { bucketNameIn, originOfBucket, type Bucket } from './config/bucket.ts';
import { exposureOf, openProblems, type Exposure } from './config/openSettings.ts';
import { listOf } from './config/settingForms.ts';
import { givenIn, readSettings, type Settings } from './config/settings.ts';
import { Refused } from './lib/refused.ts';

export interface Config extends Exposure {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Absolute. Folder of the embedded database. */
  readonly dataDir: string;
  /** Absolute. The catalogue that an empty database is filled with, except in production. */
  readonly catalogueDir: string;
  /** Absolute. Recordings and pictures of imported catalogues (catalogue/store), without a bucket. */
  readonly mediaDir: string;
  /** Has them instead of the folder. */
  readonly bucket: Bucket | undefined;
  /** Absolute. Folder of the app's build; that of each other language is in it (build.settings.ts). */
  readonly distDir: string;
  /** Absent: the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** Part of the app's bundle, so it identifies the application and protects nothing. */
  readonly appSecret: string;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Address ranges of the proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  /** The bearer token for `/metrics` from other machines. */
  readonly metricsToken: string | undefined;
  /** Opens the operator's page; absent: there is none. */
  readonly operatorToken: string | undefined;
  /** The origin that users enter, as browsers write it. Absent: clients connect to this server directly. */
  readonly publicUrl: string | undefined;
  /** API calls per minute from one network; 0 turns the limit off. */
  readonly rateLimit: number;
  /** Origins from the app's build settings; the content security policy allows them. */
  readonly build: { readonly api: readonly string[]; readonly media: readonly string[] };
  readonly reviewsWidgetOrigin: string | undefined;
  readonly smtpUrl: string | undefined;
  /** No mail is sent without TLS. */
  readonly smtpTlsRequired: boolean;
  /** Sender of mails. */
  readonly mailFrom: string;
  /** Recipient of messages from the contact form. */
  readonly contactEmail: string;
  readonly stripe: StripeAccount | undefined;
  /** How often the server asks the provider about orders without a webhook, in seconds. */
  readonly paymentCheck: number;
  /** Absent: a key is generated once and stored in the database. */
  readonly mediaSigningKey: string | undefined;
  readonly google: Google | undefined;
  /** 'low' makes hashes of passwords and codes fast, also for an attacker: for development and tests only. */
  readonly passwordHash: 'standard' | 'low';
}

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Set only in tests; otherwise Stripe's host. */
  readonly apiBase: string | undefined;
}

export interface Google {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the OpenID provider; another one than Google's only in tests. */
  readonly issuer: string;
}

/** Has every problem of the settings in one message, without their values. */
export class ConfigError extends Refused {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(['The server cannot start with these settings:', ...problems].join('\n  - '));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings.
 * @throws ConfigError with every wrong or missing setting
 */
export function readConfig(environment: Environment = process.env): Config {
  const given = givenIn(environment);
  const addresses = addressesIn(given);
  const exposure = exposureOf(given, addresses);
  // Without test providers each setting of a pair is required anyway.
  const read = readSettings(given, addresses, exposure.testPages);
  const problems = [
    ...('problems' in read ? read.problems : []),
    ...openProblems(given, addresses, exposure),
  ];
  if ('problems' in read || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  const { settings } = read;
  const mailHost = settings.PUBLIC_URL?.hostname ?? 'localhost';
  return {
    ...exposure,
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    catalogueDir: resolve(settings.CATALOGUE_DIR ?? DEMO_CATALOGUE),
    mediaDir: resolve(settings.MEDIA_DIR ?? join(settings.DATA_DIR, 'media')),
    bucket: bucketIn(settings),
    distDir: resolve(settings.DIST_DIR),
    databaseUrl: settings.DATABASE_URL?.href,
    appSecret: settings.APP_SECRET ?? PUBLIC_APP_SECRET,
    corsOrigins: listOf(settings.CORS_ORIGINS ?? '').flatMap((one) => originUrl(one)?.origin ?? []),
    trustProxy: listOf(settings.TRUST_PROXY ?? ''),
    logLevel: settings.LOG_LEVEL ?? (exposure.production ? 'info' : 'warn'),
    metricsToken: settings.METRICS_TOKEN,
    operatorToken: settings.OPERATOR_TOKEN,
    publicUrl: settings.PUBLIC_URL?.origin,
    rateLimit: settings.RATE_LIMIT,
    build: {
      api: [...originOf(settings.API_BASE), ...originOf(settings.CONTENT_BASE)],
      media: [...originOf(settings.MEDIA_BASE), ...bucketOrigin(bucketIn(settings))],
    },
    reviewsWidgetOrigin: originOf(settings.REVIEWS_WIDGET_URL)[0],
    smtpUrl: settings.SMTP_URL?.href,
    smtpTlsRequired: settings.SMTP_TLS === 'required',
    mailFrom: settings.MAIL_FROM ?? `no-reply@${mailHost}`,
    contactEmail: settings.CONTACT_EMAIL ?? `contact@${mailHost}`,
    stripe: stripeIn(settings),
    paymentCheck: settings.PAYMENT_CHECK_SECONDS,
    mediaSigningKey: settings.MEDIA_SIGNING_KEY,
    google: googleIn(settings),
    passwordHash: settings.PASSWORD_HASH,
  };
}

function bucketIn(settings: Settings): Bucket | undefined {
  const { MEDIA_STORE, MEDIA_STORE_KEY_ID, MEDIA_STORE_SECRET } = settings;
  const name = bucketNameIn(MEDIA_STORE ?? '');
  if (name === undefined || !MEDIA_STORE_KEY_ID || !MEDIA_STORE_SECRET) return undefined;
  return {
    name,
    endpoint: settings.MEDIA_STORE_ENDPOINT?.href,
    publicEndpoint: settings.MEDIA_STORE_PUBLIC_URL?.href,
    region: settings.MEDIA_STORE_REGION,
    keyId: MEDIA_STORE_KEY_ID,
    secret: MEDIA_STORE_SECRET,
  };
}

const bucketOrigin = (bucket: Bucket | undefined): string[] =>
  bucket ? [originOfBucket(bucket)] : [];

function stripeIn(settings: Settings): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE?.href,
  };
}

function googleIn(settings: Settings): Google | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = settings;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER?.href ?? 'https://accounts.google.com',
  };
}

/** Returns the origin of an address, or nothing for a path on this server's origin, which needs no permission. */
const originOf = (url: URL | undefined): string[] =>
  url === undefined || url.origin === OWN_ORIGIN ? [] : [url.origin];
