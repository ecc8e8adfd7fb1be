import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import type { Review } from '../../../domain/decode/site.ts';
import { reviewsCopy } from './reviewsCopy.ts';
import { Stars } from './Stars.tsx';
import styles from './ReviewCard.module.css';

/** In UTC: a review's day must not depend on the user's time zone. */
const dayIn = (language: string, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

interface Props {
  review: Review;
  language: string;
  /** It is an example, and is marked as one. */
  isSample: boolean;
}

export function ReviewCard({ review, language, isSample }: Props) {
  const { reviewerName, date, star, title, decs, image } = review;
  return (
    <Card as="article" lang={language} className={styles.reviewCard}>
      <Stars count={star} language={language} />
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
            <time dateTime={date}>{dayIn(language, date)}</time>
            {isSample && (
              <span>{` · ${reviewsCopy.sample[language] ?? reviewsCopy.sample.en}`}</span>
            )}
          </Text>
        </div>
      </div>
    </Card>
  );
}
