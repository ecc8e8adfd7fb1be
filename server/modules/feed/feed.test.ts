/** A customer listens in a podcast app: the feed's addresses, what is in it, and when it ends. */
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireFeed, WireNewFeed } from '../../../contract/feed.ts';
import { json, serverUrl } from '../../../tests/support/server/client.ts';
import {
  buy,
  type Buyer,
  guideFor,
  newBuyer,
  pay,
  press,
  put,
  requestCheckout,
  startListening,
  urlOf,
} from '../../../tests/support/customers/shop.ts';
import { feedXml } from './feedXml.ts';

const path = '/api/v1/users/feed';

/** Makes the feed, or another address of it. */
const addressOf = async ({ customer }: Buyer): Promise<string> =>
  (await json<Envelope<WireNewFeed>>(customer.api(path, { method: 'POST' }))).data.address;
const stateOf = async ({ customer }: Buyer): Promise<WireFeed> =>
  (await json<Envelope<WireFeed>>(customer.api(path))).data;
const textOf = async (address: string): Promise<string> => (await fetch(address)).text();
const attributesOf = (xml: string, expression: RegExp): string[] =>
  [...xml.matchAll(expression)].map(([, value = '']) => value.replaceAll('&#38;', '&'));
const enclosures = (xml: string): string[] => attributesOf(xml, /<enclosure url="([^"]+)"/g);

