import { readFileSync } from 'node:fs';
import type { DemoCustomers } from '../server/catalogue/demoCustomers.ts';

/** Customers who own and wish for bundled guides, so that the whole product can be tried at once. */
export const demoCustomers: DemoCustomers = JSON.parse(
  readFileSync('demo/catalogue/customers.json', 'utf8'),
);
