import type { ReactNode } from 'react';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import styles from './Headline.module.css';

interface Props {
  /** The section's id. */
  id: string;
  title: string;
  /** Small text above the headline; '' for none. */
  kicker: string;
  /** The title's language, if it differs from the page's language. */
  lang?: string | undefined;
  kickerLang?: string | undefined;
  children?: ReactNode;
}

/** Shows a section's headline, with the kicker above it and the text below it. */
export function Headline({ id, title, kicker, lang, kickerLang = lang, children }: Props) {
  return (
    <div>
      {kicker !== '' && (
        <Text variant="overline" color="primary" lang={kickerLang}>
          {kicker}
        </Text>
      )}
      <Text as="h2" id={`${id}-title`} lang={lang} className={styles.title}>
        {title}
      </Text>
      {children && (
        <Text color="muted" lang={lang} className={styles.text}>
          {children}
        </Text>
      )}
    </div>
  );
}