describe('the feed for podcast apps', () => {
  let buyer: Buyer;
  let bought: number;
  beforeEach(async () => {
    buyer = await newBuyer();
    // In one language: the feed has the first one of a guide.
    bought =
      buyer.guides.find(({ language, price }) => price !== '0.00' && language === 'it')?.id ?? 0;
    await buy(buyer.customer, bought);
  });

  test('is not there until it is asked for, and its address is shown once', async () => {
    expect(await stateOf(buyer)).toEqual({ created_at: null, networks: 0 });
    const address = await addressOf(buyer);
    expect(address).toMatch(/^http.*\/storage\/feed\/podcast\.xml\?key=[\w-]{43}$/);
    const key = new URL(address).searchParams.get('key') ?? '-';
    const state = await stateOf(buyer);
    expect(state).toEqual({ created_at: expect.stringMatching(/^\d{4}-.*Z$/), networks: 0 });
    expect(JSON.stringify(state)).not.toContain(key);
  });

  test('has the tracks of an owned guide in their order, as one season', async () => {
    const { title, audio_content } = await guideFor(buyer.customer, bought);
    const response = await fetch(await addressOf(buyer));
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    const xml = await response.text();
    expect(xml).toContain('<itunes:type>serial</itunes:type>');
    expect(xml).toContain(`<podcast:season name="${title}">1</podcast:season>`);
    expect(attributesOf(xml, /<guid isPermaLink="false">track-(\d+)</g).map(Number)).toEqual(
      audio_content.map(({ id }) => id),
    );
    expect(attributesOf(xml, /<itunes:episode>(\d+)</g)).toEqual(
      audio_content.map((_, index) => String(index + 1)),
    );
  });

  test('its addresses lead to the sound and the words, whole, in parts and by HEAD', async () => {
    const xml = await textOf(await addressOf(buyer));
    const last = enclosures(xml).at(-1) ?? '';
    const length = Number(attributesOf(xml, /<enclosure [^>]*length="(\d+)"/g).at(-1));
    const redirect = await fetch(last, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([302, 'no-store']);
    const whole = await fetch(last);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.length).toBe(length);
    const part = await fetch(last, { headers: { Range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    const head = await fetch(last, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(length)]);
    const [words = ''] = attributesOf(xml, /<podcast:transcript url="([^"]+)"/g);
    expect(await textOf(words)).toMatch(/^WEBVTT/);
    for (const cover of attributesOf(xml, /<itunes:image href="([^"]+)"/g))
      expect((await fetch(cover)).status).toBe(200);
  });

  test('is sent again only when it has changed', async () => {
    const address = await addressOf(buyer);
    const first = await fetch(address);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetch(address, { headers })).status).toBe(304);
    const other = buyer.guides.find(({ id, price }) => price !== '0.00' && id !== bought)?.id ?? 0;
    await buy(buyer.customer, other);
    const changed = await fetch(address, { headers });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('>2</podcast:season>');
  });

  test('a refunded guide leaves it, and its recordings with it', async () => {
    const other = buyer.guides.find(({ id, price }) => price !== '0.00' && id !== bought)?.id ?? 0;
    await put(buyer.customer, other);
    const payment = await urlOf(requestCheckout(buyer.customer));
    await pay(payment);
    await startListening(buyer.customer, other);
    const address = await addressOf(buyer);
    const before = enclosures(await textOf(address));
    await press(payment, 'refund');
    const after = enclosures(await textOf(address));
    expect(after.length).toBeLessThan(before.length);
    expect((await fetch(before.at(-1) ?? '')).status).toBe(404);
    expect((await fetch(before[0] ?? '')).status).toBe(200);
  });

  test('has a wished guide only while the customer may hear all of it', async () => {
    const [free, locked] = [true, false].map((isFree) =>
      buyer.guides.find(({ id, price }) => (price === '0.00') === isFree && id !== bought),
    );
    for (const guide of [free, locked])
      await buyer.customer.post('/api/v1/users/wishlist', { guide_id: guide?.id });
    const xml = await textOf(await addressOf(buyer));
    expect(xml).toContain(`/audio-guide/${free?.id}</link>`);
    expect(xml).not.toContain(`/audio-guide/${locked?.id}</link>`);
    const foreign = await guideFor(buyer.customer, locked?.id ?? 0);
    const [own = ''] = enclosures(xml);
    const address = own.replace(/track-\d+/, `track-${foreign.audio_content.at(-1)?.id}`);
    expect((await fetch(address)).status).toBe(404);
  });

  test('a new address ends the former ones at once, and the end of the feed the last', async () => {
    const former = await addressOf(buyer);
    const [track = ''] = enclosures(await textOf(former));
    const next = await addressOf(buyer);
    expect((await fetch(former)).status).toBe(404);
    expect((await fetch(track)).status).toBe(404);
    expect((await fetch(next)).status).toBe(200);
    expect((await buyer.customer.api(path, { method: 'DELETE' })).status).toBe(200);
    expect((await fetch(next)).status).toBe(404);
    expect(await stateOf(buyer)).toEqual({ created_at: null, networks: 0 });
  });

  test('counts the networks that read it', async () => {
    const address = await addressOf(buyer);
    for (let times = 0; times < 3; times += 1) await fetch(address);
    expect((await stateOf(buyer)).networks).toBe(1);
  });

  test.each(['', '?key=', '?key=a&key=b', `?key=${'a'.repeat(43)}`])(
    '%j opens nothing',
    async (query) => {
      expect((await fetch(`${serverUrl()}/storage/feed/podcast.xml${query}`)).status).toBe(404);
      expect((await fetch(`${serverUrl()}/storage/feed/track-1.mp3${query}`)).status).toBe(404);
    },
  );
});

test('has the customer’s language, and signs of XML in titles stay text', () => {
  const guide = {
    id: 1,
    title: 'Tondo & <Doni>\u0001 "1504"',
    text: ']]>',
    cover: 'pictures/guide/x.160-320.cfa8.webp',
    language: null,
    since: new Date(0),
    tracks: [{ id: 5, title: '<b>', seconds: 3.4, bytes: 100, has_transcript: true }],
  };
  const addresses = { origin: 'https://shop.example', key: 'k', shop: 'Shop & Co' };
  const xml = feedXml([guide], { ...addresses, language: 'en' });
  expect(xml).toContain('<title>My guides at Shop &#38; Co</title>');
  expect(feedXml([guide], { ...addresses, language: 'it' })).toContain(
    '<title>Le mie guide di Shop &#38; Co</title>',
  );
  expect(xml).toContain('name="Tondo &#38; &#60;Doni&#62; &#34;1504&#34;"');
  expect(xml).toContain('<title>&#60;b&#62;</title>');
  expect(xml).toContain('/storage/pictures/guide/x.320.webp');
});
