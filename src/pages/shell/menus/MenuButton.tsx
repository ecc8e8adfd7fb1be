import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { shellCopy } from '../copy.ts';
import { MenuOpener } from '../header/MenuOpener.tsx';

const loadSheet = () =>
  import(/* webpackChunkName: "menus" */ './MenuSheet.tsx').then(({ MenuSheet }) => MenuSheet);

/** Opens the sheet of small screens. */
export function MenuButton() {
  return (
    <MenuOpener load={loadSheet}>
      {(props) => (
        <IconButton
          className="header-narrow"
          color="inherit"
          aria-label={shellCopy.menu}
          aria-haspopup="dialog"
          {...props}
        >
          <MenuIcon />
        </IconButton>
      )}
    </MenuOpener>
  );
}
