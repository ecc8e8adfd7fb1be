import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { RouterLink } from '../basic/RouterLink.tsx';
import { takeBackEntries, useBackCloses } from './useBackCloses.ts';

function Layer({ name, children }: { name: string; children?: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useBackCloses(isOpen, close);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open {name}</button>
      {isOpen && (
        <section aria-label={name}>
          <button onClick={close}>Close {name}</button>
          <RouterLink to={`/from-${name}`} onClick={close}>
            Link of {name}
          </RouterLink>
          {children}
        </section>
      )}
    </>
  );
}

const Address = () => <p>At {useLocation().pathname}</p>;

async function open() {
  window.history.pushState(null, '', '/before');
  render(
    <BrowserRouter>
      <Address />
      <RouterLink to="/page">Page</RouterLink>
      <RouterLink to="/other">Other</RouterLink>
      <Layer name="outer">
        <Layer name="inner" />
      </Layer>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByText(name));
  await press('Page');
  return { press };
}

const isOpen = (name: string) => screen.queryByRole('region', { name }) !== null;
const shows = (address: string, ...layers: string[]) =>
  waitFor(() => {
    expect(screen.getByText(`At ${address}`)).toBeInTheDocument();
    expect(['outer', 'inner'].filter(isOpen)).toEqual(layers);
  });
/** Every open layer has its entry, and closed ones have none. */
const hasEntries = (count: number) =>
  waitFor(() => expect(window.history.state.layers ?? 0).toBe(count));

test('Back closes the topmost layer, then the next one, then leaves the page', async () => {
  const { press } = await open();
  await press('Open outer');
  await press('Open inner');
  await hasEntries(2);
  window.history.back();
  await shows('/page', 'outer');
  window.history.back();
  await shows('/page');
  window.history.back();
  await shows('/before');
});

test('a layer that is closed leaves no entry', async () => {
  const { press } = await open();
  await press('Open outer');
  await hasEntries(1);
  await press('Close outer');
  await hasEntries(0);
  await press('Open outer');
  await press('Open inner');
  await hasEntries(2);
  await press('Close outer');
  await hasEntries(0);
  window.history.back();
  await shows('/before');
});

test('Back from the page of a link in a layer leads to the page below, and Forward to that of the link', async () => {
  const { press } = await open();
  await press('Open outer');
  await hasEntries(1);
  await press('Link of outer');
  await shows('/from-outer');
  window.history.back();
  await shows('/page');
  await hasEntries(0);
  window.history.forward();
  await shows('/from-outer');
  window.history.back();
  await shows('/page');
  await hasEntries(0);
  window.history.back();
  await shows('/before');
});

test('a page that is opened while the entry of a closed layer is taken back stays', async () => {
  const { press } = await open();
  await press('Open outer');
  await hasEntries(1);
  const go = window.history.go.bind(window.history);
  const taken = jest.spyOn(window.history, 'go').mockImplementationOnce((steps) => {
    // A browser moves the history later, from the entry that is shown then.
    act(() => screen.getByText('Other').click());
    go(steps);
  });
  const moved = jest.fn();
  window.addEventListener('popstate', moved, { once: true });
  await press('Close outer');
  await waitFor(() => expect(moved).toHaveBeenCalled());
  expect(taken).toHaveBeenCalledTimes(1);
  await shows('/other');
  window.history.back();
  await shows('/page');
  await hasEntries(0);
});

test('Back leaves the page after a reload with open layers', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/page');
  // Added before the reload.
  window.history.pushState({ idx: 1, layers: 1 }, '');
  window.history.pushState({ idx: 1, layers: 2 }, '');
  render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  );
  takeBackEntries();
  await hasEntries(0);
  window.history.back();
  await shows('/before');
});
