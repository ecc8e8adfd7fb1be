import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { guideApi } from '../../features/guides/guideApi.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { api } from '../../shared/api/api.ts';
import { guideOf } from '../../testing/player/openPlayer.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { App } from '../App.tsx';
import type { RootState } from '../../shared/store/rootState.ts';
import { makeReducer } from './reducer.ts';

const address = '/nowhere';
const guide = guideOf('fff');

afterEach(() => jest.restoreAllMocks());

/** Everything that the player shows: its bar, and the open panel. */
async function shown() {
  const parts = [
    await screen.findByRole('region', { name: 'Player', hidden: true }),
    await screen.findByRole('dialog'),
  ];
  return parts.map((part) => {
    const inside = within(part);
    const names = (role: string) =>
      inside.queryAllByRole(role, { hidden: true }).map((each) => each.getAttribute('aria-label'));
    const sliders = inside.queryAllByRole('slider', { hidden: true });
    return {
      text: part.textContent,
      buttons: names('button'),
      sliders: sliders.map((each) => each.getAttribute('aria-valuetext')),
    };
  });
}

/** The player's state is whole and serialisable: imported into another app it shows the same screen. */
test('the state of a playing player, as text, makes the same screen in another app', async () => {
  // The sleep timer counts down by it.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { audio, store, unmount } = renderApp(address);
  const { dispatch } = store;
  await screen.findByText('This page does not exist.');
  act(() => {
    const { id: guideId } = guide;
    dispatch(
      guideApi.util.upsertQueryEntries([{ endpointName: 'guide', arg: guideId, value: guide }]),
    );
    dispatch(playerEvents.trackChosen({ guideId, trackId: 1, duration: 100 }));
    dispatch(playerEvents.rateChanged({ guideId, rate: 1.5 }));
    dispatch(playerEvents.queued({ guideId, trackId: 3 }));
    dispatch(playerEvents.volumeChanged(0.4));
    dispatch(playerEvents.sleepTimerSet(15));
    dispatch(playerEvents.panelOpened('queue'));
  });
  await audio.advance(42);
  const first = await shown();
  expect(first[0]?.text).toContain('Track 1');
  expect(first[0]?.text).toContain('0:00:42 / 0:01:40');
  expect(first[0]?.buttons).toEqual(
    expect.arrayContaining(['Pause', 'Speed: 1.5×', 'Sleep timer: 0:15:00']),
  );
  expect(first[1]?.text).toMatch(/Queued.*Track 3/);

  const copied = JSON.stringify(store.getState());
  unmount();
  const pasted = configureStore({
    reducer: makeReducer(),
    // What the same reducer has made.
    preloadedState: JSON.parse(copied) as RootState,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  expect(JSON.stringify(pasted.getState())).toBe(copied);
  render(
    <MemoryRouter initialEntries={[address]}>
      <App store={pasted} />
    </MemoryRouter>,
  );
  expect(await shown()).toEqual(first);
});
