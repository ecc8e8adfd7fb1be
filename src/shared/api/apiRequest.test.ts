import { configureStore } from '@reduxjs/toolkit';
import { bodyOf, requestsTo } from '../../testing/server/failNext.ts';
import { api } from './api.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    send: build.mutation<unknown, object>({
      query: (body) => ({ url: 'client/contact-message', method: 'POST', body }),
    }),
  }),
});

// Shows.
test('what is sent is JSON, with cookies and the application’s secret', async () => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: () => ({}) },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await store.dispatch(endpoints.send.initiate({ name: 'Ada' }));
  const [request] = requestsTo('POST', '/client/contact-message');
  expect(request?.headers.get('content-type')).toMatch(/^application\/json/);
  expect(request?.headers.get('x-app-secret')).toBe('cicerone-web-app');
  expect(request?.credentials).toBe('include');
  expect(await bodyOf(request)).toEqual({ name: 'Ada' });
});
