import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../shared/lib/lazyPart.ts';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { Interactive } from '../ssr/Interactive.tsx';

const Replay = lazyPart(() =>
  import(/* webpackChunkName: "page-support-replay" */ './Replay.tsx').then(({ Replay }) => Replay),
);

/** Gives the replay the app itself, which has its own header, footer and address. */
export function ReplayRoute({ app }: { app: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <Replay app={app} />
      <Interactive />
    </Suspense>
  );
}
