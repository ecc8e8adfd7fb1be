import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { Category } from '../../domain/model.ts';
import { truncate, textLimits } from '../../domain/text/text.ts';
import type { QueryState } from '../../shared/api/queryState.ts';
import { paths } from '../../shared/site/paths.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { homeCopy } from './copy.ts';
import { Row } from './Row.tsx';

/** 'Browse by category': a link to each category's page. */
export function CategoryLinks({ answer }: { answer: QueryState<Category[]> }) {
  const { currentData: categories, error, isError, refetch } = answer;
  return (
    <Row title={homeCopy.categories}>
      {!categories && !isError && (
        <Skeleton variant="rounded" sx={{ height: { xs: 300, md: 92 } }} />
      )}
      {!categories && isError && (
        <Failure title={homeCopy.categoriesFailed} error={error} onRetry={() => void refetch()} />
      )}
      {categories && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
        >
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Button
                component={Link}
                to={paths.category(id)}
                variant="outlined"
                color="inherit"
                lang="it"
                title={name}
              >
                {truncate(name, textLimits.listTitle)}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </Row>
  );
}
