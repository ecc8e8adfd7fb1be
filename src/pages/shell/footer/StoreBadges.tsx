import { hasOrigin } from '../../../shared/site/settings.ts';
import { useSite } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { appleIcon, shopIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { shellCopy } from '../copy.ts';

/** Shows the badges of the app stores in which the shop has an address. */
export function StoreBadges({ onFollowed }: { onFollowed?: () => void }) {
  const { appStore, googlePlay } = useSite()?.footer?.apps ?? {};
  return (
    <div className="row gap-8">
      {[
        { store: shellCopy.appStore, to: appStore, icon: <Icon path={appleIcon} /> },
        { store: shellCopy.googlePlay, to: googlePlay, icon: <Icon path={shopIcon} /> },
      ].map(
        ({ icon, store, to }) =>
          to && (
            <Button
              key={store}
              {...(hasOrigin(to) ? { href: to } : { to })}
              onClick={onFollowed}
              variant="outlined"
              color="inherit"
              startIcon={icon}
            >
              {store}
            </Button>
          ),
      )}
    </div>
  );
}
