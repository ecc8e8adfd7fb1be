import type { PersonDetail } from '../../domain/model.ts';
import { textLimits } from '../../domain/text/text.ts';
import { lifeYears } from '../../domain/text/years.ts';
import { ObjectCarousel } from '../../features/catalogue/exhibits/carousels.tsx';
import { usePersonsQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { ClipPlayer } from '../parts/clip/ClipPlayer.tsx';
import { addressIn, paths, routes } from '../../shared/site/paths.ts';
import { mediaUrl } from '../../shared/site/settings.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { PictureAndText, BreadcrumbTrail } from '../parts/DetailHead.tsx';
import { StructuredData } from '../parts/StructuredData.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { ReadMore } from '../parts/ReadMore.tsx';
import { personCopy } from './copy.ts';
import { Featured } from './Featured.tsx';
import { OthersLike } from './OthersLike.tsx';
import page from '../parts/page.module.css';

/** Shows the content of a person's page once the person is loaded. */
export function PersonBody({ person }: { person: PersonDetail }) {
  const lang = useContentLanguage();
  const { guide, image, name, objects } = person;
  // Requested with the other data, though it is shown last.
  const others = usePersonsQuery();
  return (
    <Container className={page.detail}>
      <PageHead
        title={name}
        description={person.text}
        picture={image}
        linkPicture={person.linkPicture}
        lang={lang}
      />
      <StructuredData
        of={(absolute) => ({
          '@type': 'Person',
          name,
          description: person.text,
          url: absolute(addressIn(paths.person(person.id))),
          ...(image.path !== '' && { image: absolute(mediaUrl(image.path)) }),
          ...(person.born !== '' && { birthDate: person.born }),
          ...(person.died !== '' && { deathDate: person.died }),
        })}
      />
      <BreadcrumbTrail list={{ label: personCopy.list, to: routes.persons }} name={name} />
      <PictureAndText picture={image}>
        <Text as="h1" lang={lang}>
          {name}
        </Text>
        <Text variant="h4" color="muted" lang={lang}>
          {lifeYears(person)}
        </Text>
        <ReadMore name={name} text={person.text} length={textLimits.personText} />
        <ClipPlayer kind="person" title={name} about={person} guide={guide} />
      </PictureAndText>
      {objects.length > 0 && (
        <PageSection title={personCopy.highlights}>
          <ObjectCarousel label={personCopy.highlights} items={objects} />
        </PageSection>
      )}
      <Featured person={person}>
        <OthersLike person={person} query={others} />
      </Featured>
    </Container>
  );
}
