import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { IconAction } from './IconAction.tsx';
import { startTooltips } from './tooltips.ts';

beforeAll(() => {
  // For the whole file: a clock that started again for each test would be behind the last tooltip.
  jest.useFakeTimers();
  startTooltips();
});
afterEach(async () => {
  // The pointer leaves the page, so that the next tooltip is a first one.
  fireEvent.pointerLeave(document.documentElement);
  await wait(0);
  await wait(2000);
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const tips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

test('nothing opens when the pointer has left; the keyboard opens it, and Escape closes it', async () => {
  renderPart(
    <IconAction label="Share" onClick={() => undefined}>
      3
    </IconAction>,
  );
  fireEvent.pointerOver(screen.getByRole('button'));
  fireEvent.pointerOver(document.body);
  await wait(2000);
  expect(tips()).toEqual([]);
  act(() => screen.getByRole('button').focus());
  await wait(720);
  expect(tips()).toEqual(['Share']);
  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(2000);
  expect(tips()).toEqual([]);
});

test('an open one stays under the pointer, says what its button says, and goes with it', async () => {
  const action = (label: string) => (
    <IconAction label={label} onClick={() => undefined}>
      5
    </IconAction>
  );
  const { rerender } = render(action('Play'));
  fireEvent.pointerOver(screen.getByRole('button'));
  await wait(720);
  fireEvent.pointerOver(screen.getByRole('tooltip'));
  rerender(action('Pause'));
  await wait(0);
  expect(tips()).toEqual(['Pause']);
  rerender(<></>);
  await wait(0);
  await wait(2000);
  expect(tips()).toEqual([]);
});

test('a long press opens it as well', async () => {
  renderPart(
    <IconAction label="Delete" onClick={() => undefined}>
      4
    </IconAction>,
  );
  fireEvent.touchStart(screen.getByRole('button'));
  await wait(2000);
  expect(tips()).toEqual(['Delete']);
  fireEvent.touchEnd(screen.getByRole('button'));
  // It goes, and then it fades.
  await wait(2000);
  await wait(2000);
  expect(tips()).toEqual([]);
});

// Shows.
test('a tooltip opens after 700 ms; within 300 ms after another one has closed, at once', async () => {
  renderPart(
    <>
      <IconAction label="Download" onClick={() => undefined}>
        1
      </IconAction>
      <IconAction label="Add to Cart" onClick={() => undefined}>
        2
      </IconAction>
    </>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  fireEvent.pointerOver(button('Download'));
  await wait(690);
  expect(tips()).toEqual([]);
  await wait(20);
  expect(tips()).toEqual(['Download']);
  fireEvent.pointerOver(document.body);
  await wait(290);
  fireEvent.pointerOver(button('Add to Cart'));
  await wait(10);
  expect(tips()).toContain('Add to Cart');
  fireEvent.pointerOver(document.body);
  await wait(310);
  fireEvent.pointerOver(button('Download'));
  await wait(690);
  expect(tips()).toEqual([]);
  await wait(20);
  expect(tips()).toEqual(['Download']);
  // It closes before its button is removed.
  fireEvent.pointerOver(document.body);
  await wait(2000);
});
