import { useEffect, useState, type ComponentType } from 'react';
import { loadComponent, type ChunkModule } from '../../lib/loadChunk.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

interface Props {
  /** The same function in each render. */
  load: () => Promise<ChunkModule<object>>;
  /** Whether to load it at once, not when the page is idle. */
  isUrgent?: boolean;
}

/** Milliseconds until the code is requested again after a failure. */
const pause = 3000;

/** Renders a component that no user has asked for yet; its code is requested until it arrives. */
export function IdlePart({ load, isUrgent = false }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isMounted = true;
    let retry: number | undefined;
    const begin = () =>
      void loadComponent(load).then(
        (part) => setPart(() => part),
        () => {
          if (isMounted) retry = window.setTimeout(begin, pause);
        },
      );
    let cancel: (() => void) | undefined;
    if (isUrgent) begin();
    else cancel = whenIdle(begin);
    return () => {
      isMounted = false;
      cancel?.();
      window.clearTimeout(retry);
    };
  }, [load, isUrgent]);
  return Part && <Part />;
}
