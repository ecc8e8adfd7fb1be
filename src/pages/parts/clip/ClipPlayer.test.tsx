import { screen, waitFor, within } from '@testing-library/react';
import type { PersonDetail } from '../../../domain/model.ts';
import type { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';
import { changedPerson, findPerson } from '../../../testing/server/exhibits.ts';

let free: PersonDetail;
let locked: PersonDetail;
beforeAll(async () => {
  free = await findPerson(({ isFree }) => isFree);
  locked = await findPerson(({ isFree }) => !isFree);
});

const player = async ({ name }: PersonDetail) =>
  within(await screen.findByRole('region', { name: `Audio: ${name}` }));
const open = async (person: PersonDetail, storage?: MemoryStorage, render = renderPage) => {
  const app = render(`/person/${person.id}`, storage);
  return { ...app, clip: await player(person) };
};
const openWithBar = () => open(free, undefined, renderApp);

// Shows.
test('the player of a clip plays the recording, shows its time, and pauses', async () => {
  const { audio, clip, user } = await open(free);
  expect(clip.getByText('0:00:00')).toBeVisible();
  expect(clip.getByRole('slider', { name: 'Position in the track' })).toBeDisabled();
  await user.click(clip.getByRole('button', { name: 'Play' }));
  await audio.advance(12);
  expect(audio).toMatchObject({ src: expect.stringContaining(free.audio), paused: false });
  expect(clip.getByText('0:00:12')).toBeVisible();
  expect(clip.getByText('0:01:40')).toBeVisible();
  expect(clip.getByRole('slider')).toBeEnabled();
  await user.click(clip.getByRole('button', { name: 'Pause' }));
  expect(audio.paused).toBe(true);
  await user.click(clip.getByRole('button', { name: 'Play' }));
  await audio.advance(3);
  expect(clip.getByText('0:00:15')).toBeVisible();
});

test('a clip continues on other pages in the bar, which links to its page', async () => {
  const { audio, clip, user } = await openWithBar();
  await user.click(clip.getByRole('button', { name: 'Play' }));
  await audio.advance(5);
  expect(document.querySelector('.player-bar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Artists & Makers' }));
  const bar = within(await screen.findByRole('region', { name: 'Player' }));
  await screen.findByRole('searchbox');
  expect(audio).toMatchObject({ paused: false, loaded: [expect.anything()] });
  expect(bar.getByText('Artist or maker')).toBeVisible();
  await user.click(bar.getByRole('link', { name: free.name }));
  const again = await player(free);
  expect(again.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(document.querySelector('.player-bar')).not.toBeInTheDocument();
});

test('a track that plays replaces the clip', async () => {
  const { audio, clip, user } = await openWithBar();
  await user.click(clip.getByRole('button', { name: 'Play' }));
  await audio.advance(5);
  await user.click(clip.getByRole('link', { name: free.guide?.title }));
  await screen.findByRole('heading', { name: free.guide?.title, level: 1 });
  // The bar comes in a script of its own: perhaps after the page.
  const [page] = await waitFor(() => {
    const players = screen.getAllByRole('region', { name: 'Player' });
    expect(players).toHaveLength(2);
    return players;
  });
  if (!page) throw new Error('the page’s player');
  await user.click(within(page).getByRole('button', { name: 'Play' }));
  await audio.advance(1);
  expect(audio.src).toContain('/audio/track/');
  expect(audio).toMatchObject({ paused: false, currentTime: 1 });
  expect(screen.getAllByRole('region', { name: 'Player' })).toHaveLength(1);
  expect(document.querySelector('.player-bar')).not.toBeInTheDocument();
});

test('a locked recording names its guide, and tells a visitor to log in', async () => {
  const { audio, clip, user } = await open(locked);
  expect(clip.queryByRole('slider')).not.toBeInTheDocument();
  expect(clip.getByRole('link', { name: locked.guide?.title })).toHaveAttribute(
    'href',
    `/audio-guide/${locked.guide?.id}`,
  );
  await user.click(clip.getByRole('button', { name: 'Locked' }));
  expect(
    await screen.findByText(
      'Hello Sir, If ypu want to access this Audio Guide Please login Your Account!',
    ),
  ).toBeInTheDocument();
  expect(audio.loaded).toEqual([]);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('a customer is asked to buy a locked recording, and can play it after that', async () => {
  const customer = await shopper();
  const { clip, unmount, user } = await open(locked, customer.storage);
  await user.click(clip.getByRole('button', { name: 'Locked' }));
  expect(
    await screen.findByText(
      'Hi sir, If You Wont to access full Audio Guide. You Can purchase it...!',
    ),
  ).toBeInTheDocument();
  unmount();
  await customer.buy(locked.guideId);
  const { audio, clip: owned, user: owner } = await open(locked, customer.storage);
  await owner.click(owned.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(audio.paused).toBe(false));
  expect(audio.src).toMatch(/\/audio\/person\/\d+\.mp3\?expires=\d+&signature=/);
});

test('a recording that cannot be played shows a message, and play tries again', async () => {
  const { audio, clip, user } = await open(free);
  const address = expect.stringContaining(free.audio);
  await user.click(clip.getByRole('button', { name: 'Play' }));
  await audio.advance(4);
  audio.fail(2);
  await audio.settled();
  expect(clip.getByRole('alert')).toHaveTextContent('This recording could not be played.');
  await user.click(clip.getByRole('button', { name: 'Play' }));
  await audio.advance(1);
  expect(audio.loaded).toEqual([address, address]);
  expect(audio.currentTime).toBe(5);
  await waitFor(() => expect(clip.queryByRole('alert')).not.toBeInTheDocument());
});

test('a person without a recording has no player', async () => {
  failNext('GET', `/client/person/${free.id}`, await changedPerson(free.id, { file_mp3: '' }));
  renderPage(`/person/${free.id}`);
  await screen.findByRole('heading', { name: free.name, level: 1 });
  expect(screen.queryByRole('region', { name: /^Audio/ })).not.toBeInTheDocument();
});
