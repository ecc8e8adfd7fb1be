import type { WireGuide } from '../../../contract/guides.ts';
import { HOME_LIMIT, OPENED_LIMIT } from './homeStore.ts';
import { api, json } from '../../../tests/support/server/client.ts';
import { newCustomer, type TestCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, guideFor, guidesFor } from '../../../tests/support/customers/shop.ts';

const path = '/api/v1/users/home-page';
const homeOf = async ({ api: call }: TestCustomer): Promise<WireGuide[]> =>
  json<WireGuide[]>(call(path));
const idsOf = async (customer: TestCustomer): Promise<number[]> =>
  (await homeOf(customer)).map(({ id }) => id);

let customer: TestCustomer;
let guides: WireGuide[];
/** Newest first. */
let newest: number[];

describe('the personalised home', () => {
  beforeEach(async () => {
    customer = await newCustomer();
    guides = await guidesFor(customer);
    newest = guides.map(({ id }) => id).sort((one, other) => other - one);
  });

  // Shows.
  test('is a bare list: the newest guides, for a new customer', async () => {
    const list = await homeOf(customer);
    expect(list.map(({ id }) => id)).toEqual(newest.slice(0, HOME_LIMIT));
    for (const guide of list)
      expect(guide).toMatchObject(guides.find(({ id }) => id === guide.id) ?? {});
  });

  test('what was opened last comes first, at once', async () => {
    const [one = 0, two = 0, three = 0] = [guides[5]?.id, guides[20]?.id, guides[40]?.id];
    for (const id of [one, two, three, one]) await guideFor(customer, id);
    const ids = await idsOf(customer);
    expect(ids.slice(0, 3)).toEqual([one, three, two]);
    expect(new Set(ids).size).toBe(HOME_LIMIT);
    expect(ids.slice(3)).toEqual(
      newest.filter((id) => ![one, two, three].includes(id)).slice(0, HOME_LIMIT - 3),
    );
  });

  test('opened guides leave room for others', async () => {
    const opened = guides.slice(0, OPENED_LIMIT + 3).map(({ id }) => id);
    for (const id of opened) await guideFor(customer, id);
    const ids = await idsOf(customer);
    expect(ids.slice(0, OPENED_LIMIT)).toEqual(opened.reverse().slice(0, OPENED_LIMIT));
    expect(ids[OPENED_LIMIT]).toBe(newest[0]);
  });

  test('then the newest of the categories in which something was bought, with its flags', async () => {
    const bought = guides[0];
    const { id: boughtId, category_id: category } = bought ?? { id: 0, category_id: 0 };
    await buy(customer, boughtId);
    // Every customer owns free guides.
    const wished = guides.find(({ id, price }) => id === newest[1] && price !== '0.00')?.id;
    await customer.post('/api/v1/users/wishlist', { guide_id: wished });
    const list = await homeOf(customer);
    const kin = newest.filter((id) =>
      guides.some((guide) => guide.id === id && guide.category_id === category),
    );
    const suggested = kin.filter((id) => id !== boughtId);
    expect(list.slice(0, suggested.length).map(({ id }) => id)).toEqual(suggested);
    // An owned guide is not suggested.
    expect(list.some(({ id }) => id === boughtId)).toBe(false);
    expect(list.find(({ id }) => id === wished)).toMatchObject({
      wishList: true,
      whishlist: true,
      purchase: false,
    });
    await guideFor(customer, boughtId);
    expect((await homeOf(customer))[0]).toMatchObject({ id: boughtId, purchase: true });
  });

  test('what others open, and what is missing, does not count for this customer', async () => {
    const other = await newCustomer();
    await guideFor(other, guides[7]?.id ?? 0);
    await customer.api('/api/v1/client/audio-guide/999999');
    await api(`/api/v1/client/audio-guide/${guides[9]?.id}`);
    expect(await idsOf(customer)).toEqual(newest.slice(0, HOME_LIMIT));
  });

  test('visitors: 401', async () => {
    expect((await api(path)).status).toBe(401);
  });
});
