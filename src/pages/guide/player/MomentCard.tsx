import type { GuideDetail } from '../../../domain/model.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { lockIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import { selectIsCustomer } from '../../../features/auth/session/sessionSlice.ts';
import { isPlayable } from '../../../features/player/state/playerSelectors.ts';
import { useGuidePlayer } from '../../../features/player/view/useGuidePlayer.ts';
import { sentenceAt } from '../../../features/transcript/panel/followSentence.ts';
import { transcriptApi } from '../../../features/transcript/transcriptApi.ts';
import type { SharedMoment } from '../../../features/player/view/useMoment.ts';
import styles from './MomentCard.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { momentCopy } from './copy.ts';

const { useQuery } = transcriptApi.endpoints.transcript;

/** A sentence that begins within the second of the link is the one that was shared. */
const withinSecond = 0.999;

/** Shows what is said at a shared moment, and plays from there; for a locked track it leads to the offer. */
export function MomentCard({ guide, moment }: { guide: GuideDetail; moment: SharedMoment }) {
  const { track, seconds } = moment;
  const { playMoment, track: shown } = useGuidePlayer(guide);
  const isCustomer = useAppSelector(selectIsCustomer);
  const { currentData = [] } = useQuery(track.transcript ?? '', { skip: !track.transcript });
  const sentence = currentData[sentenceAt(currentData, seconds + withinSecond)];
  const offer = isCustomer ? paths.customerGuideOffer : paths.guideOffer;
  return (
    <section aria-label={momentCopy.title} className={styles.momentCard}>
      <Text variant="overline" color="muted">
        {momentCopy.title}
      </Text>
      {/* The player's title names the track, unless another one is loaded. */}
      {shown !== track && (
        <Text variant="h5" as="h3" lang={guide.lang}>
          {track.title}
        </Text>
      )}
      {sentence && (
        <blockquote lang={guide.lang} className={styles.sentence}>
          {sentence.text}
        </blockquote>
      )}
      {isPlayable(guide, track) ? (
        <Button variant="contained" startIcon={<Icon path={playArrowIcon} />} onClick={playMoment}>
          {momentCopy.play(seconds)}
        </Button>
      ) : (
        <>
          <Text>{momentCopy.locked(seconds)}</Text>
          <Button variant="contained" startIcon={<Icon path={lockIcon} />} to={offer(guide.id)}>
            {momentCopy.offer}
          </Button>
        </>
      )}
    </section>
  );
}
