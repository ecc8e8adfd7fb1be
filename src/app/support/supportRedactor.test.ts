import { readdirSync, readFileSync } from 'node:fs';
import { makeRedactor, routeOf } from '../../features/support/redaction/redactor.ts';
import { supportEvents } from '../../features/support/supportEvents.ts';
import '../store/devToolsRedactor.ts';

test('keeps numbers, booleans and null, and replaces every text by its length', () => {
  const diary = { id: 7, isRead: false, readAt: null, text: 'Giulia', kind: 'note', empty: '' };
  expect(makeRedactor().state({ diary })).toEqual({
    diary: { ...diary, text: '‹6 characters›', kind: '‹4 characters›' },
  });
});

test('keeps enumerations of the slices that are named, but no account or e-mail address', () => {
  const { action, state } = makeRedactor();
  const player = { status: 'failed', fault: 'server', clip: { title: 'Santa Croce' } };
  const downloads = { account: 'k3m', downloads: [{ status: 'queued', reason: 'noSpace' }] };
  expect(state({ player, downloads })).toEqual({
    player: { ...player, clip: { title: '‹11 characters›' } },
    downloads: { ...downloads, account: '‹3 characters›' },
  });
  const happened = { type: 'dialog/codeAwaited', payload: { view: 'otp', email: 'giulia' } };
  expect(action(happened)).toEqual({
    ...happened,
    payload: { view: 'otp', email: '‹6 characters›' },
  });
});

test('keeps names and statuses of calls, and gives ids and keys of calls the same name everywhere', () => {
  const { action, state } = makeRedactor();
  const arg = { type: 'query', endpointName: 'search', queryCacheKey: 'search("Giulia")' };
  const meta = { arg, requestId: 'k8-Zq', requestStatus: 'pending' };
  const pending = action({ type: 'api/executeQuery/pending', meta } as { type: string });
  const key = 'search(‹8 characters #1›)';
  const requestId = '‹5 characters #2›';
  expect(pending).toEqual({
    type: 'api/executeQuery/pending',
    meta: { ...meta, requestId, arg: { ...arg, queryCacheKey: key } },
  });
  // Redux DevTools redact what they have imported again.
  expect(makeRedactor().action(pending)).toEqual(pending);
  const entry = { status: 'pending', endpointName: 'search', requestId: 'k8-Zq' };
  const guide = { status: 'fulfilled', endpointName: 'guide', data: { id: 2, isOwned: true } };
  const queries = { 'search("Giulia")': entry, 'search("Marco")': entry, 'guide(2)': guide };
  expect(state({ api: { queries, mutations: { 'k8-Zq': entry } } })).toMatchObject({
    api: {
      queries: {
        [key]: { ...entry, requestId },
        'search(‹7 characters #3›)': { ...entry, requestId },
        'guide(2)': guide,
      },
      mutations: { [requestId]: { ...entry, requestId } },
    },
  });
});

test('keeps of a response its status, the request’s id and the order’s number', () => {
  const request = new Request('http://localhost/', { headers: { Authorization: 'Bearer Giulia' } });
  const headers = { 'X-Request-Id': '5e5e5e5e-5e5e', 'X-Order-Number': '12', 'X-Name': 'Giulia' };
  const response = new Response(null, { status: 503, headers });
  const meta = { baseQueryMeta: { request, response } };
  expect(makeRedactor().action({ type: 'a', meta } as { type: string })).toMatchObject({
    meta: {
      baseQueryMeta: {
        request: { token: '‹6 characters›' },
        response: { status: 503, requestId: '5e5e5e5e-5e5e', order: 12 },
      },
    },
  });
});

test.each([
  ['/audio-guide/12?q=segreto', '/audio-guide/:id?‹9 characters›'],
  ['/user/profile?Tab=Billing&token=abc', '/user/profile?‹21 characters›'],
  ['/?status=success#about', '/?‹14 characters›#‹5 characters›'],
  ['/no/such-page', '‹13 characters›'],
  ['/\\x@y:99999/', '‹12 characters›'],
])('shows the address %s as %s', (address, shown) => {
  expect(routeOf(address)).toBe(shown);
  const opened = makeRedactor().action(supportEvents.pageOpened(address));
  expect(opened).toEqual({ type: 'support/pageOpened', payload: shown });
});

test('cuts lists after 100 items', () => {
  const queue = Array.from({ length: 20_000 }, (_, id) => ({ guideId: id, trackId: id }));
  expect(makeRedactor().state({ player: { queue } })).toEqual({
    player: { queue: queue.slice(0, 100) },
  });
});

test('registers the endpoints of every feature for Redux DevTools', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const calls = files.filter((file) => /^(?:features|pages)\/.*Api\.ts$/.test(file));
  const registered = readFileSync('src/app/store/devToolsRedactor.ts', 'utf8');
  expect(calls.filter((file) => !registered.includes(`import '../../${file}'`))).toEqual([]);
  expect(calls.length).toBeGreaterThan(10);
});
