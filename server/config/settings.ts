/**
 * The schema of the settings: their defaults, formats and error messages. A message has the setting's name, never its
 * value, because several are secrets or contain passwords.
 */
import { envSchema } from 'env-schema';
import { addressParsers, addressProperties, type Addresses } from './addresses.ts';
import { formats } from './settingForms.ts';

/** The environment. An empty value counts as absent, as in `PORT= npm start`. */
export type Given = Readonly<Record<string, string>>;

export const givenIn = (environment: Readonly<Record<string, string | undefined>>): Given =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const text = value?.trim();
      return text ? [[name, text]] : [];
    }),
  );

/** JSON schema of a setting. `value` exists only for its type. */
interface Setting<Value> {
  readonly type?: 'string';
  readonly format?: keyof typeof formats | keyof typeof addressParsers;
  readonly enum?: readonly string[];
  readonly allOf?: readonly object[];
  readonly default?: string;
  /** The error message for a wrong value. */
  readonly description?: string;
  readonly value?: Value;
}

const text = (fallback: string): Setting<string> => ({ type: 'string', default: fallback });
const optional: Setting<string | undefined> = { type: 'string' };

const formed = (
  format: keyof typeof formats,
  description: string,
): Setting<string | undefined> => ({ type: 'string', format, description });

const wholeNumber = (max: number, fallback: number): Setting<number> => ({
  // Coercion to a number would also accept '1e3' and '0x10'.
  allOf: [
    { type: 'string', pattern: '^\\d{1,9}$' },
    { type: 'integer', maximum: max },
  ],
  default: String(fallback),
  description: `must be a whole number from 0 to ${max}`,
});

const oneOf = <Value extends string>(...values: Value[]): Setting<Value | undefined> => ({
  enum: values,
  description: `must be one of ${values.join(', ')}`,
});
const choice = <Value extends string>(fallback: Value, ...values: Value[]): Setting<Value> => ({
  enum: values,
  description: `must be one of ${values.join(', ')}`,
  default: fallback,
});

const otherProperties = {
  NODE_ENV: choice('development', 'development', 'test', 'production'),
  DEV: choice('0', '0', '1'),
  HOST: text('127.0.0.1'),
  PORT: wholeNumber(65_535, 3000),
  DATA_DIR: text('data'),
  CATALOGUE_DIR: optional,
  MEDIA_DIR: optional,
  MEDIA_STORE: formed('bucket', 'must be the address of a bucket such as s3://cicerone'),
  MEDIA_STORE_REGION: text('us-east-1'),
  MEDIA_STORE_KEY_ID: optional,
  MEDIA_STORE_SECRET: optional,
  DIST_DIR: text('dist'),
  APP_SECRET: optional,
  CORS_ORIGINS: formed(
    'origins',
    'must list origins such as https://app.example.com, without a path',
  ),
  TRUST_PROXY: formed('ranges', 'must list address ranges such as 10.0.0.0/8 or loopback'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  METRICS_TOKEN: optional,
  OPERATOR_TOKEN: optional,
  RATE_LIMIT: wholeNumber(1_000_000, 1200),
  SMTP_TLS: choice('optional', 'required', 'optional'),
  MAIL_FROM: optional,
  CONTACT_EMAIL: formed('email', 'must be one email address'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  PAYMENT_CHECK_SECONDS: wholeNumber(3600, 60),
  MEDIA_SIGNING_KEY: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  PASSWORD_HASH: choice('standard', 'standard', 'low'),
} satisfies Record<string, Setting<unknown>>;

export type Settings = Addresses & {
  readonly [Name in keyof typeof otherProperties]: (typeof otherProperties)[Name] extends Setting<
    infer Value
  >
    ? Value
    : never;
};
type Name = keyof Settings;

const properties: Record<Name, Setting<unknown>> = { ...addressProperties, ...otherProperties };

export const settingNames = Object.keys(properties);

/** Settings that must be set together. */
const STORE: Name[][] = [['MEDIA_STORE', 'MEDIA_STORE_KEY_ID', 'MEDIA_STORE_SECRET']];
const SERVICES: Name[][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
];
const dependenciesOf = (groups: Name[][]) =>
  Object.fromEntries(
    groups.flatMap((group) => group.map((one) => [one, group.filter((each) => each !== one)])),
  );

/** An error of the validator. */
interface Wrong {
  instancePath: string;
  keyword: string;
  params: { property?: string; missingProperty?: string };
}

/**
 * Reads every other setting and returns all problems, those of addresses too. `isPaired`: a setting of a service without the other one of its pair is
 * a problem too.
 */
export function readSettings(
  given: Given,
  addresses: Addresses,
  isPaired: boolean,
): { settings: Settings } | { problems: string[] } {
  try {
    const settings = envSchema<Omit<Settings, keyof Addresses>>({
      schema: {
        type: 'object',
        properties,
        dependencies: dependenciesOf(isPaired ? [...STORE, ...SERVICES] : STORE),
      },
      data: { ...given },
      env: false,
      ajv: {
        customOptions: (ajv) => {
          for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
          for (const [name, parse] of Object.entries(addressParsers)) {
            ajv.addFormat(name, (value: string) => parse(value) !== undefined);
          }
          return ajv;
        },
      },
    });
    return { settings: { ...settings, ...addresses } };
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error)) throw error;
    // A text that is not a number fails twice, by its format and by its type.
    return { problems: [...new Set((error.errors as Wrong[]).map(problemOf))] }; // the validator's errors
  }
}

function problemOf({ instancePath, keyword, params }: Wrong): string {
  if (keyword === 'dependencies') {
    return `${params.missingProperty} is missing: ${params.property} needs it.`;
  }
  const name = instancePath.slice(1);
  const known = Object.entries<Setting<unknown>>(properties).find(([each]) => each === name);
  return `${name} ${known?.[1].description}.`;
}
