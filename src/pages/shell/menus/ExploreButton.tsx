import { Button } from '../../../shared/ui/basic/Button.tsx';
import { shellCopy } from '../copy.ts';
import { MenuOpener } from '../header/MenuOpener.tsx';

const loadMenu = () =>
  import(/* webpackChunkName: "menus" */ './ExploreMenu.tsx').then(
    ({ ExploreMenu }) => ExploreMenu,
  );

/** Opens the menu of the catalogue's lists. A narrow bar leaves it to the sheet. */
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
