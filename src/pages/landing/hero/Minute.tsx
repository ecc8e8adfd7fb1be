import { Suspense, useState } from 'react';
import type { Guide } from '../../../domain/model.ts';
import { progressEvents } from '../../../features/player/progress/progressSlice.ts';
import { playerEvents, selectIsPlayingGuide } from '../../../features/player/state/playerSlice.ts';
import { lazyComponent } from '../../../shared/lib/lazyComponent.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import { landingCopy } from '../copy.ts';
import styles from './Minute.module.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

const MinuteWords = lazyComponent(() => import('./MinuteWords.tsx'));

/** Plays a minute of a guide, with its words. The words, which have a fixed height, are loaded at the first press. */
export function Minute({ guide: { id, lang, shortDescription, title } }: { guide: Guide }) {
  const dispatch = useAppDispatch();
  const isPlaying = useAppSelector((state) => selectIsPlayingGuide(state, id));
  const [wasPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    dispatch(isPlaying ? playerEvents.pauseRequested() : progressEvents.resumeRequested(id));
  };
  const before = (
    <Text variant="small" color="muted" lang={lang} className={styles.words}>
      {shortDescription}
    </Text>
  );
  return (
    <section aria-label={landingCopy.minute} data-scheme="dark" className={styles.minute}>
      <div className={styles.head}>
        <Button
          variant="contained"
          startIcon={<Icon path={isPlaying ? pauseIcon : playArrowIcon} />}
          onClick={press}
        >
          <span data-longest={landingCopy.minute}>
            {isPlaying ? landingCopy.pause : landingCopy.minute}
          </span>
        </Button>
        <TextLink to={paths.guide(id)} color="inherit" lang={lang} className={styles.title}>
          {title}
        </TextLink>
      </div>
      <ErrorBoundary fallback={before}>
        <Suspense fallback={before}>
          {wasPressed ? <MinuteWords guideId={id} isPlaying={isPlaying} before={before} /> : before}
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
