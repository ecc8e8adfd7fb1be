import { useSearchParams } from 'react-router-dom';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { guideCardHeight } from '../../features/catalogue/lists/GuideGrid.tsx';
import { searchCopy } from '../../features/catalogue/search/copy.ts';
import { toSearchText } from '../../features/catalogue/search/searchText.ts';
import { countOf, useResults } from '../../features/catalogue/search/useResults.ts';
import { SearchField } from '../../features/catalogue/lists/SearchField.tsx';
import { useSearchText } from '../../features/catalogue/lists/useSearchText.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { routes } from '../../shared/site/paths.ts';
import { useHasNumbers, useShopName } from '../../shared/site/useSite.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import '../../shared/ui/visuallyHidden.css';
import { searchPageCopy } from './copy.ts';
import { ResultGroups } from './ResultGroups.tsx';
import './searchPage.css';
import { Suggestions } from './Suggestions.tsx';
import page from '../parts/page.module.css';
import styles from './SearchPage.module.css';

const isSome = (text: string): boolean => text !== '';

/** Shows the results for the search text in the address (`?q=`) by kind, or suggestions if there are none. */
export const SearchPage = withMuiTheme(function SearchPage() {
  const [typed, setTyped] = useSearchText();
  const [parameters] = useSearchParams();
  const text = toSearchText(typed);
  const { failure, isNothing, isOld, results } = useResults(text, isSome);
  const hasNumbers = useHasNumbers();
  const isComing = isSome(text) && !results && !isNothing && !failure;
  return (
    <Container className={page.list}>
      <PageHead
        title={isSome(text) ? searchPageCopy.titleOf(text) : searchPageCopy.title}
        description={searchPageCopy.about(useShopName())}
        noIndex
      />
      <Text as="h1" className={page.listTitle}>
        {searchPageCopy.title}
      </Text>
      {/* Without scripts, Enter opens the page of the text. */}
      <form role="search" className={styles.field} onSubmit={(event) => event.preventDefault()}>
        <SearchField label={searchPageCopy.field} text={typed} onChange={setTyped} />
        {/* A form needs one (WCAG H32). It takes no focus: the results follow the typing. */}
        <button type="submit" tabIndex={-1} className="visually-hidden">
          {searchPageCopy.field}
        </button>
      </form>
      {hasNumbers && <TextLink to={routes.stops}>{searchPageCopy.keypad}</TextLink>}
      <div className="search-page" aria-busy={isOld}>
        <Text color="muted" role="status">
          {isNothing
            ? searchPageCopy.nothing(text)
            : results && searchPageCopy.found(countOf(results), text)}
        </Text>
        {results && <ResultGroups results={results} text={text} asked={parameters.get('kind')} />}
        {isComing && <CardGridSkeleton height={guideCardHeight} />}
        {failure && <Failure title={searchCopy.failed} query={failure} />}
        {isNothing && <Text>{searchPageCopy.nothingHint}</Text>}
        {(isNothing || !isSome(text)) && <Suggestions />}
      </div>
    </Container>
  );
});
