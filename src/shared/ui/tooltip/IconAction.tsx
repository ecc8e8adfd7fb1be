import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../basic/IconButton.tsx';

interface Props extends ComponentPropsWithRef<typeof IconButton> {
  /** The tooltip's text and the accessible name. */
  label: string;
  /** Called on pointer intent: hover, touch or keyboard focus. */
  onIntent?: (() => void) | undefined;
  /** Reserves the space and shows nothing, while the action is unknown. Default false. */
  isPlaceholder?: boolean;
}

/** Renders a round icon button with an accessible name and a tooltip (tooltips.ts). */
export function IconAction({ label, onIntent, isPlaceholder = false, ...props }: Props) {
  return (
    <IconButton
      aria-label={label}
      // A disabled button has no tooltip.
      data-tooltip={props.disabled ? undefined : label}
      onPointerEnter={onIntent}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onIntent?.()}
      style={isPlaceholder ? { visibility: 'hidden' } : undefined}
      color="inherit"
      {...props}
    />
  );
}
