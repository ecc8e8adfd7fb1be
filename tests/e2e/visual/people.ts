import { newCustomer } from '../../support/customers/customer.ts';
import {
  requestCheckout,
  requestPlan,
  buy,
  guidesFor,
  pay,
  planNamed,
  put,
  urlOf,
} from '../../support/customers/shop.ts';

/** Who opens a screen: without an account, with an empty one, with guides, with a plan. */
export type Who = 'visitor' | 'newAccount' | 'shopper' | 'subscriber';

export interface Person {
  token?: string;
  /** The address to which the payment page returned. */
  paidAt: string;
}

/** Creates the customers of the scenes on a server, through its API. */
export async function makePeople(base: string | undefined): Promise<Record<Who, Person>> {
  const newAccount = await newCustomer({ base });
  const shopper = await newCustomer({ base });
  const subscriber = await newCustomer({ base });
  // A free guide cannot be bought.
  const all = (await guidesFor(shopper)).filter(
    ({ remark, price }) => remark !== 'Special' && Number(price) > 0,
  );
  const ids = all.map(({ id }) => id);
  await buy(shopper, ...ids.slice(0, 4));
  await put(shopper, ...ids.slice(4, 5));
  const paid = await pay(await urlOf(requestCheckout(shopper)));
  await put(shopper, ...ids.slice(5, 8));
  for (const guide_id of ids.slice(8, 14)) {
    await shopper.post('/api/v1/users/wishlist', { guide_id });
  }
  const plan = await planNamed(subscriber, /annuale/i);
  const subscribed = await pay(await urlOf(requestPlan(subscriber, plan.id)));
  return {
    visitor: { paidAt: '' },
    newAccount: { token: newAccount.token, paidAt: '' },
    shopper: { token: shopper.token, paidAt: pathOf(paid) },
    subscriber: { token: subscriber.token, paidAt: pathOf(subscribed) },
  };
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://app');
  return pathname + search;
};
