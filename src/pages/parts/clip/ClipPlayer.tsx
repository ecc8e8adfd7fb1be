import { language } from '../../../domain/text/locale.ts';
import type { GuideRef, Narrated } from '../../../domain/model.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { lockIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../../../features/player/copy.ts';
import { useInlinePlayer } from '../../../features/player/view/inlinePlayer.ts';
import type { Clip } from '../../../features/player/state/playerState.ts';
import { ProgressBar } from '../../../features/player/controls/ProgressBar.tsx';
import { SoundNotice } from '../../../features/player/controls/SoundNotice.tsx';
import { freeCopy } from '../../../features/transcript/freeCopy.ts';
import { FreeText } from '../../../features/transcript/FreeText.tsx';
import { ReadAlong } from '../../../features/transcript/ReadAlong.tsx';
import { useClip } from '../../../features/player/view/useClip.ts';
import styles from './ClipPlayer.module.css';

interface Props {
  kind: Clip['kind'];
  title: string;
  about: Narrated;
  /** The guide that unlocks a locked recording. */
  guide: GuideRef | null;
}

/** Renders the audio player of a person, an object or a place: play or pause, slider and time, or a lock. */
export function ClipPlayer({ kind, title, about, guide }: Props) {
  const lang = useContentLanguage();
  const { clip, isLoaded, isLocked, isMissing, isPlaying, press } = useClip(kind, title, about);
  const controls = useInlinePlayer(kind, about.id);
  if (isMissing) return null;
  const { isFree, transcript: path } = about;
  const reading = path === undefined ? null : { path, isLoaded, resumePosition: 0, of: { clip } };

  return (
    <section aria-label={playerCopy.clip(title)} data-scheme="dark" className={styles.clipPlayer}>
      <div ref={controls} className={styles.controls}>
        <IconAction
          label={isLocked ? playerCopy.locked : isPlaying ? playerCopy.pause : playerCopy.play}
          size="large"
          onClick={press}
        >
          <Icon path={isLocked ? lockIcon : isPlaying ? pauseIcon : playArrowIcon} />
        </IconAction>
        <div className="grow">
          {isLocked ? (
            <Text>{playerCopy.clipLocked}</Text>
          ) : (
            <ProgressBar isLoaded={isLoaded} duration={0} />
          )}
        </div>
      </div>
      {isLoaded && (
        <div className={styles.notices}>
          <SoundNotice />
        </div>
      )}
      <ReadAlong reading={reading} />
      {isFree && path !== undefined && (
        <FreeText path={path} summary={freeCopy.clip} lang={lang} summaryLang={language} />
      )}
      {guide && (
        <Text variant="small" color="muted" className={styles.text}>
          {playerCopy.partOf}{' '}
          <TextLink to={paths.guide(guide.id)} lang={guide.lang}>
            {guide.title}
          </TextLink>
        </Text>
      )}
    </section>
  );
}
