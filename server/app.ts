/**
 * Composes the server from plugins. It neither listens nor opens the database, so that tests and main.ts
 * build the same app. The order matters: headers and logs first, then the described routes, then the app's pages.
 */
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import type { App } from './http/app.ts';
import { handleError, handleFrameworkError, notFound } from './http/errors.ts';
import { refuseExpectations, refuseUnreadable } from './http/parserErrors.ts';
import { PreparedAnswers } from './http/preparedAnswers.ts';
import { readableUrl } from './http/readableUrl.ts';
import { makeMailer, type Mailer } from './mail/mailer.ts';
import { makeCommerce, type Commerce } from './modules/checkout/commerce.ts';
import { addressLimits, limitRequests } from './plugins/limits/addressLimits.ts';
import { apiAnswers } from './plugins/apiAnswers.ts';
import { requireAppSecret } from './plugins/appSecret.ts';
import { crossOrigin } from './plugins/crossOrigin.ts';
import { faultHooks, makeFaults, withRepeatedNews } from './dev/faults.ts';
import { BODY_LIMIT, forms } from './plugins/forms.ts';
import { openapi } from './plugins/openapi.ts';
import { metrics } from './plugins/metrics.ts';
import { pathOf, requestId, requestLog } from './plugins/log/requestLog.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { session } from './plugins/session/session.ts';
import { readTextIds } from './plugins/textIds.ts';
import { accounts } from './modules/accounts/accountRoutes.ts';
import { catalogueDetails } from './modules/catalogue/detailRoutes.ts';
import { catalogueLists } from './modules/catalogue/listRoutes.ts';
import { catalogueSearch } from './modules/search/searchRoutes.ts';
import { dev } from './dev/dev.ts';
import { commerceRoutes, paymentRoutes } from './modules/commerceRoutes.ts';
import { health } from './modules/site/health.ts';
import { makeLibraryRoutes, type LibraryRoutes } from './modules/customerRoutes.ts';
import { media } from './modules/media/mediaRoutes.ts';
import { makePageSender } from './ssr/pageSender.ts';
import { makeRenderer } from './ssr/renderer.ts';
import { pages } from './modules/site/pages.ts';
import { plans } from './modules/checkout/plans/planRoutes.ts';
import { passwords } from './modules/accounts/passwords/passwordRoutes.ts';
import { robots } from './modules/site/robots.ts';
import { sitemap } from './modules/site/sitemap.ts';
import { social } from './modules/social/socialRoutes.ts';
import { publicIds } from './modules/site/publicIds.ts';
import { lowerHashCost } from './plugins/session/secrets.ts';
import { makeSocialAccounts } from './modules/social/socialAccountStore.ts';
import { makeCatalogueStore, type CatalogueStore } from './modules/catalogue/catalogueStore.ts';
import { makePasswordResets } from './modules/accounts/passwords/passwordResetStore.ts';
import { makeSignIns } from './modules/accounts/session/signInStore.ts';
import { makeSignUps } from './modules/accounts/signUp/signUpStore.ts';
import { makeWrongCodes } from './modules/accounts/codes/wrongCodes.ts';

const MB = 1024 * 1024;
/** 20,000 guides are a list of 10 MB, details of 8 KB and searches of 30 KB. Customers with the same flags share lists. */
const CACHE_BYTES = { lists: 64 * MB, details: 32 * MB, searches: 32 * MB, personal: 64 * MB };

export interface AppParts {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
}

/** Ready to `listen()` or `inject()`. Closing it leaves the database open: the caller closes that. */
export async function buildApp({ config, db, log }: AppParts): Promise<App> {
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
    // A request that arrives during shutdown is answered, and its connection then closes.
    return503OnClosing: false,
    requestTimeout: 60_000,
    ajv: { customOptions: { coerceTypes: false } },
    frameworkErrors: handleFrameworkError,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: refuseUnreadable,
  }).withTypeProvider<TypeBoxTypeProvider>();

  refuseExpectations(app);
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
  const catalogue = makeCatalogueStore(db);
  const version = async () => String(await catalogue.version());
  const mailer = makeMailer(config);
  const faults = config.standIns ? makeFaults(config) : undefined;
  const shop = await makeCommerce({ config, db, log, faults });
  const commerce = faults ? withRepeatedNews(shop, faults) : shop;
  app.decorate('commerce', commerce);
  const library = makeLibraryRoutes({ config, db, mailer, commerce, log });

  requestLog(app);
  await metrics(app, config, db);
  await securityHeaders(app, config);
  await crossOrigin(app, config);
  if (faults) faultHooks(app, faults);
  await session(app, config, db);
  addressLimits(app, config, db);
  await openapi(app);
  health(app, { ping: () => db.ping() });
  await app.register(
    async (scope) =>
      api(scope.withTypeProvider(), { config, db, catalogue, mailer, commerce, library }),
    { prefix: '/api/v1' },
  );
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw notFound();
  });
  const { catalogueDir: folder } = config;
  await media(app, { ...commerce, folder, store: catalogue, version, more: library.storage });
  await paymentRoutes(app, config, commerce);
  await dev(app, { config, db, faults });
  await social(app, { config, accounts: makeSocialAccounts(db, mailer) });
  await library.pages(app);
  const renderer = makeRenderer(app, config.rendererFile, log);
  robots(app, config);
  sitemap(app, { config, version, ids: () => publicIds(db) });
  await pages(app, { config, sendPage: makePageSender(config, renderer, version) });
  await app.ready();
  return app;
}

interface ApiParts {
  config: Config;
  db: Database;
  catalogue: CatalogueStore;
  mailer: Mailer;
  commerce: Commerce;
  library: LibraryRoutes;
}

/** Registers everything below /api/v1: what all calls share, then each family of calls. */
async function api(app: App, parts: ApiParts): Promise<void> {
  const { config, db, catalogue, mailer, commerce, library } = parts;
  const version = async () => String(await catalogue.version());
  const lists = new PreparedAnswers(version, CACHE_BYTES.lists);
  const details = new PreparedAnswers(version, CACHE_BYTES.details);
  const searches = new PreparedAnswers(version, CACHE_BYTES.searches);
  const personal = new PreparedAnswers(version, CACHE_BYTES.personal);
  const wrongCodes = makeWrongCodes(db, app.log);
  const { accessOf } = commerce;

  limitRequests(app, config);
  requireAppSecret(app, config);
  apiAnswers(app);
  await forms(app);
  readTextIds(app);

  await app.register(
    async (scope) => {
      const client: App = scope.withTypeProvider();
      catalogueLists(client, catalogue, { accessOf, prepared: lists, personal });
      plans(client, { store: catalogue, prepared: lists, ...commerce });
      catalogueDetails(client, catalogue, { accessOf, prepared: details, personal });
      catalogueSearch(client, catalogue, { accessOf, prepared: searches });
      library.client(client);
    },
    { prefix: '/client' },
  );
  await app.register(
    async (scope) => {
      const users: App = scope.withTypeProvider();
      const signUps = makeSignUps(db, mailer, wrongCodes);
      accounts(users, { config, signUps, signIns: makeSignIns(db) });
      commerceRoutes(users, config, commerce);
      library.users(users);
    },
    { prefix: '/users' },
  );
  const resets = makePasswordResets(db, mailer, wrongCodes);
  await app.register(async (scope) => passwords(scope.withTypeProvider(), config, resets), {
    prefix: '/password',
  });

  app.all('/*', { schema: { hide: true } }, () => {
    throw notFound();
  });
}
