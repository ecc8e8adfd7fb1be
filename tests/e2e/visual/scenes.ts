import type { Page } from '@playwright/test';
import { paths, routes } from '../../../src/shared/site/paths.ts';
import { dialogScenes } from './dialogScenes.ts';
import { play, toPlayerBar } from './listening.ts';
import type { Scene } from './scene.ts';
import { supportScenes } from './supportScenes.ts';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click();

const search = (text: string) => async (page: Page) => {
  await header(page, 'Search');
  await page.getByRole('combobox', { name: 'Search Audio Guide' }).fill(text);
  await page.getByRole('dialog', { name: 'Search results' }).waitFor();
};

/** On the landing page the dialog opens automatically, and would cover the scene. */
const closeDialog = async (page: Page) => {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** A guide that is not 'Special', and one that is (both of the bundled catalogue). */
const plain = paths.guide(2);
const special = paths.guide(1);

const publicScenes: Scene[] = [
  { name: 'landing', who: 'visitor', at: routes.landing, then: closeDialog },
  { name: 'business', who: 'visitor', at: routes.business },
  {
    name: 'business-refused',
    who: 'visitor',
    at: routes.business,
    then: press('Invia la richiesta'),
  },
  { name: 'category', who: 'visitor', at: paths.category(1) },
  { name: 'category-of-one', who: 'visitor', at: paths.category(2) },
  { name: 'category-unknown', who: 'visitor', at: paths.category(999) },
  { name: 'persons', who: 'visitor', at: routes.persons },
  { name: 'persons-none', who: 'visitor', at: `${routes.persons}?q=zzzz` },
  { name: 'person', who: 'visitor', at: paths.person(1) },
  { name: 'person-read-more', who: 'visitor', at: paths.person(1), then: press('read more') },
  { name: 'objects', who: 'visitor', at: routes.objects },
  { name: 'object', who: 'visitor', at: paths.object(1) },
  { name: 'object-unknown', who: 'visitor', at: paths.object(99_999) },
  { name: 'places', who: 'visitor', at: routes.places },
  { name: 'place', who: 'visitor', at: paths.place(1) },
  { name: 'place-whats-on', who: 'visitor', at: paths.place(1), then: tab("What's on") },
  { name: 'place-visit', who: 'visitor', at: paths.place(1), then: tab('Visit') },
  { name: 'events', who: 'visitor', at: routes.events },
  { name: 'event', who: 'visitor', at: paths.event(1) },
  { name: 'plans', who: 'visitor', at: routes.plans },
  {
    name: 'plans-chosen',
    who: 'visitor',
    at: routes.plans,
    then: (page) => page.getByRole('radio').nth(1).check(),
  },
  {
    name: 'plans-failed',
    who: 'visitor',
    // With a question mark the browser requests the plans.
    at: `${routes.plans}?`,
    broken: '**/client/subscriptions*',
  },
  { name: 'withdrawal', who: 'visitor', at: routes.withdrawal },
  {
    name: 'withdrawal-refused',
    who: 'visitor',
    at: routes.withdrawal,
    then: press('Send me the link'),
  },
  { name: 'withdrawal-used', who: 'visitor', at: `${routes.withdrawal}#${'x'.repeat(43)}` },
  { name: 'offer', who: 'visitor', at: paths.guideOffer(2) },
  { name: 'not-found', who: 'visitor', at: '/no/such/page' },
  { name: 'admin-editor', who: 'visitor', at: routes.adminEditor },
  { name: 'search', who: 'visitor', at: routes.persons, then: search('caravaggio') },
  { name: 'search-none', who: 'visitor', at: routes.persons, then: search('qqqzzz') },
  { name: 'stop', who: 'visitor', at: '/t/1' },
  { name: 'keypad', who: 'visitor', at: routes.stops },
  { name: 'keypad-unknown', who: 'visitor', at: '/t/999998' },
  { name: 'search-page', who: 'visitor', at: routes.search },
  { name: 'search-page-found', who: 'visitor', at: `${routes.search}?q=roma` },
  { name: 'search-page-none', who: 'visitor', at: `${routes.search}?q=qqqzzz` },
  {
    name: 'explore',
    who: 'visitor',
    at: routes.persons,
    only: 'desktop',
    then: (page) => header(page, 'Explore'),
  },
  {
    name: 'menu',
    who: 'visitor',
    at: routes.persons,
    only: 'phone',
    then: (page) => header(page, 'Menu'),
  },
];

const guideScenes: Scene[] = [
  { name: 'guide', who: 'visitor', at: plain },
  { name: 'guide-special', who: 'visitor', at: special },
  { name: 'guide-special-objects', who: 'visitor', at: special, then: tab('Objects') },
  { name: 'guide-special-places', who: 'visitor', at: special, then: tab('Locations') },
  { name: 'guide-special-about', who: 'visitor', at: special, then: tab('About') },
  { name: 'guide-unknown', who: 'visitor', at: paths.guide(99_999) },
  { name: 'guide-locked', who: 'visitor', at: plain, then: press(/^Locked/), covered: true },
  { name: 'guide-playing', who: 'visitor', at: plain, then: play },
  {
    name: 'player-bar',
    who: 'visitor',
    at: plain,
    then: toPlayerBar,
  },
];

const accountScenes: Scene[] = [
  { name: 'home-new', who: 'newAccount', at: routes.home },
  { name: 'cart-empty', who: 'newAccount', at: routes.cart },
  { name: 'library-empty', who: 'newAccount', at: routes.library },
  { name: 'billing-empty', who: 'newAccount', at: paths.profileTab('Billing') },
  { name: 'subscriptions-none', who: 'newAccount', at: paths.profileTab('Subscriptions') },
  { name: 'withdrawal-none', who: 'newAccount', at: routes.withdrawal },
  { name: 'withdrawal-open', who: 'shopper', at: routes.withdrawal },
  {
    name: 'withdrawal-asks',
    who: 'shopper',
    at: routes.withdrawal,
    then: press(/^Withdraw from/),
  },
  {
    name: 'withdrawal-failed',
    who: 'shopper',
    at: routes.withdrawal,
    broken: '**/users/withdrawals',
  },
  { name: 'withdrawal-plan', who: 'subscriber', at: routes.withdrawal },
  { name: 'home', who: 'shopper', at: routes.home },
  { name: 'updates', who: 'shopper', at: routes.updates },
  { name: 'library', who: 'shopper', at: routes.library },
  { name: 'cart', who: 'shopper', at: routes.cart },
  { name: 'cart-failed', who: 'shopper', at: routes.cart, broken: '**/users/cart' },
  {
    name: 'cart-unconfirmed',
    who: 'shopper',
    at: ({ paidAt }) => paidAt,
    alone: true,
    later: 31_000,
  },
  { name: 'profile', who: 'shopper', at: paths.profileTab('profile') },
  {
    name: 'profile-edit',
    who: 'shopper',
    at: paths.profileTab('profile'),
    then: press('Edit profile'),
  },
  { name: 'billing', who: 'shopper', at: paths.profileTab('Billing') },
  { name: 'guide-owned', who: 'shopper', at: plain },
  { name: 'offer-customer', who: 'shopper', at: paths.customerGuideOffer(12) },
  {
    name: 'account-menu',
    who: 'shopper',
    at: routes.updates,
    then: (page) => header(page, 'My Account'),
  },
  {
    name: 'cart-popover',
    who: 'shopper',
    at: routes.updates,
    only: 'desktop',
    then: (page) => page.getByRole('banner').getByRole('button', { name: /Cart/ }).click(),
  },
  { name: 'cart-paid', who: 'subscriber', at: ({ paidAt }) => paidAt },
  { name: 'subscription', who: 'subscriber', at: paths.profileTab('Subscriptions') },
  { name: 'plans-subscribed', who: 'subscriber', at: routes.plans },
];

/** Every route and every state of the app with its own appearance. */
export const scenes: readonly Scene[] = [
  ...publicScenes,
  ...dialogScenes,
  ...accountScenes,
  ...guideScenes,
  ...supportScenes,
];
