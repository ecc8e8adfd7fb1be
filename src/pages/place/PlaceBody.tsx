import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PlaceDetail } from '../../domain/model.ts';
import { ClipPlayer } from '../../features/player/clips/ClipPlayer.tsx';
import { routes } from '../../shared/site/paths.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { BreadcrumbTrail } from '../parts/DetailHead.tsx';
import { placeCopy } from './copy.ts';
import { ExternalLink } from './ExternalLink.tsx';
import './place.css';
import { PlaceTabs } from './PlaceTabs.tsx';
import { mapOf, membershipOf } from './placeLinks.ts';

/** What a place's page shows once the place is there. */
export function PlaceBody({ place }: { place: PlaceDetail }) {
  const { city, continent, guide, image, name } = place;
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead
        title={`${name} · Cicerone`}
        description={place.text}
        picture={image}
        locale="it_IT"
      />
      <BreadcrumbTrail list={{ label: placeCopy.list, to: routes.places }} name={name} />
      <div className="place-banner">
        <Picture
          picture={image}
          alt=""
          sizes="(min-width: 1200px) 1152px, 96vw"
          ratio={3 / 2}
          eager
        />
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
          alignItems: 'start',
          mb: { xs: 4, md: 6 },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <Typography variant="h1" lang="it">
            {name}
          </Typography>
          <Typography variant="h4" component="p" color="textSecondary" lang="it">
            {[city, continent].filter(Boolean).join(', ')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Chip label={placeCopy.closed} color="primary" />
            <Chip label={placeCopy.freeEntrance} variant="outlined" />
          </Stack>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <ExternalLink href={membershipOf(place)}>{placeCopy.membership}</ExternalLink>
            <ExternalLink href={mapOf(place)}>{placeCopy.map}</ExternalLink>
          </Stack>
        </Stack>
        <ClipPlayer kind="place" title={name} about={place} guide={guide} />
      </Box>
      <PlaceTabs place={place} />
    </Container>
  );
}
