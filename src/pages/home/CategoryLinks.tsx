import type { Category } from '../../domain/model.ts';
import { truncate, textLimits } from '../../domain/text/text.ts';
import { isLost, type QueryState } from '../../shared/api/queryState.ts';
import { paths } from '../../shared/site/paths.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Skeleton } from '../../shared/ui/basic/Skeleton.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { homeCopy } from './copy.ts';
import { Row } from './Row.tsx';
import styles from './CategoryLinks.module.css';

/** Shows 'Browse by category': a link to each category's page. */
export function CategoryLinks({ query }: { query: QueryState<Category[]> }) {
  const lang = useContentLanguage();
  const { currentData: categories, isError } = query;
  if (isLost(query)) return null;
  return (
    <Row title={homeCopy.categories}>
      {!categories && !isError && <Skeleton className={styles.placeholder} />}
      {!categories && isError && <Failure title={homeCopy.categoriesFailed} query={query} />}
      {categories && (
        <ul className="row gap-12">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Button
                to={paths.category(id)}
                variant="outlined"
                color="inherit"
                lang={lang}
                title={name}
              >
                {truncate(name, textLimits.listTitle)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Row>
  );
}
