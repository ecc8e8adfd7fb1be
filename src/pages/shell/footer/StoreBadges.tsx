import { routes } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { appleIcon, shopIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { shellCopy } from '../copy.ts';
import styles from './StoreBadges.module.css';

/** Shows the badges of the two app stores: placeholders that link to / (R-1.14). */
export function StoreBadges({ onFollowed }: { onFollowed?: () => void }) {
  return (
    <div className={styles.storeBadges}>
      {[
        { store: shellCopy.appStore, icon: <Icon path={appleIcon} /> },
        { store: shellCopy.googlePlay, icon: <Icon path={shopIcon} /> },
      ].map(({ icon, store }) => (
        <Button
          key={store}
          to={routes.landing}
          onClick={onFollowed}
          variant="outlined"
          color="inherit"
          startIcon={icon}
        >
          {store}
        </Button>
      ))}
    </div>
  );
}
