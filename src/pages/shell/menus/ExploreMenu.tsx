import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { exploreCopy } from '../../../features/catalogue/explore/copy.ts';
import { useCategoryLinks } from '../../../features/catalogue/explore/useCategoryLinks.ts';
import { exploreLinks } from '../../../features/catalogue/explore/exploreLinks.ts';
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
  const { links } = useCategoryLinks();
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
      {links.length > 0 && <Divider component="li" />}
      {links.map(({ text, to, ...named }) => (
        <MenuItem key={to} component={RouterLink} to={to} onClick={onClose} {...named}>
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
});
