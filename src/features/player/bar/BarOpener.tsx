import { Text } from '../../../shared/ui/basic/Text.tsx';
import { expandLessIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import '../../../shared/ui/visuallyHidden.css';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { playerCopy } from '../copy.ts';
import type { Loaded } from '../state/selectLoaded.ts';
import { useNowPlaying } from './useNowPlaying.ts';
import styles from './BarOpener.module.css';

/** Shows cover, track and guide in a narrow bar, as one large button that opens the full-screen player. */
export function BarOpener({ loaded: { cover, guide, kind, lang, title } }: { loaded: Loaded }) {
  const { open } = useNowPlaying();
  const isClip = kind !== 'guide';
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={open}>
        <span className="visually-hidden">{playerCopy.openPlayer} </span>
        <div className={styles.cover}>
          <Picture picture={cover} alt="" sizes="48px" />
        </div>
        <div className="grow">
          <Text noWrap lang={isClip ? undefined : lang}>
            {isClip ? playerCopy.clipKinds[kind] : title}
          </Text>
          <Text variant="caption" color="muted" noWrap lang={lang}>
            {guide ?? title}
          </Text>
        </div>
        <Icon path={expandLessIcon} />
      </button>
      <p className="visually-hidden" lang={lang} aria-live="polite">
        {title}
      </p>
    </>
  );
}
