import { ConfigError, readConfig } from '../config.ts';

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
  SMTP_URL: 'smtps://localhost',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_bT5rKq2xWv8nYc3mLz7pHd1fGs6j',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-Zk4tRw9sQm2vXb6nPf8c',
};

describe('production', () => {
  test('is ready with every setting', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      logLevel: 'info',
      publicUrl: 'https://cicerone.example',
      testPages: false,
      stripe: { secretKey: production.STRIPE_SECRET_KEY },
      google: { clientId: 'id' },
    });
  });

  test('has an identity provider over TLS', () => {
    expect(readConfig(production).google?.issuer).toBe('https://accounts.google.com');
    expect(problems({ ...production, GOOGLE_ISSUER: 'http://a.example' })).toHaveLength(1);
  });

  test('cheap password hashes are refused in production', () => {
    expect(readConfig({ PASSWORD_HASH: 'low' }).passwordHash).toBe('low');
    expect(readConfig(production).passwordHash).toBe('standard');
    expect(problems({ ...production, PASSWORD_HASH: 'low' })).toEqual([
      expect.stringContaining('PASSWORD_HASH=low'),
    ]);
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

  test.each([
    ['a public address without TLS', { PUBLIC_URL: 'http://cicerone.example' }, 'PUBLIC_URL must'],
    ["Stripe's test mode", { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY is a key of'],
    ["Stripe's test mode, restricted", { STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY is'],
    ['a short key for media', { MEDIA_SIGNING_KEY: 'k3y' }, 'MEDIA_SIGNING_KEY is too weak'],
    ['a key of one letter', { MEDIA_SIGNING_KEY: 'a'.repeat(64) }, 'MEDIA_SIGNING_KEY is too weak'],
    ['a short token for metrics', { METRICS_TOKEN: 'metrics-1' }, 'METRICS_TOKEN is too weak'],
    ['a short token for the operator', { OPERATOR_TOKEN: 'operator-1' }, 'OPERATOR_TOKEN is too'],
    ['a short webhook secret', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET is'],
    [
      'a short client secret',
      { GOOGLE_CLIENT_SECRET: 'secret' },
      'GOOGLE_CLIENT_SECRET is too weak',
    ],
    ['mail without a word on TLS', { SMTP_URL: 'smtp://localhost' }, 'SMTP_TLS is missing'],
    ['test pages', { DEV: '1' }, 'DEV=1 lets in every caller'],
  ])('refuses %s', (_what, settings, problem) => {
    const found = problems({ ...production, ...settings });
    expect(found).toEqual([expect.stringContaining(problem)]);
    for (const value of Object.values(settings)) {
      if (value.length > 1) expect(found.join()).not.toContain(value);
    }
  });

  test.each([
    ['required', true],
    ['optional', false],
  ])('with SMTP_TLS=%s takes a mail server that begins without TLS', (word, isRequired) => {
    const settings = { ...production, SMTP_URL: 'smtp://localhost', SMTP_TLS: word };
    expect(readConfig(settings).smtpTlsRequired).toBe(isRequired);
  });
});

describe('test pages', () => {
  const { NODE_ENV: _mode, DATABASE_URL: _url, ...real } = production;

  test.each(['prod', 'Production', 'staging', 'live'])('NODE_ENV=%s stops the start', (mode) => {
    expect(problems({ NODE_ENV: mode })).toEqual([
      'NODE_ENV must be one of development, test, production.',
    ]);
  });

  test.each([
    [{}],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ HOST: '127.0.0.2', NODE_ENV: 'development' }],
    [{ PUBLIC_URL: 'http://localhost:3001', NODE_ENV: 'test' }],
    [{ HOST: '0.0.0.0', DEV: '1' }],
    [{ PUBLIC_URL: 'https://cicerone.example', DEV: '1' }],
  ])('exist with %j', (settings) => {
    expect(readConfig(settings).testPages).toBe(true);
  });

  test.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.168.1.5' }],
    [{ HOST: 'localhost.evil.example' }],
    [{ PUBLIC_URL: 'https://cicerone.example' }],
    [{ PUBLIC_URL: 'HTTPS://cicerone.example' }],
    [{ HOST: '0.0.0.0', DEV: '0' }],
  ])('are off with %j: what they replace is named', (settings) => {
    const missing = problems(settings).map((problem) => problem.split(' ')[0]);
    const expected = Object.keys(real).filter((name) => !(name in settings));
    expect(missing.sort()).toEqual(expected.sort());
    expect(readConfig({ ...real, ...settings })).toMatchObject({ testPages: false });
  });

  test('a test key of Stripe and the embedded database are allowed on a server that other machines reach', () => {
    const settings = { ...real, HOST: '0.0.0.0', STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(readConfig(settings)).toMatchObject({ production: false, testPages: false });
  });

  test('cheap hashes go with them', () => {
    const open = { ...real, HOST: '0.0.0.0' };
    expect(problems({ ...open, PASSWORD_HASH: 'low' })).toHaveLength(1);
  });
});
