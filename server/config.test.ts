import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const problems = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/cicerone',
  PUBLIC_URL: 'https://cicerone.example/',
  SMTP_URL: 'smtp://localhost',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};

describe('settings', () => {
  test('with nothing set, everything has a working default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      appSecret: 'cicerone-web-app',
      corsOrigins: [],
      trustProxy: [],
      logLevel: 'warn',
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  test('cheap password hashes are refused in production', () => {
    expect(readConfig({ PASSWORD_HASH: 'low' }).passwordHash).toBe('low');
    expect(readConfig(production).passwordHash).toBe('standard');
    expect(problems({ ...production, PASSWORD_HASH: 'low' })).toEqual([
      expect.stringContaining('PASSWORD_HASH=low'),
    ]);
  });

  test('an empty value counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 });
  });

  test('the result cannot be changed, its lists included', () => {
    const config = readConfig({ CORS_ORIGINS: 'https://a.example' });
    expect(Object.isFrozen(config) && Object.isFrozen(config.corsOrigins)).toBe(true);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['LOG_LEVEL', 'loud'],
    ['CONTACT_EMAIL', 'nobody'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CORS_ORIGINS', 'https://a.example,*'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['PUBLIC_URL', 'cicerone.example'],
    ['RATE_LIMIT', 'many'],
    ['CLOCK_OFFSET', 'soon'],
    ['REVIEWS_WIDGET_URL', 'javascript:alert(1)'],
  ])('%s=%s is refused by name, without repeating the value', (name, value) => {
    const found = problems({ [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} must`));
  });

  test('ranges and origins are read as lists', () => {
    const config = readConfig({
      TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    });
    expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8']);
    expect(config.corsOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
  });

  test('half of a pair is named by the half that is missing', () => {
    expect(problems({ STRIPE_SECRET_KEY: 'sk' })).toEqual([
      'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it.',
    ]);
    expect(problems({ GOOGLE_CLIENT_SECRET: 's' })).toHaveLength(1);
  });
});

describe('production', () => {
  test('is ready with every setting', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      logLevel: 'info',
      publicUrl: 'https://cicerone.example',
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
      google: { clientId: 'id', clientSecret: 'secret' },
    });
  });

  test('has the true time, and an identity provider over TLS', () => {
    expect(readConfig({ ...production, CLOCK_OFFSET: '60' }).clockOffset).toBe(0);
    expect(readConfig(production).google?.issuer).toBe('https://accounts.google.com');
    expect(problems({ ...production, GOOGLE_ISSUER: 'http://a.example' })).toHaveLength(1);
  });

  test('names every missing setting at once', () => {
    const { NODE_ENV, ...required } = production;
    const found = problems({ NODE_ENV });
    expect(found.map((problem) => problem.split(' ')[0]).sort()).toEqual(
      Object.keys(required).sort(),
    );
  });

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('needs %s', (name) => {
    const found = problems({ ...production, [name]: '' });
    expect(found).toEqual([`${name} is missing: NODE_ENV=production needs it.`]);
  });
});
