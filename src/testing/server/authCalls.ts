import type { UnknownAction } from '@reduxjs/toolkit';
import type { authApi } from '../../features/auth/authApi.ts';

/** What a call was made with. */
interface Call {
  originalArgs?: unknown;
  token?: string;
}

const meta = (endpointName: keyof typeof authApi.endpoints, { originalArgs, token }: Call) => ({
  requestId: 'r',
  arg: { endpointName, type: 'mutation', originalArgs },
  baseQueryMeta: {
    request: new Request('http://api.test/', {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    }),
  },
});

type Endpoint = Parameters<typeof meta>[0];

/** What the api dispatches when a call succeeded. */
export const answered = (endpoint: Endpoint, payload: unknown, call: Call = {}): UnknownAction => ({
  type: 'api/executeMutation/fulfilled',
  payload,
  meta: { ...meta(endpoint, call), requestStatus: 'fulfilled' },
});

/** What the api dispatches when a call was refused, or got no answer. */
export const failed = (endpoint: Endpoint, payload: unknown, call: Call = {}): UnknownAction => ({
  type: 'api/executeMutation/rejected',
  payload,
  error: { message: 'Rejected' },
  meta: { ...meta(endpoint, call), requestStatus: 'rejected', rejectedWithValue: true },
});

/** What the api dispatches when a call was aborted: without a payload and without its request. */
export const abandoned = (endpointName: Endpoint): UnknownAction => ({
  type: 'api/executeMutation/rejected',
  error: { name: 'AbortError', message: 'Aborted' },
  meta: { requestId: 'r', arg: { endpointName }, requestStatus: 'rejected', aborted: true },
});
