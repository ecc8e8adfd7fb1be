import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { ActionTooltip, Intent } from './ActionTooltip.tsx';

type Tip = ComponentType<ComponentProps<typeof ActionTooltip>>;

/** The loaded component, shared by all buttons. */
let loaded: Tip | null = null;

interface Props {
  label: string;
  element: HTMLElement;
  intent: Intent;
}

/**
 * Renders a button's tooltip. It is mounted on the first hover or focus: a page of cards has a hundred, and
 * MUI renders each twice (docs/decisions/013-first-load.md). If its code fails to load, the aria-label remains.
 */
export function LazyTooltip({ label, element, intent }: Props) {
  const [tip, setTip] = useState(() => ({ Tip: loaded, isOver: false }));
  useEffect(() => {
    if (loaded) return;
    let isOver = false;
    const ends = ['mouseleave', 'blur', 'touchend'];
    const end = () => (isOver = true);
    for (const type of ends) element.addEventListener(type, end);
    import(/* webpackChunkName: "tooltip" */ './ActionTooltip.tsx').then(
      (chunk) => {
        loaded = chunk.ActionTooltip;
        setTip({ Tip: loaded, isOver });
      },
      () => undefined,
    );
    return () => {
      for (const type of ends) element.removeEventListener(type, end);
    };
  }, [element]);
  const { Tip, isOver } = tip;
  return Tip && <Tip label={label} element={element} intent={isOver ? null : intent} />;
}
