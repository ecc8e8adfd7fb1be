/** A shop whose recordings have transcripts: free and paid ones, of tracks and persons. */
import type { WireGuideDetail } from '../../../contract/guides.ts';
import { callerOf, newCustomer, type TestCustomer } from '../customers/customer.ts';
import { guideFor, pay, put, requestCheckout, startListening, urlOf } from '../customers/shop.ts';
import { raw } from '../server/client.ts';
import type { TestServer } from '../server/server.ts';
import { guideText, plainPicture, silence, writeFiles, writeGuides } from './folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from './shop.ts';

/** Sentences of paid and of free recordings. */
export const PAID = 'Una frase che si paga.';
export const FREE = 'Una frase libera.';

/** Returns a WebVTT file, with a sentence for each second. */
export const vtt = (...sentences: string[]): string =>
  `WEBVTT\n${sentences.map((text, index) => `\n00:0${index}.000 --> 00:0${index + 1}.000\n${text}\n`).join('')}`;

const person = (name: string, free: boolean): string =>
  `---\nname: ${name}\nguide: siena\nfile: voice.mp3\nfree: ${free}\n---\n\nA life.\n`;

export interface TranscriptShop {
  shop: CatalogueShop;
  server: TestServer;
}

/** 'Siena' has a free and a paid track and two persons, 'Lucca' transcripts of the other kinds. Siena's theme is music. */
export async function openTranscriptShop(): Promise<TranscriptShop> {
  const shop = await makeShop();
  await writeGuides(shop.folder, [
    ['lucca', 'Lucca'],
    ['siena', 'Siena'],
  ]);
  await writeFiles(shop.folder, {
    'guides/siena/01.vtt': vtt(FREE, '<b>Grassa</b> &amp; magra'),
    'guides/siena/02.vtt': vtt(PAID),
    'guides/lucca/01.srt': '1\n00:00:00,500 --> 00:00:02,000\nDalle mura.\n',
    'guides/lucca/02.txt': 'Un paragrafo.\n\nUn altro.\n',
    'guides/siena/guide.md': guideText('Siena').replace(
      'tracks:',
      'theme: ../../themes/siena.mp3\ntracks:',
    ),
    'themes/siena.mp3': silence(3, 503),
    'themes/siena.txt': 'Musica senza parole.\n',
    'persons/ada/person.md': person('Ada', false),
    'persons/ada/cover.png': await plainPicture(640, 640),
    'persons/ada/voice.mp3': silence(3, 501),
    'persons/ada/voice.vtt': vtt(PAID),
    'persons/bea/person.md': person('Bea', true),
    'persons/bea/cover.png': await plainPicture(640, 640),
    'persons/bea/voice.mp3': silence(3, 502),
    'persons/bea/voice.vtt': vtt(FREE),
  });
  await shop.run('import', shop.folder);
  return { shop, server: await shop.start() };
}

export const fileAt = ({ url }: TestServer, path = '') => raw(`/storage/${path}`, { base: url });

export const visitorAt = ({ url }: TestServer) => callerOf(undefined, url);

/** Returns a guide by its title, as a visitor or a customer gets it. */
export async function guideNamed(
  title: string,
  server: TestServer,
  who = visitorAt(server),
): Promise<WireGuideDetail> {
  const { id = 0 } = (await onSaleAt(server)).get(title) ?? {};
  return guideFor(who, id);
}

export interface TranscriptOwner {
  customer: TestCustomer;
  guide: WireGuideDetail;
  /** Address of the test payment page, which can refund. */
  payment: string;
}

/** Returns a new customer who has bought a guide. */
export async function ownerOf(title: string, server: TestServer): Promise<TranscriptOwner> {
  const customer = await newCustomer({ base: server.url });
  const { id } = await guideNamed(title, server, customer);
  await put(customer, id);
  const payment = await urlOf(requestCheckout(customer));
  await pay(payment);
  await startListening(customer, id);
  return { customer, guide: await guideNamed(title, server, customer), payment };
}
