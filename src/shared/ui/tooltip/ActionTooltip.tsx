import Tooltip from '@mui/material/Tooltip';
import { useEffectEvent, useLayoutEffect, type Ref } from 'react';
import { MuiTheme } from '../../theme/MuiTheme.tsx';

/** The event that mounted a tooltip: `mouseover` for mouse and keyboard, `touchstart` for a long press. */
export type Intent = 'mouseover' | 'touchstart';

/** The props that MUI's Tooltip passes to its element. */
interface Handlers {
  onMouseOver?: (event: Event) => void;
  onMouseLeave?: (event: Event) => void;
  onBlur?: (event: Event) => void;
  onTouchStart?: (event: Event) => void;
  onTouchEnd?: (event: Event) => void;
  'data-mui-internal-clone-element'?: boolean;
}

interface TooltipAnchorProps extends Handlers {
  element: HTMLElement;
  /** Null when hover, focus or touch has already ended. */
  intent: Intent | null;
  ref?: Ref<HTMLElement>;
}

/** The Tooltip's child, for a mounted element: passes it as the tooltip's ref and forwards its events. */
function TooltipAnchor({ element, intent, ref, ...handlers }: TooltipAnchorProps) {
  const marked = handlers['data-mui-internal-clone-element'] ?? false;
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element);
    // MUI checks for the attribute, in development only.
    if (marked) element.setAttribute('data-mui-internal-clone-element', 'true');
  }, [element, marked, ref]);

  const pass = useEffectEvent((event: Event) => {
    if (event.type === 'mouseover' || event.type === 'focus') handlers.onMouseOver?.(event);
    else if (event.type === 'mouseleave') handlers.onMouseLeave?.(event);
    else if (event.type === 'blur') handlers.onBlur?.(event);
    else if (event.type === 'touchstart') handlers.onTouchStart?.(event);
    else handlers.onTouchEnd?.(event);
  });
  useLayoutEffect(() => {
    const types = ['mouseover', 'mouseleave', 'focus', 'blur', 'touchstart', 'touchend'];
    const listener = (event: Event) => {
      if (event.type !== 'focus' || element.matches(':focus-visible')) pass(event);
    };
    for (const type of types) element.addEventListener(type, listener, { passive: true });
    return () => {
      for (const type of types) element.removeEventListener(type, listener);
    };
  }, [element]);
  // The event that mounted the tooltip was dispatched before its listeners were added.
  useLayoutEffect(() => {
    if (intent) pass(new Event(intent));
  }, [intent]);
  return null;
}

interface Props {
  label: string;
  element: HTMLElement;
  intent: Intent | null;
}

/** Renders MUI's Tooltip for an element that is already mounted (LazyTooltip.tsx). */
export function ActionTooltip({ label, element, intent }: Props) {
  return (
    <MuiTheme>
      <Tooltip title={label}>
        <TooltipAnchor element={element} intent={intent} />
      </Tooltip>
    </MuiTheme>
  );
}
