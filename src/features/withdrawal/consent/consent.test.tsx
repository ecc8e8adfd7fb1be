import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { paths } from '../../../shared/site/paths.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { listenableGuide } from '../../../testing/server/catalogue.ts';
import { bodyOf, failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { shopper } from '../../../testing/server/shopper.ts';
import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { playerEvents } from '../../player/state/playerSlice.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

const text = 'Listening starts now; with it the 14 days end for this guide.';
const answers = () => requestsTo('POST', '/users/consents');
const question = async () => within(await screen.findByRole('dialog', { name: guide.title }));
const isSilent = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

/** Opens the page of a guide that was bought and not answered. Its third track is the first paid one. */
async function openBought() {
  const person = await shopper();
  await person.buyOnly(guide.id);
  const app = renderPage(paths.guide(guide.id), person.storage);
  const player = within(await screen.findByRole('region', { name: 'Player' }));
  await waitFor(() => expect(player.queryByLabelText(/^Locked/)).not.toBeInTheDocument());
  const items = player.getAllByRole('listitem');
  const press = (index: number) => {
    const [button] = within(items[index] ?? document.body).getAllByRole('button');
    return app.user.click(button ?? document.body);
  };
  return { ...app, person, press, player: () => app.store.getState().player };
}

it('is asked before the first paid track, which plays at once after the answer; then never again', async () => {
  const { audio, player, press, user } = await openBought();
  await press(2);
  const asked = await question();
  expect(asked.getByText(text)).toBeVisible();
  expect(asked.getByRole('button', { name: 'Start listening' })).toHaveFocus();
  expect(audio.paused).toBe(true);
  await user.click(asked.getByRole('button', { name: 'Start listening' }));
  await waitFor(() => expect(audio.paused).toBe(false));
  expect(player().item?.trackId).toBe(guide.tracks[2]?.id);
  isSilent();
  expect(await bodyOf(answers()[0])).toEqual({ guide_id: guide.id, version: '1' });
  await press(3);
  await waitFor(() => expect(player().item?.trackId).toBe(guide.tracks[3]?.id));
  expect(audio.paused).toBe(false);
  isSilent();
  expect(answers()).toHaveLength(1);
});

it('is not asked for a free track', async () => {
  const { audio, press } = await openBought();
  await press(0);
  await waitFor(() => expect(audio.paused).toBe(false));
  isSilent();
});

it("answered with 'Not yet' or Escape leaves silence, and each press asks again", async () => {
  const { audio, press, store, user } = await openBought();
  await press(2);
  await user.click((await question()).getByRole('button', { name: 'Not yet' }));
  isSilent();
  await press(2);
  await question();
  await user.keyboard('{Escape}');
  await waitFor(isSilent);
  // As the bar, the media keys and the lock screen do.
  act(() => void store.dispatch(playerEvents.playRequested()));
  await question();
  expect(audio.paused).toBe(true);
  expect(answers()).toEqual([]);
});

it('waits without sound when a paid track follows by itself, and a press asks', async () => {
  const { audio, player, press, store } = await openBought();
  await press(1);
  await waitFor(() => expect(audio.paused).toBe(false));
  await audio.advance(audio.length);
  expect(
    await screen.findByText(`“${guide.title}” has not been started yet. Press “Play” to begin.`),
  ).toBeVisible();
  isSilent();
  expect(audio.paused).toBe(true);
  expect(player()).toMatchObject({ intent: 'pause', item: { trackId: guide.tracks[2]?.id } });
  act(() => void store.dispatch(playerEvents.playRequested()));
  await question();
});

it('is asked for the recording of a person, an object or a place too, unless it is free', async () => {
  const { audio, store } = await openBought();
  const clip = {
    kind: 'person',
    id: 1,
    title: 'Giotto',
    cover: toPicture(''),
    audio: 'a.mp3',
  } as const;
  act(() => void store.dispatch(playerEvents.clipChosen({ ...clip, paidGuideId: guide.id })));
  await question();
  expect(audio.paused).toBe(true);
  act(() => void store.dispatch(playerEvents.clipChosen({ ...clip, id: 2 })));
  await waitFor(() => expect(audio.paused).toBe(false));
});

it.each(['no connection', 500] as const)(
  'plays nothing while the answer cannot be stored: %s',
  async (fault) => {
    const { audio, press, user } = await openBought();
    await press(2);
    failNext('POST', '/users/consents', fault);
    const asked = await question();
    await user.click(asked.getByRole('button', { name: 'Start listening' }));
    expect(
      await asked.findByText(/^Your answer was not stored, so nothing plays yet\. ./),
    ).toBeVisible();
    expect(audio.paused).toBe(true);
    await user.click(asked.getByRole('button', { name: 'Start listening' }));
    await waitFor(() => expect(audio.paused).toBe(false));
  },
);

it.each([
  ['the provider’s API has no such call', 404],
  ['it cannot be known', 503],
] as const)('is not asked where %s', async (_why, status) => {
  failNext('GET', '/users/consents', status, Infinity);
  const { audio, press } = await openBought();
  await press(2);
  await waitFor(() => expect(audio.paused).toBe(false));
  isSilent();
});

it('is not asked for what a subscription covers', async () => {
  const person = await shopper();
  await person.subscribe();
  const { audio, store } = renderPage(paths.guide(guide.id), person.storage);
  await screen.findByRole('region', { name: 'Player' });
  const trackId = guide.tracks[2]?.id ?? 0;
  await waitFor(() => expect(screen.queryByLabelText(/^Locked/)).not.toBeInTheDocument());
  act(
    () =>
      void store.dispatch(playerEvents.trackChosen({ guideId: guide.id, trackId, duration: 100 })),
  );
  await waitFor(() => expect(audio.paused).toBe(false));
  isSilent();
});

describe('on the page of the success', () => {
  const open = async () => {
    const person = await shopper();
    await person.buyOnly(guide.id);
    const app = renderPage('/user/cart?status=success', person.storage);
    const asked = within(await screen.findByRole('region', { name: guide.title }));
    return { ...app, asked };
  };

  it("plays at once after 'Start listening'", async () => {
    const { asked, audio, store, user } = await open();
    expect(asked.getByText(text)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Start listening' }));
    await waitFor(() => expect(audio.paused).toBe(false));
    expect(store.getState().player.item?.guideId).toBe(guide.id);
    expect(answers()).toHaveLength(1);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it("disappears after 'Not yet', and nothing plays", async () => {
    const { asked, audio, user } = await open();
    await user.click(asked.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(audio.paused).toBe(true);
    expect(answers()).toEqual([]);
    expect(await screen.findByRole('link', { name: 'Go to Library' })).toBeVisible();
  });
});
