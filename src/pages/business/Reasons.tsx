import { classNames } from '../../shared/ui/basic/classNames.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Headline } from '../landing/hero/Headline.tsx';
import './business.css';
import { businessCopy } from './copy.ts';
import styles from './Reasons.module.css';

const { items, kicker, text, title } = businessCopy.reasons;
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** Shows the reasons for the service as a numbered list. */
export function Reasons() {
  return (
    <>
      <Headline id="reasons" title={title} kicker={kicker}>
        {text}
      </Headline>
      <ol className={classNames('business-list', styles.list)}>
        {items.map((reason, index) => (
          <li key={reason.title} className={styles.item}>
            <Text variant="h4" color="primary" aria-hidden>
              {numerals[index]}
            </Text>
            <Text as="h3" className={styles.title}>
              {reason.title}
            </Text>
            <Text color="muted" className={styles.text}>
              {reason.text}
            </Text>
          </li>
        ))}
      </ol>
    </>
  );
}
