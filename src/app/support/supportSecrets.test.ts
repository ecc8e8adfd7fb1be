import * as fc from 'fast-check';
import { reportToStore } from '../../features/support/recording/previousReport.ts';
import type { RecordedAction } from '../../features/support/recording/recorder.ts';
import { makeReport } from '../../features/support/recording/report.ts';
import { readEnvironment } from '../../features/support/recording/environment.ts';
import { makeRedactor } from '../../features/support/redaction/redactor.ts';
import { supportEvents } from '../../features/support/supportEvents.ts';
import { api } from '../../shared/api/api.ts';
import { bookmarkAt } from '../../testing/player/bookmarkAt.ts';
import '../store/devToolsRedactor.ts';
import type { RootState } from '../../shared/store/rootState.ts';
import { makeReducer } from '../store/reducer.ts';

/** A part of every secret. */
const mark = 'zq9secret';

/** Texts that customers type or servers send. */
const shapes = [
  fc.string({ maxLength: 20 }).map((text) => `${text} ${mark}${text}`),
  fc.emailAddress().map((address) => `${mark}.${address}`),
  fc.webUrl().map((address) => `${address}/${mark}?token=${mark}#${mark}`),
  fc.stringMatching(/^[A-Za-z0-9_-]{43}$/).map((token) => mark + token),
  fc.stringMatching(/^[A-Z0-9]{10}$/).map((code) => `${code}-${mark}`),
];
/** A word that looks like an enumeration, such as a password or the word of a search. */
const word = fc.stringMatching(/^[a-z]{1,14}$/).map((text) => mark + text);

interface Secrets {
  /** Any text. */
  any: () => string;
  /** A text that is no enumeration, for slices whose enumerations stay. */
  shaped: () => string;
}

const enumerated = ['cart', 'dialog', 'downloads', 'player', 'support'];
const personal = ['account', 'email'];

