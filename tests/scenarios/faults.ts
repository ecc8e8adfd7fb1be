/** A server that fails a number of times. */
import { newCustomer } from '../support/customers/customer.ts';
import type { FaultRequest } from '../../server/dev/faults/faultRequest.ts';
import { sceneOf } from './customers.ts';
import type { Scenario } from './scenario.ts';

/** Adds a fault to a server in development. */
export async function addFault(base: string, fault: FaultRequest): Promise<void> {
  const response = await fetch(`${base}/dev/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
}

export const removeFaults = async (base: string): Promise<void> =>
  void (await fetch(`${base}/dev/faults`, { method: 'DELETE' }));

export const faultScenarios: Scenario[] = [
  {
    name: 'server-failing',
    about: 'Reads fail with 500, answers are late, one list ends half-way',
    alone: true,
    setUp: async (base) => {
      const customer = await newCustomer({ base });
      await addFault(base, { kind: 'status', status: 500, path: '/api/v1/users/home-page' });
      await addFault(base, { kind: 'truncate', path: '/api/v1/client/person' });
      await addFault(base, { kind: 'latency', ms: 300, path: '/api/*' });
      return sceneOf(customer, {
        address: '/user',
        shows: 'Try again',
        look: [
          'What failed shows an error in its own place; the rest of the page is shown.',
          `Remove the faults with 'curl -X DELETE ${base}/dev/faults', then press 'Try again'.`,
        ],
      });
    },
  },
  {
    name: 'webhooks-repeated',
    about: 'Every confirmation of a payment comes twenty times',
    alone: true,
    setUp: async (base) => {
      const customer = await newCustomer({ base });
      await addFault(base, { kind: 'repeat-webhook', repeats: 19 });
      return sceneOf(customer, {
        address: '/subscribe',
        shows: 'Select A Plan',
        look: ['Buy a plan: one invoice, one year, however often the news come.'],
      });
    },
  },
];
