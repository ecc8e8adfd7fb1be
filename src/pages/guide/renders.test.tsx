import { act } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { GuideCard } from '../../features/catalogue/cards/GuideCard.tsx';
import { ContinueItem } from '../../features/library/lists/ContinueItem.tsx';
import { BarBody } from '../../features/player/bar/BarBody.tsx';
import { ClipPlayer } from '../parts/clip/ClipPlayer.tsx';
import { playerCopy } from '../../features/player/copy.ts';
import { guideApi } from '../../features/guides/guideApi.ts';
import { withGuideDetails } from '../../features/player/progress/guideProgress.ts';
import { progressEvents } from '../../features/player/progress/progressSlice.ts';
import { OptionButtons } from '../../features/player/controls/OptionButtons.tsx';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { PlayerView } from './player/PlayerView.tsx';
import { VolumeSlider } from '../../features/player/controls/VolumeSlider.tsx';
import { guideOf } from '../../testing/player/openPlayer.ts';
import { renderPart } from '../../testing/screens/renderPart.tsx';
import { BuyCall } from './head/BuyCall.tsx';
import { ClipRow } from './special/ClipRow.tsx';
import { MainActions } from './head/MainActions.tsx';
import { SpinningCover } from './head/SpinningCover.tsx';

const guide = guideOf('ffl');
const listed = { ...guide, description: '', tourCount: 3, duration: 300 };
const person = { id: 3, summary: '', audio: 'p.mp3', image: guide.cover, isFree: true, guideId: 7 };
const heard = { lastTrackId: 1, trackProgress: { 1: { position: 20, isFinished: false, at: 1 } } };
/** Another guide, which was begun. */
const begun = { ...withGuideDetails(guideOf('ff', { id: 8 }), undefined), ...heard };
const seconds = 5;

/** Plays a track of the guide for five seconds beside a part, and returns what React rendered meanwhile. */
async function whilePlaying(part: ReactNode) {
  let renders = 0;
  // What the bar and the guide's player ask for whenever they render their buttons.
  const label = jest.spyOn(playerCopy, 'speed');
  const { audio, container, store } = renderPart(
    <Profiler id="part" onRender={() => (renders += 1)}>
      {part}
    </Profiler>,
  );
  const progress = { account: null, guides: { 8: begun } };
  act(() => void store.dispatch(progressEvents.progressLoaded(progress)));
  const answer = { endpointName: 'guide', arg: guide.id, value: guide } as const;
  act(() => void store.dispatch(guideApi.util.upsertQueryEntries([answer])));
  const track = { guideId: guide.id, trackId: 1, duration: 100 };
  act(() => void store.dispatch(playerEvents.trackChosen(track)));
  // Until the progress has been stored once.
  for (let second = 0; second < 3; second += 1) await audio.advance(1);
  expect(container).not.toBeEmptyDOMElement();
  const { position } = store.getState().player;
  const rendered = label.mock.calls.length;
  renders = 0;
  for (let second = 0; second < seconds; second += 1) await audio.advance(1);
  expect(store.getState().player.position).toBe(position + seconds);
  return { renders, buttons: label.mock.calls.length - rendered, hadButtons: rendered > 0 };
}

test.each([
  ['the listen button', <MainActions key="" guide={guide} />],
  ["the guide's cover", <SpinningCover key="" guide={guide} />],
  ['the call to buy', <BuyCall key="" guide={guide} />],
  [
    "a person's row",
    <ClipRow key="" kind="person" title="Dante" about={person} hasSummary={false} />,
  ],
  [
    "a person's player",
    <ClipPlayer key="" kind="person" title="Dante" about={person} guide={null} />,
  ],
  ['the volume', <VolumeSlider key="" />],
  ['speed, sleep timer and queue', <OptionButtons key="" guideId={guide.id} />],
  [
    "another guide's row in Continue",
    <ContinueItem key="" guideId={8} isServerUnreachable={false} />,
  ],
  ["the guide's card", <GuideCard key="" guide={listed} descriptionLength={90} sizes="" />],
])('playback renders %s no more once it plays', async (_name, part) => {
  expect(await whilePlaying(part)).toMatchObject({ renders: 0 });
});

test.each([
  ["the player's bar", <BarBody key="" />],
  ["the guide's player", <PlayerView key="" guide={guide} />],
])('playback renders the time alone of %s, not its buttons', async (_name, part) => {
  const { buttons, hadButtons, renders } = await whilePlaying(part);
  expect(hadButtons).toBe(true);
  expect(renders).toBeGreaterThanOrEqual(seconds);
  expect(buttons).toBe(0);
});
