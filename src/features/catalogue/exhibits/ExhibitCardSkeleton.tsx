import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import './exhibitCard.css';

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
        <Skeleton variant="rectangular" sx={{ aspectRatio: ratio, height: 'auto' }} />
      </div>
      <Stack sx={{ p: 2, gap: 0.5, flex: 1 }}>
        {isObject && <Typography variant="overline">{bar(longest.overline)}</Typography>}
        <Typography variant="h4" component="div">
          {bar(longest.name)}
        </Typography>
        <Typography variant="body2">{bar(isObject ? longest.summary : longest.line)}</Typography>
      </Stack>
    </Card>
  );
}

/** The boxes of EventCard.tsx. */
export function EventCardSkeleton() {
  return (
    <Card aria-hidden className="exhibit-card">
      <Stack sx={{ p: 3, gap: 1.5, flex: 1 }}>
        {/* Its title is not cut. */}
        <Typography variant="h4" component="div">
          {bar(`${longest.name} ${longest.name}`)}
        </Typography>
        <Typography>{bar(longest.summary)}</Typography>
        <span>{bar('Read more')}</span>
      </Stack>
    </Card>
  );
}
