import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { playerCopy } from '../copy.ts';
import type { Loaded } from '../state/selectLoaded.ts';

interface Props {
  loaded: Loaded;
  /** The page that has its whole player. */
  page: string;
}

/** Cover, track and guide of what is loaded; a live region announces a new track. */
export function BarTitle({ loaded: { cover, guide, kind, title }, page }: Props) {
  const isClip = kind !== 'guide';
  return (
    <>
      <Box sx={{ width: 48, flex: 'none' }}>
        <Picture picture={cover} alt="" sizes="48px" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap lang={isClip ? undefined : 'it'} aria-live="polite">
          {isClip ? playerCopy.clipKinds[kind] : title}
        </Typography>
        <Link
          component={RouterLink}
          to={page}
          lang="it"
          variant="caption"
          noWrap
          sx={{ display: 'block', py: 0.25 }}
        >
          {guide ?? title}
        </Link>
      </Box>
    </>
  );
}
