import { act, screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../domain/model.ts';
import { fill } from '../../testing/screens/fill.ts';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { bodyOf, failNext, requestsTo } from '../../testing/server/failNext.ts';
import type { MemoryStorage } from '../../testing/memoryStorage.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { shopper } from '../../testing/server/shopper.ts';
import { libraryApi } from './libraryApi.ts';
import { expectNoToast } from '../../testing/screens/expectNoToast.ts';

let guide: Guide;
beforeAll(async () => {
  const [, second] = await guidesOf(2);
  if (!second) throw new Error('a guide');
  guide = second;
});

const post = ['POST', '/users/wishlist'] as const;
const drop = () => ['DELETE', `/users/wishlist/delete/${guide.id}`] as const;
const lists = ['GET', '/client/category/2/audio'] as const;
const addButton = () => screen.findByRole('button', { name: 'Add to Library' });
const removeButton = () => screen.findByRole('button', { name: 'Remove from Library' });
/** The guide itself says whether it is in the library, and may arrive before the ids of the wish list. */
const wishListIsRead = ({ getState }: ReturnType<typeof renderApp>['store']) =>
  waitFor(() => expect(libraryApi.endpoints.wishedIds.select()(getState()).isSuccess).toBe(true));
const openGuide = (storage?: MemoryStorage) => renderApp(`/audio-guide/${guide.id}`, storage);

describe('the button on the page of a guide', () => {
  // Shows.
  it('puts the guide into the library, says what the server says, and takes it out again', async () => {
    const { storage } = await shopper();
    const { user } = openGuide(storage);
    await user.click(await addButton());
    expect(await screen.findByText(`“${guide.title}” was added to your library.`)).toBeVisible();
    const [request] = requestsTo(...post);
    expect(await bodyOf(request)).toEqual({ guide_id: guide.id });
    await user.click(await removeButton());
    expect(await screen.findByText('The guide was removed from your library.')).toBeVisible();
    expect(await addButton()).toBeVisible();
    expect([requestsTo(...post).length, requestsTo(...drop()).length]).toEqual([1, 1]);
  });

  it('works by keyboard and stays where it is', async () => {
    const { storage } = await shopper();
    const { user } = openGuide(storage);
    const button = await addButton();
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(await removeButton()).toBe(button);
    expect(button).toHaveFocus();
  });

  it('without a token opens the sign-in dialog, and nothing is sent', async () => {
    const { user } = openGuide();
    await user.click(await addButton());
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(requestsTo(...post)).toHaveLength(0);
  });

  it('pressed twice sends one call', async () => {
    const { storage } = await shopper();
    const { user } = openGuide(storage);
    await user.dblClick(await addButton());
    expect(await screen.findByText(/was added to your library/)).toBeVisible();
    expect(await removeButton()).toBeVisible();
    expect(requestsTo(...post)).toHaveLength(1);
    expect(requestsTo(...drop())).toHaveLength(0);
  });
});

describe('an addition that fails', () => {
  it.each([
    [500, 'test fault'],
    ['no connection' as const, 'The connection failed. Check your network and try again.'],
    [{ status: 429, body: '{}' }, 'Too many requests. Please wait a minute and try again.'],
    [{ status: 200, body: '<!doctype html>' }, 'Our server has a problem at the moment.'],
    [{ status: 400, body: '{"message":"A library holds 1000 guides."}' }, 'A library holds 1000'],
  ])('(%j) shows a toast after one call, and the icon returns', async (fault, reason) => {
    const { storage } = await shopper();
    const { user } = openGuide(storage);
    failNext(...post, fault);
    await user.click(await addButton());
    expect(await screen.findByText(/The guide was not added to your library/)).toHaveTextContent(
      reason,
    );
    expect(await addButton()).toBeVisible();
    expect(requestsTo(...post)).toHaveLength(1);
  });

  it('whose answer alone was lost shows the truth: the wish list is read', async () => {
    const { storage, wish } = await shopper();
    const { store, user } = openGuide(storage);
    const button = await addButton();
    await wishListIsRead(store);
    await wish(guide.id);
    failNext(...post, 'no connection');
    await user.click(button);
    expect(await screen.findByText(/was not added/)).toBeVisible();
    expect(await removeButton()).toBeVisible();
  });
});

describe('a deletion that fails', () => {
  // Shows.
  it('(500) shows nothing, and the icon returns to the truth', async () => {
    const { storage, wish } = await shopper();
    await wish(guide.id);
    const { user, store } = openGuide(storage);
    failNext(...drop(), 500);
    const button = await removeButton();
    await wishListIsRead(store);
    await user.click(button);
    await waitFor(() => expect(requestsTo('GET', '/users/wishlist')).toHaveLength(2));
    await waitFor(() => {
      const reads = Object.values(store.getState().api.queries);
      expect(reads.every((read) => read?.status !== 'pending')).toBe(true);
    });
    expect(await removeButton()).toBeVisible();
    await expectNoToast();
    expect(requestsTo(...drop())).toHaveLength(1);
  });

  it('because another device was faster is none: it is out', async () => {
    const { storage, wish, unwish } = await shopper();
    await wish(guide.id);
    const { store, user } = openGuide(storage);
    const button = await removeButton();
    await wishListIsRead(store);
    await unwish(guide.id);
    await user.click(button);
    expect(await addButton()).toBeVisible();
    await waitFor(() => expect(requestsTo('GET', '/users/wishlist')).toHaveLength(2));
    expect(await addButton()).toBeVisible();
    await expectNoToast();
  });
});

describe('a session that ended', () => {
  it('opens the sign-in box; the addition is carried out once after signing in', async () => {
    const { person, storage } = await shopper();
    const { user, store } = openGuide(storage);
    await waitFor(() => expect(store.getState().session.wasChecked).toBe(true));
    failNext(...post, 401);
    await user.click(await addButton());
    await screen.findByRole('heading', { name: 'Login' });
    expect(screen.queryByText(/was not added/)).not.toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog'));
    await fill(user, dialog.getByLabelText('Email'), person.email);
    await fill(user, dialog.getByLabelText('Password'), person.password);
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/was added to your library/)).toBeVisible();
    expect(await removeButton()).toBeVisible();
    expect(requestsTo(...post)).toHaveLength(2);
  });
});

