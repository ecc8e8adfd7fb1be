import type { GuideDetail, Track } from '../../../domain/model.ts';
import type { Sentence } from '../../../../contract/webvtt.ts';
import { guideApi } from '../../../features/guides/guideApi.ts';
import { playerEvents } from '../../../features/player/state/playerSlice.ts';
import { transcriptApi } from '../../../features/transcript/transcriptApi.ts';
import { sentenceAt } from '../../../features/transcript/panel/followSentence.ts';
import type { AppDispatch, AppThunk } from '../../../shared/store/rootState.ts';
import { guideInLanguageApi } from './guideInLanguageApi.ts';

/**
 * Changes a guide to another of its languages. What plays continues in the new recording of the same stop: at the same sentence
 * where both have as many, otherwise at its start. Resolves with false when it could not be loaded, and nothing has changed.
 */
export const changeLanguage =
  (guide: GuideDetail, language: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (guide.lang === language) return true;
    const args = { id: guide.id, language };
    const { data: value } = await dispatch(
      guideInLanguageApi.endpoints.guideInLanguage.initiate(args, {
        subscribe: false,
        forceRefetch: true,
      }),
    );
    if (value?.lang !== language) return false;
    const isLoaded = ({ id }: Track): boolean => {
      const { item } = getState().player;
      return item?.guideId === guide.id && item.trackId === id;
    };
    const [before, after] = [guide, value].map(({ tracks }) => tracks.find(isLoaded));
    const [words, others] = await Promise.all(
      [before, after].map((track) => sentencesOf(track, dispatch)),
    );
    const isSameTrack = before !== undefined && after !== undefined && isLoaded(after);
    // Together: the address of what plays is in the guide.
    void dispatch(
      guideApi.util.upsertQueryEntries([{ endpointName: 'guide', arg: guide.id, value }]),
    );
    const position = startIn(words ?? [], others ?? [], getState().player.position);
    dispatch(
      playerEvents.guideLanguageChosen({
        guideId: guide.id,
        language,
        ...(isSameTrack && { loaded: { position, duration: after.duration } }),
      }),
    );
    return true;
  };

async function sentencesOf(track: Track | undefined, dispatch: AppDispatch): Promise<Sentence[]> {
  if (track?.transcript === undefined) return [];
  const { data = [] } = await dispatch(
    transcriptApi.endpoints.transcript.initiate(track.transcript, { subscribe: false }),
  );
  return data;
}

/** Returns the second at which the sentence at `seconds` begins in another recording; 0 where it cannot be found. */
function startIn(words: readonly Sentence[], others: readonly Sentence[], seconds: number): number {
  const same = words.length === others.length ? others[sentenceAt(words, seconds)] : undefined;
  return same?.start ?? 0;
}
