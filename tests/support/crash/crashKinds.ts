/** Writes of all kinds over HTTP, for crash.test.ts. */
import sharp from 'sharp';
import type { CartResponse } from '../../../contract/cart.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireWish } from '../../../contract/library.ts';
import type { ProfileResponse } from '../../../contract/profile.ts';
import { json, raw } from '../server/client.ts';
import {
  done,
  field,
  series,
  listWriter,
  type Caller,
  type ListCalls,
  type Writer,
} from './crashWriters.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  mailsTo,
  newCustomer,
  signIn,
} from '../customers/customer.ts';

const users = '/api/v1/users';

const wishes: ListCalls = {
  put: ({ post }, guide_id) => post(`${users}/wishlist`, { guide_id }),
  drop: ({ api }, id) => api(`${users}/wishlist/delete/${id}`, { method: 'DELETE' }),
  read: async ({ api }) =>
    (await json<Envelope<WireWish[]>>(api(`${users}/wishlist`))).data.map(({ id }) => id),
};

const cart: ListCalls = {
  put: ({ post }, guide_id) => post(`${users}/cart/add`, { guide_id, quantity: 1 }),
  drop: async ({ api }, id) => {
    const { data } = await json<CartResponse>(done(await api(`${users}/cart`), 200));
    const item = data.find(({ audio_guide }) => audio_guide.id === id);
    return api(`${users}/cart/delete/${item?.id}`, { method: 'DELETE' });
  },
  read: async ({ api }) =>
    (await json<CartResponse>(api(`${users}/cart`))).data.map(({ audio_guide }) => audio_guide.id),
};

const profileOf = async ({ api }: Caller): Promise<ProfileResponse['data']> =>
  (await json<ProfileResponse>(api(`${users}/profile-data`))).data;

const rename = async ({ post }: Caller, name: string): Promise<void> => {
  done(await post(`${users}/profile-update`, { name }), 200);
};

const picture = sharp({
  create: { width: 60, height: 60, channels: 3, background: '#a63f24' },
}).png();

/** An account may send thirty in an hour: after this number another customer is used. */
const PICTURES_EACH = 25;

async function pictures(base: string): Promise<Writer> {
  let { token } = await newCustomer({ base });
  let sent = 0;
  const send = async (at: string): Promise<string> => {
    if (sent >= PICTURES_EACH) [{ token }, sent] = [await newCustomer({ base: at }), 0];
    sent += 1;
    const body = new FormData();
    body.set('image', new Blob([Buffer.from(await picture.clone().toBuffer())]));
    const { api } = callerOf(token, at);
    done(await api(`${users}/profile-image`, { method: 'POST', body }), 200);
    return token;
  };
  return series('picture', send, pictureIsWhole);
}
async function pictureIsWhole(at: string, token: string): Promise<boolean> {
  const { image } = await profileOf(callerOf(token, at));
  const statuses = await Promise.all(
    ['96.webp', '192.avif', '384.webp', '96-192-384.webp'].map(async (variant) => {
      const path = `/storage/${image.replace('96-192-384.webp', variant)}`;
      return (await raw(path, { base: at })).status;
    }),
  );
  return statuses.every((status) => status === 200);
}

const password = 'una parola qualsiasi';

async function signUp(at: string): Promise<string> {
  const email = freshEmail();
  const { post } = callerOf(undefined, at);
  done(await post(`${users}/signup`, { name: 'Anna', email, password }), 201);
  const otp = await codeFor(email, at);
  done(await post(`${users}/signup-otp-verify`, { otp, otp_email: email }), 200);
  return email;
}
const signsIn = (at: string, email: string): Promise<boolean> =>
  signIn({ email, password }, at).then(Boolean, () => false);

const MESSAGE = { name: 'Anna', subject: 'Demo' };
async function contact(at: string): Promise<string> {
  const email = freshEmail();
  const body = { ...MESSAGE, email, message: email };
  done(await callerOf(undefined, at).post('/api/v1/client/contact-message', body), 201);
  return email;
}
/** The outbox shows a hundred mails; a round writes fewer. */
const wasMailed = async (at: string, email: string): Promise<boolean> =>
  (await mailsTo('desk@cicerone.example', at)).some(({ text }) => text.includes(email));

/** A session that began and ended: it must stay ended. */
async function session(base: string): Promise<Writer> {
  const { email, password: right } = await newCustomer({ base });
  const write = async (at: string): Promise<string> => {
    const token = await signIn({ email, password: right }, at);
    done(await callerOf(token, at).api(`${users}/signout`), 200);
    return token;
  };
  const isOver = async (at: string, token: string): Promise<boolean> =>
    (await callerOf(token, at).api(`${users}/auth`)).status === 401;
  return series('signed out', write, isOver);
}

export const makeWriters = async (base: string): Promise<Writer[]> => [
  await listWriter('wish', base, wishes),
  await listWriter('cart item', base, cart),
  await field('name', base, rename, async (caller) => (await profileOf(caller)).name),
  await session(base),
  series('account', signUp, signsIn),
  await pictures(base),
  series('message', contact, wasMailed),
];
