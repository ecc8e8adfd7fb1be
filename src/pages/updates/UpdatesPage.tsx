import { updatesCopy } from '../../features/library/copy.ts';
import { NewsList } from '../../features/library/lists/NewsList.tsx';
import { NewsSkeleton } from '../../features/library/lists/NewsSkeleton.tsx';
import { useUpdatesQuery } from '../../features/library/updatesApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { PageTitle } from '../../shared/ui/page/PageTitle.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import page from '../parts/page.module.css';
import styles from './UpdatesPage.module.css';

/** Shows 'The Update': the news. */
export function UpdatesPage() {
  const {
    data: items,
    error,
    isError,
    refetch,
  } = useUpdatesQuery(undefined, {
    // The news are requested each time the page is opened.
    refetchOnMountOrArgChange: true,
  });
  return (
    <Container className={page.padded}>
      <PageTitle>{updatesCopy.pageTitle}</PageTitle>
      <Text as="h1">{updatesCopy.title}</Text>
      <Text color="muted" className={styles.text}>
        {updatesCopy.lead}
      </Text>
      <div className={styles.content}>
        {items && items.length > 0 && <NewsList items={items} />}
        {items?.length === 0 && (
          <Panel
            title={updatesCopy.empty}
            picture={<Motif />}
            action={{ label: updatesCopy.browse, to: routes.home }}
          />
        )}
        {!items && !isError && <NewsSkeleton />}
        {!items && isError && <Failure title={updatesCopy.failed} query={{ error, refetch }} />}
      </div>
    </Container>
  );
}
