import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Picture as PictureModel } from '../../../domain/model.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import './exhibitCard.css';
import styles from './ExhibitCard.module.css';

interface Props {
  to: string;
  /** Shown cut to 20 characters. */
  name: string;
  picture: PictureModel;
  /** How wide the picture is shown: the `sizes` attribute. */
  sizes: string;
  /** Width over height of the picture. */
  ratio?: number;
  /** A line of small capitals above the name. */
  overline?: string;
  children?: ReactNode;
}

/** A person, an object or a place in a grid or row: the whole card leads to its page. */
export function ExhibitCard({ to, name, picture, sizes, ratio, overline, children }: Props) {
  return (
    <Card as="article" className="exhibit-card">
      <Link to={to}>
        <Picture picture={picture} alt="" sizes={sizes} ratio={ratio} />
        <div lang="it" className={styles.text}>
          {overline && (
            <Text as="span" variant="overline" color="muted">
              {overline}
            </Text>
          )}
          <Text as="h3" variant="h4" title={name}>
            {truncate(name, textLimits.listTitle)}
          </Text>
          {children}
        </div>
      </Link>
    </Card>
  );
}