/** Replaces every text and every null of a value by a secret, and adds one as a field, a key and an item of a list. */
function planted(value: unknown, { any, shaped }: Secrets, field: string, slice = ''): unknown {
  const next = enumerated.includes(slice) && !personal.includes(field) ? shaped : any;
  const plant = (inner: unknown, key: string) => planted(inner, { any, shaped }, key, slice);
  if (Array.isArray(value)) return [...value.map((item) => plant(item, field)), next()];
  if (typeof value === 'object' && value !== null) {
    const known = Object.entries(value).map(([key, inner]) => [key, plant(inner, key)]);
    return { ...Object.fromEntries(known), other: next(), [any()]: next() };
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : next();
}

const cover = { path: '', stem: '', widths: [320] };
const guide = { guideId: 7, title: '', cover };
const tracks = [{ id: 1, title: '', duration: 9 }];
const times = { lastTrackId: 1, wantedTrackId: null, trackProgress: {}, changedAt: 3 };
const bytes = { received: 1, total: 2, leaseUntil: 3 };

/** Returns the state of a customer in which every list has an item. */
function fullState(): RootState {
  const state = makeReducer()(undefined, { type: '@@INIT' });
  const { bookmarks, dialog, downloads, player, progress } = state;
  const intent = { endpointName: '', argument: { planId: '' }, about: '', leadsOn: false };
  const clip = { kind: 'person', id: 1, title: '', cover, audio: '', transcript: '' } as const;
  const download = { ...guide, ...bytes, status: 'queued', reason: null } as const;
  return {
    ...state,
    bookmarks: { ...bookmarks, items: [bookmarkAt(5)] },
    dialog: { ...dialog, intent },
    downloads: { ...downloads, downloads: [download] },
    player: { ...player, clip },
    progress: { ...progress, guides: { 7: { ...guide, ...times, tracks } } },
  };
}

/** What an endpoint may return. */
const answer = { id: 1, name: '', tracks: [{ id: 2, title: '', audio: '' }], plan: { end: null } };

function callsWith(secrets: Secrets, state: RootState) {
  const { any } = secrets;
  const data = () => planted(answer, secrets, 'data');
  const names = Object.keys(api.endpoints);
  const calls = names.map((endpointName) => {
    const originalArgs = planted({ text: '', guideId: 1 }, secrets, 'originalArgs');
    const queryCacheKey = `${endpointName}(${JSON.stringify(originalArgs)})`;
    return { endpointName, originalArgs, queryCacheKey, [any()]: any() };
  });
  const error = () => ({
    status: 400,
    error: any(),
    data: { message: any(), errors: { email: [any()], [any()]: 1 } },
  });
  const actions = calls.flatMap((arg) => {
    const { queryCacheKey } = arg;
    const request = new Request('http://localhost/', { headers: { Authorization: any() } });
    const response = new Response(any(), { headers: { 'X-Request-Id': mark } });
    const meta = { arg, requestId: any(), baseQueryMeta: { request, response } };
    const patch = { op: 'replace', path: ['ids', any()], value: data() };
    const entries = [{ queryDescription: arg, value: data(), providedTags: [any()] }];
    return [
      { type: 'api/executeQuery/pending', meta },
      { type: 'api/executeQuery/fulfilled', meta, payload: data() },
      { type: 'api/executeMutation/rejected', meta, payload: error() },
      {
        type: 'api/executeQuery/rejected',
        meta,
        payload: { status: 'PARSING_ERROR', data: any(), error: any() },
        error: { message: any(), name: any(), stack: any() },
      },
      { type: 'api/queries/removeQueryResult', payload: { queryCacheKey } },
      { type: 'api/queries/queryResultPatched', payload: { queryCacheKey, patches: [patch] } },
      { type: 'api/queries/cacheEntriesUpserted', payload: entries, meta: { requestId: any() } },
    ];
  });
  const queries = Object.fromEntries(
    calls.map(({ queryCacheKey, ...call }) => [
      queryCacheKey,
      { ...call, status: 'fulfilled', requestId: any(), data: data(), error: error() },
    ]),
  );
  const cache = {
    queries: { ...queries, [any()]: { data: data() } },
    mutations: Object.fromEntries(names.map((name) => [any(), { ...queries[name], data: data() }])),
    provided: { tags: { Guide: { [any()]: [any()] } }, keys: { [any()]: [] } },
    subscriptions: { [any()]: {} },
    config: { ...state.api.config, reducerPath: any(), [any()]: true },
  };
  return { actions, cache };
}

const addressesWith = ({ any }: Secrets): string[] => {
  const part = () => encodeURIComponent(any());
  return [
    `/user/${part()}`,
    `/audio-guide/${part()}?q=${part()}`,
    `/?Tab=${part()}#${part()}`,
    any(),
  ];
};

/** Returns a recording with a secret in every text, also as JSON. */
function recordingWith(secrets: Secrets) {
  const { any, shaped } = secrets;
  const state = fullState();
  const { actions: ofCalls, cache } = callsWith(secrets, state);
  const plantedSlices = Object.entries({ ...state, diary: { text: '' } }).map(
    ([slice, value]) => [slice, planted(value, secrets, slice, slice)] as const,
  );
  const before = { ...Object.fromEntries(plantedSlices), [any()]: any(), api: cache };
  const stack = `Error: ${any()}\n at ${any()} (https://x.example/${mark}.js:1:2)`;
  const seen = { kind: shaped(), name: any(), message: any(), stack };
  const happened = [
    ...ofCalls,
    ...plantedSlices.flatMap(([slice, payload]) => [
      { type: `${slice}/happened`, payload },
      { type: `${slice}/named`, payload: enumerated.includes(slice) ? shaped() : any() },
    ]),
    ...addressesWith(secrets).map((address) => supportEvents.pageOpened(address)),
    { type: supportEvents.errorSeen.type, payload: seen },
    { type: 'persist/REHYDRATE', payload: planted(state.player, secrets, 'payload'), key: any() },
    { type: 'diary/written', [any()]: any() },
  ];
  const actions = happened.map((action, at): RecordedAction => ({
    action: action as RecordedAction['action'], // an action may have any fields
    at,
    before,
  }));
  return { actions, failures: actions, state: before, address: `/${mark}?q=${mark}` };
}

/** Returns the texts that leave the page: the report, what the tab stores, and what Redux DevTools show. */
function shownOf(recording: ReturnType<typeof recordingWith>): string[] {
  const around = readEnvironment(window);
  const { action, state } = makeRedactor();
  return [
    JSON.stringify(makeReport(recording, around)),
    reportToStore(recording, around, null) ?? '',
    JSON.stringify(recording.actions.map(({ action: happened }) => action(happened))),
    JSON.stringify(state(recording.state)),
  ];
}

test('50 secrets planted in every text of state, actions, calls and addresses never come out', () => {
  const pools = [
    fc.array(fc.oneof(...shapes), { minLength: 40, maxLength: 40 }),
    fc.array(word, { minLength: 10, maxLength: 10 }),
  ] as const;
  fc.assert(
    fc.property(...pools, (shaped, words) => {
      const planting = { any: 0, shaped: 0 };
      const all = [...shaped, ...words];
      const recording = recordingWith({
        any: () => all[planting.any++ % all.length] ?? mark,
        shaped: () => shaped[planting.shaped++ % shaped.length] ?? mark,
      });
      // Each of them was planted more than once.
      expect(planting.any).toBeGreaterThan(2 * all.length);
      for (const text of shownOf(recording)) {
        const found = text.indexOf(mark);
        expect(found === -1 ? '' : text.slice(Math.max(0, found - 120), found + 60)).toBe('');
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
});
