import { act, fireEvent, render, screen } from '@testing-library/react';
import { SlickCarousel } from './SlickCarousel.tsx';

const perView = { xs: 2, sm: 2, md: 2, lg: 2 };
const names = ['Roma', 'Pisa', 'Lucca', 'Siena', 'Prato', 'Massa', 'Carrara', 'Pistoia'];

beforeEach(() => {
  jest.useFakeTimers();
  // One that is never idle; a test that wants it to be takes these away.
  Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => undefined });
});
afterEach(() => {
  becomeIdle();
  jest.useRealTimers();
});
/** As Safari, which has no such thing: then a while is idle enough. */
const becomeIdle = () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
};

/** React renders at the end of each act(), and the slides' timers wait for its renders. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    await act(() => jest.advanceTimersByTimeAsync(10));
  }
};

/** Every time that a slide was drawn. */
let drawings: string[] = [];
function City({ name }: { name: string }) {
  drawings.push(name);
  return <a href={`/${name}`}>{name}</a>;
}

const row = (cities: string[], stillHeight = 300) => (
  <SlickCarousel perView={perView} autoplaySpeed={2000} stillHeight={stillHeight}>
    {cities.map((name) => (
      <City key={name} name={name} />
    ))}
  </SlickCarousel>
);
const show = (cities = names, stillHeight = 300) => {
  drawings = [];
  return render(row(cities, stillHeight));
};

const slides = () => [...document.querySelectorAll<HTMLElement>('.slick-slide')];
/** The slides themselves, without react-slick's doubles of them. */
const drawn = () =>
  slides()
    .filter((slide) => !slide.matches('.slick-cloned'))
    .map((slide) => slide.textContent)
    .filter((text) => text !== '');
const seen = () => slides().flatMap((slide) => (slide.inert ? [] : [slide.textContent]));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('begins with the slides in sight, the next and the last; the others come when there is time', async () => {
  becomeIdle();
  show();
  expect(drawn()).toEqual(['Roma', 'Pisa', 'Lucca', 'Pistoia']);
  expect(slides().filter((slide) => !slide.matches('.slick-cloned'))).toHaveLength(names.length);
  await pass(250);
  expect(drawn()).toEqual(['Roma', 'Pisa', 'Lucca', 'Siena', 'Pistoia']);
  await pass(800);
  expect(drawn()).toEqual(names);
  // What is out of sight stays out of reach, whenever it came.
  expect(seen()).toEqual(['Roma', 'Pisa']);
});

test('a slide that is there is not drawn again for one that comes', async () => {
  becomeIdle();
  show();
  await pass(1000);
  expect(drawn()).toEqual(names);
  // As many are shown at a time, so many have a double at the other end.
  const times = names.map((name) => drawings.filter((drawing) => drawing === name).length);
  expect(times).toEqual([2, 2, 1, 1, 1, 1, 2, 2]);
});

test('a short row is drawn at once', () => {
  show(['Roma', 'Pisa', 'Lucca', 'Siena']);
  expect(drawn()).toEqual(['Roma', 'Pisa', 'Lucca', 'Siena']);
});

test.each([
  ['a pointer', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Next slide' }))],
  ['a key', () => fireEvent.keyDown(screen.getAllByRole('link')[0] ?? document, { key: 'Tab' })],
])('all are there at once for %s', (_what, come) => {
  show();
  come();
  expect(drawn()).toEqual(names);
});

test('moves on to slides that are there, though the browser never has time', async () => {
  show();
  const found: string[][] = [];
  while (found.length < names.length) {
    await pass(2050);
    found.push(seen().map(String));
  }
  expect(found).toEqual(
    names.map((_, index) => [1, 2].map((step) => names[(index + step) % names.length])),
  );
});

test.each([
  ['Next slide', ['Pisa', 'Lucca'], ['Lucca', 'Siena']],
  ['Previous slide', ['Pistoia', 'Roma'], ['Carrara', 'Pistoia']],
])('%s, pressed by no pointer and again at once, finds slides', async (name, first, second) => {
  show();
  press(name);
  await pass(10);
  expect(seen()).toEqual(first);
  await pass(300);
  press(name);
  await pass(10);
  expect(seen()).toEqual(second);
});

test('the keyboard goes along with the first arrow', async () => {
  show();
  const [first] = screen.getAllByRole('link', { name: 'Roma' });
  act(() => first?.focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  await pass(500);
  expect(seen()).toEqual(['Pistoia', 'Roma']);
  expect(document.activeElement).toHaveTextContent('Pistoia');
});

test('a row that grows shows no gap at its position', async () => {
  const { rerender } = show(['Roma', 'Pisa', 'Lucca', 'Siena']);
  press('Next slide');
  await pass(300);
  press('Next slide');
  await pass(300);
  rerender(row(names));
  await pass(10);
  expect(seen()).toEqual(['Lucca', 'Siena']);
});

test('is no lower than it stood until all are there', () => {
  show();
  const tallest = () =>
    getComputedStyle(
      document.querySelector('.carousel')?.parentElement ?? document.body,
    ).getPropertyValue('--tallest');
  expect(tallest()).toBe('300px');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Next slide' }));
  expect(tallest()).toBe('');
});

test('one that never stood still does not know how high it gets, and is drawn at once', () => {
  show(names, 0);
  expect(drawn()).toEqual(names);
});
