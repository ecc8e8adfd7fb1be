/** The calls of a client, through HAProxy, and how their outcome is read. */
import type { SignInResponse } from '../../contract/auth.ts';
import type { CartResponse, PaymentResponse } from '../../contract/cart.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { WireGuide, WireGuideDetail } from '../../contract/guides.ts';
import type { WireInvoice } from '../../contract/invoices.ts';
import type { ProfileResponse } from '../../contract/profile.ts';
import { PUBLIC_APP_SECRET } from '../../build.settings.ts';
import { codeIn, type OutboxMail } from '../support/customers/customer.ts';
import type { Result } from './history.ts';

/** Longer than the limits of the server, of PgBouncer and of HAProxy. */
const PATIENCE_MS = 35_000;
const users = '/api/v1/users';
const client = '/api/v1/client';

export interface Titled {
  id: number;
  guide: number;
  edition: number;
}

/** Titles are such as `Walk 3, edition 7`. */
export const titleOf = (guide: number, edition: number): string =>
  `Walk ${guide}, edition ${edition}`;
const TITLE = /Walk (\d+), edition (\d+)/g;
const titledIn = (text: string): Omit<Titled, 'id'>[] =>
  [...text.matchAll(TITLE)].map(([, guide, edition]) => ({
    guide: Number(guide),
    edition: Number(edition),
  }));

/** A read is repeated by its caller; a write may have happened unless the server has refused it. */
const outcomeOf = ({ status }: Response): Result['outcome'] => {
  if (status < 400) return 'ok';
  return status < 500 ? 'refused' : 'unknown';
};

export type Calls = ReturnType<typeof callsOf>;

export function callsOf(base: string, token?: string) {
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(base + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
      headers: {
        'X-App-Secret': PUBLIC_APP_SECRET,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      },
    });
  const post = (path: string, body?: unknown): Promise<Response> =>
    send(path, { method: 'POST', ...(body !== undefined && { body: JSON.stringify(body) }) });
  /** The contract's tests check the types. */
  const read = async <T>(
    path: string,
    result: (body: T, response: Response) => Omit<Result, 'outcome'>,
  ): Promise<Result> => {
    const response = await send(path);
    const outcome = outcomeOf(response);
    if (outcome !== 'ok') return { outcome };
    return { outcome, ...result((await response.json()) as T, response) };
  };
  const wrote = async (sent: Promise<Response>): Promise<Result> => {
    const response = await sent;
    await response.arrayBuffer();
    return { outcome: outcomeOf(response) };
  };

  return {
    signUp: async (email: string, password: string): Promise<Result> => {
      const sent = await wrote(post(`${users}/signup`, { name: 'Anna', email, password }));
      if (sent.outcome !== 'ok') return sent;
      const mails = await send(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
      if (mails.status !== 200) return { outcome: 'unknown' };
      const list = (await mails.json()) as OutboxMail[];
      // The mail is sent by a job.
      if (list.length === 0) return { outcome: 'unknown' };
      return wrote(post(`${users}/signup-otp-verify`, { otp: codeIn(list[0]), otp_email: email }));
    },
    signIn: async (email: string, password: string): Promise<Result & { token?: string }> => {
      const response = await post(`${users}/signin`, { email, password });
      const outcome = outcomeOf(response);
      if (outcome !== 'ok') return { outcome };
      return { outcome, token: ((await response.json()) as SignInResponse).token };
    },
    signOut: () => wrote(send(`${users}/signout`)),
    isSignedIn: async (): Promise<Result> => {
      const { status } = await send(`${users}/auth`);
      if (status === 200 || status === 401) return { outcome: 'ok', is: status === 200 };
      return { outcome: 'unknown' };
    },
    addToCart: (guide_id: number) => wrote(post(`${users}/cart/add`, { guide_id, quantity: 1 })),
    checkout: async (): Promise<Result> => {
      const response = await post(`${users}/checkout`, { payment_type: 'stripe' });
      const outcome = outcomeOf(response);
      if (outcome !== 'ok') return { outcome };
      const { payment_url } = (await response.json()) as PaymentResponse;
      return { outcome, page: new URL(payment_url, base).pathname };
    },
    pay: (page: string) => wrote(post(`${page}/pay`)),
    refund: (page: string) => wrote(post(`${page}/refund`)),
    payment: async (page: string): Promise<Result> => {
      const response = await send(page);
      const outcome = outcomeOf(response);
      if (outcome !== 'ok') return { outcome };
      const text = await response.text();
      const found = titledIn(text).map(({ guide }) => guide);
      const is = text.includes('Paid already');
      return { outcome, is, isRefunded: text.includes('<dt>Refunded</dt>'), found };
    },
    owned: () =>
      read<ProfileResponse>(`${users}/profile-data`, ({ guides = [] }) => ({
        found: guides.flatMap(({ title }) => titledIn(title).map(({ guide }) => guide)),
      })),
    cart: () =>
      read<CartResponse>(`${users}/cart`, ({ data }) => ({
        found: data.flatMap(({ audio_guide }) =>
          titledIn(audio_guide.title).map(({ guide }) => guide),
        ),
      })),
    invoices: () =>
      read<Envelope<WireInvoice[]>>(`${users}/invoice`, ({ data }) => ({
        numbers: data.map(({ number }) => number),
      })),
    /** Opens the guide's page and, where it is not locked, the sound of its paid track. */
    listen: async (id: number): Promise<Result> => {
      const response = await send(`${client}/audio-guide/${id}`);
      const outcome = outcomeOf(response);
      if (outcome !== 'ok') return { outcome };
      const { data } = (await response.json()) as Envelope<WireGuideDetail>;
      if (!data.purchase) return { outcome, is: false };
      const track = data.audio_content.find(({ free }) => free === '0');
      const sound = await send(`/storage/${track?.file_mp3}`);
      await sound.arrayBuffer();
      return sound.status < 300 ? { outcome, is: true } : { outcome: outcomeOf(sound), is: false };
    },
    download: async (id: number): Promise<Result> => {
      const response = await send(`${users}/download/${id}`);
      await response.arrayBuffer();
      if (response.status === 200 || response.status === 403)
        return { outcome: 'ok', is: response.status === 200 };
      return { outcome: outcomeOf(response) };
    },
    catalogue: () =>
      read<Envelope<WireGuide[]>>(`${client}/audio-guide`, ({ data }) => ({
        editions: data.flatMap(({ title }) => titledIn(title).map(({ edition }) => edition)),
      })),
    /** The ids of the guides, by their numbers. */
    ids: async (): Promise<Map<number, number>> => {
      const { data } = (await (await send(`${client}/audio-guide`)).json()) as Envelope<
        WireGuide[]
      >;
      return new Map(
        data.flatMap(({ id, title }) => titledIn(title).map(({ guide }) => [guide, id] as const)),
      );
    },
  };
}
