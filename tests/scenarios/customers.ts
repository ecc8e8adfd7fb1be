/** Customers who own something, or nothing yet. */
import { newCustomer, type TestCustomer } from '../support/customers/customer.ts';
import {
  requestCheckout,
  requestPlan,
  buy,
  guidesFor,
  pay,
  planNamed,
  put,
  urlOf,
} from '../support/customers/shop.ts';
import type { Scenario, Scene } from './scenario.ts';

/** Returns the storage of a signed-in browser. */
export const sceneOf = (
  { email, password, token }: Pick<TestCustomer, 'email' | 'password' | 'token'>,
  scene: Pick<Scene, 'address' | 'shows' | 'look'>,
): Scene => ({ ...scene, keys: { token, auth: 'true' }, customer: { email, password } });

/** Returns guides that are not 'Special', from the beginning of the catalogue. */
async function plainGuides(customer: TestCustomer, amount: number) {
  const guides = (await guidesFor(customer)).filter(({ remark }) => remark !== 'Special');
  return guides.slice(0, amount);
}

/** Opens the page of the one guide that a customer owns. */
async function sceneOfOwner(base: string, look: Scene['look']): Promise<Scene> {
  const customer = await newCustomer({ base });
  const [guide] = await plainGuides(customer, 1);
  if (!guide) throw new Error('the catalogue has guides');
  await buy(customer, guide.id);
  return sceneOf(customer, { address: `/audio-guide/${guide.id}`, shows: guide.title, look });
}

export async function newSubscriber(base: string) {
  const customer = await newCustomer({ base });
  const plan = await planNamed(customer, /annuale$/);
  await pay(await urlOf(requestPlan(customer, plan.id)));
  return { customer, plan };
}

export const customerScenarios: Scenario[] = [
  {
    name: 'customer-empty',
    about: 'Signed in for the first time: nothing bought, wished for or begun',
    setUp: async (base) =>
      sceneOf(await newCustomer({ base }), {
        address: '/user/library',
        shows: 'No purchases yet',
        look: ['Cart, library, updates, billing: each empty list has a message and a link.'],
      }),
  },
  {
    name: 'customer-owner',
    about: 'Owns one guide, and has an invoice for it',
    setUp: (base) =>
      sceneOfOwner(base, [
        "'Download' has replaced 'Add to Cart', and no track is locked.",
        '/user/library has it in the purchase list; /user/profile?Tab=Billing has the invoice.',
      ]),
  },
  {
    name: 'subscriber',
    about: 'Has paid for a year: every guide plays',
    setUp: async (base) => {
      const { customer, plan } = await newSubscriber(base);
      return sceneOf(customer, {
        address: '/user/profile?Tab=Subscriptions',
        shows: plan.title,
        look: ['No card sells anything any more.', '/subscribe says until when it is paid.'],
      });
    },
  },
  {
    name: 'cart-of-three',
    about: 'Three guides in the cart, nothing paid',
    setUp: async (base) => {
      const customer = await newCustomer({ base });
      const guides = await plainGuides(customer, 3);
      await put(customer, ...guides.map(({ id }) => id));
      return sceneOf(customer, {
        address: '/user/cart',
        shows: 'Total Products',
        look: [
          "'Remove' takes one out here and in the cart's popover, and in other tabs.",
          "'Purchase Now' leads to a test page: pay, pay late, decline, cancel.",
        ],
      });
    },
  },
  {
    name: 'payment-pending',
    about: 'Back from the payment page, and the provider has not confirmed anything',
    setUp: async (base) => {
      const customer = await newCustomer({ base });
      const guides = await plainGuides(customer, 2);
      await put(customer, ...guides.map(({ id }) => id));
      const paymentPage = await urlOf(requestCheckout(customer));
      return sceneOf(customer, {
        address: '/user/cart?status=success',
        shows: 'Payment successful',
        look: [
          'After 30 s: the payment is being confirmed, do not pay again.',
          `Pay at ${new URL(paymentPage, base).pathname} in another tab: then the guides are there.`,
        ],
      });
    },
  },
  {
    name: 'offline-library',
    about: 'Owns a guide to take along: download it, then lose the network',
    setUp: (base) =>
      sceneOfOwner(base, [
        "Press 'Download', wait for 'Downloaded', then go offline (developer tools, Network).",
        'Open /user/library again: the guide is under Downloads, plays and seeks.',
      ]),
  },
];
