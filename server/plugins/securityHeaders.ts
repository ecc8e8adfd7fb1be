import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';

/** The payment page, to which the browser is redirected after a form. */
const PAYMENT_FORMS = ['https://checkout.stripe.com'];

/** Features that the app never uses, so that an injected script cannot use them either. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = PERMISSIONS.map((name) => `${name}=()`).join(', ');

/** Exceptions for one page. */
interface Exceptions {
  /** Nonce of its inline scripts and style elements. */
  nonce?: string;
  /** Hashes of the style attributes in HTML that was rendered here. */
  styleHashes?: readonly string[];
  frameAncestors?: "'none'" | "'self'";
}

/**
 * Returns the policy of every page and response: scripts and styles are files of this site, and inline ones of the page
 * and of Emotion have the nonce.
 */
export function contentSecurityPolicy(
  config: Config,
  { nonce, styleHashes = [], frameAncestors = "'none'" }: Exceptions = {},
): string {
  const inline = nonce ? [`'nonce-${nonce}'`] : [];
  const { api, media } = config.build;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline],
    'style-src': ["'self'", ...inline],
    ...(styleHashes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...styleHashes] }),
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", 'blob:', ...media],
    // Downloads are fetched from the origin of media.
    'connect-src': ["'self'", ...api, ...media],
    // The font of headings is in its style sheet (tools/webpack/client.ts).
    'font-src': ["'self'", 'data:'],
    // Without a widget, the frame shows a page of this site (modules/site/pages.ts).
    'frame-src': [config.reviewsWidgetOrigin ?? "'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [frameAncestors],
    'form-action': ["'self'", ...(config.stripe ? PAYMENT_FORMS : [])],
  };
  const written = Object.entries(directives).map(([name, values]) =>
    [name, ...new Set(values)].join(' '),
  );
  // On plain HTTP it would send the app's own requests to a port without TLS.
  if (config.https) written.push('upgrade-insecure-requests');
  return written.join('; ');
}

export async function securityHeaders(app: App, config: Config): Promise<void> {
  await app.register(helmet, {
    // Set by this file, because only pages need a nonce, and helmet would generate two for each response of the API.
    contentSecurityPolicy: false,
    strictTransportSecurity: config.https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The payment and consent pages return by top-level navigation, never through an opener.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: {
      policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    },
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', policy);
    reply.header('Permissions-Policy', PERMISSIONS_POLICY);
  });
}
