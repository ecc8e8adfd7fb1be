import type { ReactNode } from 'react';
import type { QueryState } from '../../shared/api/queryState.ts';
import { isNotFound } from '../../shared/api/apiError.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { PageTitle } from '../../shared/ui/page/PageTitle.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { NotFoundHead } from '../notFound/NotFoundHead.tsx';
import styles from './Detail.module.css';

interface Props<T> {
  query: QueryState<T>;
  /** The message for an unknown id, and the label and path of its link. */
  unknown: { title: string; label: string; to: string };
  failed: string;
  children: (data: T) => ReactNode;
}

/** Shows the page of one item: loading, loaded, unknown, or failed with 'Try again'. */
export function Detail<T>({ query, unknown, failed, children }: Props<T>) {
  const { currentData, error, isError } = query;
  if (currentData) return children(currentData);
  if (!isError) {
    return (
      <>
        {/* Without it the title would be that of the build's page, which is the landing page's. */}
        <PageTitle />
        <Loading />
      </>
    );
  }
  return (
    // As high as the loading indicator before it: the footer stays out of view.
    <Container className={styles.page}>
      {isNotFound(error) ? (
        <>
          <NotFoundHead />
          <Panel
            title={unknown.title}
            titleAs="h1"
            picture={<Motif />}
            action={{ label: unknown.label, to: unknown.to }}
          />
        </>
      ) : (
        <>
          <PageHead title={failed} noIndex />
          <Failure title={failed} titleAs="h1" query={query} />
        </>
      )}
    </Container>
  );
}
