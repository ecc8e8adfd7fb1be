import type { MouseEventHandler, ReactNode } from 'react';
import { IconButton } from '../basic/IconButton.tsx';

interface Props {
  /** The tooltip's text and the accessible name. */
  label: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
  /** Called on pointer intent: hover, touch or keyboard focus. */
  onIntent?: (() => void) | undefined;
  disabled?: boolean;
  /** Reserves the space and shows nothing, while the action is unknown. Default false. */
  isPlaceholder?: boolean;
  /** Filled and larger, for a group's main action. Default false. */
  prominent?: boolean;
  /** The `aria-pressed` state of a toggle button. */
  pressed?: boolean;
}

/** Renders a round icon button with an accessible name and a tooltip (tooltips.ts). */
export function IconAction({
  label,
  onClick,
  onIntent,
  children,
  disabled,
  isPlaceholder = false,
  prominent,
  pressed,
}: Props) {
  return (
    <IconButton
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      // A disabled button has no tooltip.
      data-tooltip={disabled ? undefined : label}
      onPointerEnter={onIntent}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onIntent?.()}
      disabled={disabled}
      style={isPlaceholder ? { visibility: 'hidden' } : undefined}
      color="inherit"
      size={prominent ? 'large' : 'medium'}
    >
      {children}
    </IconButton>
  );
}
