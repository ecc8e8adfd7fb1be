/** The customers that a first start makes, so that the whole product can be tried at once. Stand-ins. */
interface DemoCustomer {
  name: string;
  email: string;
  password: string;
  /** Slugs of guides: each list was one payment. */
  bought: readonly (readonly string[])[];
  wished: readonly string[];
  /** How many tracks were heard to the end, and how much of the next one, from 0 to 1; the latest last. */
  begun: readonly { guide: string; finishedTracks: number; share: number }[];
}

/** Owns three guides, has begun two and wishes for one. */
export const demoCustomer: DemoCustomer = {
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
};

/** Has nothing yet. */
export const newDemoCustomer: DemoCustomer = {
  name: 'Marco Conti',
  email: 'new@cicerone.example',
  password: 'Cicerone-demo-2026',
  bought: [],
  wished: [],
  begun: [],
};
