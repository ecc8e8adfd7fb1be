import type { Business } from '../../domain/decode/site.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Claim } from '../../shared/ui/Claim.tsx';
import { Headline } from '../landing/hero/Headline.tsx';
import layout from '../landing/layout.module.css';
import styles from './Audience.module.css';

interface Props {
  words: NonNullable<Business['audience']>;
  language: string | undefined;
}

/** Shows whom the service is for, in the style of a table of contents. */
export function Audience({ words, language }: Props) {
  const { claim, items, kicker, text, title } = words;
  return (
    <div className={layout.columns}>
      <Headline id="audience" title={title} kicker={kicker}>
        <Claim text={text} claim={claim} language={language} />
      </Headline>
      <ul className="column">
        {items.map((one) => (
          <li key={one.title} className={styles.item}>
            <Text as="h3">{one.title}</Text>
            <Text color="muted">{one.text}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
