/** Settings that are addresses: what a server decides from one does not depend on how it is written. */
import fc from 'fast-check';
import { buildSettings } from '../../build.settings.ts';
import { openSettings } from '../../tests/support/server/openSettings.ts';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { bucketNameIn } from './bucket.ts';

/** Returns the settings, or the problems that stop the start. */
function start(environment: Record<string, string>): Config | readonly string[] {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

/** Each run compiles the schema of the settings again, which takes 15 ms. */
fc.configureGlobal({ numRuns: 20 });

const blank = fc.constantFrom('', ' ', '\t', '\n');
const upperOrLower = (text: string) => fc.mixedCase(fc.constant(text));

/** Makes the forms of one origin: upper and lower case, default port, slash at the end, white space. */
const formsOf = (protocol: string, host: string, port = '') =>
  fc
    .tuple(
      blank,
      upperOrLower(protocol),
      fc.constantFrom('://', ':\\\\'),
      upperOrLower(host),
      fc.constantFrom('', port && `:${port}`),
      fc.constantFrom('', '/'),
      blank,
    )
    .map((parts) => parts.join(''));

const publicHosts = ['shop.example', '203.0.113.7', '[2001:db8::1]'];
const loopbackHosts = ['localhost', '127.0.0.1', '127.0.0.2', '[::1]'];
const httpsForms = fc
  .constantFrom(...publicHosts, ...loopbackHosts)
  .chain((host) => fc.tuple(formsOf('https', host, '443'), fc.constant(`https://${host}`)));

const production = {
  ...openSettings,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/cicerone',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_API_BASE: '',
  GOOGLE_ISSUER: '',
};

test('an https PUBLIC_URL closes the test pages and makes cookies Secure in each of its forms', () => {
  fc.assert(
    fc.property(httpsForms, ([PUBLIC_URL, origin]) => {
      expect(start({ PUBLIC_URL })).toContainEqual(expect.stringMatching(/^SMTP_URL is missing/));
      const isRight = { testPages: false, https: true, publicUrl: origin };
      expect(start({ ...production, PUBLIC_URL })).toMatchObject(isRight);
      expect(start({ PUBLIC_URL, DEV: '1' })).toMatchObject({ ...isRight, testPages: true });
    }),
  );
});

test.each(['PUBLIC_URL', 'GOOGLE_ISSUER', 'STRIPE_API_BASE'])(
  'production refuses a %s without TLS in each of its forms',
  (name) => {
    fc.assert(
      fc.property(formsOf('http', 'shop.example', '80'), (text) => {
        expect(start({ ...production, [name]: text })).toEqual([
          `${name} must begin with https://: NODE_ENV=production needs it.`,
        ]);
      }),
    );
  },
);

test('a mail server without TLS needs a word on it in each of its forms', () => {
  const forms = fc.tuple(upperOrLower('smtp'), upperOrLower('user:Secret@mail.example'));
  fc.assert(
    fc.property(forms, ([protocol, rest]) => {
      expect(start({ ...production, SMTP_URL: `${protocol}://${rest}` })).toEqual([
        expect.stringMatching(/^SMTP_TLS is missing/),
      ]);
      const smtpUrl = `smtps://${rest}`;
      expect(start({ ...production, SMTP_URL: `${protocol}S://${rest}` })).toMatchObject({
        smtpUrl,
      });
    }),
  );
});

test('a local server has test pages in each form of its address', () => {
  const forms = fc.constantFrom(...loopbackHosts).chain((host) =>
    fc.record({
      HOST: upperOrLower(host.replace(/[[\]]/g, '')),
      PUBLIC_URL: formsOf('http', host, '80'),
      publicUrl: fc.constant(`http://${host}`),
    }),
  );
  fc.assert(
    fc.property(forms, ({ publicUrl, ...settings }) => {
      expect(start(settings)).toMatchObject({ testPages: true, https: false, publicUrl });
    }),
  );
});

test.each(['PUBLIC_URL', 'CORS_ORIGINS'])(
  '%s with more than an origin is refused, without repeating it',
  (name) => {
    const parts = fc.tuple(
      fc.constantFrom('', 'user@', 'user:secret@'),
      fc.constantFrom('shop.example', '[::1]'),
      fc.constantFrom('', '/', '/shop', '//', '?shop=1', '#shop'),
    );
    fc.assert(
      fc.property(
        parts.filter(([user, , path]) => user !== '' || path.length > 1),
        ([user, host, path]) => {
          const text = `https://${user}${host}${path}`;
          expect(start({ [name]: text })).toEqual([
            expect.stringMatching(new RegExp(`^${name} must`)),
          ]);
          expect(String(start({ [name]: text }))).not.toContain(text);
        },
      ),
    );
  },
);

test('CORS_ORIGINS are compared in the form that browsers send', () => {
  fc.assert(
    fc.property(fc.array(httpsForms, { minLength: 1 }), (forms) => {
      const CORS_ORIGINS = forms.map(([text]) => text).join();
      expect(start({ CORS_ORIGINS })).toMatchObject({
        corsOrigins: forms.map(([, origin]) => origin),
      });
    }),
  );
});

test('origins of the build are allowed in each of their forms, paths of this site need no permission', () => {
  fc.assert(
    fc.property(httpsForms, ([text, origin]) => {
      const settings = { API_BASE: text, MEDIA_BASE: text, REVIEWS_WIDGET_URL: text };
      expect(start({ ...settings, CONTENT_BASE: '/fake-api/' })).toMatchObject({
        build: { api: [origin], media: [origin] },
        reviewsWidgetOrigin: origin,
      });
    }),
  );
  // Browsers read them as addresses of another site.
  for (const MEDIA_BASE of ['//evil.example/', '/\\evil.example/', '/\t/evil.example/']) {
    expect(start({ MEDIA_BASE })).toEqual([expect.stringMatching(/^MEDIA_BASE must/)]);
  }
});

test('a build has its addresses as browsers write them', () => {
  const settings = buildSettings({
    PUBLIC_PATH: '/app',
    API_BASE: 'HTTPS://Api.example:443/',
    MEDIA_BASE: 'HTTPS://Media.example/files',
    REVIEWS_WIDGET_URL: ' HTTPS://Reviews.example/?id=A ',
  });
  expect(settings).toMatchObject({
    PUBLIC_PATH: '/app/',
    API_BASE: 'https://api.example',
    MEDIA_BASE: 'https://media.example/files/',
    CONTENT_BASE: '/fake-api/',
    REVIEWS_WIDGET_URL: 'https://reviews.example/?id=A',
  });
  for (const REVIEWS_WIDGET_URL of ['//evil.example/', '/\\evil.example/', 'javascript:alert(1)']) {
    expect(() => buildSettings({ REVIEWS_WIDGET_URL })).toThrow('REVIEWS_WIDGET_URL must be');
  }
});

test.each([
  ['s3://cicerone', 'cicerone'],
  ['S3://cicerone/', 'cicerone'],
  ['s3://Cicerone', undefined],
  ['s3://cicerone/folder', undefined],
  ['https://cicerone', undefined],
  ['cicerone', undefined],
])('the bucket of %s is %s', (text, name) => {
  expect(bucketNameIn(text)).toBe(name);
});
