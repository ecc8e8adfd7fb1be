/**
 * Composes the server from plugins. It does not listen and does not open the database, so tests and main.ts build the
 * same app. The order matters: headers and logs first, then the routes that the API's description lists, then the app's
 * pages.
 */
import fastify, { LogController, type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { api } from './api.ts';
import type { MediaStore } from './catalogue/store/mediaStore.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { dev } from './dev/dev.ts';
import {
  faultHooks,
  makeFaults,
  withRepeatedWebhooks,
  withProviderOutage,
} from './dev/faults/faults.ts';
import { choosePayment } from './dev/payment/choosePayment.ts';
import { withRedelivery } from './dev/payment/redelivery.ts';
import { testConsentProvider } from './dev/testConsent.ts';
import type { App } from './http/app.ts';
import { catalogueVersion } from './http/catalogueVersion.ts';
import { handleError, notFound } from './http/errors.ts';
import { rejectExpectations, rejectMalformedRequests } from './http/parserErrors.ts';
import { readableUrl } from './http/readableUrl.ts';
import { makeMailer } from './mail/mailer.ts';
import { makeOwnership } from './modules/access/ownership.ts';
import { makePreviews, previewRoute } from './modules/access/previews.ts';
import { makeAccessOf } from './modules/access/requestAccess.ts';
import { makeMediaSigner, signingKey } from './modules/access/signing.ts';
import { makeCatalogueStore } from './modules/catalogue/catalogueStore.ts';
import { guidesById } from './modules/catalogue/guideStore.ts';
import { makeCommerce } from './modules/checkout/commerce.ts';
import { payment } from './modules/checkout/payment/paymentRoutes.ts';
import { makeDownloadStore } from './modules/downloads/downloadStore.ts';
import { feedFiles } from './modules/feed/feedRoutes.ts';
import { makeFeedStore } from './modules/feed/feedStore.ts';
import { catalogueFiles } from './modules/media/files.ts';
import { media } from './modules/media/mediaRoutes.ts';
import { operatorPage } from './modules/operator/operatorPage.ts';
import { makeEmailChanges } from './modules/profile/emailChangeStore.ts';
import { profileEmailPage } from './modules/profile/emailPage.ts';
import { profilePictures } from './modules/profile/imageRoutes.ts';
import { makeProfileImages } from './modules/profile/imageStore.ts';
import { health } from './modules/site/health.ts';
import { pages } from './modules/site/pages.ts';
import { robots } from './modules/site/robots.ts';
import { makeSite } from './modules/site/site.ts';
import { sitemap } from './modules/site/sitemap.ts';
import { makeSocialAccounts } from './modules/social/socialAccountStore.ts';
import { social } from './modules/social/socialRoutes.ts';
import { crossOrigin } from './plugins/crossOrigin.ts';
import { BODY_LIMIT } from './plugins/forms.ts';
import { addressLimits } from './plugins/limits/addressLimits.ts';
import { pathOf, requestId, requestLog } from './plugins/log/requestLog.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { lowerHashCost } from './plugins/session/secrets.ts';
import { session } from './plugins/session/session.ts';
import { makePageSender } from './ssr/pageSender.ts';
import { makeRenderer } from './ssr/renderer.ts';

/** A client that reads nothing for this time is given up; a player that continues later requests the rest. */
const STALLED_MS = 60_000;
/** Others are closed at once: each may need two file descriptors, and 2,000 listeners must find room. */
const MAX_CONNECTIONS = 10_000;

export interface AppParts {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  mediaStore: MediaStore;
}

/**
 * Returns the app, ready for `listen()` or `inject()`. Closing the app does not close the database: the caller does.
 */
export async function buildApp({ config, db, log, mediaStore }: AppParts): Promise<App> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    // During shutdown a request is still served; then its connection is closed.
    return503OnClosing: false,
    requestTimeout: 60_000,
    connectionTimeout: STALLED_MS,
    ajv: { customOptions: { coerceTypes: false } },
    frameworkErrors: handleError,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: rejectMalformedRequests,
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.server.maxConnections = MAX_CONNECTIONS;
  rejectExpectations(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    if (/^\/(api|storage)(\/|$)/.test(pathOf(request.url))) throw notFound();
    return reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found.\n');
  });

  if (config.passwordHash === 'low') lowerHashCost();
  const version = catalogueVersion(() => catalogue.version());
  const guides = guidesById(db, version);
  const catalogue = makeCatalogueStore(db, guides);
  const site = makeSite(db, version);
  const mailer = makeMailer(config);
  const secret = await signingKey(db, config.mediaSigningKey);
  const signer = makeMediaSigner(secret);
  const previews = makePreviews(secret, config);
  const ownership = makeOwnership(db);
  const accessOf = makeAccessOf(ownership, signer, previews.of);
  const feeds = makeFeedStore(db, ownership);
  const faults = config.testPages ? makeFaults(config) : undefined;
  const { provider, test } = choosePayment({ config, db, log });
  const shop = makeCommerce({
    config,
    db,
    log,
    mailer,
    provider: faults ? withProviderOutage(provider, faults) : provider,
  });
  const redelivered = test ? withRedelivery(shop, test) : shop;
  const commerce = faults ? withRepeatedWebhooks(redelivered, faults) : redelivered;
  app.decorate('commerce', commerce);
  const images = makeProfileImages(db);
  const downloads = makeDownloadStore(db);

  requestLog(app);
  await metrics(app, config, db);
  await securityHeaders(app, config);
  await crossOrigin(app, config);
  if (faults) faultHooks(app, faults);
  await session(app, config, db);
  addressLimits(app, config, db);
  await openapi(app, config);
  health(app, config, db);
  const apiParts = {
    config,
    db,
    mailer,
    catalogue,
    guides,
    version,
    commerce,
    downloads,
    images,
    feeds,
    site,
    accessOf,
  };
  await app.register(async (scope) => api(scope.withTypeProvider(), apiParts), {
    prefix: '/api/v1',
  });
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw notFound();
  });
  await media(app, {
    files: catalogueFiles(mediaStore),
    store: catalogue,
    version,
    signer,
    downloads,
    more: (storage) => {
      profilePictures(storage, images);
      feedFiles(storage, { config, store: feeds, signer });
    },
  });
  const { checkout, events, settling } = commerce;
  await payment(app, { config, checkout, events });
  app.addHook('onClose', () => settling.idle());
  await dev(app, { config, db, faults, payment: test && { provider: test, events } });
  await social(app, {
    config,
    accounts: makeSocialAccounts(db, mailer),
    testProvider: config.testPages ? testConsentProvider : undefined,
  });
  await profileEmailPage(app, config, makeEmailChanges(db, mailer));
  await operatorPage(app, config, db);
  previewRoute(app, previews);
  const isPreview = (request: FastifyRequest) => previews.of(request) !== null;
  const renderer = makeRenderer(app, config, log);
  robots(app, config);
  sitemap(app, { config, db, version, site });
  await pages(app, {
    config,
    site,
    sendPage: makePageSender(config, renderer, { version, isPreview, readSite: site.siteOf }),
  });
  await app.ready();
  return app;
}
