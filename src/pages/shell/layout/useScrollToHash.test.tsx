import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useScrollToHash } from './useScrollToHash.ts';

function Page() {
  useScrollToHash();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <h1>{pathname}</h1>
      <p id="part">The part</p>
    </>
  );
}

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

/** Opens the last of these addresses. The first one has the key 'default', as an entry of 'Skip to content' has. */
const open = (...addresses: string[]) =>
  render(
    <MemoryRouter initialEntries={addresses}>
      <Page />
    </MemoryRouter>,
  );

test('the first page is scrolled to the section in its address', () => {
  open('/guide#part');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The part')).toHaveFocus();
});

test("going back to an entry of 'Skip to content' leaves the position to the browser", async () => {
  open('/guide#part', '/other');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: '/guide' })).toBeVisible();
  expect(scrolled).not.toHaveBeenCalled();
});
