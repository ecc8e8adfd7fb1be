/** Floods of requests, all sent at once. */
import { Agent, request } from 'node:http';
import sharp from 'sharp';
import { PUBLIC_APP_SECRET } from '../../../../build.settings.ts';
import type { DevCustomer } from '../../../../server/dev/devCustomers.ts';

const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };
export const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

/** Resolves with the status; 0 if the connection broke. */
function send(
  url: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<number> {
  const options = { agent, method: 'POST', headers: { ...secret, ...headers } };
  return new Promise((resolve) => {
    const sent = request(url, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** `addressOf`: of the n-th client, trusted because of TRUST_PROXY. */
export const signUps =
  (count: number, addressOf?: (n: number) => string) =>
  (url: string): Promise<number[]> =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        send(
          `${url}/api/v1/users/signup`,
          JSON.stringify({
            name: `Cliente ${n}`,
            email: `attack-${n}@cicerone.example`,
            password: 'una parola per misurare',
          }),
          {
            'Content-Type': 'application/json',
            ...(addressOf && { 'X-Forwarded-For': addressOf(n) }),
          },
        ),
      ),
    );

export async function uploads(
  url: string,
  picture: Buffer,
  customers: number,
  each: number,
): Promise<number[]> {
  const fields = new FormData();
  fields.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'image.png');
  const form = new Response(fields);
  const type = form.headers.get('Content-Type') ?? '';
  const body = Buffer.from(await form.arrayBuffer());
  const tokens: string[] = [];
  for (let n = 0; n < customers; n += 1) {
    const made = await fetch(`${url}/dev/customers`, { method: 'POST' });
    tokens.push(((await made.json()) as DevCustomer).token); // dev/devCustomers.ts
  }
  return Promise.all(
    tokens.flatMap((token) =>
      Array.from({ length: each }, () =>
        send(`${url}/api/v1/users/profile-image`, body, {
          'Content-Type': type,
          Authorization: `Bearer ${token}`,
        }),
      ),
    ),
  );
}

/** One colour with 16 bits a channel: a few bytes that decode to 8 bytes for each pixel. */
export const bomb = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#d00000' } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9 })
    .toBuffer();
