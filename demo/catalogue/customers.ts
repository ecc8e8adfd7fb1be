import type { DemoCustomers } from '../../server/catalogue/types.ts';

/** Customers who own and wish for bundled guides, so that the whole product can be tried at once. */
export const demoCustomers: DemoCustomers = {
  returning: {
    name: 'Giulia Ferrari',
    email: 'demo@cicerone.example',
    password: 'Cicerone-demo-2026',
    bought: [
      ['caravaggio-luce-e-coltello', 'pantheon-casa-della-luce'],
      ['villa-d-este-teatro-delle-acque'],
    ],
    wished: ['oro-di-ravenna'],
    begun: [
      { guide: 'pantheon-casa-della-luce', finishedTracks: 0, share: 0.4 },
      { guide: 'caravaggio-luce-e-coltello', finishedTracks: 2, share: 0.6 },
    ],
  },
  fresh: {
    name: 'Marco Conti',
    email: 'new@cicerone.example',
    password: 'Cicerone-demo-2026',
    bought: [],
    wished: [],
    begun: [],
  },
};
