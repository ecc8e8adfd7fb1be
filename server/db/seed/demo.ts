/** The customer that a first start makes, so that the whole product can be tried at once. A stand-in. */
export const demoCustomer = {
  name: 'Giulia Ferrari',
  email: 'demo@cicerone.example',
  password: 'Cicerone-demo-2026',
} as const;
