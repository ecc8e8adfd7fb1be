import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { guideCardHeight } from '../../features/catalogue/lists/GuideGrid.tsx';
import { searchCopy } from '../../features/catalogue/search/copy.ts';
import { toSearchText } from '../../features/catalogue/search/searchText.ts';
import { countOf, useResults } from '../../features/catalogue/search/useResults.ts';
import { SearchField } from '../../features/catalogue/lists/SearchField.tsx';
import { useSearchText } from '../../features/catalogue/lists/useSearchText.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { searchPageCopy } from './copy.ts';
import { ResultGroups } from './ResultGroups.tsx';
import './searchPage.css';
import { Suggestions } from './Suggestions.tsx';

const isSome = (text: string): boolean => text !== '';

/** The search text is in the address (`?q=`): results by kind, and suggestions where there are none. */
export function SearchPage() {
  const [typed, setTyped] = useSearchText();
  const [parameters] = useSearchParams();
  const text = toSearchText(typed);
  const { failure, isNothing, isOld, results } = useResults(text, isSome);
  const isComing = isSome(text) && !results && !isNothing && !failure;
  return (
    <Container sx={{ py: { xs: 5, md: 8 } }}>
      <PageHead
        title={`${isSome(text) ? searchPageCopy.titleOf(text) : searchPageCopy.title} · Cicerone`}
        description={searchPageCopy.about}
        noIndex
      />
      <Typography variant="h1" sx={{ mb: { xs: 3, md: 4 } }}>
        {searchPageCopy.title}
      </Typography>
      <Box role="search" sx={{ maxWidth: 640, mb: 3 }}>
        <SearchField label={searchPageCopy.field} text={typed} onChange={setTyped} />
      </Box>
      <div className="search-page" aria-busy={isOld}>
        <Typography role="status" color="textSecondary">
          {results && searchPageCopy.found(countOf(results), text)}
          {isNothing && searchPageCopy.nothing(text)}
        </Typography>
        {results && <ResultGroups results={results} text={text} asked={parameters.get('kind')} />}
        {isComing && <CardGridSkeleton height={guideCardHeight} />}
        {failure && (
          <Failure title={searchCopy.failed} error={failure.error} onRetry={failure.retry} />
        )}
        {isNothing && <Typography>{searchPageCopy.nothingHint}</Typography>}
        {(isNothing || !isSome(text)) && <Suggestions />}
      </div>
    </Container>
  );
}
