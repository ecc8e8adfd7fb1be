import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/screens/renderApp.tsx';

describe('/business-plan', () => {
  // Shows.
  it('has its sections in Italian: intro, reasons, audience, questions and the form', async () => {
    renderApp('/business-plan');
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Ogni luogo ha una storia.');
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'it');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Perché scegliere Cicerone',
      'Per chi apre le porte agli altri',
      'Domande frequenti',
      'Raccontateci il vostro luogo',
    ]);
    expect(main.getAllByText(/20\.000/).length).toBeGreaterThan(1);
    const region = (name: string) => within(main.getByRole('region', { name }));
    expect(region('Perché scegliere Cicerone').getAllByRole('listitem')).toHaveLength(6);
    expect(region('Domande frequenti').getAllByRole('button')).toHaveLength(7);
    expect(document.title).toBe('Cicerone per le aziende · Audioguide per musei, hotel e viaggi');
  });

  it('leads to the form, and opens an answer', async () => {
    const { user } = renderApp('/business-plan');
    await user.click(await screen.findByRole('button', { name: 'Come si svolge la demo?' }));
    expect(await screen.findByText(/Ci incontriamo in videochiamata/)).toBeVisible();
    const demo = screen.getByRole('region', { name: 'Raccontateci il vostro luogo' });
    // jsdom lays nothing out, so it can't scroll.
    demo.scrollIntoView = jest.fn();
    await user.click(screen.getByRole('link', { name: 'Richiedete una demo' }));
    await waitFor(() => expect(demo).toHaveFocus());
  });
});
