import type { Plan } from '../../../domain/decode/customer/decodePlan.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useSite } from '../../../shared/site/useSite.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { termsCopy } from './copy.ts';
import styles from './PurchaseTerms.module.css';

interface Props {
  /** What is bought: guides, or a plan. */
  bought: { title: string; lang?: string | undefined }[];
  plan?: Pick<Plan, 'months'>;
}

/** Slugs of the pages about the law that a buyer should read. */
const shown = new Set(['terms', 'privacy', 'withdrawal']);

/**
 * Shows what a buyer must know directly before the payment page: what is bought and for how long, that the total has the
 * taxes, who sells it, and the pages about the law that the shop has.
 */
export function PurchaseTerms({ bought, plan }: Props) {
  const site = useSite();
  const company = site?.shop.company;
  const pages = (site?.legal ?? []).filter(({ slug }) => shown.has(slug));
  return (
    <div className="column gap-8">
      <Text variant="small">
        <span>{plan ? termsCopy.plan(plan.months) : termsCopy.guides}</span>
        {bought.map(({ title, lang }) => (
          <span key={title} lang={lang} className={styles.item}>
            {termsCopy.quoted(title)}
          </span>
        ))}
      </Text>
      {plan && plan.months !== null && <Text variant="small">{termsCopy.ends}</Text>}
      <Text variant="small">{termsCopy.taxes}</Text>
      {company && (
        <Text variant="small" color="muted">
          {termsCopy.seller(company)}
        </Text>
      )}
      {pages.length > 0 && (
        <Text variant="small" color="muted">
          <span>{termsCopy.read}</span>
          {pages.map(({ slug, title }) => (
            <TextLink key={slug} to={paths.legal(slug)} target="_blank" className={styles.item}>
              {title}
            </TextLink>
          ))}
        </Text>
      )}
    </div>
  );
}
