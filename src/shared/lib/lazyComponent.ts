import { lazy, type ComponentType } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * Returns a component whose code loads when it is first rendered, below a Suspense boundary. React caches a failure: a
 * component that must be loaded again when it is next shown uses ui/page/OnDemand.tsx. `preload` loads the code early; a
 * failure is ignored.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  Object.assign(
    lazy(() => loadChunk(load).then((part) => ({ default: part }))),
    { preload: () => void load().catch(() => undefined) },
  );
