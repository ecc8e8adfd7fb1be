import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PlayerView } from '../../features/player/PlayerView.tsx';
import type { GuideDetail } from '../../domain/model.ts';
import { dollars } from '../../domain/money.ts';
import { cut, cuts } from '../../domain/text.ts';
import { routes } from '../../shared/paths.ts';
import { FaqList } from '../../shared/ui/FaqList.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { SafeHtml } from '../../shared/ui/SafeHtml.tsx';
import { guideCopy } from './copy.ts';
import { GuideActions } from './GuideActions.tsx';

function Count({ label, value }: { label: string; value: number }) {
  return (
    <Box>
      <Typography variant="h3" component="dd" sx={{ m: 0 }}>
        {value}
      </Typography>
      <Typography variant="overline" component="dt" color="textSecondary">
        {label}
      </Typography>
    </Box>
  );
}

/** What a guide's page shows once the guide is there. */
export function GuideBody({ guide }: { guide: GuideDetail }) {
  const free = guide.tracks.filter((track) => track.isFree).length;
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <title>{`${guide.title} · Cicerone`}</title>
      <Breadcrumbs aria-label={guideCopy.breadcrumb}>
        <Link component={RouterLink} to={routes.landing}>
          {guideCopy.home}
        </Link>
        <Typography color="textSecondary" lang="it">
          {cut(guide.category.name, cuts.listTitle)}
        </Typography>
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
        <Box sx={{ borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
          <Picture picture={guide.cover} alt="" sizes="(min-width: 900px) 480px, 92vw" eager />
        </Box>
        <Stack sx={{ gap: 2.5 }}>
          <Typography variant="h1" lang="it">
            {guide.title}
          </Typography>
          <Typography lang="it" sx={{ maxWidth: '60ch' }}>
            {guide.shortDescription}
          </Typography>
          <Typography variant="h3" component="p">
            {dollars(guide.price)}
          </Typography>
          <Stack direction="row" component="dl" sx={{ gap: 4, m: 0 }}>
            <Count label={guideCopy.totalLesson} value={guide.tracks.length} />
            <Count label={guideCopy.freeLesson} value={free} />
          </Stack>
          <GuideActions guide={guide} />
        </Stack>
      </Box>
      <PlayerView guide={guide} />
      <Box sx={{ mt: { xs: 5, md: 8 } }}>
        <SafeHtml html={guide.descriptionHtml} lang="it" />
      </Box>
      {guide.faqs.length > 0 && (
        <Box component="section" sx={{ mt: { xs: 5, md: 8 } }} aria-labelledby="faqs">
          <Typography variant="h2" id="faqs" lang="it" sx={{ mb: 2 }}>
            {guideCopy.faqs}
          </Typography>
          <FaqList faqs={guide.faqs} lang="it" />
        </Box>
      )}
    </Container>
  );
}
