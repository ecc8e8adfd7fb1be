import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { RouterLink } from '../basic/RouterLink.tsx';
import { OpeningCard } from './OpeningCard.tsx';

/** A browser's view transitions, whose steps the test runs. */
function fakeTransitions() {
  const nothing = () => Promise.resolve();
  const seen = { begun: 0, named: '', update: nothing, end: () => undefined as void };
  const start = (update: () => Promise<void>) => {
    seen.begun += 1;
    seen.named = cover().style.viewTransitionName;
    seen.update = update;
    const finished = new Promise<void>((resolve) => (seen.end = resolve));
    return { finished, ready: Promise.reject(new Error('skipped')) };
  };
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });
  return seen;
}

const cover = (): HTMLElement => {
  const picture = document.querySelector<HTMLElement>('.picture');
  if (!picture) throw new Error('The card has no picture');
  return picture;
};
const isOpening = () => document.documentElement.dataset.opening !== undefined;
const opened = () => screen.findByRole('heading', { name: 'There' });

function renderCard() {
  render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={
            <OpeningCard>
              <img className="picture" alt="" />
              <RouterLink to="/there">Open</RouterLink>
            </OpeningCard>
          }
        />
        <Route path="/there" element={<h1>There</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link', { name: 'Open' }), user: userEvent.setup() };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
});

test('the card’s picture has the name of the transition, then the page’s own until its end', async () => {
  const transitions = fakeTransitions();
  const { link, user } = renderCard();
  const picture = cover();
  await user.click(link);
  await act(transitions.update);
  expect(await opened()).toBeVisible();
  expect([transitions.named, picture.style.viewTransitionName]).toEqual(['cover', '']);
  expect(isOpening()).toBe(true);
  await act(async () => transitions.end());
  expect(isOpening()).toBe(false);
});

test('a double click begins one transition', async () => {
  const transitions = fakeTransitions();
  const { link, user } = renderCard();
  await user.dblClick(link);
  await act(transitions.update);
  expect(await opened()).toBeVisible();
  expect(transitions.begun).toBe(1);
  await act(async () => transitions.end());
});

test.each([
  ['in a hidden tab', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  [
    'with reduced motion',
    () => {
      const { matchMedia } = window;
      jest
        .spyOn(window, 'matchMedia')
        .mockImplementation((query) =>
          Object.assign(matchMedia(query), { matches: query.includes('reduced-motion: reduce') }),
        );
    },
  ],
  ['without support for it', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('%s the page opens without a transition', async (_when, arrange) => {
  const transitions = fakeTransitions();
  arrange();
  const { link, user } = renderCard();
  await user.click(link);
  expect(await opened()).toBeVisible();
  expect(transitions.begun).toBe(0);
});
