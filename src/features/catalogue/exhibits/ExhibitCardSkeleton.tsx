import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import './exhibitCard.css';
import { exhibitsCopy } from './copy.ts';

/**
 * Texts that give the skeleton its height, invisible and hidden from screen readers. At any width they take as many
 * lines as the longest texts of a card, truncated as says.
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
  /** Aspect ratio of the picture: width divided by height. */
  ratio: number;
  /** Whether the card has an overline and a summary, as those of objects have. Default: false. */
  isObject?: boolean;
}

/** Shows the placeholder of an ExhibitCard that is loading: the same layout, with a bar in place of each text. */
export function ExhibitCardSkeleton({ ratio, isObject = false }: Props) {
  return (
    <Card aria-hidden className="exhibit-card">
      <div className="picture">
        <Skeleton height="auto" style={{ aspectRatio: ratio }} variant="rectangular" />
      </div>
      <div className="exhibit-card-text">
        {isObject && (
          <Text as="span" variant="overline">
            {bar(longest.overline)}
          </Text>
        )}
        <Text as="div" variant="h4" className="exhibit-card-name">
          {bar(longest.name)}
        </Text>
        <Text variant="small">{bar(isObject ? longest.summary : longest.line)}</Text>
      </div>
    </Card>
  );
}

/** Shows the placeholder of an EventCard that is loading. */
export function EventCardSkeleton() {
  return (
    <Card aria-hidden className="exhibit-card event-card">
      <div className="exhibit-card-text">
        {/* An event's title is not truncated: two names are as long as a long one. */}
        <Text as="div" variant="h4">
          {bar(`${longest.name} ${longest.name}`)}
        </Text>
        <Text>{bar(longest.summary)}</Text>
        <span>{bar(exhibitsCopy.readMore)}</span>
      </div>
    </Card>
  );
}
