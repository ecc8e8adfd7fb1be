import type { ArtObject } from '../../domain/model.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { objectCopy } from './copy.ts';
import styles from './Facts.module.css';

/** Shows year of creation, technique, dimension and category, as far as they are known. */
export function Facts({ object }: { object: ArtObject }) {
  const lang = useContentLanguage();
  const facts = [
    [objectCopy.year, object.year],
    [objectCopy.technique, object.technique],
    [objectCopy.dimension, object.dimensions],
    [objectCopy.category, object.category],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <Text as="dt" variant="overline" color="muted">
              {label}
            </Text>
            <Text as="dd" lang={lang}>
              {value}
            </Text>
          </div>
        ))}
    </dl>
  );
}
