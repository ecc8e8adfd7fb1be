import type { MouseEventHandler, ReactNode } from 'react';
import { IconButton } from '../basic/IconButton.tsx';
import { useLazyTooltip } from './useLazyTooltip.tsx';

interface Props {
  /** Its name for everyone: the tooltip and the accessible name. */
  label: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
  /** Signals intent: a pointer over it, a finger on it, or the keyboard's focus. */
  onSign?: (() => void) | undefined;
  disabled?: boolean;
  /** Keeps its place and shows nothing: what it does is not known yet. */
  isPlaceholder?: boolean;
  /** The one main action among its neighbours: filled and larger. */
  prominent?: boolean;
  /** For a control that is on or off. */
  pressed?: boolean;
}

/** A round button with an icon, a name and a tooltip. The theme sets the tooltip's delays. */
export function IconAction({
  label,
  onClick,
  onSign,
  children,
  disabled,
  isPlaceholder = false,
  prominent,
  pressed,
}: Props) {
  const { intentHandlers, tooltip } = useLazyTooltip(label, onSign);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-pressed={pressed}
        onClick={onClick}
        {...intentHandlers}
        onPointerEnter={onSign}
        disabled={disabled}
        style={isPlaceholder ? { visibility: 'hidden' } : undefined}
        color="inherit"
        size={prominent ? 'large' : 'medium'}
      >
        {children}
      </IconButton>
      {/* A disabled button tells the tooltip nothing. */}
      {!disabled && tooltip}
    </>
  );
}
