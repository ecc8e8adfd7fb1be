import { language } from '../../../domain/text/locale.ts';
import type { Spoken } from '../../../domain/decode/catalogue/decodeSearch.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import '../../../shared/ui/visuallyHidden.css';
import './searchHit.css';
import { searchCopy } from './copy.ts';

/** Shows a sentence that is said in a recording. Its link leads to the guide, which plays from there. */
export function SpokenHit({ spoken }: { spoken: Spoken }) {
  const { guideId, guideTitle, id, isTranslated, lang, sentence, start, trackTitle } = spoken;
  return (
    <li className="search-hit" lang={useContentLanguage(lang)}>
      <div className="search-hit-text">
        <Text as="h3" variant="body">
          <RouterLink
            to={paths.moment(guideId, id, start, isTranslated ? lang : undefined)}
            className="search-hit-link"
            data-search-stop
          >
            {sentence}
          </RouterLink>
        </Text>
        <Text variant="small" color="muted">
          <span>{`${trackTitle}, ${guideTitle} · `}</span>
          <span lang={language}>{searchCopy.playsFrom(start)}</span>
        </Text>
      </div>
    </li>
  );
}
