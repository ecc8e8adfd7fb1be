import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import type { Review } from './sampleReviewsCopy.ts';
import { Stars } from './Stars.tsx';
import styles from './ReviewCard.module.css';

/** In UTC: a review's day must not depend on the user's time zone. */
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });

export function ReviewCard({ review }: { review: Review }) {
  const { reviewerName, date, star, title, decs, image } = review;
  return (
    <Card as="article" lang="it" className={styles.reviewCard}>
      <div className={styles.content}>
        <Stars count={star} />
        <Text as="h3" variant="h4">
          {title}
        </Text>
        <Text color="muted" className={styles.text}>
          {decs}
        </Text>
        <div className={styles.reviewer}>
          <span className="landing-monogram" aria-hidden>
            {image ? (
              <Picture picture={toPicture(image)} alt="" sizes="48px" />
            ) : (
              <Text as="span" variant="h5" color="primary">
                {reviewerName.charAt(0)}
              </Text>
            )}
          </span>
          <div>
            <Text variant="label">{reviewerName}</Text>
            <Text variant="caption" color="muted">
              <time dateTime={date}>{day.format(new Date(date))}</time>
            </Text>
          </div>
        </div>
      </div>
    </Card>
  );
}
