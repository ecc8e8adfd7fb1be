import type { GuideDetail, Narrated } from '../../../domain/model.ts';
import type { Clip } from '../../../features/player/state/playerState.ts';
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
          person: () => (
            <GuidePersons guideId={guide.id} skeleton={skeleton}>
              {(persons) => <Clips kind="person" items={persons} titleOf={({ name }) => name} />}
            </GuidePersons>
          ),
          object: () => (
            <GuideObjects guideId={guide.id} skeleton={skeleton}>
              {(objects) => <Clips kind="object" items={objects} titleOf={({ title }) => title} />}
            </GuideObjects>
          ),
          location: () => (
            <GuidePlaces guideId={guide.id} skeleton={skeleton}>
              {(places) => <Clips kind="place" items={places} titleOf={({ name }) => name} />}
            </GuidePlaces>
          ),
          event: () => <Events guide={guide} />,
        }}
      />
    </section>
  );
}

interface ClipsProps<T> {
  kind: Clip['kind'];
  items: T[];
  titleOf: (item: T) => string;
}

function Clips<T extends Narrated>({ kind, items, titleOf }: ClipsProps<T>) {
  return (
    <ul className="column">
      {items.map((item) => (
        <ClipRow
          key={item.id}
          kind={kind}
          about={item}
          title={titleOf(item)}
          hasSummary={items.length <= few}
        />
      ))}
    </ul>
  );
}

/** Shows the events as links to their pages: events have no recording. */
function Events({ guide }: Props) {
  const lang = useContentLanguage();
  return (
    <GuideEvents guideId={guide.id} skeleton={skeleton}>
      {(events) => (
        <ul className="column">
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
