import Drawer from '@mui/material/Drawer';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { dialogEvents } from '../../../features/auth/dialog/dialogSlice.ts';
import { exploreCopy } from '../../../features/catalogue/explore/copy.ts';
import { useCategoryLinks } from '../../../features/catalogue/explore/useCategoryLinks.ts';
import { exploreLinks } from '../../../features/catalogue/explore/exploreLinks.ts';
import { anchors, routes } from '../../../shared/site/paths.ts';
import { useHasPlans, useSite } from '../../../shared/site/useSite.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Brand } from '../../../shared/ui/brand/Brand.tsx';
import { expandMoreIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon } from '../../../shared/ui/icons/shellIcons.ts';
import type { MenuProps } from '../../../shared/ui/page/menuProps.ts';
import { LanguageLinks } from '../../../shared/ui/LanguageLinks.tsx';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { shellCopy } from '../copy.ts';
import { lazyCopy } from '../lazyCopy.ts';
import './menuSheet.css';
import { StoreBadges } from '../footer/StoreBadges.tsx';
import styles from './MenuSheet.module.css';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';

interface RouterLinkProps {
  to: string;
  text: string;
  title?: string;
  lang?: string;
  onClose: () => void;
}

function SheetLink({ to, text, title, lang, onClose }: RouterLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={RouterLink} to={to} onClick={onClose} lang={lang} title={title}>
        <ListItemText>{text}</ListItemText>
      </ListItemButton>
    </ListItem>
  );
}

/** Shows the visitor's menu on a small screen: a sheet on the left. */
export const MenuSheet = withMuiTheme(function MenuSheet({ isOpen, onClose }: MenuProps) {
  useBackCloses(isOpen, onClose);
  const dispatch = useAppDispatch();
  const { links: categories } = useCategoryLinks();
  const site = useSite();
  const apps = site?.footer?.apps;
  /** About and FAQ, and the links for which the narrow bar has no space. */
  const links = [
    { text: lazyCopy.about, to: anchors.about },
    { text: lazyCopy.faq, to: anchors.faq },
    ...(site?.business ? [{ text: shellCopy.business, to: routes.business }] : []),
    ...(useHasPlans() ? [{ text: shellCopy.plans, to: routes.plans }] : []),
  ];
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
      <div className={styles.head}>
        <Text variant="h3">
          <Brand />
        </Text>
        <IconAction label={lazyCopy.closeMenu} onClick={onClose}>
          <Icon path={closeIcon} />
        </IconAction>
      </div>
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
              <Icon path={expandMoreIcon} />
            </ListItemButton>
            <List disablePadding>
              {categories.map((link) => (
                <SheetLink key={link.to} {...link} onClose={onClose} />
              ))}
            </List>
          </details>
        )}
      </nav>
      <div className={styles.app}>
        {apps && (
          <>
            <Text as="h2" variant="h4">
              {shellCopy.downloadApp}
            </Text>
            <StoreBadges onFollowed={onClose} />
          </>
        )}
        <LanguageLinks className="sheet-language" />
        <Button to={routes.landing} variant="contained" onClick={onClose}>
          {lazyCopy.exploreNow}
        </Button>
      </div>
    </Drawer>
  );
});
