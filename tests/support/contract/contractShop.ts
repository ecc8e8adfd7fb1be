/** The calls of: cart, checkout, plans and what was bought. */
import type { CartResponse } from '../../../contract/cart.ts';
import { json } from '../server/client.ts';
import { newCustomer } from '../customers/customer.ts';
import {
  drop,
  get,
  post,
  someItems,
  text,
  users,
  type Row,
  type ContractContext,
} from './contractContext.ts';
import { invoicesOf, planNamed, put } from '../customers/shop.ts';

async function cartItem({ customer, id }: ContractContext): Promise<number> {
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
    ask: async (context) => (await cartItem(context), get('cart')(context)),
    reads: { ...someItems, price: expect.stringMatching(/^\d+\.\d\d$/) },
  },
  {
    call: 'DELETE users/cart/delete/{id}',
    status: 200,
    ask: async (context) =>
      drop(context.customer, `${users}/cart/delete/${await cartItem(context)}`),
  },
  {
    call: 'DELETE users/cart/delete/{id}',
    status: 404,
    ask: ({ customer }) => drop(customer, `${users}/cart/delete/999999`),
  },
  {
    call: 'POST users/checkout',
    status: 201,
    ask: async (context) => {
      await cartItem(context);
      return post('checkout', () => ({ payment_type: 'stripe' }))(context);
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
    ask: async (context) => {
      await cartItem(context);
      return post('checkout', () => ({ payment_type: 'stripe', version: 'old' }))(context);
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
    ask: async (context) => {
      const [invoice] = await invoicesOf(context.customer);
      return get(`invoice/${invoice?.id}`)(context);
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
    ask: (context) => get(`download/${context.id(0)}`)(context),
  },
  {
    call: 'GET users/download/{id}',
    status: 403,
    when: 'for a guide that is not owned',
    ask: (context) => get(`download/${context.id(9)}`)(context),
  },
];
