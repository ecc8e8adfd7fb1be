import { createElement, lazy } from 'react';
import { loadComponent, type ChunkModule } from './loadChunk.ts';

/** Functions that replace the lazy components whose code could not be loaded: React caches a rejected promise. */
const renewals = new Set<() => void>();

/** Lets components whose code could not be loaded request it again. Not at the rejection: that would loop. */
export function renewFailedComponents(): void {
  renewals.forEach((renew) => renew());
  renewals.clear();
}

/**
 * Returns a component whose code loads when it is first rendered, below a Suspense boundary. After a failure the code is
 * requested again when its error boundary resets (ui/page/ErrorBoundary.tsx). `preload` loads the code early; a failure
 * is ignored.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ChunkModule<Props>>) {
  const make = () =>
    lazy(() =>
      loadComponent(load).then(
        (part) => ({ default: part }),
        (error: unknown) => {
          renewals.add(renew);
          throw error;
        },
      ),
    );
  let Part = make();
  const renew = () => (Part = make());
  return Object.assign((props: Props) => createElement(Part, props), {
    preload: () => void load().catch(() => undefined),
  });
}
