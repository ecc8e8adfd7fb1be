import { screen } from '@testing-library/dom';
import { replayEarlyClick } from './earlyClick.ts';

/** Does what the script in the page's HTML does before the app's script has loaded. */
function keepClicks(): void {
  const early: NonNullable<Window['earlyClick']> = {
    keep: (event) => {
      early.element = (event.target as Element).closest('button') ?? early.element; // every target is an element
      event.stopPropagation();
    },
  };
  window.earlyClick = early;
  window.addEventListener('click', early.keep, true);
}

let clicks: number;
const button = () => screen.getByRole('button');
const hydrate = () => button().addEventListener('click', () => (clicks += 1));

beforeEach(() => {
  jest.useFakeTimers();
  clicks = 0;
  document.body.innerHTML = '<main><button><span>Play</span></button></main>';
  keepClicks();
  screen.getByText('Play').click();
});
afterEach(() => {
  replayEarlyClick();
  jest.useRealTimers();
});

test('a button that was clicked before the page was hydrated is pressed once', () => {
  hydrate();
  expect(clicks).toBe(0);
  replayEarlyClick();
  replayEarlyClick();
  jest.runAllTimers();
  expect(clicks).toBe(1);
});

test('a press that is stopped above the button is tried again until it gets there', () => {
  hydrate();
  const stop = (event: Event) => event.stopPropagation();
  // Does what React does with a click on a part of the page whose code is not loaded yet.
  document.body.addEventListener('click', stop, true);
  replayEarlyClick();
  jest.advanceTimersByTime(450);
  expect(clicks).toBe(0);
  document.body.removeEventListener('click', stop, true);
  jest.runAllTimers();
  expect(clicks).toBe(1);
});

test('a press that never gets there is given up', () => {
  hydrate();
  const stop = (event: Event) => event.stopPropagation();
  document.body.addEventListener('click', stop, true);
  replayEarlyClick();
  jest.runAllTimers();
  document.body.removeEventListener('click', stop, true);
  jest.runAllTimers();
  expect(clicks).toBe(0);
});

test('a button that has left the page is not pressed', () => {
  hydrate();
  button().remove();
  replayEarlyClick();
  jest.runAllTimers();
  expect(clicks).toBe(0);
});
