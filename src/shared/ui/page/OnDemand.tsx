import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadComponent, type ChunkModule } from '../../lib/loadChunk.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface Parts<Props> {
  load: () => Promise<ChunkModule<Props>>;
  onFailed: () => void;
  /** The props of the loaded component. */
  props: Props;
}

/**
 * Renders a component whose code is loaded on mount; renders nothing until then. Not React's `lazy`, which caches a
 * rejected promise: here mounting again retries.
 */
export function OnDemand<Props extends object>({ load, onFailed, props }: Parts<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const begin = useEffectEvent(() => {
    loadComponent(load).then(
      (part) => setPart(() => part),
      () => onFailed(),
    );
  });
  useEffect(() => begin(), []);
  return (
    Part && (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    )
  );
}
