import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Picture as PictureModel } from '../../domain/model.ts';
import { truncate, textLimits } from '../../domain/text/text.ts';
import { routes } from '../../shared/site/paths.ts';
import { Picture } from '../../shared/ui/Picture.tsx';

interface TrailProps {
  /** The list that the page belongs to. */
  list: { label: string; to: string };
  name: string;
}

/** The breadcrumb: home, its list, itself. */
export function BreadcrumbTrail({ list, name }: TrailProps) {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link component={RouterLink} to={routes.landing}>
        Home
      </Link>
      <Link component={RouterLink} to={list.to}>
        {list.label}
      </Link>
      <Typography color="textSecondary" lang="it" aria-current="page">
        {truncate(name, textLimits.listTitle)}
      </Typography>
    </Breadcrumbs>
  );
}

/** A picture with what is said beside it; on a phone, below it. */
export function PictureAndText(props: { picture: PictureModel; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        gridTemplateColumns: { xs: '1fr', md: '1fr 1.4fr' },
        alignItems: 'start',
        my: { xs: 3, md: 5 },
      }}
    >
      <Box sx={{ borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
        <Picture picture={props.picture} alt="" sizes="(min-width: 900px) 480px, 92vw" eager />
      </Box>
      <Stack sx={{ gap: 2.5, minWidth: 0 }}>{props.children}</Stack>
    </Box>
  );
}
