import { useLocation } from 'react-router-dom';
import { settings } from '../../../../shared/site/settings.ts';
import { Button } from '../../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { authCopy } from '../../copy.ts';
import styles from './SocialButtons.module.css';

/**
 * Sign-in through others: Google's goes to the backend's own address, and a sign-in that is cancelled comes back
 * to the page where it began. The second is not there yet.
 */
export function SocialButtons() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.socialButtons}>
      <Button
        href={`${settings.apiBase}/login/google?from=${encodeURIComponent(pathname + search)}`}
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
