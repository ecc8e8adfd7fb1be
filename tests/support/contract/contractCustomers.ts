/** The calls of: profile and library; visitors get no data. */
import { json } from '../server/client.ts';
import { newCustomer, signIn } from '../customers/customer.ts';
import {
  drop,
  get,
  listWith,
  post,
  text,
  users,
  type Row,
  type ContractContext,
} from './contractContext.ts';

/** The smallest PNG: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const formWith = (value: string | Blob): FormData => {
  const form = new FormData();
  form.set('image', value);
  return form;
};
const send = ({ customer }: ContractContext, body: FormData): Promise<Response> =>
  customer.api(`${users}/profile-image`, { method: 'POST', body });

const forVisitors: Row[] = (
  [
    ['GET', 'cart'],
    ['POST', 'cart/add'],
    ['DELETE', 'cart/delete/{id}'],
    ['POST', 'checkout'],
    ['POST', 'subscription'],
    ['GET', 'profile-data'],
    ['POST', 'profile-image'],
    ['POST', 'profile-update'],
    ['GET', 'listening'],
    ['POST', 'listening'],
    ['GET', 'feed'],
    ['POST', 'feed'],
    ['DELETE', 'feed'],
    ['GET', 'sessions'],
    ['DELETE', 'sessions'],
    ['DELETE', 'sessions/{id}'],
    ['GET', 'account'],
    ['GET', 'export'],
    ['DELETE', 'account'],
    ['GET', 'consents'],
    ['POST', 'consents'],
    ['GET', 'withdrawals'],
    ['POST', 'withdrawals'],
    ['GET', 'wishlist'],
    ['POST', 'wishlist'],
    ['DELETE', 'wishlist/delete/{id}'],
    ['GET', 'invoice'],
    ['GET', 'invoice/{id}'],
    ['GET', 'download/{id}'],
    ['GET', 'download-key'],
    ['GET', 'download-leases'],
  ] as const
).map(([method, path]) => ({
  call: `${method} users/${path}`,
  status: 401,
  ask: ({ visitor }) => visitor.api(`${users}/${path.replace('{id}', '1')}`, { method }),
}));

const billing = {
  name: 'Anna Rossi',
  street: 'Via Roma 1',
  postcode: '50122',
  city: 'Firenze',
  country: 'IT',
  tax_number: '',
};

export const customerRows: Row[] = [
  ...forVisitors,
  {
    call: 'GET users/profile-data',
    status: 200,
    ask: get('profile-data'),
    reads: { active_plan: null, guides: [expect.objectContaining({ purchase: true })] },
  },
  {
    call: 'GET users/billing',
    status: 200,
    ask: get('billing'),
    reads: { data: { name: '', street: '', postcode: '', city: '', country: '', tax_number: '' } },
  },
  {
    call: 'POST users/billing',
    status: 200,
    ask: post('billing', () => billing),
    reads: { data: billing },
  },
  {
    call: 'POST users/feed',
    status: 200,
    ask: post('feed', () => ({})),
    reads: { data: { address: expect.stringContaining('/storage/feed/podcast.xml?key=') } },
  },
  {
    call: 'GET users/feed',
    status: 200,
    ask: get('feed'),
    reads: { data: { created_at: text, networks: 0 } },
  },
  {
    call: 'DELETE users/feed',
    status: 200,
    ask: ({ customer }) => drop(customer, `${users}/feed`),
    reads: { message: text },
  },
  {
    call: 'POST users/profile-update',
    status: 200,
    ask: post('profile-update', () => ({ name: 'Anna Maria', email: '', password: '' })),
  },
  {
    call: 'POST users/profile-update',
    status: 400,
    ask: post('profile-update', () => ({ email: 'no-address' })),
    reads: { errors: { email: [text] } },
  },
  {
    call: 'POST users/profile-update',
    status: 403,
    when: 'without the current password',
    ask: post('profile-update', () => ({ password: 'una parola nuova' })),
    reads: { errors: { current_password: [text] } },
  },
  {
    call: 'POST users/listening',
    status: 200,
    ask: post('listening', () => ({
      device: 'phone-aaaaaaaa',
      tracks: [{ track_id: 1, position: 12, finished: false, age: 0 }],
    })),
  },
  {
    call: 'POST users/listening',
    status: 400,
    ask: post('listening', () => ({ device: 'phone-aaaaaaaa', tracks: [{ track_id: 'x' }] })),
  },
  {
    call: 'GET users/listening',
    status: 200,
    ask: get('listening'),
    reads: listWith({ track_id: 1, position: 12 }),
  },
  {
    call: 'GET users/sessions',
    status: 200,
    ask: get('sessions'),
    reads: listWith({ current: true }),
  },
  {
    call: 'DELETE users/sessions/{id}',
    status: 404,
    ask: ({ customer }) => drop(customer, `${users}/sessions/999999`),
  },
  {
    call: 'DELETE users/sessions/{id}',
    status: 200,
    ask: async () => {
      const { api, ...person } = await newCustomer();
      await signIn(person);
      const { data } = await json<{ data: { id: number }[] }>(api(`${users}/sessions`));
      return api(`${users}/sessions/${data[0]?.id}`, { method: 'DELETE' });
    },
  },
  {
    call: 'DELETE users/sessions',
    status: 200,
    ask: async () => (await newCustomer()).api(`${users}/sessions`, { method: 'DELETE' }),
  },
  {
    call: 'GET users/export',
    status: 200,
    ask: get('export'),
    reads: { data: { account: { name: text }, orders: expect.any(Array) } },
  },
  {
    call: 'GET users/account',
    status: 200,
    ask: get('account'),
    reads: { data: { invoices: expect.any(Number), postponed: null } },
  },
  {
    call: 'DELETE users/account',
    status: 403,
    when: 'without the current password',
    ask: ({ customer }) =>
      customer.api(`${users}/account`, { method: 'DELETE', body: new URLSearchParams() }),
    reads: { errors: { current_password: [text] } },
  },
  {
    call: 'DELETE users/account',
    status: 200,
    ask: async () => {
      const { api, password } = await newCustomer();
      return api(`${users}/account`, {
        method: 'DELETE',
        body: new URLSearchParams({ current_password: password }),
      });
    },
  },
  {
    call: 'POST users/profile-image',
    status: 200,
    ask: (context) => send(context, formWith(new Blob([PNG]))),
  },
  {
    call: 'POST users/profile-image',
    status: 400,
    ask: (context) => send(context, formWith(new Blob(['no picture']))),
    reads: { errors: { image: [text] } },
  },
  {
    call: 'POST users/wishlist',
    status: 201,
    ask: post('wishlist', ({ id }) => ({ guide_id: id(3) })),
  },
  {
    call: 'POST users/wishlist',
    status: 200,
    when: 'when it is there',
    ask: async (context) => {
      await post('wishlist', ({ id }) => ({ guide_id: id(4) }))(context);
      return post('wishlist', ({ id }) => ({ guide_id: id(4) }))(context);
    },
  },
  {
    call: 'POST users/wishlist',
    status: 404,
    ask: post('wishlist', () => ({ guide_id: 999_999 })),
  },
  {
    call: 'GET users/wishlist',
    status: 200,
    ask: get('wishlist'),
    reads: listWith({ audio_guide: expect.objectContaining({ wishList: true }) }),
  },
  {
    call: 'GET users/wishlist',
    status: 400,
    ask: get('wishlist?fields=title'),
  },
  {
    call: 'DELETE users/wishlist/delete/{id}',
    status: 200,
    ask: ({ customer, id }) => drop(customer, `${users}/wishlist/delete/${id(4)}`),
  },
  {
    call: 'DELETE users/wishlist/delete/{id}',
    status: 404,
    ask: ({ customer, id }) => drop(customer, `${users}/wishlist/delete/${id(40)}`),
  },
];
