import helmet from '@fastify/helmet';
import { isHttps, type Config } from '../config.ts';
import type { App } from '../http/app.ts';

/** Hosted checkout, where the browser is sent to from a form's answer. */
const PAYMENT_FORMS = ['https://checkout.stripe.com'];

/** What the app never asks a browser for, and what a script that got in must not either. */
const PERMISSIONS = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...[
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
    'local-fonts',
    'magnetometer',
  ],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['usb', 'xr-spatial-tracking'],
];
const PERMISSIONS_POLICY = PERMISSIONS.map((name) => `${name}=()`).join(', ');

/** What one page needs beyond the others. */
interface Exceptions {
  /** Of its own inline scripts and style elements. */
  nonce?: string;
  /** Of the style attributes in HTML that was rendered here. */
  styleHashes?: readonly string[];
  frameAncestors?: "'none'" | "'self'";
}

/**
 * The policy of every page and answer. The app runs under it as it is: scripts and styles are our own
 * files, and the inline ones that the page and Emotion write carry the nonce.
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
    // Downloads are fetched from the media's origin.
    'connect-src': ["'self'", ...api, ...media],
    // The headings' font is inside its style sheet (tools/webpack/client.ts).
    'font-src': ["'self'", 'data:'],
    // Without a widget, its frame shows a page of ours (modules/site/pages.ts).
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
  // On plain HTTP it would send the app's own requests to a port that speaks no TLS.
  if (isHttps(config)) written.push('upgrade-insecure-requests');
  return written.join('; ');
}

export async function securityHeaders(app: App, config: Config): Promise<void> {
  await app.register(helmet, {
    // Ours, since only pages need a nonce and helmet would draw two for every API answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps(config) ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The payment and consent pages return through top-level navigation, never through an opener. Pages that are
    // the same for everybody go without (ssr/pageSender.ts).
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
