/**
 * Every scenario, by the name that `npm run scenario NAME`, Jest and the end-to-end tests use. /dev/faults makes faults
 * (server/dev/faults/faults.ts), `POST /dev/clock` moves the time (server/lib/clock.ts).
 */
import { customerScenarios } from './customers.ts';
import { faultScenarios } from './faults.ts';
import type { Scenario } from './scenario.ts';
import { timeScenarios } from './time.ts';

export const scenarios: Scenario[] = [
  {
    name: 'visitor',
    about: 'A visitor on their first visit',
    setUp: async () => ({
      address: '/',
      keys: {},
      shows: 'Full of great ideas',
      look: ['After five seconds the sign-in box opens by itself.', 'Free tracks play.'],
    }),
  },
  ...customerScenarios,
  ...timeScenarios,
  ...faultScenarios,
];

/** Those that can be made on a server with other users. */
export const sharedScenarios = scenarios.filter(
  ({ alone, guides, later }) => !alone && guides === undefined && later === undefined,
);

/** @throws with the names of all scenarios. */
export function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found) return found;
  const names = scenarios.map((scenario) => `  ${scenario.name.padEnd(20)}${scenario.about}`);
  throw new Error([`There is no scenario '${name}'. There are:`, ...names].join('\n'));
}
