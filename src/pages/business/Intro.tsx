import type { Business } from '../../domain/decode/site.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import './business.css';
import { Claim } from '../../shared/ui/Claim.tsx';
import { Voice } from './Voice.tsx';
import layout from '../landing/layout.module.css';
import styles from './Intro.module.css';

interface Props {
  words: Business['intro'];
  language: string | undefined;
}

/** Shows what the shop offers to companies, with a link to the form. */
export function Intro({ words, language }: Props) {
  const { claim, facts = [], kicker, secondTitle, text, title, toDemo, toFaq } = words;
  return (
    <>
      <div className={layout.heroColumns}>
        <div>
          <Text variant="overline" color="primary">
            {kicker}
          </Text>
          <Text as="h1" variant="display" id="intro-title" className={styles.title}>
            <span>{title}</span> <span className="business-second">{secondTitle}</span>
          </Text>
          <Text variant="lead" className={styles.lead}>
            <Claim text={text} claim={claim} language={language} />
          </Text>
          <div className={styles.actions}>
            <Button to={{ hash: 'demo' }} variant="contained" size="large">
              {toDemo}
            </Button>
            {/* On a phone this button is below the other one, and its text is aligned to that button's edge. */}
            {toFaq && (
              <Button to={{ hash: 'faq' }} size="large" className={styles.faq}>
                {toFaq}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.voice}>
          <Voice />
        </div>
      </div>
      <ul className={styles.list}>
        {facts.map((fact) => (
          <li key={fact.figure} className={styles.item}>
            <Text variant="h2">{fact.figure}</Text>
            <Text color="muted" className={styles.text}>
              {fact.text}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
