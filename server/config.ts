/**
 * Every setting of the server, read once at start. The only file on the server that reads `process.env`.
 * docs/settings.md describes them; docs/decisions/021-stand-ins.md says which service each one makes
 * real.
 */
import { join, resolve } from 'node:path';
import { CATALOGUE_DIR, rendererDirOf } from '../build.settings.ts';
import { checkOpenSettings, readExposure, type Exposure } from './config/openSettings.ts';
import { settingsReader } from './config/settings.ts';

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
  /** Address ranges of the proxies whose `X-Forwarded-*` is believed. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  /** Opens `/metrics` to other machines. */
  readonly metricsToken: string | undefined;
  /** Where people reach this server, without a closing slash. Absent: clients connect to it directly. */
  readonly publicUrl: string | undefined;
  /** API calls a minute from one address; 0 turns the limit off. */
  readonly rateLimit: number;
  /** Origins that the app's build was pointed at; they are let through by the page's CSP. */
  readonly build: { readonly api: readonly string[]; readonly media: readonly string[] };
  readonly reviewsWidgetOrigin: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Mail goes over TLS or not at all. */
  readonly smtpTlsRequired: boolean;
  /** The sender that mails name. */
  readonly mailFrom: string;
  /** Who reads what the contact form sends. */
  readonly contactEmail: string;
  readonly stripe: StripeAccount | undefined;
  /** How often the server asks the provider about orders without a webhook, in seconds. */
  readonly paymentCheck: number;
  /** Absent: a key made once and kept in the database. */
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

const DEFAULT_PORT = 3000;
/** The build's default too (build.settings.ts). */
export const PUBLIC_APP_SECRET = 'cicerone-web-app';
const DEFAULT_RATE_LIMIT = 1200;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const PASSWORD_HASHES = ['standard', 'low'] as const;
const SMTP_TLS = ['required', 'optional'] as const;

/** Says in one message everything that is wrong with the settings; never repeats a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(['The server cannot start with these settings:', ...problems].join('\n  - '));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws ConfigError naming every wrong or missing setting at once. */
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = [];
  const read = settingsReader(environment, problems);
  const host = read.text('HOST') ?? '127.0.0.1';
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '');
  const exposure = readExposure(read, problems, { host, publicUrl });
  const { production, standIns } = exposure;
  checkOpenSettings(read, problems, exposure);
  const passwordHash = read.oneOf('PASSWORD_HASH', PASSWORD_HASHES, 'standard');
  if (!standIns && passwordHash === 'low') {
    problems.push('PASSWORD_HASH=low protects no password: it needs DEV=1 or a local server.');
  }
  const stripe = read.together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', !standIns);
  const google = read.together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', !standIns);
  const mediaOrigin = read.originOf('MEDIA_BASE');
  const distDir = resolve(read.text('DIST_DIR') ?? 'dist');
  const config: Config = {
    ...exposure,
    host,
    port: read.integer('PORT', DEFAULT_PORT, 65_535),
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    catalogueDir: resolve(read.text('CATALOGUE_DIR') ?? CATALOGUE_DIR),
    distDir,
    rendererFile: join(rendererDirOf(distDir), 'renderer.mjs'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    appSecret: read.text('APP_SECRET') ?? PUBLIC_APP_SECRET,
    corsOrigins: read.origins('CORS_ORIGINS'),
    trustProxy: read.ranges('TRUST_PROXY'),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    metricsToken: read.text('METRICS_TOKEN'),
    publicUrl,
    rateLimit: read.integer('RATE_LIMIT', DEFAULT_RATE_LIMIT, 1_000_000),
    build: {
      api: [read.originOf('API_BASE'), read.originOf('CONTENT_BASE')].flatMap((one) => one ?? []),
      media: mediaOrigin ? [mediaOrigin] : [],
    },
    reviewsWidgetOrigin: read.originOf('REVIEWS_WIDGET_URL'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    smtpTlsRequired: read.oneOf('SMTP_TLS', SMTP_TLS, 'optional') === 'required',
    mailFrom: read.text('MAIL_FROM') ?? `no-reply@${mailHost(publicUrl)}`,
    contactEmail: read.email('CONTACT_EMAIL') ?? `contact@${mailHost(publicUrl)}`,
    stripe: stripe && {
      secretKey: stripe[0],
      webhookSecret: stripe[1],
      apiBase: read.url('STRIPE_API_BASE', ['http:', 'https:']),
    },
    paymentCheck: read.integer('PAYMENT_CHECK_SECONDS', 60, 3600),
    mediaSigningKey: read.text('MEDIA_SIGNING_KEY'),
    google: google && {
      clientId: google[0],
      clientSecret: google[1],
      issuer:
        read.url('GOOGLE_ISSUER', production ? ['https:'] : ['http:', 'https:']) ??
        'https://accounts.google.com',
    },
    passwordHash,
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return deepFreeze(config);
}

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
