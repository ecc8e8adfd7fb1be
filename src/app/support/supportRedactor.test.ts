import { makeRedactor } from '../../features/support/redaction/redactor.ts';
import { supportEvents } from '../../features/support/supportEvents.ts';
import { reportRules } from './everyReportRule.ts';

test('what belongs to a person is in no place that takes catalogue content', () => {
  const redactor = makeRedactor(reportRules);
  const action = {
    type: 'api/executeQuery/fulfilled',
    payload: {
      name: 'Giulia Farnese',
      email: 'giulia@cicerone.example',
      image: { path: 'profile/12.webp', stem: 'profile/12.webp', widths: [] },
      billing: [
        {
          id: 1,
          kind: 'single',
          amount: '4.99',
          currency: 'usd',
          paidThrough: 'stripe',
          date: '2026-01-02T03:04:05.000Z',
        },
      ],
      plan: { name: 'Annual', end: null },
      guides: [],
    },
    meta: { arg: { endpointName: 'profile', queryCacheKey: 'profile(undefined)' }, requestId: 'x' },
  };
  const shown = JSON.stringify(redactor.action(action));
  expect(shown).not.toMatch(/Giulia|cicerone\.example|profile\/12/);
  // Values that a screen needs keep their type.
  expect(shown).toContain('"name":"‹removed›"');
  expect(shown).toContain('"Annual"');
  expect(shown).toContain('"4.99"');
});

test('what no feature declares is left out of a report', () => {
  const redactor = makeRedactor(reportRules);
  const arg = { endpointName: 'diary', originalArgs: 'Giulia', queryCacheKey: 'diary("Giulia")' };
  const answered = { type: 'api/executeQuery/fulfilled', payload: 'Giulia', meta: { arg } };
  const unknown = [answered, { type: 'diary/written', payload: 'Giulia' }];
  expect(unknown.map((action) => redactor.action(action))).toEqual([
    { type: '‹removed›' },
    { type: '‹removed›' },
  ]);
  const queries = { 'diary("Giulia")': { ...arg, status: 'fulfilled', data: 'Giulia' } };
  const cart = { payment: 'none', diary: 'Giulia' };
  expect(redactor.state({ cart, diary: { text: 'Giulia' }, api: { queries } })).toMatchObject({
    cart: { payment: 'none' },
    api: { queries: {} },
  });
  expect(JSON.stringify(redactor.state({ cart, diary: cart, api: { queries } }))).not.toContain(
    'Giulia',
  );
});

test('a search keeps its place in the cache, and loses its words', () => {
  const entry = {
    status: 'fulfilled',
    endpointName: 'search',
    originalArgs: 'mia sorella',
    requestId: 'a',
  };
  const queries = {
    'search("mia sorella")': entry,
    'search("altro")': { ...entry, requestId: 'b' },
  };
  const { api } = makeRedactor(reportRules).state({ api: { queries, mutations: {}, config: {} } });
  const shown = JSON.stringify(api);
  expect(shown).not.toMatch(/sorella|altro/);
  expect(shown).toContain('‹removed› 2');
});

test.each([
  ['/audio-guide/12?q=segreto', '/audio-guide/12'],
  ['/user/profile?Tab=Billing&token=abc', '/user/profile?Tab=Billing'],
  ['/?status=success#about', '/?status=success#about'],
  ['/no/such-page', '/‹removed›'],
])('of the address %s is shown %s', (address, shown) => {
  expect(makeRedactor(reportRules).address(address)).toBe(shown);
});

test('of a stack are shown the files of the build, their lines and columns', () => {
  const stack = `TypeError: Giulia
    at render (https://shop.example/assets/2428.7072ab.js:1:20)
    at work (https://shop.example/assets/vendor.12167457.js:3:80760)
    at https://other.example/giulia.farnese.js:1:2`;
  const seen = supportEvents.errorSeen({ kind: 'render', name: 'TypeError', message: '', stack });
  expect(makeRedactor(reportRules).action(seen)).toMatchObject({
    payload: { stack: '2428.7072ab.js:1:20\nvendor.12167457.js:3:80760' },
  });
});

test('media addresses lose their signature; long lists lose their end, and the report says so', () => {
  const redactor = makeRedactor(reportRules);
  const clip = {
    kind: 'person',
    id: 1,
    title: 'Dante',
    audio: 'audio/1.mp3?expires=9&signature=abc',
  };
  const chosen = redactor.action({ type: 'player/clipChosen', payload: clip } as { type: string });
  expect(chosen).toMatchObject({ payload: { title: 'Dante', audio: 'audio/1.mp3' } });
  const queue = Array.from({ length: 20_000 }, (_, id) => ({ guideId: id, trackId: id }));
  const { player } = redactor.state({ player: { queue } });
  expect(player).toEqual({ queue: queue.slice(0, 100) });
  expect([...redactor.cutLengths]).toEqual([20_000]);
});
