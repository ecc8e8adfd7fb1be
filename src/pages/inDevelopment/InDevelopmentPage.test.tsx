import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/screens/renderPage.tsx';

// Shows.
test.each(['/events', '/events/3', '/event/3', '/event/abc', '/artists'])(
  "%s is 'In Development Mode', with a way home",
  async (address) => {
    const { user } = renderPage(address);
    expect(await screen.findByRole('heading', { name: 'In Development Mode' })).toBeVisible();
    expect(document.title).toBe('In Development Mode · Cicerone');
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
  },
);
