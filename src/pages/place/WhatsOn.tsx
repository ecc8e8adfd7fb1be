import type { ReactNode } from 'react';
import type { Picture as PictureModel } from '../../domain/model.ts';
import { money } from '../../domain/text/money.ts';
import { useCurrency } from '../../shared/site/useSite.ts';
import { Card } from '../../shared/ui/basic/Card.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { placeCopy } from './copy.ts';
import { demoEvents, demoFeatured, demoProducts } from './programmeCopy.ts';
import styles from './WhatsOn.module.css';

const featuredSizes =
  '(min-width: 1200px) 576px, (min-width: 900px) calc(50vw - 25px), calc(100vw - 40px)';

function Row({
  title,
  columns,
  children,
}: {
  title: string;
  columns: 'three' | 'four';
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className={styles.row}>
      <Text as="h2" variant="h3" className={styles.title}>
        {title}
      </Text>
      <div className={classNames(styles.grid, styles[columns])}>{children}</div>
    </section>
  );
}

/** Shows featured items, sample events and sample products: demo data, the same for every place. */
export function WhatsOn({ picture }: { picture: PictureModel }) {
  const currency = useCurrency();
  return (
    <>
      <Text color="muted" className={styles.title}>
        {placeCopy.sample}
      </Text>
      <Card as="section" aria-label={placeCopy.featured}>
        <div className={styles.columns}>
          <Picture picture={picture} alt="" sizes={featuredSizes} ratio={3 / 2} />
          <div className={styles.words}>
            <Text as="h2" variant="overline" color="primary">
              {placeCopy.featured}
            </Text>
            <Text as="h3" variant="h2">
              {demoFeatured.title}
            </Text>
            <Text color="muted">{demoFeatured.when}</Text>
            <Text className={styles.text}>{demoFeatured.text}</Text>
          </div>
        </div>
      </Card>
      <Row title={placeCopy.events} columns="three">
        {demoEvents.map(({ text, title, when }) => (
          <Card as="article" key={title} className={styles.card}>
            <Text as="span" variant="overline" color="muted">
              {when}
            </Text>
            <Text as="h3" variant="h4" className={styles.name}>
              {title}
            </Text>
            <Text color="muted">{text}</Text>
          </Card>
        ))}
      </Row>
      <Row title={placeCopy.products} columns="four">
        {demoProducts.map(({ price, text, title }) => (
          <Card as="article" key={title} className={styles.card}>
            <Text as="h3" variant="h4" className={styles.name}>
              {title}
            </Text>
            <Text color="muted">{text}</Text>
            <Text translate="no" className={styles.details}>
              {money(price, currency)}
            </Text>
          </Card>
        ))}
      </Row>
    </>
  );
}
