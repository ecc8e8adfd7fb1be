import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './Panel.tsx';

test('an empty state says what there is to say, and no more', () => {
  render(<Panel title="No guides in this category yet." />);
  expect(screen.getByRole('status')).toHaveTextContent(/^No guides in this category yet\.$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it may explain, and offer one way on', async () => {
  const onClick = jest.fn();
  render(
    <Panel title="This page does not exist." action={{ label: 'Go home', onClick }}>
      The address may be old.
    </Panel>,
  );
  expect(screen.getByText('The address may be old.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go home' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
