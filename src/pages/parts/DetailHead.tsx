import type { ReactNode } from 'react';
import type { Picture as PictureModel } from '../../domain/model.ts';
import { truncate, textLimits } from '../../domain/text/text.ts';
import { routes } from '../../shared/site/paths.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import styles from './DetailHead.module.css';
import { trailCopy } from './copy.ts';

interface TrailProps {
  /** The list that the page belongs to. */
  list: { label: string; to: string };
  name: string;
}

/** Shows the breadcrumb: home, the list, this page. */
export function BreadcrumbTrail({ list, name }: TrailProps) {
  const lang = useContentLanguage();
  return (
    <Breadcrumbs label={trailCopy.label}>
      <TextLink to={routes.landing}>{trailCopy.home}</TextLink>
      <TextLink to={list.to}>{list.label}</TextLink>
      <Text color="muted" lang={lang} aria-current="page">
        {truncate(name, textLimits.listTitle)}
      </Text>
    </Breadcrumbs>
  );
}

/** Shows a picture with text beside it; on a phone, below it. */
export function PictureAndText(props: { picture: PictureModel; children: ReactNode }) {
  return (
    <div className={styles.pictureAndText}>
      <div className={classNames(styles.picture, 'opened-cover')}>
        <Picture
          picture={props.picture}
          alt=""
          sizes="(min-width: 1200px) 460px, (min-width: 900px) calc(41.7vw - 40px), calc(100vw - 40px)"
          eager
        />
      </div>
      <div className={styles.words}>{props.children}</div>
    </div>
  );
}
