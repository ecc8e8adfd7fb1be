import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { FakeAudio } from '../../../testing/player/fakeAudio.ts';
import { guideOf, openPlayer } from '../../../testing/player/openPlayer.ts';
import { makeAudioPool } from '../../../features/player/engine/audio/audioPool.ts';
import { playerEvents } from '../../../features/player/state/playerSlice.ts';
import { PlayerView } from './PlayerView.tsx';

/** A guide's player on the screen, around the pool's elements. */
function open(guide = guideOf('ff')) {
  const made: FakeAudio[] = [];
  const pool = makeAudioPool(() => {
    const element = new FakeAudio();
    made.push(element);
    return element;
  });
  const player = openPlayer(guide, pool);
  render(
    <Provider store={player.store}>
      <MemoryRouter>
        <PlayerView guide={guide} />
      </MemoryRouter>
    </Provider>,
  );
  return {
    ...player,
    /** What each element was asked to load, in order. */
    loaded: () => made.map(({ loaded }) => loaded),
    settled: async () => {
      for (const each of made) await each.settled();
    },
    sounding: () => made.filter(({ paused }) => !paused),
  };
}
const button = (name = 'Play') => screen.getByRole('button', { name });
const pointAt = (name?: string) => fireEvent.pointerEnter(button(name));

test('a pointer over play fetches the track; the click then plays what is loaded', async () => {
  const { loaded, player, settled, sounding } = open();
  pointAt();
  await settled();
  expect(loaded()).toEqual([[], ['/storage/audio/1.mp3']]);
  // It is not chosen yet.
  expect(player()).toMatchObject({ item: null, intent: 'pause', status: 'idle' });
  expect(sounding()).toEqual([]);
  fireEvent.click(button());
  expect(sounding()).toMatchObject([{ src: '/storage/audio/1.mp3', readyState: 4 }]);
  await settled();
  expect(loaded()).toEqual([[], ['/storage/audio/1.mp3']]);
  expect(player()).toMatchObject({ item: { trackId: 1 }, status: 'playing', duration: 100 });
});

test('a click before the track is fetched plays it when it arrives', async () => {
  const { loaded, player, settled, sounding } = open();
  pointAt();
  fireEvent.click(button());
  await settled();
  expect(loaded()).toEqual([[], ['/storage/audio/1.mp3']]);
  expect(sounding()).toMatchObject([{ src: '/storage/audio/1.mp3' }]);
  expect(player()).toMatchObject({ status: 'playing', duration: 100 });
});

test('playback resumes at the stored progress', async () => {
  const { dispatch, loaded, player, settled, sounding } = open();
  pointAt();
  await settled();
  act(() => {
    dispatch(playerEvents.trackChosen({ guideId: 7, trackId: 1, duration: 100, startAt: 42 }));
  });
  await settled();
  expect(loaded()).toEqual([[], ['/storage/audio/1.mp3']]);
  expect(sounding()).toMatchObject([{ currentTime: 42 }]);
  expect(player()).toMatchObject({ status: 'playing', position: 42 });
});

test('the keyboard’s focus fetches the track, too, and only once', async () => {
  const { loaded, settled } = open();
  act(() => button().focus());
  await settled();
  expect(loaded()).toEqual([[], ['/storage/audio/1.mp3']]);
  act(() => button().blur());
  act(() => button().focus());
  pointAt();
  await settled();
  expect(loaded()).toEqual([[], ['/storage/audio/1.mp3']]);
});

test('a pointer over another button fetches nothing', () => {
  const { loaded } = open();
  pointAt('Next track');
  pointAt('Mute');
  expect(loaded()).toEqual([[]]);
});

test('a locked track is not fetched, even if its address is known', () => {
  const guide = guideOf('l');
  const tracks = guide.tracks.map((track) => ({ ...track, audio: 'audio/1.mp3' }));
  const { loaded } = open({ ...guide, tracks });
  pointAt();
  expect(loaded()).toEqual([[]]);
});

test('nothing is fetched while a track or a preview plays', async () => {
  const { dispatch, loaded, settled } = open();
  act(() => void dispatch(playerEvents.previewStarted({ guideId: 9, theme: 'theme/9.mp3' })));
  await settled();
  pointAt();
  expect(loaded()).toEqual([['/storage/theme/9.mp3']]);
  act(() => void dispatch(playerEvents.previewStopped()));
  await settled();
  pointAt();
  expect(loaded()[1]).toEqual(['/storage/audio/1.mp3']);
});

test('a loaded track is not fetched again', async () => {
  const { loaded, settled } = open();
  fireEvent.click(button());
  await settled();
  pointAt('Pause');
  fireEvent.click(button('Pause'));
  await settled();
  pointAt();
  expect(loaded()).toEqual([['/storage/audio/1.mp3']]);
});
