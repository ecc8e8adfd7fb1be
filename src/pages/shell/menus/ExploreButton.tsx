import { Button } from '../../../shared/ui/basic/Button.tsx';
import { shellCopy } from '../copy.ts';
import { MenuOpener } from '../header/MenuOpener.tsx';

const loadMenu = () => import(/* webpackChunkName: "menus" */ './ExploreMenu.tsx');

/** Renders the button that opens the menu of the catalogue's lists. A narrow bar has them in the menu sheet. */
export function ExploreButton() {
  return (
    <MenuOpener load={loadMenu}>
      {(props) => (
        <Button color="inherit" aria-haspopup="menu" {...props} className="header-wide">
          {shellCopy.explore}
        </Button>
      )}
    </MenuOpener>
  );
}
