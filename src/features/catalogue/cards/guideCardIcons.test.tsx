import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { sessionSlice } from '../../auth/session/sessionSlice.ts';
import type { Guide } from '../../../domain/model.ts';
import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { GuideCard } from './GuideCard.tsx';
import { GuideGrid } from '../lists/GuideGrid.tsx';

const guide: Guide = {
  id: 12,
  title: 'Masaccio',
  shortDescription: 'Un pittore.',
  cover: toPicture('pictures/guide/masaccio.160-320.webp'),
  theme: 'audio/theme/12.mp3',
  price: '5.99',
  isSpecial: false,
  lang: 'it',
  category: { id: 3, name: 'Pittura' },
  isOwned: false,
  isInLibrary: false,
};
const other: Guide = { ...guide, id: 13, title: 'Giotto', theme: 'audio/theme/13.mp3' };
const card = (each: Guide, sells = true) => (
  <GuideCard guide={each} descriptionLength={60} sizes="90vw" sells={sells} />
);
/** Shows one list after the other. */
function Changing({ lists }: { lists: Guide[][] }) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <GuideGrid guides={lists[index] ?? []} />
      <button onClick={() => setIndex(index + 1)}>the next list</button>
    </>
  );
}
const cartButton = () => screen.queryByRole('button', { name: 'Add to Cart: Masaccio' });

test('the cover comes in the formats and widths that its path names', () => {
  const { container } = renderPart(card(guide));
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) {
    expect(source.srcset).toMatch(/masaccio\.160\.\w+ 160w, .*masaccio\.320\.\w+ 320w$/);
    expect(source.sizes).toBe('90vw');
  }
});

// Shows.
test('cart, preview and library; nothing says that it is owned', () => {
  renderPart(card(guide));
  expect(cartButton()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play a preview of Masaccio' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Library: Masaccio' })).toBeInTheDocument();
  expect(screen.queryByText('Owned')).not.toBeInTheDocument();
});

// Shows.
test('an owned guide is marked as owned, and is not sold again', () => {
  renderPart(card({ ...guide, isOwned: true }));
  expect(screen.getByText('Owned')).toBeVisible();
  expect(cartButton()).not.toBeInTheDocument();
});

// Shows.
test('a list that sells nothing has no cart', () => {
  renderPart(card(guide, false));
  expect(cartButton()).not.toBeInTheDocument();
});

// Shows.
test('what is in the library can be removed', () => {
  renderPart(card({ ...guide, isInLibrary: true }));
  expect(screen.getByRole('button', { name: 'Remove from Library: Masaccio' })).toBeInTheDocument();
});

// Shows.
test.each(['Add to Cart: Masaccio', 'Add to Library: Masaccio'])(
  'without a token, %s opens the dialog',
  async (name) => {
    const { store, user } = renderPart(card(guide));
    act(() => void store.dispatch(sessionSlice.actions.appStarted()));
    await user.click(screen.getByRole('button', { name }));
    expect(store.getState().dialog.view).toBe('login');
  },
);

describe('a preview', () => {
  const play = () => screen.getByRole('button', { name: 'Play a preview of Masaccio' });
  const ring = () => document.querySelector<SVGCircleElement>('.preview-ring circle');

  test('fills a ring, second by second', async () => {
    const { audio, user } = renderPart(card(guide));
    expect(ring()).toBeNull();
    await user.click(play());
    await audio.advance(1);
    const first = Number(ring()?.style.strokeDashoffset);
    await audio.advance(10);
    expect(Number(ring()?.style.strokeDashoffset)).toBeLessThan(first);
  });

  test('stops when its card leaves the list, and continues while it stays', async () => {
    // The second list is the first one read again, as after a click on the library button.
    const lists = [[guide, other], [{ ...guide, isInLibrary: true }, other], [other]];
    const { audio, user } = renderPart(<Changing lists={lists} />);
    const next = () => user.click(screen.getByRole('button', { name: 'the next list' }));
    await user.click(play());
    await audio.advance(1);
    await next();
    expect(audio.paused).toBe(false);
    await next();
    expect(audio.paused).toBe(true);
  });
});
