import { screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../domain/model.ts';
import { foldText } from '../../../contract/foldText.ts';
import type { GuideProgress } from '../../features/player/progress/guideProgress.ts';
import { progressStorage } from '../../features/player/progress/progressStorage.ts';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { shopper } from '../../testing/server/shopper.ts';

/** Four guides of the catalogue; the first has an accent in its title. */
let guides: [Guide, Guide, Guide, Guide];
beforeAll(async () => {
  const all = await guidesOf(1);
  const accented = all.find(({ title }) => foldText(title) !== title.toLowerCase());
  const [second, third, fourth] = all.filter((guide) => guide !== accented);
  if (!accented || !second || !third || !fourth) throw new Error('four guides, one with an accent');
  guides = [accented, second, third, fourth];
});

/** A customer who wishes for guides, the first of them last: that one is the latest. */
async function wishing(...wished: Guide[]) {
  const person = await shopper();
  for (const { id } of [...wished].reverse()) await person.wish(id);
  return person;
}

/** What this browser has heard of a guide of one track: seconds of 400; null is all of it. */
const heard = ({ id, title, cover }: Guide, position: number | null): GuideProgress => ({
  guideId: id,
  title,
  cover,
  tracks: [{ id: 1, title: 'Il primo ascolto', duration: 400 }],
  lastTrackId: 1,
  wantedTrackId: null,
  trackProgress: { 1: { position: position ?? 0, isFinished: position === null, at: 1 } },
  changedAt: 1,
});

const address = '/user/library';
const shelf = async (name: string) => within(await screen.findByRole('region', { name }));
const cards = (list: Awaited<ReturnType<typeof shelf>>) =>
  list
    .queryAllByRole('link', { name: /^Get Access/ })
    .map(({ ariaLabel }) => ariaLabel?.replace('Get Access: ', ''));
const titlesOf = (...some: Guide[]) => some.map(({ title }) => title);
const field = () => screen.queryByRole('searchbox', { name: 'Search your library' });

it('has no controls for three guides, and has them for four', async () => {
  const [first, second, third, fourth] = guides;
  const person = await wishing(first, second, third);
  const { unmount } = renderPage(address, person.storage);
  const wishes = await shelf('Wish list');
  expect(cards(wishes)).toEqual(titlesOf(first, second, third));
  expect(field()).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  unmount();
  await person.buy(fourth.id);
  renderPage(address, person.storage);
  await shelf('Wish list');
  expect(field()).toBeVisible();
});

it('searches all of its lists without accents, says how many guides are found, and forgets the search', async () => {
  const [accented, second, third, fourth] = guides;
  const person = await wishing(second, third);
  await person.buy(accented.id, fourth.id);
  const { user } = renderPage(address, person.storage);
  const wishes = await shelf('Wish list');
  const box = field();
  if (!box) throw new Error('the search');
  await user.type(box, foldText(accented.title));
  expect(await screen.findByText('1 of 4 guides')).toHaveAttribute('role', 'status');
  expect(cards(await shelf('Purchase list'))).toEqual(titlesOf(accented));
  expect(cards(wishes)).toEqual([]);
  expect(wishes.getByText('No guide in your library matches.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(cards(wishes)).toEqual(titlesOf(second, third)));
  expect(screen.queryByText(/^\d of 4 guides$/)).toBeNull();
});

it('without a hit, one button shows all again, and the focus goes to the field', async () => {
  const person = await wishing(...guides);
  const { user } = renderPage(`${address}?q=qqqzzz&heard=finished`, person.storage);
  const clear = await screen.findByRole('button', { name: 'Clear the search' });
  await user.click(clear);
  const wishes = await shelf('Wish list');
  await waitFor(() => expect(cards(wishes)).toEqual(titlesOf(...guides)));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Progress' })).toHaveValue('');
  expect(clear).not.toBeInTheDocument();
});

// Shows.
it('says of each guide how far it was heard, and sorts and filters by it', async () => {
  const [first, begun, finished, fourth] = guides;
  const person = await wishing(first, finished, begun, fourth);
  const progress = progressStorage(person.storage);
  progress.write(null, heard(begun, 100));
  progress.write(null, heard(finished, null));
  const { user } = renderPage(address, person.storage);
  const wishes = await shelf('Wish list');
  const ofCards = (text: string) => wishes.getAllByText(text, { selector: 'p, span' });
  expect(ofCards('Not started')).toHaveLength(2);
  expect(ofCards('Started · 5 min left')).toHaveLength(1);
  expect(ofCards('Finished')).toHaveLength(1);

  const choose = (name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option);
  await choose('Sort by', 'Unfinished first');
  await waitFor(() => expect(cards(wishes)).toEqual(titlesOf(begun, first, fourth, finished)));
  await choose('Sort by', 'Title, A to Z');
  const { compare } = new Intl.Collator('it', { numeric: true });
  await waitFor(() => expect(cards(wishes)).toEqual(titlesOf(...guides).sort(compare)));
  await choose('Progress', 'Finished');
  await waitFor(() => expect(cards(wishes)).toEqual(titlesOf(finished)));
  expect(screen.getByText('1 of 4 guides')).toHaveAttribute('role', 'status');
  expect((await shelf('Continue')).getByText('No guide in your library matches.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(cards(wishes)).toEqual(titlesOf(first, finished, begun, fourth)));
});
