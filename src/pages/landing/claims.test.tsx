import { screen, within } from '@testing-library/react';
import { renderPart } from '../../testing/screens/renderPart.tsx';
import { Questions } from './sections/Questions.tsx';
import { bundledLanding } from '../../testing/bundledLanding.ts';

// Shows.
test('monthly news, listening without a network, and books to continue with are promised', async () => {
  const { features } = bundledLanding;
  if (!features) throw new Error('the accordion of features');
  const { container, user } = renderPart(<Questions id="features" words={features} />);
  expect(container.querySelector('[lang="it"]')).not.toBeNull();
  const questions = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(questions).toEqual(features.items.map(({ question }) => question));
  for (const claim of [/ogni mese/, /senza rete/, /^Libri e prodotti/]) {
    const button = screen.getByRole('button', { name: claim });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  }
  expect(within(container).getByText(/in vendita sui grandi negozi online/)).toBeInTheDocument();
});
