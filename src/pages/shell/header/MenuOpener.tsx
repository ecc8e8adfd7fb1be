import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { MenuProps } from '../../../shared/ui/page/menuProps.ts';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import { shellEvents } from '../shellEvents.ts';

interface Props {
  load: () => Promise<ComponentType<MenuProps>>;
  /** Renders the button with these props. */
  children: (props: {
    'aria-expanded': boolean;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  }) => ReactNode;
}

/** Renders a button of the header and its menu. The menu's code is loaded at the first click. */
export function MenuOpener({ load, children }: Props) {
  const dispatch = useDispatch();
  // Closes the menu on navigation: it is open only for the location on which it was opened.
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  // After its first opening the menu stays mounted, so that its closing is animated.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onClose = () => setOpenedOn(null);
  return (
    <>
      {children({
        'aria-expanded': isOpen,
        onClick: ({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpenedOn(key);
        },
      })}
      {anchor && (
        <OnDemand
          load={load}
          onFailed={() => {
            onClose();
            setAnchor(null);
            dispatch(shellEvents.partUnavailable());
          }}
          props={{ anchor, isOpen, onClose }}
        />
      )}
    </>
  );
}
