import { screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { SearchField } from './SearchField.tsx';
import { useSearchText } from './useSearchText.ts';

/** A list's field, the current address, and links to other addresses of the same page. */
function Part() {
  const [text, setText] = useSearchText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <SearchField label="Search" text={text} onChange={setText} />
      <output>{pathname + search}</output>
      <RouterLink to="/person">All</RouterLink>
      <RouterLink to="/person?q=giotto">Giotto</RouterLink>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search' });
const address = () => screen.getByRole('status').textContent;
const link = (name: string) => screen.getByRole('link', { name });
const holds = (text: string) => waitFor(() => expect(field()).toHaveValue(text));

test('the field shows the text of the address', () => {
  renderPart(<Part />, '/person?q=L%E2%80%99ultima%20cena');
  expect(field()).toHaveValue('L’ultima cena');
});

test('what is typed goes to the address, and with the last character the parameter', async () => {
  const { user } = renderPart(<Part />, '/person?sort=name');
  await user.type(field(), 'più & più');
  expect(field()).toHaveValue('più & più');
  expect(new URLSearchParams(address()?.split('?')[1]).get('q')).toBe('più & più');
  await user.clear(field());
  expect(address()).toBe('/person?sort=name');
});

test('typing in the middle keeps every character in its place', async () => {
  const { user } = renderPart(<Part />, '/person?q=Mchelangelo');
  await user.type(field(), 'i', { initialSelectionStart: 1 });
  expect(field()).toHaveValue('Michelangelo');
});

test('a link to another search fills or empties the field', async () => {
  const { user } = renderPart(<Part />, '/person');
  await user.type(field(), 'masaccio');
  await user.click(link('Giotto'));
  await holds('giotto');
  await user.click(link('All'));
  await holds('');
});

test('Back leads to the previous search in one step', async () => {
  const { user } = renderPart(<Part />, '/person');
  await user.type(field(), 'masaccio');
  await user.click(link('All'));
  await holds('');
  await user.type(field(), 'x');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await holds('masaccio');
  expect(address()).toBe('/person?q=masaccio');
});

test('takes no more than 200 characters', async () => {
  const { user } = renderPart(<Part />, '/person');
  await user.click(field());
  await user.paste('a'.repeat(300));
  expect(field()).toHaveValue('a'.repeat(200));
});
