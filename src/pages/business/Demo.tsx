import type { Business } from '../../domain/decode/site.ts';
import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { Card } from '../../shared/ui/basic/Card.tsx';
import { Skeleton } from '../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { contactCopy } from './contact/contactCopy.ts';
import { Headline } from '../landing/hero/Headline.tsx';
import styles from './Demo.module.css';

/** Loaded separately, with formik and yup: the rest of the page does not wait for them. */
const DemoForm = lazyComponent(
  () => import(/* webpackChunkName: "demo-form" */ './contact/DemoForm.tsx'),
);

interface Props {
  words: Business['demo'];
}

/** Shows the form that requests a demo, on a dark background, beside the steps that follow. */
export function Demo({ words }: Props) {
  const { kicker, reply, sent, steps = [], text, title } = words;
  return (
    <div className={styles.demo}>
      <div>
        <Headline id="demo" title={title} kicker={kicker}>
          {text}
        </Headline>
        <ol className={styles.list}>
          {steps.map((step, index) => (
            <li key={step} className={styles.item}>
              <Text as="span" variant="h4" color="primary" aria-hidden>
                {index + 1}
              </Text>
              <Text className={styles.text}>{step}</Text>
            </li>
          ))}
        </ol>
      </div>
      <Card className={styles.card}>
        <div className={styles.form}>
          <ErrorBoundary>
            <Suspense
              fallback={
                <Skeleton
                  className={styles.formPlace}
                  role="status"
                  aria-label={contactCopy.loading}
                />
              }
            >
              <DemoForm reply={reply} sent={sent} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </Card>
    </div>
  );
}
