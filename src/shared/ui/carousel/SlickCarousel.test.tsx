import { act, fireEvent, render, screen } from '@testing-library/react';
import { SlickCarousel } from './SlickCarousel.tsx';

const perView = { xs: 2, sm: 2, md: 2, lg: 2 };
const names = ['Roma', 'Pisa', 'Lucca', 'Siena', 'Prato', 'Massa', 'Carrara', 'Pistoia'];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** React renders at the end of each act(), and the slides' timers wait for its renders. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    await act(() => jest.advanceTimersByTimeAsync(10));
  }
};

const row = (cities: string[]) => (
  <SlickCarousel perView={perView} autoplaySpeed={2000}>
    {cities.map((name) => (
      <a key={name} href={`/${name}`}>
        {name}
      </a>
    ))}
  </SlickCarousel>
);
const show = (cities = names) => render(row(cities));

const slides = () => [...document.querySelectorAll<HTMLElement>('.slick-slide')];
const seen = () => slides().flatMap((slide) => (slide.inert ? [] : [slide.textContent]));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('moves on through all slides', async () => {
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
