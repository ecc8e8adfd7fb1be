import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../../../testing/screens/renderPart.tsx';
import { SleepPanel } from './SleepPanel.tsx';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 2, 1, 22, 30) }));
afterEach(() => jest.useRealTimers());

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the panel announces once when the sound ends, not each second', () => {
  renderPart(<SleepPanel />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  press('15 minutes');
  wait(1);
  expect(screen.getByRole('timer')).toHaveTextContent('The sound ends in 0:14:59.');
  expect(status).toHaveTextContent('The sound ends at 22:45.');
  wait(3);
  expect(screen.getByRole('timer')).toHaveTextContent('The sound ends in 0:14:56.');
  expect(status).toHaveTextContent('The sound ends at 22:45.');
  press('30 minutes');
  expect(status).toHaveTextContent('The sound ends at 23:00.');
  press('At the end of the track');
  expect(status).toHaveTextContent('The sound ends with the track.');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
