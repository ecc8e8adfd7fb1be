import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { rawStorage } from '../../shared/storage/rawStorage.ts';
import { openStore } from '../store/store.ts';
import { followLanguage, keepPage } from './keepPage.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  document.removeEventListener('click', keepPage);
});

const visit = () =>
  render(
    <MemoryRouter initialEntries={['/person?q=vasari']}>
      <LanguageOffer />
    </MemoryRouter>,
  );

test('a visitor with an Italian browser is offered the page in Italian once, in Italian', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'it-CH', 'en']);
  const first = visit();
  expect(screen.getByRole('status')).toHaveAttribute('lang', 'it');
  expect(screen.getByRole('link', { name: 'Italiano' })).toHaveAttribute(
    'href',
    '/it/person?q=vasari',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  first.unmount();
  visit();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([[['en-GB', 'it']], [['de']], [[]]])(
  'a visitor whose browser asks for %j is offered nothing',
  (languages) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    visit();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

test('the page in another language has what was typed, without passwords, and is scrolled as before', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  Object.assign(window, { scrollY: 240 });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const fields = '<input name="email" type="email"><input name="password" type="password">';
  document.body.innerHTML = `${fields}<a href="/it/subscribe" hreflang="it">Italiano</a>`;
  window.history.replaceState(null, '', '/subscribe');
  const fieldsOf = () => [...document.querySelectorAll('input')];
  fieldsOf().forEach((field) => (field.value = 'anna@example.com'));
  const store = openStore({ storage: rawStorage });
  followLanguage(store);
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByRole('link', { name: 'Italiano' }));
  expect(rawStorage.read('language')).toBe('it');
  // The next page, which renders its form a moment later.
  document.body.innerHTML = '';
  followLanguage(store);
  document.body.innerHTML = fields;
  await waitFor(() =>
    expect(fieldsOf().map(({ value }) => value)).toEqual(['anna@example.com', '']),
  );
  expect(scrolled).toHaveBeenCalledWith({ top: 240, behavior: 'instant' });
  Object.assign(window, { scrollY: 0 });
});
