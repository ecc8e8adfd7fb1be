import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { dialogEvents } from '../../../features/auth/dialog/dialogSlice.ts';
import { exploreCopy } from '../../../features/catalogue/explore/copy.ts';
import { useNamedCategories } from '../../../features/catalogue/explore/useNamedCategories.ts';
import { exploreLinks } from '../../../features/catalogue/explore/exploreLinks.ts';
import { anchors, paths, routes } from '../../../shared/site/paths.ts';
import { Brand } from '../../../shared/ui/brand/Brand.tsx';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { shellCopy } from '../copy.ts';
import { lazyCopy } from '../lazyCopy.ts';
import './menuSheet.css';
import type { MenuProps } from '../header/MenuOpener.tsx';
import { StoreBadges } from '../footer/StoreBadges.tsx';

/** About and FAQ, and the links for which the narrow bar has no space. */
const links = [
  { text: lazyCopy.about, to: anchors.about },
  { text: lazyCopy.faq, to: anchors.faq },
  { text: shellCopy.business, to: routes.business },
  { text: shellCopy.plans, to: routes.plans },
];

interface LinkProps {
  to: string;
  text: string;
  lang?: string;
  onClose: () => void;
}

function SheetLink({ to, text, lang, onClose }: LinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} onClick={onClose} lang={lang}>
        <ListItemText>{text}</ListItemText>
      </ListItemButton>
    </ListItem>
  );
}

/** The visitor's menu on a small screen: a sheet at the left. */
export function MenuSheet({ isOpen, onClose }: MenuProps) {
  const dispatch = useDispatch();
  const categories = useNamedCategories();
  const login = () => {
    onClose();
    dispatch(dialogEvents.signInRequested());
  };
  return (
    <Drawer
      anchor="left"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': shellCopy.menu,
          'aria-modal': true,
          sx: { width: 'min(320px, 88vw)', p: 2, gap: 2 },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 1 }}>
        <Typography variant="h3" component="p">
          <Brand />
        </Typography>
        <IconAction label={lazyCopy.closeMenu} onClick={onClose}>
          <Close />
        </IconAction>
      </Stack>
      <List disablePadding>
        <ListItem disablePadding>
          <ListItemButton component="button" onClick={login}>
            <ListItemText>{shellCopy.login}</ListItemText>
          </ListItemButton>
        </ListItem>
        {links.map((link) => (
          <SheetLink key={link.to} {...link} onClose={onClose} />
        ))}
      </List>
      <Divider />
      <nav aria-label={exploreCopy.title}>
        <List disablePadding>
          {exploreLinks.map((link) => (
            <SheetLink key={link.to} {...link} onClose={onClose} />
          ))}
        </List>
        {categories.length > 0 && (
          <details className="sheet-categories">
            <ListItemButton component="summary">
              <ListItemText>{exploreCopy.categories}</ListItemText>
              <ExpandMore aria-hidden />
            </ListItemButton>
            <List disablePadding>
              {categories.map(({ id, name }) => (
                <SheetLink
                  key={id}
                  to={paths.category(id)}
                  text={name}
                  lang="it"
                  onClose={onClose}
                />
              ))}
            </List>
          </details>
        )}
      </nav>
      <Stack sx={{ gap: 1.5, px: 1, mt: 'auto' }}>
        <Typography variant="h4" component="h2">
          {shellCopy.downloadApp}
        </Typography>
        <StoreBadges onFollowed={onClose} />
        <Button component={Link} to={routes.landing} variant="contained" onClick={onClose}>
          {lazyCopy.exploreNow}
        </Button>
      </Stack>
    </Drawer>
  );
}
