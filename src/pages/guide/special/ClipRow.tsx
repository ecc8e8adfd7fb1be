import type { Narrated } from '../../../domain/model.ts';
import type { Clip } from '../../../features/player/state/playerState.ts';
import { ReadAlong } from '../../../features/transcript/ReadAlong.tsx';
import { useClip } from '../../../features/player/view/useClip.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { lockIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { guideCopy } from '../copy.ts';
import styles from './ClipRow.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

interface Props {
  kind: Clip['kind'];
  title: string;
  about: Narrated;
  /** Whether the beginning of its text is shown: a panel with one or two recordings would be empty. */
  hasSummary: boolean;
}

/**
 * Shows one recording of the side player. Its name links to its page. The bar at the bottom is the player of the loaded
 * one, whose row has its words, if there are any.
 */
export function ClipRow({ kind, title, about, hasSummary }: Props) {
  const lang = useContentLanguage();
  const { clip, isLoaded, isLocked, isMissing, isPlaying, press } = useClip(kind, title, about);
  const path = useAppSelector(({ player }) => (isLoaded ? player.clip?.transcript : undefined));
  const hasFailed = useAppSelector(
    ({ player }) => isLoaded && !player.preview && player.status === 'failed',
  );
  const label = isLocked
    ? guideCopy.lockedClip(title)
    : (isPlaying ? guideCopy.pauseClip : guideCopy.playClip)(title);
  return (
    <li>
      <div className="clip-row">
        <div className="clip-row-cover">
          <Picture picture={about.image} alt="" sizes="56px" />
        </div>
        <div className="grow">
          <TextLink to={paths[kind](about.id)} color="inherit" lang={lang}>
            {title}
          </TextLink>
        </div>
        {!isMissing && (
          <IconAction label={label} onClick={press}>
            <Icon path={isLocked ? lockIcon : isPlaying ? pauseIcon : playArrowIcon} />
          </IconAction>
        )}
      </div>
      {hasSummary && (
        <Text variant="small" color="muted" lang={lang} className={styles.text}>
          {about.summary}
        </Text>
      )}
      {path !== undefined && (
        <div className={styles.reading}>
          <ReadAlong reading={{ path, isLoaded, resumePosition: 0, of: { clip } }} />
        </div>
      )}
      {hasFailed && (
        <Text variant="small" color="error" role="alert" className={styles.text}>
          {guideCopy.clipFailed}
        </Text>
      )}
    </li>
  );
}