describe('a card', () => {
  const onCard = (name: string) => screen.findByRole('button', { name: `${name}: ${guide.title}` });

  // Shows.
  it('changes at once, and the wish list alone is loaded again', async () => {
    const { storage } = await shopper();
    const { store, user } = renderApp('/audio-guide-by-category/2', storage);
    const button = await onCard('Add to Library');
    const guides = () =>
      Object.values(store.getState().api.queries).find(
        (query) => query?.endpointName === 'guidesOfCategory',
      )?.data;
    const loaded = guides();
    const before = requestsTo(...lists).length;
    await user.click(button);
    expect(await onCard('Remove from Library')).toBe(button);
    expect(await screen.findByText(/was added to your library/)).toBeVisible();
    await waitFor(() => expect(requestsTo('GET', '/users/wishlist')).toHaveLength(2));
    expect(requestsTo(...lists)).toHaveLength(before);
    expect(guides()).toBe(loaded);
  });

  it('returns to the truth when it fails', async () => {
    const { storage } = await shopper();
    const { user } = renderApp('/audio-guide-by-category/2', storage);
    failNext(...post, 500);
    await user.click(await onCard('Add to Library'));
    expect(await screen.findByText(/was not added/)).toBeVisible();
    expect(await onCard('Add to Library')).toBeVisible();
  });

  it('opens the sign-in dialog for a visitor', async () => {
    const { user } = renderApp('/audio-guide-by-category/2');
    await user.click(await onCard('Add to Library'));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(requestsTo(...post)).toHaveLength(0);
  });
});
