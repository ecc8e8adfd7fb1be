import { useState, type MouseEvent, type ReactNode } from 'react';
import type { ChunkModule } from '../../../shared/lib/loadChunk.ts';
import type { MenuProps } from '../../../shared/ui/page/menuProps.ts';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import { shellEvents } from '../shellEvents.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

interface Props {
  load: () => Promise<ChunkModule<MenuProps>>;
  /** Renders the button with these props. */
  children: (props: {
    'aria-expanded': boolean;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  }) => ReactNode;
}

/** Renders a button of the header and its menu, whose code is loaded at the first click. */
export function MenuOpener({ load, children }: Props) {
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  // After its first opening the menu stays mounted, so that its closing is animated.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onClose = () => setIsOpen(false);
  return (
    <>
      {children({
        'aria-expanded': isOpen,
        onClick: ({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsOpen(true);
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
