import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import './exhibitCard.css';
import styles from './ExhibitCardSkeleton.module.css';

/**
 * Invisible and hidden from screen readers: these texts take as many lines as the longest texts of a card,
 * cut as says, at any width.
 */
const longest = {
  overline: 'Dipinto',
  name: 'Michelangelo Buonarr…',
  line: '1593 – dopo il 1654',
  summary: `${'Il marmo bianco della facciata '.repeat(7).slice(0, 200)}…`,
};

const bar = (text: string) => (
  <Skeleton>
    <span>{text}</span>
  </Skeleton>
);

interface Props {
  /** Width over height of the picture. */
  ratio: number;
  /** With a kind of work and a summary, as objects have them. */
  isObject?: boolean;
}

/** A card that is on its way: the boxes of ExhibitCard.tsx, and bars where its texts will stand. */
export function ExhibitCardSkeleton({ ratio, isObject = false }: Props) {
  return (
    <Card aria-hidden className="exhibit-card">
      <div className="picture">
        <Skeleton style={{ aspectRatio: ratio }} variant="rectangular" className={styles.picture} />
      </div>
      <div className={styles.text}>
        {isObject && (
          <Text as="span" variant="overline">
            {bar(longest.overline)}
          </Text>
        )}
        <Text as="div" variant="h4">
          {bar(longest.name)}
        </Text>
        <Text variant="small">{bar(isObject ? longest.summary : longest.line)}</Text>
      </div>
    </Card>
  );
}

/** The boxes of EventCard.tsx. */
export function EventCardSkeleton() {
  return (
    <Card aria-hidden className="exhibit-card">
      <div className={styles.eventText}>
        {/* Its title is not cut. */}
        <Text as="div" variant="h4">
          {bar(`${longest.name} ${longest.name}`)}
        </Text>
        <Text>{bar(longest.summary)}</Text>
        <span>{bar('Read more')}</span>
      </div>
    </Card>
  );
}
