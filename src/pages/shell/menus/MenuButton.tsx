import { IconButton } from '../../../shared/ui/basic/IconButton.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { menuIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { shellCopy } from '../copy.ts';
import { MenuOpener } from '../header/MenuOpener.tsx';

const loadSheet = () => import(/* webpackChunkName: "menus" */ './MenuSheet.tsx');

/** Renders the button that opens the menu sheet of small screens. */
export function MenuButton() {
  return (
    <MenuOpener load={loadSheet}>
      {(props) => (
        <IconButton
          color="inherit"
          aria-label={shellCopy.menu}
          aria-haspopup="dialog"
          {...props}
          className="header-narrow"
        >
          <Icon path={menuIcon} />
        </IconButton>
      )}
    </MenuOpener>
  );
}
