/** The calls of. */
import { listWith, someItems, text, type Row, type ContractContext } from './contractContext.ts';

const client = '/api/v1/client';
const lists: [string, object][] = [
  ['category', someItems],
  ['audio-guide', someItems],
  ['person', someItems],
  ['object', someItems],
  ['location', someItems],
  ['event', someItems],
  ['subscriptions', listWith({ status: 'active' })],
  ['updates', someItems],
];

/** Null in the schema if nothing is linked. */
const linked = expect.any(Object) as unknown;
const details: [string, object?][] = [
  [
    'audio-guide',
    {
      language: text,
      narrator: text,
      synthesized: true,
      audio_content: expect.arrayContaining([expect.objectContaining({ free: '1' })]) as unknown,
    },
  ],
  ['person', { audio_guide: linked }],
  ['object', { audio_guide: linked, person_location: linked }],
  ['location', { audio_guide: linked }],
  ['event'],
  ['stop', { track_id: expect.any(Number) as unknown }],
];

const get =
  (path: string) =>
  ({ customer }: ContractContext): Promise<Response> =>
    customer.api(`${client}/${path}`);

const detailRows = details.flatMap(([kind, entity]): Row[] => [
  {
    call: `GET client/${kind}/{id}`,
    status: 200,
    ask: get(`${kind}/1`),
    ...(entity && { reads: { data: entity } }),
  },
  { call: `GET client/${kind}/{id}`, status: 404, ask: get(`${kind}/999999`) },
  { call: `GET client/${kind}/{id}`, status: 400, ask: get(`${kind}/abc`) },
]);

const message = { name: 'Anna', subject: 'Demo', message: 'Buongiorno' };

const siteRows = [
  ['site', { data: { shop: { name: text, currency: text }, legal: expect.any(Array) as unknown } }],
  ['site/landing', { data: { products: { title: text }, about: true } }],
  ['site/business', { data: { demo: { title: text } } }],
] as const;

export const catalogueRows: Row[] = [
  ...siteRows.map(([path, reads]): Row => ({
    call: `GET client/${path}`,
    status: 200,
    ask: get(path),
    reads,
  })),
  {
    call: 'GET client/site/legal/{slug}',
    status: 200,
    ask: get('site/legal/privacy'),
    reads: { data: { slug: 'privacy', html: text } },
  },
  { call: 'GET client/site/legal/{slug}', status: 404, ask: get('site/legal/other') },
  ...lists.map(([path, reads]): Row => ({
    call: `GET client/${path}`,
    status: 200,
    ask: get(path),
    reads,
  })),
  ...detailRows,
  {
    call: 'GET client/category/{id}/audio',
    status: 200,
    when: 'with every guide for category 1',
    ask: ({ visitor }) => visitor.api(`${client}/category/1/audio`),
    reads: someItems,
  },
  ...['audio-guide', 'category/{id}/audio'].flatMap((list): Row[] => {
    const path = list.replace('{id}', '1');
    return [
      {
        call: `GET client/${list}`,
        status: 200,
        when: 'by pages',
        ask: get(`${path}?limit=2`),
        reads: { ...someItems, total: expect.any(Number) as unknown, next: text },
      },
      {
        call: `GET client/${list}`,
        status: 400,
        when: 'for a wrong cursor',
        ask: get(`${path}?limit=2&cursor=abc`),
        reads: { errors: { cursor: [text] } },
      },
    ];
  }),
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
    reads: someItems,
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
    reads: { errors: { email: [text] } },
  },
  {
    call: 'GET users/home-page',
    status: 200,
    when: 'as a bare list',
    ask: ({ customer }) => customer.api('/api/v1/users/home-page'),
    reads: expect.arrayContaining([expect.any(Object)]) as object,
  },
  {
    call: 'GET users/home-page',
    status: 401,
    ask: ({ visitor }) => visitor.api('/api/v1/users/home-page'),
  },
];
