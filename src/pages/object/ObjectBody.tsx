import type { ArtObjectDetail } from '../../domain/model.ts';
import { textLimits } from '../../domain/text/text.ts';
import { PlaceCard } from '../../features/catalogue/exhibits/PlaceCard.tsx';
import { ClipPlayer } from '../parts/clip/ClipPlayer.tsx';
import { addressIn, paths, routes } from '../../shared/site/paths.ts';
import { mediaUrl } from '../../shared/site/settings.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { useContentLanguage, useShopName } from '../../shared/site/useSite.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { PictureAndText, BreadcrumbTrail } from '../parts/DetailHead.tsx';
import { StructuredData } from '../parts/StructuredData.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { ReadMore } from '../parts/ReadMore.tsx';
import { AlsoLike } from './AlsoLike.tsx';
import { objectCopy } from './copy.ts';
import { Facts } from './Facts.tsx';
import page from '../parts/page.module.css';
import styles from './ObjectBody.module.css';

/** Shows the content of an object's page once the object is loaded. */
export function ObjectBody({ object }: { object: ArtObjectDetail }) {
  const lang = useContentLanguage();
  const { guide, image, person, place, text, title } = object;
  return (
    <Container className={page.detail}>
      <PageHead
        title={title}
        description={text}
        picture={image}
        linkPicture={object.linkPicture}
        lang={lang}
      />
      <StructuredData
        of={(absolute) => ({
          '@type': 'VisualArtwork',
          name: title,
          description: object.text,
          url: absolute(addressIn(paths.object(object.id))),
          ...(image.path !== '' && { image: absolute(mediaUrl(image.path)) }),
          ...(object.year !== '' && { dateCreated: object.year }),
          ...(object.technique !== '' && { artMedium: object.technique }),
          ...(object.category !== '' && { artform: object.category }),
          ...(person && { creator: { '@type': 'Person', name: person.name } }),
        })}
      />
      <BreadcrumbTrail list={{ label: objectCopy.list, to: routes.objects }} name={title} />
      <PictureAndText picture={image}>
        <Text as="h1" lang={lang}>
          {title}
        </Text>
        {person && (
          <Text variant="h4" color="muted">
            {objectCopy.by}{' '}
            <TextLink to={paths.person(person.id)} lang={lang}>
              {person.name}
            </TextLink>
          </Text>
        )}
        <ClipPlayer kind="object" title={title} about={object} guide={guide} />
        <ReadMore name={title} text={text} length={textLimits.objectText} />
        <Facts object={object} />
        <Text as="span" variant="caption" color="muted">
          {objectCopy.copyright(useShopName())}
        </Text>
      </PictureAndText>
      {place && (
        <PageSection title={objectCopy.whereToFind}>
          <div className={styles.map}>
            <PlaceCard place={place} sizes="(min-width: 432px) 384px, calc(100vw - 32px)" />
          </div>
        </PageSection>
      )}
      <AlsoLike object={object} />
    </Container>
  );
}
