import type { Rule } from '../../../domain/reportRules.ts';
import { api } from '../../../shared/api/api.ts';
import { isOrderNumber, isRequestId, removed } from './allowedTexts.ts';
import { isInternalAction } from '../recording/internalActions.ts';
import { maxItems } from '../recording/filteredLists.ts';
import { walkPages } from './laterPages.ts';
import type { Walk } from './walk.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Names of form fields in the server's errors (contract/envelope.ts). */
const formFields = Object.fromEntries(
  `name email password otp code otp_email otp_token token password_token new_password confirm_password
  subject message image guide_id cart id search plan_id payment_type quantity`
    .split(/\s+/)
    .map((field) => [field, 'hidden'] as const),
);

/** A failed call: its kind, without its message. */
const failure: Rule = {
  status: 'plain',
  originalStatus: 'plain',
  error: 'hidden',
  data: { '': 'hidden', message: 'hidden', otp_email: 'hidden', errors: formFields },
};

const entry = {
  status: 'plain',
  endpointName: 'call',
  requestId: 'callId',
  startedTimeStamp: 'plain',
  fulfilledTimeStamp: 'plain',
  direction: 'plain',
  error: failure,
} as const;

const argument = {
  type: 'plain',
  endpointName: 'call',
  queryCacheKey: 'cacheKey',
  subscribe: 'plain',
  forceRefetch: 'plain',
  track: 'plain',
  fixedCacheKey: 'plain',
  direction: 'plain',
} as const;

const meta = {
  requestId: 'callId',
  requestStatus: 'plain',
  startedTimeStamp: 'plain',
  fulfilledTimeStamp: 'plain',
  rejectedWithValue: 'plain',
  aborted: 'plain',
  condition: 'plain',
  RTK_autoBatch: 'plain',
} as const;

const settings = {
  online: 'plain',
  focused: 'plain',
  middlewareRegistered: 'plain',
  refetchOnFocus: 'plain',
  refetchOnReconnect: 'plain',
  refetchOnMountOrArgChange: 'plain',
  keepUnusedDataFor: 'plain',
  reducerPath: 'plain',
  invalidationBehavior: 'plain',
} as const;

const callOf = (name: unknown, { rules }: Walk) =>
  typeof name === 'string' ? rules.calls.get(name) : undefined;

/** A redacted object is an object. */
const shownFields = (value: unknown, rule: Rule, walk: Walk): Fields => fieldsOf(walk(value, rule));

function cachedCall(value: unknown, walk: Walk): Fields | undefined {
  const { endpointName, originalArgs, data } = fieldsOf(value);
  const call = callOf(endpointName, walk);
  // A query that was never sent is shown only with its status.
  if (!call)
    return isFields(value) && endpointName === undefined
      ? shownFields(value, entry, walk)
      : undefined;
  return withoutGaps({
    ...shownFields(value, entry, walk),
    originalArgs: walk(originalArgs, call.argument),
    data: walkPages(data, call.result, walk),
  });
}

const withoutGaps = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Redacts the API's cache. Subscriptions and tags are not needed for any screen. */
export function redactApiState(state: unknown, walk: Walk): Fields {
  const { queries, mutations, config } = fieldsOf(state);
  const cache = (calls: unknown, keyOf: (key: string) => string | undefined) =>
    Object.fromEntries(
      Object.entries(fieldsOf(calls)).flatMap(([key, value]) => {
        const shownKey = keyOf(key);
        const shown = cachedCall(value, walk);
        return shownKey === undefined || !shown ? [] : [[shownKey, shown]];
      }),
    );
  return {
    queries: cache(queries, walk.cacheKey),
    mutations: cache(mutations, (key) => mutationKey(key, walk)),
    provided: { tags: {}, keys: {} },
    subscriptions: {},
    config: walk(config, settings),
  };
}

/** Mutations are stored under their call's id, or under a key from the code. */
const mutationKey = (key: string, walk: Walk): string => {
  const word = walk(key, 'plain');
  return word === removed ? walk.callId(key) : key;
};

const callStep = new RegExp(
  `^${api.reducerPath}/execute(?:Query|Mutation)/(pending|fulfilled|rejected)$`,
);

/** Redacts an action of the API or of a library; undefined for actions of slices and features. */
export function redactApiAction(
  action: { type: string },
  walk: Walk,
): { type: string } | undefined {
  const { type } = action;
  if (isInternalAction(action)) return { type };
  const { payload, meta: callMeta, error } = action as Fields & { type: string }; // an action may have any fields
  if (type === 'api/queries/queryResultPatched')
    return { type, payload: patched(payload, walk) } as typeof action;
  const step = callStep.exec(type)?.[1];
  if (!step) return undefined;
  const { arg, baseQueryMeta } = fieldsOf(callMeta);
  const { originalArgs, endpointName, fixedCacheKey } = fieldsOf(arg);
  const call = callOf(endpointName, walk);
  if (!call) return { type: removed };
  return withoutGaps({
    type,
    payload: walkPages(payload, step === 'rejected' ? failure : call.result, walk),
    error: walk(error, { name: 'errorName', message: 'plain' }),
    meta: withoutGaps({
      ...shownFields(callMeta, meta, walk),
      baseQueryMeta: redactedMeta(baseQueryMeta),
      arg: withoutGaps({
        ...shownFields(arg, argument, walk),
        originalArgs: walk(originalArgs, call.argument),
        fixedCacheKey:
          typeof fixedCacheKey === 'string' ? mutationKey(fixedCacheKey, walk) : undefined,
      }),
    }),
  }) as typeof action; // it has its type
}

/**
 * Returns of a request whether it had a token; of its response, the status, the request's id, and the order's number.
 */
function redactedMeta(callMeta: unknown): Fields | undefined {
  if (!isFields(callMeta)) return undefined;
  const { request, response } = callMeta;
  const hasToken = request instanceof Request && request.headers.has('Authorization');
  const header = (name: string) =>
    response instanceof Response ? response.headers.get(name) : null;
  const id = header('X-Request-Id');
  const order = header('X-Order-Number');
  return {
    // auth/session/tokenOfCall.ts reads it: the session depends on whose response it was.
    request: { token: hasToken ? removed : null },
    ...(response instanceof Response && {
      response: {
        status: response.status,
        requestId: id && isRequestId(id) ? id : null,
        ...(order && isOrderNumber(order) && { order: Number(order) }),
      },
    }),
  };
}

/** Returns changes of cached data: only the ids of the wish list (library/libraryApi.ts). */
function patched(payload: unknown, walk: Walk): Fields {
  const { queryCacheKey, patches } = fieldsOf(payload);
  const steps = (Array.isArray(patches) ? patches : []).flatMap((patch: unknown) => {
    const { op, path, value } = fieldsOf(patch);
    const isShown =
      op === 'replace' &&
      Array.isArray(path) &&
      path.length === 1 &&
      path[0] === 'ids' &&
      Array.isArray(value) &&
      value.every(Number.isInteger);
    return isShown ? [{ op, path, value: value.slice(0, maxItems) }] : [];
  });
  return { queryCacheKey: walk(queryCacheKey, 'cacheKey'), patches: steps };
}
