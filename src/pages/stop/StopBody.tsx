import type { GuideDetail, Track } from '../../domain/model.ts';
import { BuyButton } from '../../features/cart/add/BuyButton.tsx';
import { selectGuideProgress } from '../../features/player/progress/progressSlice.ts';
import { positionOf } from '../../features/player/progress/resume.ts';
import { isPlayable } from '../../features/player/state/playerSelectors.ts';
import { playerEvents, selectIsPlaying } from '../../features/player/state/playerSlice.ts';
import { paths } from '../../shared/site/paths.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../shared/ui/icons/playIcons.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts';
import { stopCopy } from './copy.ts';
import styles from './StopPage.module.css';

interface Props {
  number: number;
  guide: GuideDetail;
  track: Track;
}

/** Shows a stop with one large button: it plays, or the guide is to be had. */
export function StopBody({ number, guide, track }: Props) {
  return (
    <article className={styles.stop}>
      <PageHead
        title={track.title}
        description={guide.shortDescription}
        lang={guide.lang}
        noIndex
      />
      <div className={styles.picture}>
        <Picture picture={track.picture ?? guide.cover} alt="" sizes="min(70vw, 360px)" eager />
      </div>
      <Text variant="overline" color="muted">
        {stopCopy.stop(number)}
      </Text>
      <Text as="h1" variant="h2" lang={guide.lang}>
        {track.title}
      </Text>
      {isPlayable(guide, track) ? (
        <ListenButton guide={guide} track={track} />
      ) : (
        <>
          <Text>{stopCopy.locked}</Text>
          <BuyButton guide={guide} isMain />
        </>
      )}
      <TextLink to={`${paths.guide(guide.id)}?track=${track.id}`} lang={guide.lang}>
        {stopCopy.toGuide(guide.title)}
      </TextLink>
    </article>
  );
}

function ListenButton({ guide, track }: Omit<Props, 'number'>) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const item = { guideId: guide.id, trackId: track.id };
  const isLoaded = useAppSelector(({ player }) => player.item?.trackId === track.id);
  const isPlaying = useAppSelector((state) => isLoaded && selectIsPlaying(state));
  const press = () => {
    if (isPlaying) dispatch(playerEvents.pauseRequested());
    else if (isLoaded) dispatch(playerEvents.playRequested());
    else {
      const progress = selectGuideProgress(store.getState(), guide.id);
      dispatch(playerEvents.trackChosen({ ...item, ...positionOf(progress, track) }));
    }
  };
  const prepare = () => {
    if (!isLoaded) dispatch(playerEvents.playIntentDetected(item));
  };
  const listen = isLoaded ? stopCopy.goOn : stopCopy.listen;
  return (
    <Button
      variant="contained"
      size="large"
      className={styles.listen}
      startIcon={<Icon path={isPlaying ? pauseIcon : playArrowIcon} />}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
    >
      {isPlaying ? stopCopy.pause : listen}
    </Button>
  );
}
