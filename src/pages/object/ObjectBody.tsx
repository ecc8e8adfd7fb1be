import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ArtObjectDetail } from '../../domain/model.ts';
import { textLimits } from '../../domain/text/text.ts';
import { PlaceCard } from '../../features/catalogue/exhibits/PlaceCard.tsx';
import { ClipPlayer } from '../../features/player/clips/ClipPlayer.tsx';
import { paths, routes } from '../../shared/site/paths.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { PictureAndText, BreadcrumbTrail } from '../parts/DetailHead.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { ReadMore } from '../parts/ReadMore.tsx';
import { AlsoLike } from './AlsoLike.tsx';
import { objectCopy } from './copy.ts';
import { Facts } from './Facts.tsx';

/** What an object's page shows once the object is there. */
export function ObjectBody({ object }: { object: ArtObjectDetail }) {
  const { guide, image, person, place, text, title } = object;
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={`${title} · Cicerone`} description={text} picture={image} locale="it_IT" />
      <BreadcrumbTrail list={{ label: objectCopy.list, to: routes.objects }} name={title} />
      <PictureAndText picture={image}>
        <Typography variant="h1" lang="it">
          {title}
        </Typography>
        {person && (
          <Typography variant="h4" component="p" color="textSecondary">
            {objectCopy.by}{' '}
            <Link component={RouterLink} to={paths.person(person.id)} lang="it">
              {person.name}
            </Link>
          </Typography>
        )}
        <ClipPlayer kind="object" title={title} about={object} guide={guide} />
        <ReadMore name={title} text={text} length={textLimits.objectText} />
        <Facts object={object} />
        <Typography variant="caption" color="textSecondary">
          {objectCopy.copyright}
        </Typography>
      </PictureAndText>
      {place && (
        <PageSection title={objectCopy.whereToFind}>
          <Box sx={{ maxWidth: 384 }}>
            <PlaceCard place={place} sizes="(min-width: 600px) 384px, 92vw" />
          </Box>
        </PageSection>
      )}
      <AlsoLike object={object} />
    </Container>
  );
}
