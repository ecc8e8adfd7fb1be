import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { IconAction } from './IconAction.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const tips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

test('nothing opens when the pointer left before its code was loaded; the keyboard opens it too', async () => {
  renderPart(
    <IconAction label="Share" onClick={() => undefined}>
      3
    </IconAction>,
  );
  fireEvent.mouseOver(screen.getByRole('button'));
  fireEvent.mouseLeave(screen.getByRole('button'));
  await act(() => import('./ActionTooltip.tsx'));
  await wait(2000);
  expect(tips()).toEqual([]);
  act(() => screen.getByRole('button').focus());
  await wait(720);
  expect(tips()).toEqual(['Share']);
  fireEvent.keyDown(document, { key: 'Escape' });
  // Longer than the next one counts as a next one.
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
test('the first tooltip comes after 700 ms, the next one after 300', async () => {
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
  fireEvent.mouseOver(button('Download'));
  await wait(690);
  expect(tips()).toEqual([]);
  await wait(20);
  expect(tips()).toEqual(['Download']);
  fireEvent.mouseLeave(button('Download'));
  await wait(10);
  fireEvent.mouseOver(button('Add to Cart'));
  await wait(320);
  expect(tips()).toContain('Add to Cart');
});
