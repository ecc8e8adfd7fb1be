import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import type { Review } from './sampleReviewsCopy.ts';
import { Stars } from './Stars.tsx';

/** The same for everyone, wherever they read: a day has no time zone. */
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });

export function ReviewCard({ review }: { review: Review }) {
  const { reviewerName, date, star, title, decs, image } = review;
  return (
    <Card component="article" lang="it" sx={{ height: '100%' }}>
      <Stack sx={{ p: { xs: 3, md: 4 }, height: '100%', gap: 2 }}>
        <Stars count={star} />
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          {decs}
        </Typography>
        <Stack direction="row" sx={{ pt: 2, gap: 2, alignItems: 'center' }}>
          <span className="landing-monogram" aria-hidden>
            {image ? (
              <Picture picture={toPicture(image)} alt="" sizes="48px" />
            ) : (
              <Typography variant="h5" component="span" color="primary">
                {reviewerName.charAt(0)}
              </Typography>
            )}
          </span>
          <div>
            <Typography variant="subtitle2" component="p">
              {reviewerName}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              <time dateTime={date}>{day.format(new Date(date))}</time>
            </Typography>
          </div>
        </Stack>
      </Stack>
    </Card>
  );
}
