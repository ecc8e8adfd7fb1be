/** States that depend on time or on the size of the catalogue. */
import { newCustomer, signIn } from '../support/customers/customer.ts';
import { newSubscriber, sceneOf } from './customers.ts';
import type { Scenario } from './scenario.ts';

const DAY = 24 * 60 * 60;

export const timeScenarios: Scenario[] = [
  {
    name: 'expired-session',
    about: 'Comes back after five weeks: the browser believes in a session that has ended',
    later: 35 * DAY,
    setUp: async (base) =>
      sceneOf(await newCustomer({ base }), {
        address: '/user/library',
        // The response of the session check is a 401: the keys are removed, and the dialog asks to sign in.
        shows: 'Your session has ended. Sign in to continue where you were.',
        look: [
          'Neither `token` nor `auth` is left in the storage.',
          'Signing in opens the library.',
        ],
      }),
  },
  {
    name: 'subscription-ended',
    about: 'Had a subscription until yesterday',
    later: 367 * DAY,
    setUp: async (base) => {
      const { customer } = await newSubscriber(base);
      return sceneOf(customer, {
        address: '/user/profile?Tab=Subscriptions',
        shows: 'Your subscription ended',
        look: ['Tracks are locked again.', 'Billing still lists what was paid.'],
      });
    },
    // The session of `setUp` has expired.
    reopen: async (base, scene) => {
      if (!scene.customer) return scene;
      return { ...scene, keys: { ...scene.keys, token: await signIn(scene.customer, base) } };
    },
  },
  {
    name: 'catalogue-20000',
    about: 'A catalogue of 20,000 guides',
    guides: 20_000,
    setUp: async () => ({
      address: '/audio-guide-by-category/1',
      keys: {},
      shows: 'Load More',
      look: ['Filter, scroll, open a guide and come back: no wait, no jump.'],
    }),
  },
];
