import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { profileCopy } from '../copy.ts';
import '../profile.css';
import styles from './Statistics.module.css';

const { title, xp, skills, contents, updates } = profileCopy.statistics;

/** Fixed at 0: no endpoint returns these figures. */
const figures = [xp, skills, contents, updates].map((term) => ({ term, value: 0 }));

export function Statistics() {
  return (
    <Card as="section" aria-label={title} className={styles.statistics}>
      <Text as="h2" variant="h4" className={styles.title}>
        {title}
      </Text>
      <dl className="profile-figures">
        {figures.map(({ term, value }) => (
          <div key={term}>
            <Text as="dt" variant="caption" color="muted">
              {term}
            </Text>
            <Text as="dd" variant="h3">
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </Card>
  );
}
