import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadChunk } from '../../lib/loadChunk.ts';

interface Parts<Props> {
  load: () => Promise<ComponentType<Props>>;
  onFailed: () => void;
  /** The part's own. */
  props: Props;
}

/**
 * A part whose code is loaded when it is first shown; renders nothing until then. Not React's lazy: that caches a
 * failure, and here mounting it again tries again.
 */
export function OnDemand<Props extends object>({ load, onFailed, props }: Parts<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const begin = useEffectEvent(() => {
    loadChunk(load).then(
      (part) => setPart(() => part),
      () => onFailed(),
    );
  });
  useEffect(() => begin(), []);
  return Part && <Part {...props} />;
}
