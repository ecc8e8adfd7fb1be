import type { Landing } from '../../../domain/decode/site.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Claim } from '../../../shared/ui/Claim.tsx';
import { Portal } from '../hero/Portal.tsx';
import { TryPremium } from '../hero/TryPremium.tsx';
import layout from '../layout.module.css';
import styles from './CallToAction.module.css';

function Price({ amount, text }: { amount: string; text: string }) {
  return (
    <div className={styles.price}>
      <Text variant="h2">{amount}</Text>
      <Text color="muted" className={styles.priceText}>
        {text}
      </Text>
    </div>
  );
}

/** Shows the prices and a link to the plans, on a dark background. */
export function CallToAction({ words }: { words: NonNullable<Landing['callToAction']> }) {
  const { action, claim, free, how, kicker, language, prices = [], text, title } = words;
  return (
    <div className={layout.heroColumns} lang={language}>
      <div>
        <Text variant="overline" color="primary">
          {kicker}
        </Text>
        <Text as="h2" variant="display" id="call-to-action-title" className={styles.title}>
          {title}
        </Text>
        <Text variant="lead" className={styles.lead}>
          <Claim text={text} claim={claim} language={language} />
        </Text>
        {prices.length > 0 && (
          <div className={styles.prices}>
            {prices.map((price) => (
              <Price key={price.amount} {...price} />
            ))}
          </div>
        )}
        {how && (
          <Text color="muted" className={styles.how}>
            {how}
          </Text>
        )}
        <div className={styles.actions}>
          <Button to={routes.plans} variant="contained" size="large">
            {action}
          </Button>
          {free && (
            <Button to={paths.freeGuides} variant="outlined" color="inherit" size="large">
              {free}
            </Button>
          )}
          <TryPremium />
        </div>
      </div>
      {/* Hidden on a phone, where there is no space beside the text. */}
      <div className={styles.portal}>
        <Portal />
      </div>
    </div>
  );
}
