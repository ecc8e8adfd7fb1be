import Apple from '@mui/icons-material/Apple';
import Shop from '@mui/icons-material/Shop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { shellCopy } from '../copy.ts';

/** The app's two stores: placeholders that lead to / (R-1.14). */
export function StoreBadges({ onFollowed }: { onFollowed?: () => void }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {[
        { store: shellCopy.appStore, icon: <Apple /> },
        { store: shellCopy.googlePlay, icon: <Shop /> },
      ].map(({ icon, store }) => (
        <Button
          key={store}
          component={Link}
          to={routes.landing}
          onClick={onFollowed}
          variant="outlined"
          color="inherit"
          startIcon={icon}
        >
          {store}
        </Button>
      ))}
    </Box>
  );
}
