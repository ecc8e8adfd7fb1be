import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { OnDemand } from '../../shared/ui/OnDemand.tsx';
import { shellCopy } from './copy.ts';
import { shellEvents } from './shellEvents.ts';

const loadMenu = () =>
  import(/* webpackChunkName: "menus" */ './ExploreMenu.tsx').then(
    ({ ExploreMenu }) => ExploreMenu,
  );

/** Opens the menu of the catalogue's lists, whose code comes with the first click. A narrow bar leaves it to the sheet. */
export function ExploreButton() {
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  // Once opened it stays, to go as it came.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        className="header-wide"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsOpen(true);
        }}
      >
        {shellCopy.explore}
      </Button>
      {anchor && (
        <OnDemand
          load={loadMenu}
          onFailed={() => {
            setIsOpen(false);
            setAnchor(null);
            dispatch(shellEvents.partUnavailable());
          }}
          props={{ anchor, isOpen, onClose: () => setIsOpen(false) }}
        />
      )}
    </>
  );
}
