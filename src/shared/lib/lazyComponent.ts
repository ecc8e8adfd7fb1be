import { lazy, type ComponentType } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * Returns a component whose code loads when it is first rendered, below a Suspense boundary. React keeps a failure: what
 * must be tried again when it is next shown uses ui/page/OnDemand.tsx.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadChunk(load).then((part) => ({ default: part })));
