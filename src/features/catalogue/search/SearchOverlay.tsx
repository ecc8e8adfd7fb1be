import { memo } from 'react';
import type { SearchResults } from '../../../domain/decode/catalogue/decodeSearch.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { lifeYears } from '../../../domain/text/years.ts';
import { paths } from '../../../shared/site/paths.ts';
import { searchCopy } from './copy.ts';
import { GuideHit } from './GuideHit.tsx';
import { HitGroup } from './HitGroup.tsx';
import { SearchHit } from './SearchHit.tsx';
import { SpokenHit } from './SpokenHit.tsx';

/** Number of results of a kind shown at first; together they fill one screen. */
const firstGuides = 12;
const firstOthers = 3;

const named = (name: string) => ({ name, shown: truncate(name, textLimits.listTitle) });

/** Shows the search results in columns: guides, and beside them persons, objects and places. Memoized. */
export const SearchOverlay = memo(function SearchOverlay({ results }: { results: SearchResults }) {
  const { guides, objects, persons, places, spoken } = results;
  const hasOthers = persons.length + objects.length + places.length + spoken.length > 0;
  return (
    <div className="search-groups" data-beside={guides.length > 0 && hasOthers}>
      {guides.length > 0 && (
        <HitGroup title={searchCopy.guides} items={guides} first={firstGuides}>
          {(guide) => <GuideHit key={guide.id} guide={guide} />}
        </HitGroup>
      )}
      {hasOthers && (
        <div className="search-others">
          <HitGroup title={searchCopy.persons} items={persons} first={firstOthers}>
            {(person) => (
              <SearchHit
                key={person.id}
                to={paths.person(person.id)}
                picture={person.image}
                {...named(person.name)}
                line={lifeYears(person)}
              />
            )}
          </HitGroup>
          <HitGroup title={searchCopy.objects} items={objects} first={firstOthers}>
            {({ category, id, image, title, year }) => (
              <SearchHit
                key={id}
                to={paths.object(id)}
                picture={image}
                {...named(title)}
                line={[truncate(category, textLimits.listTitle), year].filter(Boolean).join(', ')}
              />
            )}
          </HitGroup>
          <HitGroup title={searchCopy.places} items={places} first={firstOthers}>
            {({ city, continent, id, image, name }) => (
              <SearchHit
                key={id}
                to={paths.place(id)}
                picture={image}
                {...named(name)}
                line={[city, continent].filter(Boolean).join(', ')}
              />
            )}
          </HitGroup>
          <HitGroup title={searchCopy.spoken} items={spoken} first={firstOthers}>
            {(sentence) => <SpokenHit key={sentence.id} spoken={sentence} />}
          </HitGroup>
        </div>
      )}
    </div>
  );
});
