import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel.tsx';

const perView = { xs: 1, sm: 1, md: 1, lg: 1 };
const names = ['Roma', 'Pisa', 'Lucca'];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Shows the row, and waits until it moves: its code comes when there is time. */
const show = async (cities = names) => {
  render(
    <Carousel label="Cities" perView={perView} autoplaySpeed={2000}>
      {cities.map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
          <img src={`/${name}.webp`} alt="" loading="lazy" />
        </a>
      ))}
    </Carousel>,
  );
  while (!document.querySelector('.slick-slide')) await pass(50);
};

/** The one slide that can be read and reached; the others are inert. */
const current = () => {
  const slides = [...document.querySelectorAll<HTMLElement>('.slick-slide')];
  return slides.filter((slide) => !slide.inert).map((slide) => slide.textContent);
};
/** React renders at the end of each act(), and the slides' timers wait for its renders. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(() => jest.advanceTimersByTimeAsync(50));
  }
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows one slide at a time, and only that one can be reached', async () => {
  await show();
  await pass(100);
  expect(current()).toEqual(['Roma']);
  expect(screen.getByRole('region', { name: 'Cities' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
});

// Shows.
test('moves by itself at its pace, round the end', async () => {
  await show();
  await pass(1900);
  expect(current()).toEqual(['Roma']);
  // react-slick adds 50 milliseconds of its own.
  for (const name of ['Pisa', 'Lucca', 'Roma', 'Pisa']) {
    await pass(2050);
    expect(current()).toEqual([name]);
  }
});

test("fetches the next slide's picture before it is seen", async () => {
  await show();
  const waitsUntilSeen = (name: string) =>
    document
      .querySelector(`.slick-slide:not(.slick-cloned) [href="/${name}"] img`)
      ?.getAttribute('loading') === 'lazy';
  await pass(100);
  expect(names.map(waitsUntilSeen)).toEqual([false, false, true]);
  await pass(2500);
  expect(current()).toEqual(['Pisa']);
  expect(names.map(waitsUntilSeen)).toEqual([false, false, false]);
});

test('stops on request, and moves on on request', async () => {
  await show();
  await pass(100);
  press('Pause the slides');
  await pass(10_000);
  expect(current()).toEqual(['Roma']);
  press('Play the slides');
  await pass(2500);
  expect(current()).toEqual(['Pisa']);
});

test('is moved by its buttons, round the ends', async () => {
  await show();
  await pass(100);
  press('Pause the slides');
  press('Previous slide');
  await pass(500);
  expect(current()).toEqual(['Lucca']);
  press('Next slide');
  await pass(500);
  expect(current()).toEqual(['Roma']);
});

test('is moved by the arrow keys, and the focus goes along', async () => {
  await show();
  await pass(100);
  act(() => screen.getByRole('link', { name: 'Roma' }).focus());
  const arrow = async (key: string) => {
    const isFree = fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await pass(500);
    return isFree;
  };
  // The page itself must not scroll: the key is used up.
  expect(await arrow('ArrowRight')).toBe(false);
  expect(current()).toEqual(['Pisa']);
  expect(screen.getByRole('link', { name: 'Pisa' })).toHaveFocus();
  await arrow('ArrowLeft');
  await arrow('ArrowLeft');
  expect(current()).toEqual(['Lucca']);
  expect(await arrow('ArrowDown')).toBe(true);
  expect(current()).toEqual(['Lucca']);
});

test('waits while something in it has the focus', async () => {
  await show();
  await pass(100);
  fireEvent.focus(screen.getByRole('link', { name: 'Roma' }));
  await pass(10_000);
  expect(current()).toEqual(['Roma']);
  fireEvent.blur(screen.getByRole('link', { name: 'Roma' }));
  await pass(2500);
  expect(current()).toEqual(['Pisa']);
});

// Shows.
test('waits under the pointer', async () => {
  await show();
  await pass(100);
  const list = document.querySelector('.slick-track');
  if (!list) throw new Error('a list of slides');
  fireEvent.mouseEnter(list);
  await pass(10_000);
  expect(current()).toEqual(['Roma']);
  fireEvent.mouseLeave(list);
  await pass(2500);
  expect(current()).toEqual(['Pisa']);
});

test('does not move for users who prefer reduced motion', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({
    ...matchMedia(query),
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  await show();
  await pass(10_000);
  expect(current()).toEqual(['Roma']);
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).not.toBeInTheDocument();
  window.matchMedia = matchMedia;
});
