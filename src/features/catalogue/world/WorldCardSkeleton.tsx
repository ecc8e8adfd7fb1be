import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import './worldCard.css';

/** Nobody sees or hears them: they take the lines that the longest cut texts take (spec section 5). */
const longName = 'Michelangelo Buonarr…';
const longSummary = `${'Il marmo bianco della facciata '.repeat(7).slice(0, 200)}…`;

interface Props {
  /** Width over height of the picture; a card of an event has none. */
  ratio?: number;
  hasOverline?: boolean;
  hasSummary?: boolean;
}

const bar = (text: string) => (
  <Skeleton>
    <span>{text}</span>
  </Skeleton>
);

/** A card that is on its way: the boxes of WorldCard.tsx, and bars where its texts will stand. */
export function WorldCardSkeleton({ ratio, hasOverline = false, hasSummary = false }: Props) {
  return (
    <Card aria-hidden className="world-card">
      {ratio && (
        <div className="picture">
          <Skeleton variant="rectangular" sx={{ aspectRatio: ratio, height: 'auto' }} />
        </div>
      )}
      <Stack sx={{ p: 2, gap: 0.5, flex: 1 }}>
        {hasOverline && <Typography variant="overline">{bar('Dipinto')}</Typography>}
        <Typography variant="h4" component="div">
          {bar(longName)}
        </Typography>
        <Typography variant="body2">{bar(hasSummary ? longSummary : '1475 – 1564')}</Typography>
      </Stack>
    </Card>
  );
}
