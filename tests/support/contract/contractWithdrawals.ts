/** The calls of the right of withdrawal (contract/withdrawal.ts). */
import { consentWording } from '../../../contract/consentWording.ts';
import { mailsTo, newCustomer, type TestCustomer } from '../customers/customer.ts';
import { buy, buyOnly, invoicesOf, startListening } from '../customers/shop.ts';
import { get, post, text, users, type Row, type ContractContext } from './contractContext.ts';

interface Fresh {
  buyer: TestCustomer;
  guideId: number;
  /** The number of the invoice. */
  order_number: string;
}

/** Returns a new customer with a guide, for which the question is not answered. */
async function freshBuyer({ id }: ContractContext, purchase = buyOnly): Promise<Fresh> {
  const buyer = await newCustomer();
  await purchase(buyer, id(0));
  const [invoice] = await invoicesOf(buyer);
  return { buyer, guideId: id(0), order_number: invoice?.number ?? '' };
}

const withdraw = ({ buyer, order_number }: Fresh, position = 0): Promise<Response> =>
  buyer.post(`${users}/withdrawals`, { order_number, position });

/** Returns the token of a mailed link. */
async function linkFor({ visitor }: ContractContext, fresh: Fresh): Promise<string> {
  const { email } = fresh.buyer;
  await visitor.post('/api/v1/withdrawals', { email, order_number: fresh.order_number });
  const mails = await mailsTo(email);
  return mails.map((mail) => /#([\w-]{43})/.exec(mail.text)?.[1]).find(Boolean) ?? '';
}

export const withdrawalRows: Row[] = [
  { call: 'GET users/consents', status: 200, ask: get('consents'), reads: { data: [] } },
  {
    call: 'POST users/consents',
    status: 201,
    ask: async (context) => {
      const { buyer, guideId } = await freshBuyer(context);
      return startListening(buyer, guideId);
    },
    reads: { data: { title: text, accepted_at: text } },
  },
  {
    call: 'POST users/consents',
    status: 200,
    when: 'when it is answered',
    ask: (context) => startListening(context.customer, context.id(0)),
  },
  {
    call: 'POST users/consents',
    status: 400,
    ask: post('consents', () => ({ guide_id: 0 })),
  },
  {
    call: 'POST users/consents',
    status: 404,
    when: 'for a guide that is not bought',
    ask: (context) => startListening(context.customer, context.id(9)),
  },
  {
    call: 'POST users/consents',
    status: 409,
    when: 'with another wording',
    ask: async (context) => {
      const { buyer, guideId: guide_id } = await freshBuyer(context);
      return buyer.post(`${users}/consents`, {
        guide_id,
        version: `${consentWording.en.version}0`,
      });
    },
  },
  {
    call: 'GET users/withdrawals',
    status: 200,
    ask: get('withdrawals'),
    reads: { data: [], withdrawn: [] },
  },
  {
    call: 'POST users/withdrawals',
    status: 201,
    ask: async (context) => withdraw(await freshBuyer(context)),
    reads: { data: { kind: 'guide', title: text, received_at: text } },
  },
  {
    call: 'POST users/withdrawals',
    status: 200,
    when: 'when it was withdrawn',
    ask: async (context) => {
      const fresh = await freshBuyer(context);
      await withdraw(fresh);
      return withdraw(fresh);
    },
  },
  {
    call: 'POST users/withdrawals',
    status: 400,
    ask: post('withdrawals', () => ({ order_number: '2026-000001', position: -1 })),
  },
  {
    call: 'POST users/withdrawals',
    status: 404,
    ask: post('withdrawals', () => ({ order_number: '1999-000001', position: 0 })),
  },
  {
    call: 'POST users/withdrawals',
    status: 409,
    when: 'when the right has ended',
    ask: async (context) => withdraw(await freshBuyer(context, buy)),
  },
  {
    call: 'POST withdrawals',
    status: 202,
    ask: ({ visitor }) =>
      visitor.post('/api/v1/withdrawals', {
        email: 'unknown@cicerone.example',
        order_number: '2026-000001',
      }),
    reads: { message: text },
  },
  {
    call: 'POST withdrawals',
    status: 400,
    ask: ({ visitor }) => visitor.post('/api/v1/withdrawals', { email: 'no address' }),
    reads: { errors: { email: [text], order_number: [text] } },
  },
  {
    call: 'POST withdrawals/link',
    status: 200,
    ask: async (context) => {
      const token = await linkFor(context, await freshBuyer(context));
      return context.visitor.post('/api/v1/withdrawals/link', { token });
    },
    reads: { data: [expect.objectContaining({ position: 0 })] },
  },
  {
    call: 'POST withdrawals/link',
    status: 404,
    ask: ({ visitor }) => visitor.post('/api/v1/withdrawals/link', { token: 'x' }),
  },
  {
    call: 'POST withdrawals/confirm',
    status: 201,
    ask: async (context) => {
      const token = await linkFor(context, await freshBuyer(context));
      return context.visitor.post('/api/v1/withdrawals/confirm', { token, position: 0 });
    },
    reads: { data: { received_at: text } },
  },
  {
    call: 'POST withdrawals/confirm',
    status: 404,
    ask: ({ visitor }) => visitor.post('/api/v1/withdrawals/confirm', { token: 'x', position: 0 }),
  },
];
