import type { SearchResults } from '../../domain/decode/catalogue/decodeSearch.ts';
import type { ArtObject, Guide, Person, Place } from '../../domain/model.ts';
import { textLimits } from '../../domain/text/text.ts';
import { GuideCard } from '../../features/catalogue/cards/GuideCard.tsx';
import { searchAddress } from '../../features/catalogue/search/searchText.ts';
import { SpokenHit } from '../../features/catalogue/search/SpokenHit.tsx';
import { countOf } from '../../features/catalogue/search/useResults.ts';
import { useStopPreviewOnLeave } from '../../features/catalogue/cards/useStopPreviewOnLeave.ts';
import { ObjectCard } from '../../features/catalogue/exhibits/ObjectCard.tsx';
import { PersonCard } from '../../features/catalogue/exhibits/PersonCard.tsx';
import { PlaceCard } from '../../features/catalogue/exhibits/PlaceCard.tsx';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { searchPageCopy } from './copy.ts';
import { Group } from './Group.tsx';
import { ResultGroup } from './ResultGroup.tsx';
import { kinds, type Kind } from './kinds.ts';

const showGuide = (guide: Guide, isFirst: boolean) => (
  <GuideCard guide={guide} descriptionLength={textLimits.searchDescription} eager={isFirst} />
);
const showPerson = (person: Person, isFirst: boolean) => (
  <PersonCard person={person} eager={isFirst} />
);
const showObject = (object: ArtObject, isFirst: boolean) => (
  <ObjectCard object={object} eager={isFirst} />
);
const showPlace = (place: Place, isFirst: boolean) => <PlaceCard place={place} eager={isFirst} />;

interface Props {
  results: SearchResults;
  text: string;
  /** The kind in the address: shown alone if it has results. */
  asked: string | null;
}

/** Shows the results by kind, and links that show one kind alone. */
export function ResultGroups({ results, text, asked }: Props) {
  useStopPreviewOnLeave(results.guides);
  const some = kinds.filter((kind) => results[kind].length > 0);
  const chosen = some.find((kind) => kind === asked) ?? null;
  const renderLink = (kind: Kind | null, label: string, count: number) => (
    <Button
      key={label}
      to={searchAddress(text, kind ?? undefined)}
      size="small"
      color={chosen === kind ? 'primary' : 'inherit'}
      variant={chosen === kind ? 'contained' : 'outlined'}
      aria-current={chosen === kind ? 'page' : undefined}
    >
      {`${label} (${count})`}
    </Button>
  );
  const common = { text, chosen, startsWith: chosen ?? some[0] };
  return (
    <>
      <nav aria-label={searchPageCopy.kinds} className="search-page-kinds">
        {renderLink(null, searchPageCopy.everything, countOf(results))}
        {some.map((kind) => renderLink(kind, searchPageCopy[kind], results[kind].length))}
      </nav>
      <ResultGroup kind="guides" items={results.guides} {...common}>
        {showGuide}
      </ResultGroup>
      <ResultGroup kind="persons" items={results.persons} {...common}>
        {showPerson}
      </ResultGroup>
      <ResultGroup kind="objects" items={results.objects} {...common}>
        {showObject}
      </ResultGroup>
      <ResultGroup kind="places" items={results.places} {...common}>
        {showPlace}
      </ResultGroup>
      {results.spoken.length > 0 && (chosen ?? 'spoken') === 'spoken' && (
        <Group title={searchPageCopy.spoken}>
          {/* Sentences of recordings: at most twenty, so all at once. */}
          <ul className="search-page-spoken">
            {results.spoken.map((spoken) => (
              <SpokenHit key={spoken.id} spoken={spoken} />
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}
