import { useLocation } from 'react-router-dom';
import { addressIn } from '../../../../shared/site/paths.ts';
import { settings } from '../../../../shared/site/settings.ts';
import { Button } from '../../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { authCopy } from '../../copy.ts';
import { selectHasWayBack } from '../dialogSlice.ts';
import styles from './SocialButtons.module.css';
import { useAppSelector } from '../../../../shared/store/hooks.ts';

/**
 * Shows the social sign-in buttons. Google's links to the backend, with the current address in `from`: a cancelled
 * sign-in returns there, and with `stay` a successful one, too. Facebook's is disabled because it is not available yet.
 */
export function SocialButtons() {
  const { pathname, search } = useLocation();
  const stay = useAppSelector(selectHasWayBack) ? '&stay=1' : '';
  return (
    <div className="column gap-12">
      <Button
        href={`${settings.apiBase}/login/google?from=${encodeURIComponent(addressIn(pathname + search))}${stay}`}
        variant="outlined"
        color="inherit"
        size="large"
      >
        {authCopy.google}
      </Button>
      <Button disabled variant="outlined" size="large">
        {authCopy.facebook}
      </Button>
      <Text as="span" variant="caption" color="muted" className={styles.note}>
        {authCopy.facebookSoon}
      </Text>
    </div>
  );
}
