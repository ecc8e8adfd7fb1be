import type { GuideDetail } from '../../domain/model.ts';
import { guideOf, openPlayer } from '../../testing/player/openPlayer.ts';
import { until } from '../../testing/screens/openTab.ts';
import { guidesOf, listenableGuide } from '../../testing/server/catalogue.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { playBookmark } from './playBookmark.ts';
import { progressEvents } from '../player/progress/progressSlice.ts';
import { guideApi } from '../guides/guideApi.ts';
import { playerEvents } from '../player/state/playerSlice.ts';

const { resumeRequested } = progressEvents;

/** The guide that the player has loaded already. */
const own = guideOf('ff', { id: 999_999 });
let guide: GuideDetail;
let otherId: number;
beforeAll(async () => {
  guide = await listenableGuide();
  otherId = (await guidesOf(3)).find(({ id }) => id !== guide.id)?.id ?? 0;
});

/** A bookmark in the guide of the server. */
const bookmark = () => ({
  guideId: guide.id,
  guideTitle: guide.title,
  lang: 'it',
  trackId: guide.tracks[0]?.id ?? 0,
  trackTitle: '',
  trackIndex: 0,
  seconds: 5,
  sentence: '',
  note: '',
  addedAt: 1,
});

function open() {
  const opened = openPlayer(own);
  const { audio, player, store } = opened;
  /** Resolves when a guide of the server has arrived, and what follows from that is over. */
  const arrival = async (guideId: number) => {
    const select = guideApi.endpoints.guide.select(guideId);
    await until(() => select(store.getState()).isSuccess);
    await audio.settled();
  };
  return { ...opened, arrival, playedGuide: () => player().item?.guideId };
}

describe('the last choice plays', () => {
  test('while a guide to resume is still loading', async () => {
    const { arrival, choose, dispatch, playedGuide } = open();
    dispatch(resumeRequested(guide.id));
    choose(1);
    await arrival(guide.id);
    expect(playedGuide()).toBe(own.id);
  });

  test('also when it is the paused track', async () => {
    const { arrival, choose, dispatch, playedGuide } = open();
    choose(1);
    dispatch(playerEvents.pauseRequested());
    dispatch(resumeRequested(guide.id));
    dispatch(resumeRequested(own.id));
    await arrival(guide.id);
    expect(playedGuide()).toBe(own.id);
  });

  test('while the guide of a bookmark is still loading', async () => {
    const { arrival, choose, dispatch, playedGuide } = open();
    void dispatch(playBookmark(bookmark()));
    choose(1);
    await arrival(guide.id);
    expect(playedGuide()).toBe(own.id);
  });

  test('of two guides, also when the first one arrives last', async () => {
    const { arrival, dispatch, playedGuide } = open();
    failNext('GET', `/client/audio-guide/${otherId}`, 503);
    dispatch(resumeRequested(otherId));
    void dispatch(playBookmark(bookmark()));
    await arrival(guide.id);
    await arrival(otherId);
    expect(playedGuide()).toBe(guide.id);
  });

  test('and not the track that follows automatically', async () => {
    const { arrival, choose, dispatch, player, playedGuide } = open();
    choose(1);
    dispatch(resumeRequested(guide.id));
    dispatch(playerEvents.ended());
    expect(player().item).toEqual({ guideId: own.id, trackId: 2 });
    await arrival(guide.id);
    expect(playedGuide()).toBe(guide.id);
  });
});
