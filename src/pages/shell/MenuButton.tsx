import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { dialogEvents } from '../../features/auth/dialogSlice.ts';
import { OnDemand } from '../../shared/ui/OnDemand.tsx';
import { shellCopy } from './copy.ts';
import { shellEvents } from './shellEvents.ts';

const loadSheet = () =>
  import(/* webpackChunkName: "menus" */ './MenuSheet.tsx').then(({ MenuSheet }) => MenuSheet);

/** Opens the sheet of small screens, whose code comes with the first click. */
export function MenuButton() {
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  // Once opened it stays, to slide out as it came in.
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        className="header-narrow"
        color="inherit"
        aria-label={shellCopy.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      >
        <MenuIcon />
      </IconButton>
      {wasOpened && (
        <OnDemand
          load={loadSheet}
          onFailed={() => {
            close();
            setWasOpened(false);
            dispatch(shellEvents.partUnavailable());
          }}
          props={{
            isOpen,
            onClose: close,
            onLogin: () => {
              close();
              dispatch(dialogEvents.signInRequested());
            },
          }}
        />
      )}
    </>
  );
}
