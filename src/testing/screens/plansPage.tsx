import { screen, within } from '@testing-library/react';
import { toPlan, type Plan } from '../../domain/decode/customer/decodePlan.ts';
import { envelopedList } from '../../domain/decode/wire.ts';
import { tabStorage } from '../../shared/storage/rawStorage.ts';
import { ask } from '../server/catalogue.ts';
import { renderPage } from './renderPage.tsx';

/** What the tests of /subscribe do on the page. Call it once, at the top of a test file. */
export function plansPage() {
  let plans: Plan[] = [];
  beforeAll(async () => {
    plans = await ask('subscriptions', envelopedList(toPlan));
  });
  // The tab is a new one for each test.
  afterEach(() =>
    (['payment-for', 'payment-away'] as const).forEach((key) => tabStorage.write(key, null)),
  );

  const page = () => within(screen.getByRole('main'));
  const planOf = (index: number): Plan => {
    const plan = plans.filter(({ isActive }) => isActive)[index];
    if (!plan) throw new Error('a plan');
    return plan;
  };
  const radio = (plan: Plan) => page().findByRole('radio', { name: new RegExp(plan.title) });
  return {
    page,
    planOf,
    radio,
    plans: () => plans,
    button: (name: string) => page().findByRole('button', { name }),
    choose: async (index = 0, storage?: Parameters<typeof renderPage>[1]) => {
      const app = renderPage('/subscribe', storage);
      await app.user.click(await radio(planOf(index)));
      return app;
    },
  };
}
