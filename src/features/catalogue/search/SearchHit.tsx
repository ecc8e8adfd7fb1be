import { language } from '../../../domain/text/locale.ts';
import type { ReactNode } from 'react';
import type { Picture as PictureModel } from '../../../domain/model.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import '../../../shared/ui/visuallyHidden.css';
import './searchHit.css';
import { Picture } from '../../../shared/ui/Picture.tsx';

interface Props {
  to: string;
  picture: PictureModel;
  /** The full name: the accessible name and the tooltip of the link. */
  name: string;
  /** The visible name, truncated. */
  shown: string;
  /** The text below the name. */
  line: string;
  /** What comes below it: price and length of a guide. */
  facts?: string;
  /** The language of name and text; by default the catalogue's. */
  lang?: string;
  /** A control that overlays the picture. */
  children?: ReactNode;
}

/** Shows one search result as a compact card. */
export function SearchHit({ to, picture, name, shown, line, facts, lang, children }: Props) {
  return (
    <li className="search-hit" lang={useContentLanguage(lang)}>
      <div className="search-hit-picture">
        <Picture picture={picture} alt="" sizes="96px" />
        {children && <div className="search-hit-action">{children}</div>}
      </div>
      <div className="search-hit-text">
        <Text as="h3" variant="h5">
          <RouterLink to={to} className="search-hit-link" title={name} data-search-stop>
            <span aria-hidden>{shown}</span>
            <span className="visually-hidden">{name}</span>
          </RouterLink>
        </Text>
        <Text variant="small" color="muted">
          {line}
        </Text>
        {facts && (
          <Text variant="caption" lang={language}>
            {facts}
          </Text>
        )}
      </div>
    </li>
  );
}
