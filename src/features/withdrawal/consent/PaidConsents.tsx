import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { progressEvents } from '../../player/progress/progressSlice.ts';
import { useConsentsQuery } from '../withdrawalApi.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import styles from './PaidConsents.module.css';

interface Props {
  /** The guides that were just bought; null if unknown. */
  guideIds: number[] | null;
  /** Shown when there is no question, or no more. */
  children: ReactNode;
}

/** Asks the question for each guide that was just bought. 'Start listening' plays it at once. */
export function PaidConsents({ guideIds, children }: Props) {
  const dispatch = useAppDispatch();
  const catalogueLang = useContentLanguage();
  const { data = [], isFetching } = useConsentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [declined, setDeclined] = useState<number[]>([]);
  const asked = data.filter(
    ({ guideId }) => (guideIds?.includes(guideId) ?? true) && !declined.includes(guideId),
  );
  // An answered question takes its buttons along, and with them the focus.
  const place = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  useEffect(() => {
    if (asked.length < count.current) place.current?.focus();
    count.current = asked.length;
  }, [asked.length]);
  if (isFetching && data.length === 0) return null;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={asked.length === 0 ? styles.answered : styles.questions}
    >
      {asked.length === 0 && children}
      {asked.map((guide) => (
        <Card as="section" key={guide.guideId} aria-label={guide.title} className={styles.card}>
          <Text as="h2" variant="h4" lang={guide.lang ?? catalogueLang}>
            {guide.title}
          </Text>
          <ConsentQuestion
            guide={guide}
            onAnswered={(isAccepted) =>
              isAccepted
                ? dispatch(progressEvents.resumeRequested(guide.guideId))
                : setDeclined([...declined, guide.guideId])
            }
          />
        </Card>
      ))}
    </div>
  );
}
