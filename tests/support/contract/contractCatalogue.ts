/** The calls of. */
import { listWith, text, type Row, type World } from './contractWorld.ts';

const client = '/api/v1/client';
const number = expect.any(Number) as number;

const guide = {
  ...{ id: number, title: text, short_description: text, cover: text, theme: text, type: text },
  ...{ price: text, remark: text, category: { id: number, name: text }, category_id: number },
  ...{ purchase: expect.any(Boolean), wishList: expect.any(Boolean) },
  whishlist: expect.any(Boolean),
};
const person = {
  ...{ id: number, nome_e_cognome: text, anno_di_nascita: text, anno_di_morte: text },
  ...{ italiano: text, image: text, file_mp3: text, free: text, audio_guide_id: number },
};
const artObject = {
  ...{ id: number, titolo: text, italiano: text, image: text, file_mp3: text, free: text },
  ...{ anno_di_realizzazione: text, tecnica: text, dimensione: text, categoria: text },
  audio_guide_id: number,
};
const place = {
  ...{ id: number, luoghi: text, città: text, continente: text, image: text, italiano: text },
  ...{ file_mp3: text, free: text, audio_guide_id: number },
};
const event = { id: number, eventi: text, italiano: text, audio_guide_id: number };
const plan = { id: number, title: text, description: text, price: text, duration: number };

const lists: [string, object][] = [
  ['category', { id: number, name: text }],
  ['audio-guide', guide],
  ['person', person],
  ['object', artObject],
  ['location', place],
  ['event', event],
  ['subscriptions', { ...plan, status: 'active' }],
  [
    'updates',
    { id: number, type: text, reference_id: number, image: text, title: text, sub_title: text },
  ],
];

const anyList = expect.any(Array) as unknown[];
const ref = { id: number, title: text, cover: text, price: text };
const details: [string, object][] = [
  [
    'audio-guide',
    {
      ...guide,
      language: text,
      narrator: text,
      audio_content: expect.arrayContaining([
        { id: number, titolo: text, file_mp3: text, free: '1', duration: number },
      ]),
      audio_description: { description: text, audio_faq: anyList },
    },
  ],
  ['person', { ...person, audio_guide: ref, object: anyList }],
  ['object', { ...artObject, audio_guide: ref, person_location: place }],
  ['location', { ...place, audio_guide: ref, object: anyList }],
  ['event', event],
];

const get =
  (path: string) =>
  ({ customer }: World): Promise<Response> =>
    customer.api(`${client}/${path}`);

const detailRows = details.flatMap(([kind, entity]): Row[] => [
  { call: `GET client/${kind}/{id}`, status: 200, ask: get(`${kind}/1`), reads: { data: entity } },
  { call: `GET client/${kind}/{id}`, status: 404, ask: get(`${kind}/999999`) },
  { call: `GET client/${kind}/{id}`, status: 400, ask: get(`${kind}/abc`) },
]);

const message = { name: 'Anna', subject: 'Demo', message: 'Buongiorno' };

export const catalogueRows: Row[] = [
  ...lists.map(([path, item]): Row => ({
    call: `GET client/${path}`,
    status: 200,
    ask: get(path),
    reads: listWith(item),
  })),
  ...detailRows,
  {
    call: 'GET client/category/{id}/audio',
    status: 200,
    when: 'with every guide for category 1',
    ask: ({ visitor }) => visitor.api(`${client}/category/1/audio`),
    reads: listWith(guide),
  },
  {
    call: 'GET client/category/{id}/audio',
    status: 404,
    ask: get('category/999999/audio'),
  },
  {
    call: 'POST client/search',
    status: 200,
    ask: ({ visitor, guides }) =>
      visitor.post(`${client}/search`, { search: guides[0]?.title ?? '' }),
    reads: { ...listWith(guide), persons: anyList, objects: anyList, locations: anyList },
  },
  {
    call: 'POST client/search',
    status: 400,
    when: 'for what is too long',
    ask: ({ visitor }) => visitor.post(`${client}/search`, { search: 'x'.repeat(201) }),
  },
  {
    call: 'POST client/contact-message',
    status: 201,
    ask: ({ visitor }) =>
      visitor.post(`${client}/contact-message`, {
        ...message,
        email: `anna-${Date.now()}@cicerone.example`,
      }),
  },
  {
    call: 'POST client/contact-message',
    status: 400,
    when: 'without an address',
    ask: ({ visitor }) => visitor.post(`${client}/contact-message`, message),
    reads: { message: text, errors: { email: [text] } },
  },
  {
    call: 'GET users/home-page',
    status: 200,
    when: 'as a bare list',
    ask: ({ customer }) => customer.api('/api/v1/users/home-page'),
    reads: expect.arrayContaining([expect.objectContaining(guide)]) as object,
  },
  {
    call: 'GET users/home-page',
    status: 401,
    ask: ({ visitor }) => visitor.api('/api/v1/users/home-page'),
  },
];
