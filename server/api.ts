/** Registers the API below /api/v1: first what all calls share, then one line for each family of calls. */
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import type { App } from './http/app.ts';
import { notFound } from './http/errors.ts';
import { ResponseCache } from './http/responseCache.ts';
import type { Mailer } from './mail/mailer.ts';
import { unansweredGuides } from './modules/access/withdrawalRight.ts';
import type { AccessOf } from './modules/access/requestAccess.ts';
import { makeWrongCodes } from './modules/accounts/codes/wrongCodes.ts';
import { makePasswordResets } from './modules/accounts/passwords/passwordResetStore.ts';
import { passwords } from './modules/accounts/passwords/passwordRoutes.ts';
import { signIn } from './modules/accounts/session/signInRoutes.ts';
import { makeSignIns } from './modules/accounts/session/signInStore.ts';
import { signUp } from './modules/accounts/signUp/signUpRoutes.ts';
import { makeSignUps } from './modules/accounts/signUp/signUpStore.ts';
import { cart } from './modules/cart/cartRoutes.ts';
import { makeCartStore } from './modules/cart/cartStore.ts';
import type { CatalogueStore } from './modules/catalogue/catalogueStore.ts';
import { catalogueDetails } from './modules/catalogue/detailRoutes.ts';
import type { GuidesById } from './modules/catalogue/guideStore.ts';
import { guideLists } from './modules/catalogue/guideListRoutes.ts';
import { catalogueLists } from './modules/catalogue/listRoutes.ts';
import type { Commerce } from './modules/checkout/commerce.ts';
import { invoices } from './modules/checkout/invoices/invoiceRoutes.ts';
import { makeInvoiceStore } from './modules/checkout/invoices/invoiceStore.ts';
import { checkout } from './modules/checkout/orders/checkoutRoutes.ts';
import { plans } from './modules/checkout/plans/planRoutes.ts';
import { makeSpecialPrice } from './modules/checkout/plans/specialPrice.ts';
import { makeConsentStore } from './modules/checkout/withdrawal/consentStore.ts';
import { makeWithdrawalLinks } from './modules/checkout/withdrawal/withdrawalLinks.ts';
import { guestWithdrawals, withdrawals } from './modules/checkout/withdrawal/withdrawalRoutes.ts';
import {
  makeWithdrawalStore,
  type WithdrawalStore,
} from './modules/checkout/withdrawal/withdrawalStore.ts';
import { contact } from './modules/contact/contactRoutes.ts';
import { makeContactStore } from './modules/contact/contactStore.ts';
import { makeDownloadKeys } from './modules/downloads/downloadKeys.ts';
import { makeDownloadLeases } from './modules/downloads/downloadLeases.ts';
import { downloads } from './modules/downloads/downloadRoutes.ts';
import type { DownloadStore } from './modules/downloads/downloadStore.ts';
import { feed } from './modules/feed/feedRoutes.ts';
import type { FeedStore } from './modules/feed/feedStore.ts';
import { home, recordRecentlyViewed } from './modules/home/homeRoutes.ts';
import { makeHomeStore } from './modules/home/homeStore.ts';
import { makeRecentlyViewed, type RecentlyViewed } from './modules/home/recentlyViewed.ts';
import { library } from './modules/library/libraryRoutes.ts';
import { makeWishStore } from './modules/library/wishStore.ts';
import { listening } from './modules/listening/listeningRoutes.ts';
import { makeListeningStore } from './modules/listening/listeningStore.ts';
import { makeWaiting } from './modules/listening/waiting.ts';
import { makeBillingStore } from './modules/profile/billingStore.ts';
import { account } from './modules/profile/accountRoutes.ts';
import { profileImage } from './modules/profile/imageRoutes.ts';
import type { ProfileImages } from './modules/profile/imageStore.ts';
import { profile } from './modules/profile/profileRoutes.ts';
import { makeProfileStore } from './modules/profile/profileStore.ts';
import { sessions } from './modules/profile/sessionRoutes.ts';
import type { Site } from './modules/site/site.ts';
import { siteCalls } from './modules/site/siteRoutes.ts';
import { catalogueSearch } from './modules/search/searchRoutes.ts';
import { makeSearchStore } from './modules/search/searchStore.ts';
import { apiResponses } from './plugins/apiResponses.ts';
import { requireAppSecret } from './plugins/appSecret.ts';
import { forms } from './plugins/forms.ts';
import { limitRequests } from './plugins/limits/addressLimits.ts';
import { requireCustomer } from './plugins/session/session.ts';
import { readTextIds } from './plugins/textIds.ts';

const MB = 1024 * 1024;
/** Lists of 20,000 guides take 10 MB, a page of them 12 KB, a detail 8 KB, a search 30 KB. */
const CACHE_BYTES = { lists: 64 * MB, details: 32 * MB, searches: 32 * MB };

