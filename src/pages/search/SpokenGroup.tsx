import { useId } from 'react';
import type { Spoken } from '../../domain/decode/catalogue/decodeSearch.ts';
import { SpokenHit } from '../../features/catalogue/search/SpokenHit.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { searchPageCopy } from './copy.ts';

/** Shows the sentences of recordings with the searched words: at most twenty, so all at once. */
export function SpokenGroup({ items, isShown }: { items: Spoken[]; isShown: boolean }) {
  const id = useId();
  if (items.length === 0 || !isShown) return null;
  return (
    <section aria-labelledby={id} className="search-page-group">
      <Text as="h2" id={id}>
        {searchPageCopy.spoken}
      </Text>
      <ul className="search-page-spoken">
        {items.map((spoken) => (
          <SpokenHit key={spoken.id} spoken={spoken} />
        ))}
      </ul>
    </section>
  );
}
