import type { UnknownAction } from '@reduxjs/toolkit';
import type { authApi } from '../../features/auth/authApi.ts';

/** The arguments of a call. */
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

/** Returns the action of a fulfilled call. */
export const answered = (endpoint: Endpoint, payload: unknown, call: Call = {}): UnknownAction => ({
  type: 'api/executeMutation/fulfilled',
  payload,
  meta: { ...meta(endpoint, call), requestStatus: 'fulfilled' },
});

/** Returns the action of a call that was refused, or got no response. */
export const failed = (endpoint: Endpoint, payload: unknown, call: Call = {}): UnknownAction => ({
  type: 'api/executeMutation/rejected',
  payload,
  error: { message: 'Rejected' },
  meta: { ...meta(endpoint, call), requestStatus: 'rejected', rejectedWithValue: true },
});

/** Returns the action of a call that was aborted: without a payload and without its request. */
export const abandoned = (endpointName: Endpoint): UnknownAction => ({
  type: 'api/executeMutation/rejected',
  error: { name: 'AbortError', message: 'Aborted' },
  meta: { requestId: 'r', arg: { endpointName }, requestStatus: 'rejected', aborted: true },
});
