import type { ReactNode } from 'react';
import type { Purchases } from '../../../domain/decode/customer/decodeProfile.ts';
import type { Guide } from '../../../domain/model.ts';
import { longDate } from '../../../domain/text/date.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { libraryCopy } from '../copy.ts';
import { EmptyLibrarySection } from './EmptyLibrarySection.tsx';
import { LibrarySection } from './LibrarySection.tsx';
import styles from './PurchaseList.module.css';

interface Props {
  query: QueryState<Pick<Purchases, 'guides' | 'plan'>>;
  skeleton: ReactNode;
  /** Renders the guides; the page passes a component of features/catalogue. */
  children: (guides: Guide[]) => ReactNode;
}

const copy = libraryCopy.purchases;

/** Shows the guides that were bought singly, and to subscribers that their plan covers all guides. */
export function PurchaseList({ query, skeleton, children }: Props) {
  const { currentData: bought, isError } = query;
  const plan = bought?.plan;
  const covered = plan && libraryCopy.covered(plan.name);
  return (
    <LibrarySection title={copy.title}>
      {bought && bought.guides.length > 0 && (
        <>
          {plan && (
            <Text color="success" className={styles.text}>
              {`${covered} ${untilWhen(plan.end)}`}
            </Text>
          )}
          {children(bought.guides)}
        </>
      )}
      {bought?.guides.length === 0 && (
        <EmptyLibrarySection title={covered ?? copy.empty}>
          {plan ? untilWhen(plan.end) : copy.emptyText}
        </EmptyLibrarySection>
      )}
      {!bought && !isError && skeleton}
      {!bought && isError && <Failure title={copy.failed} query={query} />}
    </LibrarySection>
  );
}

const untilWhen = (end: string | null): string =>
  end === null ? libraryCopy.coveredForLife : libraryCopy.coveredUntil(longDate(end));
