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

describe('settings', () => {
  test('with nothing set, everything has a working default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      testPages: true,
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

  test('an empty value counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['LOG_LEVEL', 'loud'],
    ['CONTACT_EMAIL', 'no-address'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CORS_ORIGINS', 'https://a.example,*'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['PUBLIC_URL', 'cicerone.example'],
    ['RATE_LIMIT', 'many'],
    ['REVIEWS_WIDGET_URL', 'javascript:alert(1)'],
  ])('%s=%s is refused by name, without repeating the value', (name, value) => {
    const found = problems({ [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} must`));
    // The example of an address range has the digit 1.
    if (value !== '1') expect(found[0]).not.toContain(value);
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
