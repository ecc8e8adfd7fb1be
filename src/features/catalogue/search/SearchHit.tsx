import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Picture as PictureModel } from '../../../domain/model.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import '../../../shared/ui/visuallyHidden.css';
import { Picture } from '../../../shared/ui/Picture.tsx';

interface Props {
  to: string;
  picture: PictureModel;
  /** In full: shown is what `children` make of it. */
  name: string;
  /** The name as it is shown, cut. */
  shown: string;
  /** A line under the name. */
  line: string;
  /** A control over the picture. */
  children?: ReactNode;
}

/** One thing that was found: a card small enough that many can be seen at once. */
export function SearchHit({ to, picture, name, shown, line, children }: Props) {
  return (
    <li className="search-hit" lang="it">
      <div className="search-hit-picture">
        <Picture picture={picture} alt="" sizes="96px" />
        {children && <div className="search-hit-action">{children}</div>}
      </div>
      <div className="search-hit-text">
        <Text as="h3" variant="h5">
          <Link to={to} className="search-hit-link" title={name} data-search-stop>
            <span aria-hidden>{shown}</span>
            <span className="visually-hidden">{name}</span>
          </Link>
        </Text>
        <Text variant="small" color="muted">
          {line}
        </Text>
      </div>
    </li>
  );
}
