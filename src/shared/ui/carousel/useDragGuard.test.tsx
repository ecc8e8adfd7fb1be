import { fireEvent, render, screen } from '@testing-library/react';
import { SlickCarousel } from './SlickCarousel.tsx';

const followed = jest.fn();
const showLinks = () =>
  render(
    <SlickCarousel perView={{ xs: 2, sm: 2, md: 2, lg: 2 }} autoplaySpeed={2000}>
      {['Roma', 'Pisa', 'Lucca', 'Siena'].map((name) => (
        <button key={name} onClick={() => followed(name)}>
          {name}
        </button>
      ))}
    </SlickCarousel>,
  );
/** The pointer goes down, moves by so many pixels, and up. */
const drag = (by: number) => {
  const [slide] = screen.getAllByRole('button', { name: 'Roma' });
  if (!slide) throw new Error('a first slide');
  const at = (clientX: number) => ({ clientX, buttons: 1, detail: 1, button: 0 });
  fireEvent.mouseDown(slide, at(200));
  fireEvent.mouseMove(slide, at(200 + by));
  fireEvent.mouseUp(slide, at(200 + by));
  return fireEvent.click(slide, at(200 + by));
};
beforeEach(() => followed.mockClear());

test('a click that ends a drag is not heard by the slide that was grabbed', () => {
  showLinks();
  const goesOn = drag(-120);
  expect(goesOn).toBe(false);
  expect(followed).not.toHaveBeenCalled();
});

test('a click that moves a few pixels counts, and so does the next one after a drag', () => {
  showLinks();
  drag(4);
  expect(followed).toHaveBeenCalledTimes(1);
  drag(-120);
  expect(drag(0)).toBe(true);
  expect(followed).toHaveBeenCalledTimes(2);
});

test('a click of the keyboard is heard, even when a drag has ended outside the row', () => {
  showLinks();
  const [slide] = screen.getAllByRole('button', { name: 'Roma' });
  if (!slide) throw new Error('a first slide');
  fireEvent.mouseDown(slide, { clientX: 200, buttons: 1 });
  fireEvent.mouseMove(slide, { clientX: 20, buttons: 1 });
  fireEvent.click(slide, { detail: 0 });
  expect(followed).toHaveBeenCalledTimes(1);
});
