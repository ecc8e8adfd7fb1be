import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import type { Place, PlaceDetail } from '../../domain/model.ts';
import { ClipPlayer } from '../parts/clip/ClipPlayer.tsx';
import { addressIn, paths, routes } from '../../shared/site/paths.ts';
import { mediaUrl } from '../../shared/site/settings.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { openInNewIcon } from '../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { AddressTabs } from '../parts/AddressTabs.tsx';
import { BreadcrumbTrail } from '../parts/DetailHead.tsx';
import { StructuredData } from '../parts/StructuredData.tsx';
import { Collections } from './Collections.tsx';
import { placeCopy } from './copy.ts';
import { Visit } from './Visit.tsx';
import { WhatsOn } from './WhatsOn.tsx';
import './place.css';
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

/** Renders a link to another site in a new tab. Its accessible name includes that, and no referrer is sent. */
function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      endIcon={<Icon path={openInNewIcon} />}
      aria-label={`${children} ${placeCopy.newTab}`}
    >
      {children}
    </Button>
  );
}

const inPanel = (content: ReactNode) => <div className={styles.panel}>{content}</div>;

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
          name,
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
      {/* As on the profile page (`?Tab=`). */}
      <AddressTabs
        label={name}
        parameter="Tab"
        tabs={placeCopy.tabs}
        contents={{
          Collections: () => inPanel(<Collections objects={place.objects} />),
          WhatsOn: () => inPanel(<WhatsOn picture={image} />),
          Visit: () => inPanel(<Visit text={place.text} />),
        }}
      />
    </Container>
  );
}
