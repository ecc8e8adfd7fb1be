import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadChunk } from '../../lib/loadChunk.ts';

interface Parts<Props> {
  load: () => Promise<ComponentType<Props>>;
  onFailed: () => void;
  /** The part's own. */
  props: Props;
}

/**
 * A part whose code comes when it is first shown; nothing until it is there. Not React's lazy: that keeps a
 * failure for ever, and here whoever takes it away and shows it again has it tried again.
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