export interface ApiParts {
  config: Config;
  db: Database;
  mailer: Mailer;
  catalogue: CatalogueStore;
  guides: GuidesById;
  /** Returns the version of the catalogue; cached responses are made again when it changes. */
  version: () => Promise<string>;
  commerce: Commerce;
  downloads: DownloadStore;
  images: ProfileImages;
  feeds: FeedStore;
  site: Site;
  accessOf: AccessOf;
}

export async function api(app: App, parts: ApiParts): Promise<void> {
  const { config, db, mailer } = parts;
  const recentlyViewed = makeRecentlyViewed(db, app.log);
  const wrongCodes = makeWrongCodes(db, app.log);

  limitRequests(app, config);
  requireAppSecret(app, config);
  apiResponses(app);
  await forms(app);
  readTextIds(app);

  await app.register(async (scope) => client(scope.withTypeProvider(), parts, recentlyViewed), {
    prefix: '/client',
  });
  await app.register(
    async (scope) => {
      const users: App = scope.withTypeProvider();
      signUp(users, config, makeSignUps(db, mailer, wrongCodes));
      signIn(users, config, makeSignIns(db));
      await users.register(async (inner) =>
        customers(inner.withTypeProvider(), parts, recentlyViewed),
      );
    },
    { prefix: '/users' },
  );
  const resets = makePasswordResets(db, mailer, wrongCodes);
  await app.register(async (scope) => passwords(scope.withTypeProvider(), config, resets), {
    prefix: '/password',
  });

  const links = makeWithdrawalLinks(db, { mailer, store: withdrawalStoreOf(parts) });
  await app.register(async (scope) => guestWithdrawals(scope.withTypeProvider(), config, links), {
    prefix: '/withdrawals',
  });

  app.all('/*', { schema: { hide: true } }, () => {
    throw notFound();
  });
}

const withdrawalStoreOf = ({ db, mailer, commerce }: ApiParts): WithdrawalStore =>
  makeWithdrawalStore(db, { mailer, refundSoon: commerce.settling.refundSoon });

/** Registers the calls below /client, which visitors may make. */
function client(app: App, parts: ApiParts, recentlyViewed: RecentlyViewed): void {
  const { config, db, mailer, catalogue, guides, version, site, accessOf } = parts;
  const lists = new ResponseCache(version, CACHE_BYTES.lists);
  const details = new ResponseCache(version, CACHE_BYTES.details);
  const searches = new ResponseCache(version, CACHE_BYTES.searches);

  catalogueLists(app, catalogue, { accessOf, cache: lists });
  guideLists(app, catalogue, { lists, pages: details });
  siteCalls(app, site, lists);
  plans(app, { store: catalogue, cache: lists, specialPrice: makeSpecialPrice(db) });
  catalogueDetails(app, catalogue, { accessOf, cache: details });
  catalogueSearch(app, makeSearchStore(db, version, guides), { accessOf, cache: searches });
  recordRecentlyViewed(app, recentlyViewed);
  contact(app, makeContactStore(db, { mailer, recipient: site.recipient, config }));
}

/** Registers the calls below /users, which read and change a customer's own data: each requires a customer. */
function customers(app: App, parts: ApiParts, recentlyViewed: RecentlyViewed): void {
  const { config, db, mailer, guides, commerce, images, accessOf } = parts;
  app.addHook('onRoute', (route) => {
    route.onRequest = [requireCustomer, ...[route.onRequest ?? []].flat()];
  });
  const cartStore = makeCartStore(db);

  cart(app, cartStore);
  checkout(app, config, { service: commerce.checkout, cart: cartStore });
  const invoiceStore = makeInvoiceStore(db);
  invoices(app, invoiceStore);
  const consents = makeConsentStore(db, mailer);
  withdrawals(app, { db, consents, store: withdrawalStoreOf(parts) });
  downloads(app, {
    downloads: parts.downloads,
    downloadKeys: makeDownloadKeys(db),
    downloadLeases: makeDownloadLeases(db),
    unanswered: (userId) => unansweredGuides(db.sql, userId),
    specialPrice: makeSpecialPrice(db),
    accessOf,
  });
  library(app, makeWishStore(db, guides), accessOf);
  home(app, { store: makeHomeStore(db, guides), recentlyViewed, accessOf });
  const billing = makeBillingStore(db, guides);
  const store = makeProfileStore(db, mailer);
  profile(app, { config, store, billing, accessOf });
  account(app, { config, db, store, invoicesOf: invoiceStore.invoicesOf });
  profileImage(app, images);
  sessions(app, config);
  listening(app, makeListeningStore(db), makeWaiting(db));
  feed(app, config, parts.feeds);
}
