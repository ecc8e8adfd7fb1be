import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { exploreCopy } from '../../../features/catalogue/explore/copy.ts';
import { useNamedCategories } from '../../../features/catalogue/explore/useNamedCategories.ts';
import { exploreLinks } from '../../../features/catalogue/explore/exploreLinks.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import type { MenuProps } from '../../../shared/ui/page/menuProps.ts';
import './exploreMenu.css';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';

/** Shows the catalogue's lists and categories, in a menu below the header's 'Explore'. */
export const ExploreMenu = withMuiTheme(function ExploreMenu({
  anchor,
  isOpen,
  onClose,
}: MenuProps) {
  useBackCloses(isOpen, onClose);
  const lang = useContentLanguage();
  const { categories } = useNamedCategories();
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      // MUI renders the menu in a portal at the end of the body: without this role it is in no landmark.
      slotProps={{
        root: { role: 'navigation', 'aria-label': exploreCopy.title },
        list: { className: 'explore-menu' },
      }}
    >
      {exploreLinks.map(({ text, to }) => (
        <MenuItem key={to} component={RouterLink} to={to} onClick={onClose}>
          {text}
        </MenuItem>
      ))}
      {categories.length > 0 && <Divider component="li" />}
      {categories.map(({ id, name }) => (
        <MenuItem
          key={id}
          component={RouterLink}
          to={paths.category(id)}
          onClick={onClose}
          lang={lang}
          title={name}
        >
          {truncate(name, textLimits.listTitle)}
        </MenuItem>
      ))}
    </Menu>
  );
});
