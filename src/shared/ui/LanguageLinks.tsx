import { useLocation } from 'react-router-dom';
import { languageNames, languages, pathIn } from '../../../contract/languages.ts';
import { language } from '../../domain/text/locale.ts';

const others = languages.filter((each) => each !== language);

/**
 * Renders a link to this page in each other language, which another build renders: the browser loads it. What the page
 * keeps for the next one is in src/app/language/keepPage.ts.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  return others.map((each) => (
    <a
      key={each}
      href={pathIn(each, pathname + search)}
      hrefLang={each}
      lang={each}
      className={className}
    >
      {languageNames[each]}
    </a>
  ));
}
