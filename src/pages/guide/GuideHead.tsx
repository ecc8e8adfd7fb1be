import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { GuideDetail } from '../../domain/model.ts';
import { dollars } from '../../domain/money.ts';
import { cut, cuts } from '../../domain/text.ts';
import { paths, routes } from '../../shared/paths.ts';
import { PaintMark } from '../../shared/ui/PaintMark.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { guideCopy } from './copy.ts';
import { GuideActions } from './GuideActions.tsx';

function Count({ label, value }: { label: string; value: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography variant="overline" component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h3" component="dd" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}

/** Breadcrumb, cover, title, description, price, counts and icon buttons (spec section 2, *Guide detail*). */
export function GuideHead({ guide }: { guide: GuideDetail }) {
  const { category, cover, isOwned, price, shortDescription, title, tracks } = guide;
  return (
    <>
      <Breadcrumbs aria-label={guideCopy.breadcrumb}>
        <Link component={RouterLink} to={routes.landing}>
          {guideCopy.home}
        </Link>
        <Link
          component={RouterLink}
          to={paths.category(category.id)}
          color="textSecondary"
          lang="it"
          title={category.name}
        >
          {cut(category.name, cuts.listTitle)}
        </Link>
      </Breadcrumbs>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          gridTemplateColumns: { xs: '1fr', md: '1fr 1.4fr' },
          alignItems: 'center',
          my: { xs: 3, md: 5 },
        }}
      >
        <Box
          className="guide-cover"
          sx={{ borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}
        >
          <Picture picture={cover} alt="" sizes="(min-width: 900px) 480px, 92vw" eager />
        </Box>
        <Stack sx={{ gap: 2.5 }}>
          <Typography variant="h1" lang="it">
            {title}
          </Typography>
          <Typography lang="it" sx={{ maxWidth: '60ch' }}>
            {shortDescription}
          </Typography>
          <Stack direction="row" sx={{ gap: 2, alignItems: 'baseline' }}>
            <Typography variant="h3" component="p">
              {dollars(price)}
            </Typography>
            {isOwned && (
              <Typography variant="overline" sx={{ color: 'olive' }}>
                {guideCopy.owned}
              </Typography>
            )}
          </Stack>
          <Stack direction="row" component="dl" sx={{ gap: 4, m: 0 }}>
            <Count label={guideCopy.totalLesson} value={tracks.length} />
            <Count
              label={guideCopy.freeLesson}
              value={tracks.filter((track) => track.isFree).length}
            />
          </Stack>
          <GuideActions guide={guide} />
        </Stack>
      </Box>
      <PaintMark after="head" />
    </>
  );
}
