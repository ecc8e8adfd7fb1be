import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { settings } from '../../../../shared/site/settings.ts';
import { authCopy } from '../../copy.ts';

/**
 * Sign-in through others: Google's goes to the backend's own address, and a sign-in that is cancelled comes back
 * to the page where it began. The second is not there yet.
 */
export function SocialButtons() {
  const { pathname, search } = useLocation();
  return (
    <Stack sx={{ gap: 1.5 }}>
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
      <Typography variant="caption" color="textSecondary" align="center">
        {authCopy.facebookSoon}
      </Typography>
    </Stack>
  );
}
