import { makeStore } from '../makeStore.ts';
import type { AudioPort } from '../../features/player/engine/audio/audioPort.ts';
import { guideApi } from '../../features/guides/guideApi.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { toGuideFacts } from '../../domain/decode/catalogue/decodeGuideDetail.ts';
import type { GuideDetail, Track } from '../../domain/model.ts';
import { FakeAudio } from './fakeAudio.ts';
import { MemoryStorage } from '../memoryStorage.ts';

/** Returns a track by its number; its path is `/storage/audio/<number>.mp3`, unless it is locked. */
const track = (id: number, isFree: boolean, isOwned: boolean): Track => ({
  id,
  title: `Track ${id}`,
  audio: isFree || isOwned ? `audio/${id}.mp3` : '',
  isFree,
  duration: 100,
});

/** Returns a guide by the pattern of its tracks, numbered from 1: `f` is free, `l` is locked. */
export function guideOf(pattern: string, { isOwned = false, id = 7 } = {}): GuideDetail {
  const cover = { path: 'cover.webp', stem: 'cover.webp', widths: [] };
  return {
    id,
    title: 'La cupola',
    shortDescription: '',
    cover,
    theme: `theme/${id}.mp3`,
    price: '4.99',
    isSpecial: false,
    lang: 'it',
    category: { id: 2, name: 'Chiese' },
    isOwned,
    isInLibrary: false,
    tracks: [...pattern].map((kind, index) => track(index + 1, kind === 'f', isOwned)),
    facts: toGuideFacts({ language: 'it' }),
    descriptionHtml: '',
    opening: '',
    faqs: [],
  };
}

/** Opens the running app's store with a fake audio element and the guide in the API's cache. */
export function openPlayer(guide: GuideDetail = guideOf('ffl'), port?: AudioPort) {
  const audio = new FakeAudio();
  const store = makeStore({ audio: port ?? audio, storage: new MemoryStorage() });
  const { dispatch } = store;
  dispatch(
    guideApi.util.upsertQueryEntries([{ endpointName: 'guide', arg: guide.id, value: guide }]),
  );
  const choose = (trackId: number) =>
    dispatch(playerEvents.trackChosen({ guideId: guide.id, trackId, duration: 100 }));
  return {
    audio,
    store,
    dispatch,
    choose,
    player: () => store.getState().player,
    /** Chooses a track and plays it up to a second. */
    playTo: async (trackId: number, seconds: number) => {
      choose(trackId);
      await audio.advance(seconds);
    },
  };
}
