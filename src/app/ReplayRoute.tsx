import { lazy, Suspense, type ReactNode } from 'react';
import { loadChunk } from '../shared/loadChunk.ts';
import { Loading } from '../shared/ui/Loading.tsx';
import { Interactive } from './rendering/Interactive.tsx';

const Replay = lazy(() =>
  loadChunk(() => import(/* webpackChunkName: "page-support-replay" */ './Replay.tsx')).then(
    ({ Replay }) => ({ default: Replay }),
  ),
);

/** Hands the replay what lies above it: the app itself, which brings its own header, footer and address. */
export function ReplayRoute({ app }: { app: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <Replay app={app} />
      <Interactive />
    </Suspense>
  );
}
