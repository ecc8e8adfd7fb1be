/** A customer who owns exactly one guide, which has a locked object. */
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireObjectSummary } from '../../../contract/exhibits.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import { json } from '../server/client.ts';
import { newCustomer, type TestCustomer } from './customer.ts';
import { buy, guidesFor } from './shop.ts';

type Asker = { api: TestCustomer['api'] };

/** Returns `data` of a call below /api/v1/client. */
export const data = async <T>({ api: ask }: Asker, path: string): Promise<T> =>
  (await json<Envelope<T>>(ask(`/api/v1/client/${path}`))).data;

export interface Owner {
  customer: TestCustomer;
  guide: WireGuide;
  object: WireObjectSummary;
}

export async function newOwner(base?: string): Promise<Owner> {
  const customer = await newCustomer(base === undefined ? {} : { base });
  const objects = await data<WireObjectSummary[]>(customer, 'object');
  const object = objects.find(({ free }) => free === '0');
  const guide = (await guidesFor(customer)).find(({ id }) => id === object?.audio_guide_id);
  if (!object || !guide) throw new Error('the bundled catalogue has locked objects');
  await buy(customer, guide.id);
  return { customer, guide, object };
}
