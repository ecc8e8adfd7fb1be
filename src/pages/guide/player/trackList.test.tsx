import { screen, waitFor } from '@testing-library/react';
import { listenableGuide } from '../../../testing/server/catalogue.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';

// Shows.
test("'Analysis and key concepts' folds the tracks away, and shows them again", async () => {
  const guide = await listenableGuide();
  const { user } = renderPage(`/audio-guide/${guide.id}`);
  const head = await screen.findByRole('button', { name: 'Analysis and key concepts' });
  const [first] = guide.tracks;
  expect(head).toHaveAttribute('aria-expanded', 'true');
  await user.click(head);
  expect(head).toHaveAttribute('aria-expanded', 'false');
  const title = { selector: '.MuiListItemText-root *' };
  await waitFor(() => expect(screen.getByText(first?.title ?? '', title)).not.toBeVisible());
  await user.click(head);
  expect(head).toHaveAttribute('aria-expanded', 'true');
});
