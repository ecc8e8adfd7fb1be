import Chip from '@mui/material/Chip';
import type { Place, PlaceDetail } from '../../domain/model.ts';
import { ClipPlayer } from '../parts/clip/ClipPlayer.tsx';
import { addressIn, paths, routes } from '../../shared/site/paths.ts';
import { mediaUrl } from '../../shared/site/settings.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { BreadcrumbTrail } from '../parts/DetailHead.tsx';
import { StructuredData } from '../parts/StructuredData.tsx';
import { placeCopy } from './copy.ts';
import { ExternalLink } from './ExternalLink.tsx';
import './place.css';
import { PlaceTabs } from './PlaceTabs.tsx';
import page from '../parts/page.module.css';
import styles from './PlaceBody.module.css';

const search = (base: string, parameter: string, words: string[]): string => {
  const address = new URL(base);
  address.searchParams.set(parameter, words.filter(Boolean).join(' '));
  return address.href;
};

/** Without coordinates the map searches for the name, and the address if there is one. */
function mapOf({ address, city, coordinates, name }: Place): string {
  if (!coordinates) {
    return search('https://www.openstreetmap.org/search', 'query', [address || name, city]);
  }
  const { latitude, longitude } = coordinates;
  const map = new URL('https://www.openstreetmap.org/');
  map.searchParams.set('mlat', String(latitude));
  map.searchParams.set('mlon', String(longitude));
  map.hash = `map=18/${latitude}/${longitude}`;
  return map.href;
}

const membershipOf = ({ city, name }: Place): string =>
  search('https://duckduckgo.com/', 'q', [name, city, 'membership']);

/** Shows the content of a place's page once the place is loaded. */
export function PlaceBody({ place }: { place: PlaceDetail }) {
  const lang = useContentLanguage();
  const { address, city, continent, coordinates, guide, image, name } = place;
  return (
    <Container className={page.detail}>
      <PageHead
        title={name}
        description={place.text}
        picture={image}
        linkPicture={place.linkPicture}
        lang={lang}
      />
      <StructuredData
        of={(absolute) => ({
          '@type': 'TouristAttraction',
          name: name,
          description: place.text,
          url: absolute(addressIn(paths.place(place.id))),
          ...(image.path !== '' && { image: absolute(mediaUrl(image.path)) }),
          ...(city !== '' && {
            address: {
              '@type': 'PostalAddress',
              addressLocality: city,
              ...(address !== '' && { streetAddress: address }),
            },
          }),
          ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
        })}
      />
      <BreadcrumbTrail list={{ label: placeCopy.list, to: routes.places }} name={name} />
      <div className="place-banner opened-cover">
        <Picture
          picture={image}
          alt=""
          sizes="(min-width: 1200px) 1152px, calc(100vw - 40px)"
          ratio={3 / 2}
          eager
        />
      </div>
      <div className={styles.columns}>
        <div className="column gap-16">
          <Text as="h1" lang={lang}>
            {name}
          </Text>
          <Text variant="h4" color="muted" lang={lang}>
            {[city, continent].filter(Boolean).join(', ')}
          </Text>
          {address !== '' && <Text lang={lang}>{address}</Text>}
          <div className="row gap-8">
            <Chip label={placeCopy.closed} color="primary" />
            <Chip label={placeCopy.freeEntrance} variant="outlined" />
          </div>
          <div className="row gap-12">
            <ExternalLink href={membershipOf(place)}>{placeCopy.membership}</ExternalLink>
            <ExternalLink href={mapOf(place)}>{placeCopy.map}</ExternalLink>
          </div>
        </div>
        <ClipPlayer kind="place" title={name} about={place} guide={guide} />
      </div>
      <PlaceTabs place={place} />
    </Container>
  );
}
