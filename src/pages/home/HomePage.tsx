import { useMemo } from 'react';
import { homeRows } from '../../domain/homeRows.ts';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { useHomeQuery } from '../../features/catalogue/homeApi.ts';
import { selectStartedGuideIds } from '../../features/player/progress/continued.ts';
import { isLost, type QueryState } from '../../shared/api/queryState.ts';
import { PageTitle } from '../../shared/ui/page/PageTitle.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { TryPremium } from '../landing/hero/TryPremium.tsx';
import { homeCopy } from './copy.ts';
import { GuideRows } from './GuideRows.tsx';
import { ExhibitRows, useExhibitQueries } from './ExhibitRows.tsx';
import styles from './HomePage.module.css';
import { useAppSelector } from '../../shared/store/hooks.ts';

/** Shows once for all queries that need a connection that there is none; nothing if there are none. */
function NeedsConnection({ lost }: { lost: QueryState<unknown>[] }) {
  const [first] = lost;
  if (!first) return null;
  return (
    <Failure
      title={homeCopy.needsConnection}
      query={{ ...first, refetch: () => lost.forEach((query) => void query.refetch()) }}
    />
  );
}

/**
 * Shows the customer's home: rows of guides, then of persons, objects, places and events. What needs
 * a connection is said once for all rows.
 */
export function HomePage() {
  const home = useHomeQuery();
  const { currentData: guides, error, isError, refetch } = home;
  const queries = useExhibitQueries();
  const lost = [home, ...Object.values(queries)].filter(isLost);
  const begun = useAppSelector(selectStartedGuideIds);
  const rows = useMemo(() => guides && homeRows(guides, begun), [guides, begun]);
  return (
    <Container className={styles.page}>
      <PageTitle>{homeCopy.title}</PageTitle>
      <div className={styles.head}>
        <Text as="h1" className={styles.title}>
          {homeCopy.headline}
        </Text>
        {rows?.hasMoreToBuy && <TryPremium />}
      </div>
      {!guides && !isError && <Loading />}
      {!guides && <NeedsConnection lost={lost} />}
      {!guides && isError && !isLost(home) && (
        <Failure title={catalogueCopy.guidesFailed} query={{ error, refetch }} />
      )}
      {rows && <GuideRows rows={rows} />}
      {/* Rendered with the guides or their error: otherwise the rows would move when the guides are loaded. */}
      {(guides || isError) && <ExhibitRows queries={queries} />}
      {guides && <NeedsConnection lost={lost} />}
    </Container>
  );
}
