import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail, Track } from '../../domain/model.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { listenableGuide } from '../../testing/server/catalogue.ts';
import { failNext, forgetFaults, requestsTo } from '../../testing/server/failNext.ts';
import type { MemoryStorage } from '../../testing/memoryStorage.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { shopper } from '../../testing/server/shopper.ts';

let listenable: GuideDetail;
beforeAll(async () => {
  listenable = await listenableGuide();
});
const trackAt = (index: number): Track => {
  const track = listenable.tracks[index];
  if (!track) throw new Error(`no track ${index}`);
  return track;
};

afterEach(() => jest.restoreAllMocks());

const address = '/user/library';
const shelf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the library', () => {
  // Shows.
  it('of a new customer is three empty sections, each with one link', async () => {
    const { storage } = await shopper();
    const { user } = renderPage(address, storage);
    expect(await screen.findByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
    expect((await shelf('Continue')).getByText('Nothing started yet')).toBeVisible();
    expect((await shelf('Purchase list')).getByText('No purchases yet')).toBeVisible();
    const wishes = await shelf('Wish list');
    expect(wishes.getByText('Your wish list is empty')).toBeVisible();
    await user.click(wishes.getByRole('link', { name: 'Browse the guides' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tutte' })).toBeVisible();
  });

  it('tells a subscriber that everything is covered', async () => {
    const person = await shopper();
    await person.subscribe();
    renderPage(address, person.storage);
    const bought = await shelf('Purchase list');
    expect(bought.getByText(/covers every guide of the catalogue/)).toBeVisible();
  });

  it.each([
    [true, ['Continue', 'Purchase list', 'Wish list', 'Bookmarks', 'Downloads']],
    [false, ['Downloads', 'Continue', 'Purchase list', 'Wish list', 'Bookmarks']],
  ])('with a network (%s) begins with what there is to hear then', async (isOnline, names) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { storage } = await shopper();
    renderPage(address, storage);
    await shelf('Wish list');
    await shelf('Downloads');
    const found = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(found.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('needs a customer', async () => {
    renderPage(address);
    expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
    expect(requestsTo('GET', '/users/wishlist')).toHaveLength(0);
  });
});

const wrong: Parameters<typeof failNext>[2][] = [
  500,
  'no connection',
  { status: 200, body: '' },
  { status: 200, body: 'null' },
  { status: 200, body: '{"data":' },
  { status: 200, body: '<!doctype html>', type: 'text/html' },
  { status: 200, body: '{"data":[{"id":1,"audio_guide":null}],"guides":7}' },
];

describe.each([
  [
    '/users/wishlist',
    'Wish list',
    'Your wish list could not be loaded.',
    'Your wish list is empty',
  ],
  [
    '/users/profile-data',
    'Purchase list',
    'Your purchases could not be loaded.',
    'No purchases yet',
  ],
])('%s that fails', (path, name, failure, empty) => {
  it.each(wrong)(
    '(%j) shows so in its own place; the others work, and it can be tried again',
    async (fault) => {
      const { storage } = await shopper();
      failNext('GET', path, fault, 20);
      const { user } = renderPage(address, storage);
      const place = await screen.findByText(failure);
      expect(place).toBeVisible();
      expect((await shelf('Continue')).getByText('Nothing started yet')).toBeVisible();
      const other = name === 'Wish list' ? 'No purchases yet' : 'Your wish list is empty';
      expect(await screen.findByText(other)).toBeVisible();
      // From now on the server is well.
      forgetFaults();
      await user.click((await shelf(name)).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(empty)).toBeVisible();
    },
  );
});

/** Hears half a minute of one of the guide's tracks, which are found by their place from 0 on. */
async function hear(storage: MemoryStorage, index: number): Promise<void> {
  const { audio, store, unmount } = renderPage(`/audio-guide/${listenable.id}`, storage);
  await screen.findByRole('region', { name: 'Player' });
  const { id, duration } = trackAt(index);
  const track = { guideId: listenable.id, trackId: id, duration, startAt: 0 };
  act(() => void store.dispatch(playerEvents.trackChosen(track)));
  await audio.advance(30);
  act(() => void store.dispatch(playerEvents.pauseRequested()));
  await audio.settled();
  unmount();
}

describe('Continue', () => {
  // Shows.
  it('shows how far a guide is, continues from there, and pauses', async () => {
    const { storage } = await shopper();
    await hear(storage, 0);
    const { audio, user } = renderPage(address, storage);
    const begun = await shelf('Continue');
    expect(begun.getByRole('link', { name: listenable.title })).toBeVisible();
    expect(begun.getByText(trackAt(0).title)).toBeVisible();
    expect(begun.getByText(/^Track 1 of \d+ · .* left$/)).toBeVisible();
    await user.click(begun.getByRole('button', { name: `Continue ${listenable.title}` }));
    const pause = await begun.findByRole('button', { name: `Pause ${listenable.title}` });
    await waitFor(() => expect(audio.currentTime).toBeGreaterThanOrEqual(29));
    expect(audio.paused).toBe(false);
    await user.click(pause);
    await waitFor(() => expect(audio.paused).toBe(true));
  });

  it('shows the number of the track that it names, whatever was finished before', async () => {
    const { storage } = await shopper();
    await hear(storage, 1);
    renderPage(address, storage);
    const begun = await shelf('Continue');
    expect(begun.getByText(trackAt(1).title)).toBeVisible();
    expect(begun.getByText(/^Track 2 of /)).toBeVisible();
  });

  it('says that the subscription ended in place of the time left, and offers to renew it', async () => {
    const person = await shopper();
    await person.subscribe();
    const locked = listenable.tracks.findIndex(({ isFree }) => !isFree);
    await hear(person.storage, locked);
    await person.atProvider('refund');
    renderPage(address, person.storage);
    const begun = await shelf('Continue');
    expect(await begun.findByText('Your subscription ended.')).toBeVisible();
    expect(begun.queryByText(/ left$/)).not.toBeInTheDocument();
    expect(begun.queryByRole('button', { name: /^Continue / })).not.toBeInTheDocument();
    expect(begun.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscribe');
  });
});
