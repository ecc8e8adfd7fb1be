import { lazy, Suspense, type ReactNode } from 'react';
import { loadChunk } from '../shared/loadChunk.ts';
import { Loading } from '../shared/ui/Loading.tsx';
import { makeReducer } from './reducer.ts';
import { Interactive } from './rendering/Interactive.tsx';

const ReplayPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-support-replay" */ '../pages/support/ReplayPage.tsx'),
  ).then((page) => ({
    default: page.ReplayPage,
  })),
);

/** Hands the replay what lies above it: the app itself, which brings its own header, footer and address. */
export function ReplayRoute({ app }: { app: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <ReplayPage makeReducer={makeReducer} app={app} />
      <Interactive />
    </Suspense>
  );
}
