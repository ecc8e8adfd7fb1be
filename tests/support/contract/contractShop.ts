/** The calls of: cart, checkout, plans and what was bought. */
import type { CartResponse } from '../../../contract/cart.ts';
import { json } from '../server/client.ts';
import { newCustomer } from '../customers/customer.ts';
import { drop, get, post, someItems, text, users, type Row, type World } from './contractWorld.ts';
import { invoicesOf, planNamed, put } from '../customers/shop.ts';

async function cartItem({ customer, id }: World): Promise<number> {
  await put(customer, id(5));
  const { data } = await json<CartResponse>(customer.api(`${users}/cart`));
  return data[0]?.id ?? 0;
}

export const shopRows: Row[] = [
  {
    call: 'POST users/cart/add',
    status: 200,
    ask: post('cart/add', ({ id }) => ({ guide_id: id(5), quantity: 1 })),
  },
  {
    call: 'POST users/cart/add',
    status: 400,
    when: 'for an owned guide',
    ask: post('cart/add', ({ id }) => ({ guide_id: id(0), quantity: 1 })),
    reads: { errors: { guide_id: [text] } },
  },
  {
    call: 'GET users/cart',
    status: 200,
    ask: async (world) => (await cartItem(world), get('cart')(world)),
    reads: { ...someItems, price: expect.stringMatching(/^\d+\.\d\d$/) },
  },
  {
    call: 'DELETE users/cart/delete/{id}',
    status: 200,
    ask: async (world) => drop(world.customer, `${users}/cart/delete/${await cartItem(world)}`),
  },
  {
    call: 'DELETE users/cart/delete/{id}',
    status: 404,
    ask: ({ customer }) => drop(customer, `${users}/cart/delete/999999`),
  },
  {
    call: 'POST users/checkout',
    status: 201,
    ask: async (world) => {
      await cartItem(world);
      return post('checkout', () => ({ payment_type: 'stripe' }))(world);
    },
    reads: { payment_url: expect.stringContaining('://') },
  },
  {
    call: 'POST users/checkout',
    status: 400,
    when: 'with an empty cart',
    ask: async () => (await newCustomer()).post(`${users}/checkout`, { payment_type: 'stripe' }),
  },
  {
    call: 'POST users/checkout',
    status: 409,
    when: 'for another cart than was seen',
    ask: async (world) => {
      await cartItem(world);
      return post('checkout', () => ({ payment_type: 'stripe', version: 'old' }))(world);
    },
  },
  {
    call: 'POST users/subscription',
    status: 201,
    ask: async ({ customer }) => {
      const { id } = await planNamed(customer, /./);
      return customer.post(`${users}/subscription`, { plan_id: id });
    },
    reads: { payment_url: expect.stringContaining('://') },
  },
  {
    call: 'POST users/subscription',
    status: 404,
    ask: post('subscription', () => ({ plan_id: 999_999 })),
  },
  {
    call: 'GET users/invoice',
    status: 200,
    ask: get('invoice'),
    reads: someItems,
  },
  {
    call: 'GET users/invoice/{id}',
    status: 200,
    when: 'as a PDF',
    ask: async (world) => {
      const [invoice] = await invoicesOf(world.customer);
      return get(`invoice/${invoice?.id}`)(world);
    },
  },
  { call: 'GET users/invoice/{id}', status: 404, ask: get('invoice/999999') },
  { call: 'GET users/credit-note/{id}', status: 404, ask: get('credit-note/999999') },
  {
    call: 'GET users/download-key',
    status: 200,
    ask: get('download-key'),
  },
  {
    call: 'GET users/download-leases',
    status: 200,
    ask: get('download-leases'),
  },
  {
    call: 'GET users/download/{id}',
    status: 200,
    ask: (world) => get(`download/${world.id(0)}`)(world),
  },
  {
    call: 'GET users/download/{id}',
    status: 403,
    when: 'for a guide that is not owned',
    ask: (world) => get(`download/${world.id(9)}`)(world),
  },
];
