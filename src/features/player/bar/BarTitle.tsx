import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { playerCopy } from '../copy.ts';
import type { Loaded } from '../state/selectLoaded.ts';
import styles from './BarTitle.module.css';

interface Props {
  loaded: Loaded;
  /** The path of the page with the full player. */
  page: string;
}

/** Shows cover, track and guide of what is loaded. A live region announces a new track. */
export function BarTitle({ loaded: { cover, guide, kind, lang, title }, page }: Props) {
  const isClip = kind !== 'guide';
  return (
    <>
      <div className={styles.cover}>
        <Picture picture={cover} alt="" sizes="48px" />
      </div>
      <div className="grow">
        <Text noWrap lang={isClip ? undefined : lang} aria-live="polite">
          {isClip ? playerCopy.clipKinds[kind] : title}
        </Text>
        <TextLink to={page} lang={lang} className={styles.link}>
          {guide ?? title}
        </TextLink>
      </div>
    </>
  );
}
