import { guideApi } from '../guides/guideApi.ts';
import { playerEvents } from '../player/state/playerSlice.ts';
import { sentenceAt } from '../transcript/panel/followSentence.ts';
import { transcriptApi } from '../transcript/transcriptApi.ts';
import { maxBookmarks } from './bookmark.ts';
import { bookmarkEvents, selectBookmarks } from './bookmarksSlice.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

/**
 * Adds a bookmark where it is requested: at a sentence, or at the current second of the loaded track. Its sentence
 * follows when the words of the track are loaded.
 */
export function addBookmarks(startListening: StartListening): void {
  startListening({
    actionCreator: playerEvents.bookmarkRequested,
    effect: async ({ payload }, { dispatch, getState }) => {
      const { item, position } = getState().player;
      const moment = payload ?? (item && { ...item, seconds: position, sentence: '' });
      const guide = moment && guideApi.endpoints.guide.select(moment.guideId)(getState()).data;
      const track = guide?.tracks.find(({ id }) => id === moment?.trackId);
      if (!moment || !guide || !track) return;
      if (selectBookmarks(getState()).length >= maxBookmarks) {
        dispatch(bookmarkEvents.bookmarksNotStored('tooMany'));
        return;
      }
      dispatch(
        bookmarkEvents.bookmarkAdded({
          ...moment,
          guideTitle: guide.title,
          lang: guide.lang,
          trackTitle: track.title,
          trackIndex: guide.tracks.indexOf(track),
          note: '',
          addedAt: Date.now(),
        }),
      );
      if (moment.sentence !== '' || !track.transcript) return;
      const call = dispatch(transcriptApi.endpoints.transcript.initiate(track.transcript));
      const { data: sentences = [] } = await call;
      call.unsubscribe();
      const sentence = sentences[sentenceAt(sentences, moment.seconds)]?.text;
      if (sentence) dispatch(bookmarkEvents.sentenceFound({ ...moment, sentence }));
    },
  });
}
