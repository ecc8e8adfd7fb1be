import { screen } from '@testing-library/dom';

/** Does what the script in the page's HTML does before the app's script has loaded. */
function recordEarlyClicks(): void {
  const early: NonNullable<Window['earlyClick']> = {
    keep: (event) => {
      early.target = event.target;
      event.preventDefault();
    },
  };
  window.earlyClick = early;
  window.addEventListener('click', early.keep, true);
}

let clicks: number;
let captureEarlyClick: () => void;
let replayEarlyClick: () => void;
const button = () => screen.getByRole('button');
const hydrate = () => button().addEventListener('click', () => (clicks += 1));

beforeEach(async () => {
  // A page has one early click, so each test uses a new module.
  jest.resetModules();
  ({ captureEarlyClick, replayEarlyClick } = await import('./earlyClick.ts'));
  jest.useFakeTimers();
  clicks = 0;
  document.body.innerHTML = '<main><button><span>Play</span></button><p>Text</p></main>';
  recordEarlyClicks();
});
afterEach(() => {
  captureEarlyClick();
  jest.useRealTimers();
});

const clickOn = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a button that was clicked before the script is pressed once after it', () => {
  clickOn('span');
  hydrate();
  captureEarlyClick();
  replayEarlyClick();
  jest.runAllTimers();
  expect(clicks).toBe(1);
});

test('a click on what is no button is not repeated', () => {
  clickOn('p');
  hydrate();
  captureEarlyClick();
  replayEarlyClick();
  jest.runAllTimers();
  expect(clicks).toBe(0);
});

test('a press that is stopped above the button is tried again until it gets there', () => {
  const stop = (event: Event) => event.stopPropagation();
  clickOn('button');
  hydrate();
  captureEarlyClick();
  // Does what React does with a click on a part of the page that is not hydrated yet.
  document.body.addEventListener('click', stop, true);
  replayEarlyClick();
  jest.advanceTimersByTime(200);
  expect(clicks).toBe(0);
  expect(button()).toHaveAttribute('aria-busy', 'true');

  document.body.removeEventListener('click', stop, true);
  jest.advanceTimersByTime(100);
  expect(clicks).toBe(1);
  expect(button()).not.toHaveAttribute('aria-busy');
  jest.runAllTimers();
  expect(clicks).toBe(1);
});

test('a press that never gets there is given up after ten seconds', () => {
  clickOn('button');
  hydrate();
  captureEarlyClick();
  const stop = (event: Event) => event.stopPropagation();
  document.body.addEventListener('click', stop, true);
  replayEarlyClick();
  jest.advanceTimersByTime(11_000);
  document.body.removeEventListener('click', stop, true);
  jest.runAllTimers();
  expect(clicks).toBe(0);
  expect(button()).not.toHaveAttribute('aria-busy');
});

test('a button that has left the page is not pressed', () => {
  const pressed = button();
  clickOn('button');
  hydrate();
  captureEarlyClick();
  pressed.remove();
  replayEarlyClick();
  jest.runAllTimers();
  expect(clicks).toBe(0);
});

test('the button that replaces a pressed one is pressed when it comes', () => {
  button().setAttribute('aria-label', 'Search');
  clickOn('button');
  captureEarlyClick();
  document.body.innerHTML = '<main></main>';
  replayEarlyClick();
  jest.advanceTimersByTime(200);
  document.body.innerHTML = '<button aria-label="Search"></button>';
  hydrate();
  jest.runAllTimers();
  expect(clicks).toBe(1);
});

test('a press of a link that is stopped above it loads no page, and is tried again', () => {
  document.body.innerHTML = '<main><a href="/person"><span>Persons</span></a></main>';
  const link = document.querySelector('a');
  const presses: Event[] = [];
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.addEventListener('click', () => (clicks += 1));
  const stop = (event: Event) => {
    presses.push(event);
    event.stopPropagation();
  };
  document.body.addEventListener('click', stop, true);
  clickOn('span');
  captureEarlyClick();
  replayEarlyClick();
  jest.advanceTimersByTime(200);
  expect(clicks).toBe(0);
  // The first press is that of the page's script.
  expect(presses.slice(1).map(({ defaultPrevented }) => defaultPrevented)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);

  document.body.removeEventListener('click', stop, true);
  jest.advanceTimersByTime(100);
  expect(clicks).toBe(1);
});

test('a press that ends a drag is stopped for good', () => {
  hydrate();
  clickOn('button');
  captureEarlyClick();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  clicks = 0;
  document.body.addEventListener('click', stop, true);
  replayEarlyClick();
  document.body.removeEventListener('click', stop, true);
  jest.runAllTimers();
  expect(clicks).toBe(0);
});
