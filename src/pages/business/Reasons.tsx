import type { Business } from '../../domain/decode/site.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Claim } from '../../shared/ui/Claim.tsx';
import { Headline } from '../landing/hero/Headline.tsx';
import styles from './Reasons.module.css';

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

interface Props {
  words: NonNullable<Business['reasons']>;
  language: string | undefined;
}

/** Shows the reasons for the service as a numbered list. */
export function Reasons({ words, language }: Props) {
  const { claim, items, kicker, text, title } = words;
  return (
    <>
      <Headline id="reasons" title={title} kicker={kicker}>
        <Claim text={text} claim={claim} language={language} />
      </Headline>
      <ol className={styles.list}>
        {items.map((reason, index) => (
          <li key={reason.title} className={styles.item}>
            <Text variant="h4" color="primary" aria-hidden>
              {numerals[index] ?? index + 1}
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
