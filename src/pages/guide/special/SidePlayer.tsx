import type { GuideDetail } from '../../../domain/model.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { AddressTabs } from '../../parts/AddressTabs.tsx';
import { ClipRow } from './ClipRow.tsx';
import { guideCopy } from '../copy.ts';
import { GuideEvents, GuideObjects, GuidePersons, GuidePlaces } from '../related/guideExhibits.tsx';
import './sidePlayer.css';
import styles from './SidePlayer.module.css';

const skeleton = [1, 2, 3].map((each) => (
  <Skeleton key={each} height={64} className={styles.placeholder} />
));

/** Up to this number of recordings each shows the beginning of its text. */
const few = 2;

interface Props {
  guide: GuideDetail;
}

/** Shows the recordings about a guide's persons, objects, places and events, beside its tabs. */
export function SidePlayer({ guide }: Props) {
  return (
    <section className="side-player" data-scheme="dark" aria-labelledby="side-player">
      <Text as="h2" variant="h4" id="side-player" className={styles.title}>
        {guideCopy.sidePlayer}
      </Text>
      <AddressTabs
        isNarrow
        label={guideCopy.sidePlayer}
        parameter="side"
        tabs={guideCopy.sides}
        contents={{
          person: () => <Persons guide={guide} />,
          object: () => <Objects guide={guide} />,
          location: () => <Locations guide={guide} />,
          event: () => <Events guide={guide} />,
        }}
      />
    </section>
  );
}

function Persons({ guide }: Props) {
  return (
    <GuidePersons guideId={guide.id} skeleton={skeleton}>
      {(persons) => (
        <ul>
          {persons.map((person) => (
            <ClipRow
              key={person.id}
              kind="person"
              about={person}
              hasSummary={persons.length <= few}
              title={person.name}
              to={paths.person(person.id)}
            />
          ))}
        </ul>
      )}
    </GuidePersons>
  );
}

function Objects({ guide }: Props) {
  return (
    <GuideObjects guideId={guide.id} skeleton={skeleton}>
      {(objects) => (
        <ul>
          {objects.map((object) => (
            <ClipRow
              key={object.id}
              kind="object"
              about={object}
              hasSummary={objects.length <= few}
              title={object.title}
              to={paths.object(object.id)}
            />
          ))}
        </ul>
      )}
    </GuideObjects>
  );
}

function Locations({ guide }: Props) {
  return (
    <GuidePlaces guideId={guide.id} skeleton={skeleton}>
      {(places) => (
        <ul>
          {places.map((place) => (
            <ClipRow
              key={place.id}
              kind="place"
              about={place}
              hasSummary={places.length <= few}
              title={place.name}
              to={paths.place(place.id)}
            />
          ))}
        </ul>
      )}
    </GuidePlaces>
  );
}

/** Shows the events as links to their pages: events have no recording. */
function Events({ guide }: Props) {
  const lang = useContentLanguage();
  return (
    <GuideEvents guideId={guide.id} skeleton={skeleton}>
      {(events) => (
        <ul>
          {events.map(({ id, title }) => (
            <li key={id} className={styles.item}>
              <TextLink to={paths.event(id)} color="inherit" lang={lang}>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </GuideEvents>
  );
}
